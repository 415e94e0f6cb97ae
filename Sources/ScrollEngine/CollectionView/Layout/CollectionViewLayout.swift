/// Places the elements of a collection view; subclass it for a custom arrangement.
///
/// The collection view calls in this order: ``prepare()`` once after an invalidation, then
/// ``collectionViewContentSize``, and with each change of the visible part
/// ``layoutAttributesForElements(in:)``. Visible elements that this method returns get a view;
/// those it no longer returns lose it.
///
/// ```swift
/// final class CircleLayout: CollectionViewLayout {
///   override var collectionViewContentSize: Size { collectionView?.bounds.size ?? .zero }
///
///   override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
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
@MainActor
open class CollectionViewLayout {
  /// The collection view that uses this layout.
  public internal(set) unowned(unsafe) var collectionView: CollectionView?

  /// Creates a layout that belongs to no collection view.
  public init() {}

  /// Computes what the other methods answer; called before them, after an invalidation.
  open func prepare() {}

  /// The size of all elements together, in points; finite and not negative.
  open var collectionViewContentSize: Size { .zero }

  /// The elements that intersect a rectangle of the content; others may be among them.
  ///
  /// Each element at most once. Two that overlap lie in the order of their z-index.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes] { [] }

  /// The attributes of an item; nil if the layout does not have it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a header, footer or other supplementary element; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Whether to prepare again when the visible part changes; false by default.
  ///
  /// Called before each change of size and offset: `collectionView.bounds` is still the old one, so
  /// that an override can compare the two.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Whether a cell's preferred size changes the layout; false by default.
  ///
  /// The preferred attributes are what
  /// ``CollectionReusableView/preferredLayoutAttributesFitting(_:)`` made of the original ones. The
  /// layout notes what it needs, and is then prepared again.
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
  /// first item at the left, which appears at the right. The bounds of the collection are those on
  /// screen.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Makes the layout prepare again before it is next asked; an override calls `super`.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }

  /// Where the content comes to rest after a person lets it go.
  ///
  /// By default this is the proposed offset, where it would come to rest by itself, in points of
  /// the layout. The velocity is that of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    proposedContentOffset
  }

  /// Called when the collection view gets another delegate, or the layout another collection view.
  func delegateDidChange() {}

  /// Whether cells are asked for their preferred size.
  var asksCells: Bool { true }

  /// The layout as one whose visible lines are a range; nil for any other.
  var lineLayout: CollectionViewLineLayout? { nil }
}
