import Drawing
import SceneParts
import ScrollEngine

// The possible answers to a question: a row of buttons below it.
extension TourCard {
  private static let choiceHeight = 28.0
  private static let choiceGap = 8.0
  /// The height of the row of choices with the gap above it, in points.
  static let choicesHeight = choiceHeight + choiceGap

  /// The height that the open question takes, and the height kept for it once it is answered; in
  /// points.
  var choicesHeight: Double { content.choices.isEmpty ? 0 : Self.choicesHeight }
  var steadyChoicesHeight: Double { content.hasQuestion ? Self.choicesHeight : 0 }

  /// The frames of the choices below a frame.
  func choiceFrames(below task: Rect) -> [Rect] {
    let count = Double(content.choices.count)
    let width = (task.width - (count - 1) * Self.choiceGap) / count
    return content.choices.indices.map { place in
      Rect(
        x: task.minX + Double(place) * (width + Self.choiceGap), y: task.maxY + Self.choiceGap,
        width: width, height: Self.choiceHeight)
    }
  }

  func drawChoice(_ place: Int, in frame: Rect, _ look: ControlLook, _ canvas: inout Canvas) {
    canvas.ground(of: look, in: frame, theme)
    canvas.stroke(frame, Stroke(theme.accent, width: 1, cornerRadius: 6))
    canvas.text(
      content.choices[place], in: frame, font: Self.taskFont,
      color: theme.words(on: look, atRest: theme.accent), alignment: .center)
  }
}
