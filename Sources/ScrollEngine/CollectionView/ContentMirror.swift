import ScrollMotion

/// The mirror between a layout, which thinks from left to right, and a collection that begins at its
/// right end: pure arithmetic, in points.
///
/// It turns around the middle of the content, or of what is seen beside the insets where that is
/// broader.
struct ContentMirror: Hashable {
  /// Where the layout has zero.
  private let width: Double
  /// The width of the visible part; zero where a container says what that is.
  private let visible: Double
  /// The offset at which the content begins: the greatest at which it rests.
  private let beginning: Double
  /// What the collection's right inset takes away.
  private let inset: Double
  private let isStacked: Bool

  /// - Parameters:
  ///   - content: The width of the content.
  ///   - visible: That of the bounds.
  ///   - inset: The collection's.
  init(content: Double, visible: Double, inset: EdgeInsets) {
    // Who is at the beginning is exactly there.
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

  /// The offset at which one sees what lies at another one on the other side, and the way back.
  func turned(_ offset: Double) -> Double { beginning - offset - inset }

  /// What one sees of a frame of the layout.
  func turned(_ frame: Rect) -> Rect {
    Rect(
      origin: Point(x: width - frame.minX - frame.width, y: frame.minY), size: frame.size)
  }

  /// The visible part, as the layout knows it.
  func turned(bounds: Rect) -> Rect {
    isStacked
      ? turned(bounds)
      : Rect(origin: Point(x: turned(bounds.minX), y: bounds.minY), size: bounds.size)
  }

  /// A point of the content, as the layout knows it: what a frame holds, the turned frame holds.
  ///
  /// Frames hold their left edge and not the right one, on either side.
  func turned(_ point: Point) -> Point { Point(x: (width - point.x).nextDown, y: point.y) }

  /// Whether one does not see the beginning of the content.
  func isPastBeginning(_ bounds: Rect) -> Bool {
    // What a container sees is the last bit longer or shorter.
    isStacked ? bounds.maxX < beginning * (1 - 1e-12) : bounds.minX < beginning
  }

  /// Whether an offset is one at which content lies that nobody has scrolled.
  func isUntouched(_ offset: Double) -> Bool { offset == beginning || offset == turned(0) }

  /// The offset at which one sees what one saw at an offset in an earlier mirror.
  func offset(_ offset: Double, from old: ContentMirror) -> Double {
    // What begins or ends to be scrolled by a container is put elsewhere by that.
    guard isStacked == old.isStacked else { return offset }
    // Who is at the beginning stays there, whatever the last bit.
    if inset == old.inset { return beginning - (old.beginning - offset) }
    return offset + ((width - visible) - (old.width - old.visible))
  }

  /// How far what is seen at one place of the layout lies from where it was in an earlier mirror.
  func move(from old: ContentMirror) -> Double { width - old.width }
}
