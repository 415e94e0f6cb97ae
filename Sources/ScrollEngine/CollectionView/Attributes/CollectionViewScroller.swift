/// A scroll view inside of a collection view, in which a layout puts elements: those whose attributes
/// name it (``CollectionViewLayoutAttributes/scroller``).
///
/// A layout makes a scroller when a part of its content that scrolls by itself comes into sight,
/// and places it with ``place(_:contentSize:)``. The collection shows it while its frame is in sight,
/// and puts the elements' views into it; they still come from the collection's queue, and count as
/// the collection's in every other way. ``didLeave()`` is called when it is no longer shown; a
/// layout then keeps the offset, if it wants to, and makes another scroller later.
///
/// Frames of attributes count in the layout's coordinates, as before the scroller has moved: so the
/// layout need not be asked again while it scrolls.
open class CollectionViewScroller: ScrollView, ArrangingParent, PassedOver {
  private let axis: Axis
  /// The collection that shows the scroller, or will.
  final weak var collection: (any ScrollerOwner)?

  /// The frame in the layout's coordinates, in points; an empty frame takes the scroller out.
  public private(set) final var layoutFrame = Rect.zero

  /// Makes a scroller that scrolls along an axis, for a collection that will show it.
  ///
  /// - Precondition: `collection` is a collection view.
  public init(axis: Axis, in collection: ListView) {
    self.axis = axis
    super.init()
    guard let owner = collection as? any ScrollerOwner else {
      fail("CollectionViewScroller: \(collection) is no collection view")
    }
    self.collection = owner
  }

  open override var scrollAxis: Axis? { axis }
  override var startsAtRight: Bool { mirror != nil }

  /// Called when the collection no longer shows the scroller.
  open func didLeave() {}

  // MARK: Places

  /// The mirror of what the layout puts into the scroller; nil if it goes from left to right.
  private var mirror: ContentMirror? {
    guard collection?.mirror != nil else { return nil }
    return ContentMirror(
      content: storedContentSize.width, visible: storedBounds.width, inset: adjustedContentInset)
  }

  /// How far the content has scrolled from its beginning, in points of the layout; setting it
  /// scrolls.
  public final var layoutOffset: Point {
    get { mirror.map { Point(x: $0.turned(contentOffset.x), y: contentOffset.y) } ?? contentOffset }
    set { contentOffset = offset(ofLayout: newValue) }
  }

  /// Converts an offset of the layout into one of the scroll view, or back.
  public final func offset(ofLayout offset: Point) -> Point {
    mirror.map { Point(x: $0.turned(offset.x), y: offset.y) } ?? offset
  }

  /// The visible part of the content in the layout's coordinates, in points.
  public final var layoutBounds: Rect {
    Rect(origin: layoutFrame.origin + layoutOffset, size: layoutFrame.size)
  }

  /// The part of the content whose elements the layout returns, in its coordinates: what is visible,
  /// and as much around it that the layout need not be asked at each step.
  public private(set) final var wantedRect = Rect.zero

  /// Sets the frame in the layout's coordinates, and the size of the content, in points.
  ///
  /// The content stays at its distance from the beginning.
  public final func place(_ frame: Rect, contentSize: Size) {
    let offset = layoutOffset
    let isTurned = mirror != nil
    layoutFrame = frame
    takePlace()
    during(.layout) {
      self.contentSize = contentSize
      if isTurned, offset != layoutOffset { moveOrigin(to: self.offset(ofLayout: offset).x) }
    }
    updateWantedRect()
  }

  /// Gives the scroller its frame on screen.
  final func takePlace() {
    if let collection { arrange(in: collection.seen(layoutFrame)) }
  }

  /// Updates ``wantedRect`` if the visible part lies outside; returns whether it did.
  @discardableResult
  final func updateWantedRect() -> Bool {
    let visible = layoutBounds
    guard !wantedRect.contains(visible) else { return false }
    var around = EdgeInsets.zero
    let margin = -visible.size[axis] / 2
    if axis == .horizontal {
      (around.left, around.right) = (margin, margin)
    } else {
      (around.top, around.bottom) = (margin, margin)
    }
    wantedRect = visible.inset(by: around)
    return true
  }

  /// The frame in the scroller of a frame of the layout.
  final func inside(_ frame: Rect) -> Rect {
    let own = frame.offsetBy(Point.zero - layoutFrame.origin)
    return mirror?.turned(own) ?? own
  }

  /// Where a frame of the layout is in the collection's layout now.
  final func moved(_ frame: Rect) -> Rect { frame.offsetBy(Point.zero - layoutOffset) }

  // MARK: The collection

  /// Has the collection find out what the new offset shows.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if old != bounds { collection?.scrollerDidScroll(self) }
  }

  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if view.isArranged { collection?.subviewWasPlaced(view) }
  }

  /// Has the collection put the view back.
  public final func subviewWasPlaced(_ view: View) { collection?.subviewWasPlaced(view) }
  /// Has the collection measure the cell again.
  public final func subviewDidInvalidateSize(_ view: View) {
    collection?.subviewDidInvalidateSize(view)
  }
}

/// A list that shows scrollers of its layout: a collection.
@MainActor
protocol ScrollerOwner: ListView {
  /// The mirror of the layout; nil if the content goes from left to right.
  var mirror: ContentMirror? { get }
  /// The frame on screen of a frame of the layout.
  func seen(_ frame: Rect) -> Rect
  func scrollerDidScroll(_ scroller: CollectionViewScroller)
}
