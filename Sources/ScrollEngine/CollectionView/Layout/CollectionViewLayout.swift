/// Says where each element of a collection view lies; subclass it for an arrangement of your own.
///
/// The collection view asks in this order: ``prepare()`` once after it was invalidated, then
/// ``collectionViewContentSize``, and with each change of the visible part
/// ``layoutAttributesForElements(in:)``. What that method returns and is seen gets a view; what it no
/// longer returns loses it.
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
/// what is in sight as a range, and are not asked for attributes at all while one scrolls. Subclasses
/// of the flow layout are asked, like any layout of one's own.
@MainActor
open class CollectionViewLayout {
  /// The collection view that goes by this layout.
  public internal(set) unowned(unsafe) var collectionView: CollectionView?

  public init() {}

  /// Computes what the other methods answer; called before they are, after an invalidation.
  open func prepare() {}

  /// The size of all elements together, in points; finite and not negative.
  open var collectionViewContentSize: Size { .zero }

  /// The elements of which some part lies in a rectangle of the content; others may be among them.
  ///
  /// Each element at most once. Two that overlap lie in the order of their z-index.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes] { [] }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Whether to prepare anew when the visible part becomes another one; no, unless overridden.
  ///
  /// Asked before each change, of the size and of the offset: `collectionView.bounds` is still what
  /// it was, so that an override can compare the two.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Whether the size that a cell would like to have changes the layout; no, unless overridden.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What
  ///     ``CollectionReusableView/preferredLayoutAttributesFitting(_:)`` made of the original ones.
  ///     The layout takes note of what it needs, and is then prepared anew.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Whether what the layout says is turned around, left for right, in a collection whose content goes
  /// from right to left (``View/effectiveUserInterfaceLayoutDirection``); no, unless overridden.
  ///
  /// The layout goes on thinking from left to right, and is asked in its own coordinates: it puts the
  /// first item at the left, and one sees it at the right. The bounds of the collection are what one
  /// sees.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has the layout prepared anew before it is asked again; an override calls `super`.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }

  /// Where the content is to come to rest when a person lets it go.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest by itself, in points; as the layout knows
  ///     it, where what it says is turned around.
  ///   - velocity: That of the offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    proposedContentOffset
  }

  /// Called when the collection view gets another delegate, or the layout another collection view.
  func delegateDidChange() {}

  /// Whether cells are asked for the size they would like to have.
  var asksCells: Bool { true }

  /// The layout as one of lines that are in sight as a range; nil for any other.
  var lineLayout: CollectionViewLineLayout? { nil }
}
