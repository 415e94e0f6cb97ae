/// Places the elements of a collection view; subclass it for a custom arrangement.
///
/// The collection view calls in this order: ``prepare()`` once after an invalidation, then
/// ``collectionViewContentSize``, and with each change of the visible part
/// ``layoutAttributesForElements(in:)``. Visible elements that this method returns get a view;
/// elements that it no longer returns lose their views. The views keep the attributes as returned:
/// to change them, invalidate the layout.
///
/// ```swift
/// final class CircleLayout: CollectionViewLayout {
///   override var collectionViewContentSize: Size { collectionView?.bounds.size ?? .zero }
///
///   override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
///     let count = collectionView?.numberOfItems(inSection: 0) ?? 0
///     return (0..<count).compactMap {
///       layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
///     }
///   }
/// }
/// ```
///
/// ``CollectionViewFlowLayout``, ``CollectionViewGridLayout`` and ``CollectionViewListLayout`` know
/// the visible elements as a range, and are not asked for attributes at all during a scroll.
/// Subclasses of the flow layout are asked, like any custom layout.
@preconcurrency @MainActor
open class CollectionViewLayout {
  /// The collection view that uses this layout.
  open var collectionView: CollectionView? { owningCollection }
  /// The collection view, regardless of overrides.
  final weak var owningCollection: CollectionView?

  /// Creates a layout that belongs to no collection view.
  public init() {}

  /// Always nil: there are no archives. It exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public init?(coder: any ArchiveCoder) { nil }

  /// The class of the attributes that the layout makes: ``CollectionViewLayoutAttributes`` or a
  /// subclass.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts: ``CollectionViewLayoutInvalidationContext``
  /// or a subclass.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

  // MARK: Elements

  /// Computes what the other methods return; called after an invalidation, before the other
  /// methods.
  open func prepare() {}

  /// The size of all elements together, in points; finite and not negative.
  open var collectionViewContentSize: Size { .zero }

  /// The elements that intersect a rectangle of the content; other elements may be among them.
  ///
  /// Each element occurs at most once; nil stands for no elements. Overlapping elements lie in the
  /// order of their z-index.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil if the layout does not have the item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a header, footer or other supplementary element; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a decoration view, which does not depend on the data; nil if there is none.
  ///
  /// The attributes of visible decoration views come from ``layoutAttributesForElements(in:)``; the
  /// views are made by the class registered with ``register(_:forDecorationViewOfKind:)``.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Registers the class of the decoration views of a kind; nil removes the registration.
  ///
  /// Decoration views come and go like other views, through the collection's queue, but the data
  /// source does not make them.
  public final func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorationClasses[elementKind] = viewClass
  }
  final var decorationClasses: [String: CollectionReusableView.Type] = [:]

  // MARK: Invalidation

  /// Whether to prepare again when the visible part changes; false by default.
  ///
  /// Called before each change of size and offset: `collectionView.bounds` still has the old value,
  /// so that an override can compare the old and the new bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Whether a cell's preferred size changes the layout; false by default.
  ///
  /// The preferred attributes are the original attributes as changed by
  /// ``CollectionReusableView/preferredLayoutAttributesFitting(_:)``. A layout that returns true
  /// stores the size that it needs, and is then prepared again.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Whether the layout is mirrored in content that goes from right to left
  /// (``View/effectiveUserInterfaceLayoutDirection``); false by default.
  ///
  /// The layout still works from left to right, and is asked in its own coordinates: it puts the
  /// first item at the left, and the collection shows this item at the right. The bounds of the
  /// collection are not mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that layouts are written for; a flipping layout is mirrored in the other
  /// direction.
  ///
  /// Always left to right. UIKit lets a layout override this property.
  public final var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  /// Makes the layout prepare again before it is next asked; an override calls `super`.
  ///
  /// The collection view calls this method for each invalidation of its own, too: when the bounds
  /// change, at a reload, and so on. This method then passes the context of that invalidation on to
  /// ``invalidateLayout(with:)``. (UIKit calls the two methods in this order; see openradar
  /// 40218744.)
  open func invalidateLayout() {
    let context = contextToUse ?? makeContext()
    contextToUse = nil
    invalidateLayout(with: context)
  }

  /// The context of an invalidation by the collection view, until it is passed on.
  private final var contextToUse: CollectionViewLayoutInvalidationContext?

  /// Invalidates the layout for the collection view, so that overrides of both methods are called.
  final func invalidate(using context: CollectionViewLayoutInvalidationContext) {
    contextToUse = context
    invalidateLayout()
    // An override that does not call `super` has not used the context.
    contextToUse = nil
  }

  /// Makes the layout prepare again; `context` says what is out of date. An override calls `super`.
  ///
  /// Every invalidation calls this method.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Whether the collection asks the view of an element for the attributes that it prefers, when it
  /// has been filled; by default, cells are asked.
  open func asksForPreferredAttributes(
    of attributes: CollectionViewLayoutAttributes
  ) -> Bool {
    attributes.representedElementCategory == .cell
  }

  /// The axis along which the view of an element keeps the length of its attributes when it is asked for those that
  /// it prefers; nil, the default, if it may prefer both another width and another height.
  ///
  /// Text that breaks into lines has the right height only at the width that it will have.
  open func axisToKeep(of attributes: CollectionViewLayoutAttributes) -> Axis? { nil }

  /// Whether the layout wants to know the size that the view of an element prefers, and does not know
  /// it, though the view is in sight: because it has forgotten it, for instance for another width, or
  /// because the element has become one that decides its size.
  ///
  /// Such a view is asked once the layout has been prepared. By default false: a view is asked when it
  /// comes.
  open func lacksPreferredSize(of attributes: CollectionViewLayoutAttributes) -> Bool { false }

  /// The context of an invalidation for new bounds.
  ///
  /// Called if ``shouldInvalidateLayout(forBoundsChange:)`` returns true.
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// The context of an invalidation for a cell's preferred size, which the layout has accepted.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  final func makeContext() -> CollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let contextClass = named as? CollectionViewLayoutInvalidationContext.Type else {
      fail(
        "CollectionView: invalidationContextClass of \(type(of: self)) is \(named), which is not an invalidation context"
      )
    }
    return contextClass.init()
  }

  /// The class of the layout's attributes, checked.
  final var attributesType: CollectionViewLayoutAttributes.Type {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? CollectionViewLayoutAttributes.Type else {
      fail(
        "CollectionView: layoutAttributesClass of \(type(of: self)) is \(named), which is not a "
          + "class of layout attributes")
    }
    return attributesClass
  }

  /// Whether attributes stay the same until the next invalidation, whatever part is visible; false
  /// by default.
  ///
  /// If true, the collection asks ``layoutAttributesForElements(in:)`` for more than is visible, and
  /// again only for a part that it does not know. Elements that move with the bounds come from
  /// ``layoutAttributesForPinnedElements(in:)``.
  open var keepsAttributes: Bool { false }

  /// The supplementary views whose attributes follow the bounds, such as pinned headers: the
  /// collection asks for them at each change of the visible part, if the layout keeps its other
  /// attributes (``keepsAttributes``).
  open func layoutAttributesForPinnedElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes] { [] }

  /// Scrolls what holds an item across the layout, until the item is at a position there: called
  /// before the collection scrolls to an item. No position stands for the nearest one.
  ///
  /// By default, this does nothing. A layout with scrollers (``CollectionViewScroller``) scrolls that
  /// of the item, also if it is out of sight.
  open func scrollAcross(
    toItemAt indexPath: IndexPath, at scrollPosition: CollectionView.ScrollPosition, animated: Bool
  ) {}

  // MARK: Coming to rest

  /// Where the content comes to rest after a person lets it go.
  ///
  /// By default this is the proposed offset, at which the content would come to rest without this
  /// method, in points of the layout. `velocity` is how fast the offset changes, in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    proposedContentOffset
  }

  /// The offset after an update, or when this layout replaces another.
  ///
  /// By default this is the proposed offset, which the engine has determined, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  // MARK: Replacing a layout

  /// Called before another layout replaces this layout in a collection; an override calls `super`.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Called before this layout replaces another layout in a collection; an override calls `super`.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Called for the old and the new layout after the replacement; an override calls `super`.
  ///
  /// Views may still be moving to their new frames.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called in an update once the layout is prepared for the update; an override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called in an update after the last request for an element's attributes; an override calls
  /// `super`.
  open func finalizeCollectionViewUpdates() {}

  /// The attributes from which the cell of an item animates to its final attributes, in an animated
  /// update; nil by default.
  ///
  /// Centre, opacity and transform count; the size does not change during the animation. If nil,
  /// the engine animates the cell in the way requested with the update, or from its old frame.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes to which the cell of an item animates, in an animated update; `itemIndexPath`
  /// is the item's old index path, and nil is the default.
  ///
  /// The same properties count as for ``initialLayoutAttributesForAppearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Like ``initialLayoutAttributesForAppearingItem(at:)``, for a supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Like ``finalLayoutAttributesForDisappearingItem(at:)``, for a supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Like ``initialLayoutAttributesForAppearingItem(at:)``, for a decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Like ``finalLayoutAttributesForDisappearingItem(at:)``, for a decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  // MARK: For the engine

  /// Called when the collection view gets another delegate, and when the layout gets another
  /// collection view.
  func delegateDidChange() {}

  /// Whether the collection asks cells for their preferred size.
  var asksCells: Bool { true }

  /// This layout, if its visible lines are a range; nil for any other layout.
  var lineLayout: CollectionViewLineLayout? { nil }
}
