import Drawing
import SceneParts
import ScrollEngine

/// The mouse, the hand, the key or the question mark beside a task.
enum GestureIcon {
  /// The outline of a hand with one finger up, in an icon of 20 by 20 points.
  private static let hand = [
    (6, 11), (6, 3.5), (7, 2.2), (8.4, 2.2), (9.4, 3.5), (9.4, 8.5), (14.5, 9.8), (16, 11.5),
    (15, 18), (7.5, 18), (2.5, 12.5), (3.8, 11), (6, 12.8),
  ].map { Point(x: $0.0, y: $0.1) }
  private static let arrowLength = 11.0
  private static let questionFont = Font(.words, size: 17, weight: .bold)

  /// Draws the icon of a gesture; `way` is the translation of the content, or zero.
  static func draw(
    _ gesture: TourStep.Gesture, _ way: Point, in icon: Rect, _ color: Color,
    _ canvas: inout Canvas
  ) {
    switch gesture {
    case .wheel:
      let mouse = Rect(x: icon.midX - 6, y: icon.minY + 1, width: 12, height: 18)
      canvas.stroke(mouse, Stroke(color, width: 2, cornerRadius: 6))
      canvas.fill(Rect(x: icon.midX - 1, y: icon.minY + 4, width: 2, height: 5), color)
      // Content that moves down is scrolled up.
      let (ends, tip) = way.y > 0 ? (2.0, -1.0) : (-1, 2)
      canvas.polyline(
        [
          Point(x: icon.maxX + 1, y: icon.midY + ends), Point(x: icon.maxX + 4, y: icon.midY + tip),
          Point(x: icon.maxX + 7, y: icon.midY + ends),
        ], color, width: 2)
    case .pointer:
      let tip = Point(x: icon.minX + 5, y: icon.minY + 3)
      let points = [(0, 0), (0, 13), (3.5, 9.5), (9.5, 9), (0, 0)]
      canvas.polyline(
        points.map { Point(x: tip.x + $0.0, y: tip.y + $0.1) }, color, width: 2)
    case .drag:
      canvas.polyline(hand.map { $0 + icon.origin }, color, width: 1.75)
      drawArrow(way, around: Point(x: icon.maxX + 4, y: icon.midY - 2), color, &canvas)
    case .key:
      canvas.stroke(icon.inset(by: 1.5), Stroke(color, width: 1.75, cornerRadius: 4))
      canvas.fill(
        Rect(x: icon.midX - 4, y: icon.maxY - 7, width: 8, height: 1.75), color, cornerRadius: 1)
    case .choose:
      canvas.text("?", in: icon, font: questionFont, color: color, alignment: .center)
    case .slide:
      canvas.fill(
        Rect(x: icon.minX + 1, y: icon.midY - 1, width: 18, height: 2), color, cornerRadius: 1)
      canvas.fill(
        Rect(x: icon.minX + 3, y: icon.midY - 4, width: 8, height: 8), color, cornerRadius: 4)
    }
  }

  /// Draws an arrow along the longer axis of a translation; nothing for zero.
  private static func drawArrow(
    _ way: Point, around middle: Point, _ color: Color, _ canvas: inout Canvas
  ) {
    guard way != .zero else { return }
    let isAcross = way.x.magnitude > way.y.magnitude
    let length = (isAcross ? way.x : way.y) < 0 ? -arrowLength : arrowLength
    let along = isAcross ? Point(x: length, y: 0) : Point(x: 0, y: length)
    let aside = Point(x: along.y, y: along.x) * 0.3
    let tip = middle + along * 0.5
    canvas.polyline([middle - along * 0.5, tip], color, width: 1.75)
    canvas.polyline(
      [tip - along * 0.3 - aside, tip, tip - along * 0.3 + aside], color, width: 1.75)
  }
}
