import ScrollMotion

/// Mirrors between a layout, which works from left to right, and a collection that begins at its
/// right edge: pure arithmetic, in points.
///
/// Positions are mirrored about the middle of the content, or of the visible area inside the insets
/// if that is wider.
struct ContentMirror: Hashable {
  /// The position of the layout's zero in the mirrored content.
  private let width: Double
  /// The width of the visible part; zero if a container determines it.
  private let visible: Double
  /// The offset at which the content begins: the greatest offset at rest.
  private let beginning: Double
  /// The collection's right inset.
  private let inset: Double
  private let isStacked: Bool

  /// Mirrors content of a width; `visible` is the width of the bounds, `inset` the collection's
  /// inset.
  init(content: Double, visible: Double, inset: EdgeInsets) {
    // The scroll range computes the beginning, so that offsets match it exactly.
    let range = ScrollRange(
      bounds: Size(width: visible, height: 0), content: Size(width: content, height: 0),
      inset: inset)
    width =
      range.isScrollable(.horizontal) ? content : visible - inset.left - inset.right
    beginning = range.maximum.x
    self.visible = visible
    self.inset = inset.right
    isStacked = false
  }

  /// The mirror of content that a container scrolls along the horizontal axis.
  init(stacked content: Double) {
    width = content
    visible = 0
    beginning = content
    inset = 0
    isStacked = true
  }

  /// Converts an offset on screen into an offset of the layout, and back.
  func turned(_ offset: Double) -> Double { beginning - offset - inset }

  /// The frame on screen of a frame of the layout.
  func turned(_ frame: Rect) -> Rect {
    Rect(
      origin: Point(x: width - frame.minX - frame.width, y: frame.minY), size: frame.size)
  }

  /// The visible part in the layout's coordinates.
  func turned(bounds: Rect) -> Rect {
    isStacked
      ? turned(bounds)
      : Rect(origin: Point(x: turned(bounds.minX), y: bounds.minY), size: bounds.size)
  }

  /// A point of the content in the layout's coordinates: if a frame contains the point, the
  /// mirrored frame contains the result.
  ///
  /// Frames contain their left edge, but not their right edge, on screen as in the layout.
  func turned(_ point: Point) -> Point { Point(x: (width - point.x).nextDown, y: point.y) }

  /// Whether the beginning of the content is off screen.
  func isPastBeginning(_ bounds: Rect) -> Bool {
    // The part visible in a container may differ in the last bit.
    isStacked ? bounds.maxX < beginning * (1 - 1e-12) : bounds.minX < beginning
  }

  /// Whether content at an offset has never been scrolled.
  func isUntouched(_ offset: Double) -> Bool { offset == beginning || offset == turned(0) }

  /// The offset that shows the same content as an offset in an earlier mirror.
  func offset(_ offset: Double, from old: ContentMirror) -> Double {
    // When a container starts or stops scrolling this content, the container repositions it, so the
    // offset needs no correction here.
    guard isStacked == old.isStacked else { return offset }
    // An offset at the beginning stays exactly there, to the last bit.
    if inset == old.inset { return beginning - (old.beginning - offset) }
    return offset + ((width - visible) - (old.width - old.visible))
  }

  /// How far a point of the layout has moved on screen since an earlier mirror.
  func move(from old: ContentMirror) -> Double { width - old.width }
}
