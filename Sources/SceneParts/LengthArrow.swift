package import Drawing
package import Geometry

/// A length on the stage: an arrow from one point to another with the length in words, if any, beside
/// its middle, all as large at every scale of the stage.
package struct LengthArrow {
  /// What the ends of the line are.
  package enum Ends {
    /// A head at the end: something has moved.
    case head
    /// A stop at each end: something is as long.
    case stops
  }

  package let start: Point
  package let end: Point
  package let words: Words
  package var ends = Ends.head
  package var color = Palette.boundsOutline
  /// Whether the words of a vertical arrow are left of it.
  package var isLeading = false

  private static let width = 2.5
  private static let font = Font(.words, size: 13, weight: .bold)

  package init(from start: Point, to end: Point, _ words: Words = "") {
    (self.start, self.end, self.words) = (start, end, words)
  }

  /// Draws the arrow, and the words beside a vertical one or above any other.
  package func draw(in canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    let way = end - start
    guard way.length > unit else { return }
    let along = way * (1 / way.length)
    let across = Point(x: -along.y, y: along.x)
    func line(_ points: [Point]) { canvas.polyline(points, color, width: Self.width * unit) }
    line([start, end])
    switch ends {
    case .head:
      // A short arrow has a short head.
      let head = min(9 * unit, way.length / 2)
      let back = end - along * head
      line([back + across * (head * 0.7), end, back - across * (head * 0.7)])
    case .stops:
      for point in [start, end] {
        line([point + across * (5 * unit), point - across * (5 * unit)])
      }
    }
    guard !words.isEmpty else { return }
    tag.draw(at: wordsFrame(on: canvas).origin, in: &canvas)
  }

  private var tag: Tag {
    var tag = Tag(words)
    (tag.font, tag.ground) = (Self.font, color)
    return tag
  }

  /// The frame of the words on a canvas, in points of the current coordinates.
  package func wordsFrame(on canvas: Canvas) -> Rect {
    let size = tag.size(on: canvas)
    let gap = canvas.length(ofSurface: 6)
    let middle = start + (end - start) * 0.5
    let isVertical = abs(end.y - start.y) > abs(end.x - start.x)
    let x =
      isVertical
      ? isLeading ? middle.x - gap - size.width : middle.x + gap : middle.x - size.width / 2
    let y = isVertical ? middle.y - size.height / 2 : middle.y - gap - size.height
    return Rect(origin: Point(x: x, y: y), size: size)
  }
}
