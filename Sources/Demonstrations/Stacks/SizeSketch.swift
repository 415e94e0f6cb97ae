import Drawing
import SceneParts
import ScrollEngine

/// The content before and after the change of a card above the viewport, each with the viewport in
/// the same place: the card has grown upwards, and the offset by as much.
struct SizeSketch {
  let change: SizeLog.Change
  /// The height of the viewport, in points of the scene.
  let viewport: Double

  private static let gap = 84.0
  private static let wordsHeight = 18.0
  /// The heights of viewport, card and growth, as parts of the height of the sketch: the card and its
  /// growth are not to scale with the viewport, but with each other.
  private static let viewportShare = 0.42
  private static let cardShare = 0.34

  @MainActor
  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let width = (rect.width - Self.gap) / 2
    let height = rect.height - Self.wordsHeight
    let top = rect.maxY - Self.wordsHeight - height * Self.viewportShare
    let scale = height * Self.cardShare / max(change.oldHeight, change.newHeight)
    let sides = [("before", change.oldHeight), ("after", change.newHeight)]
    for (place, (name, card)) in sides.enumerated() {
      let x = rect.minX + Double(place) * (width + Self.gap)
      let box = Rect(x: x, y: top - 10 - card * scale, width: width, height: card * scale)
      canvas.fill(box, Palette.second.frame)
      canvas.stroke(box, Stroke(Palette.second.cell, width: 1))
      canvas.text(
        change.card.title, in: box.inset(by: 6), font: Typography.small, color: Palette.text,
        alignment: .center)
      let window = Rect(x: x, y: top, width: width, height: height * Self.viewportShare)
      canvas.fill(window, Palette.first.frame)
      canvas.stroke(window, Stroke(theme.viewport, width: 2))
      canvas.text(
        "in sight", in: window, font: Typography.small, color: Palette.text, alignment: .center)
      canvas.text(
        name, in: Rect(x: x, y: rect.maxY - 16, width: width, height: 16),
        font: Typography.small, color: theme.muted, alignment: .center)
    }
    let growth = change.newHeight - change.oldHeight
    let x = rect.minX + width + 10
    let old = top - 10 - change.oldHeight * scale
    var arrow = LengthArrow(
      from: Point(x: x, y: old), to: Point(x: x, y: top - 10 - change.newHeight * scale),
      "\(growth < 0 ? "−" : "+")\(tidy(abs(growth)))")
    arrow.ends = .stops
    arrow.draw(in: &canvas)
    let moved = change.newOffset - change.oldOffset
    canvas.text(
      "offset \(moved < 0 ? "−" : "+")\(tidy(abs(moved)))",
      in: Rect(x: rect.minX + width + 4, y: top, width: Self.gap - 8, height: 18),
      font: Typography.small, color: theme.ink, alignment: .center)
  }
}
