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

  /// The least distance between the words of a choice and its edges, in points.
  private static let choicePadding = 6.0

  /// The frames of the choices below a frame: equally wide, or, if the words of one need more, each as
  /// wide as its words with the rest shared.
  func choiceFrames(below task: Rect) -> [Rect] {
    let count = Double(content.choices.count)
    let room = task.width - (count - 1) * Self.choiceGap
    let needed = content.choices.map { width(of: $0) + 2 * Self.choicePadding }
    let whole = needed.reduce(0, +)
    let isEven = needed.allSatisfy { $0 <= room / count }
    var x = task.minX
    return needed.map { needed in
      // Where not all fit, each is shortened by the same share.
      let width =
        isEven
        ? room / count : whole > room ? needed * room / whole : needed + (room - whole) / count
      defer { x += width + Self.choiceGap }
      return Rect(x: x, y: task.maxY + Self.choiceGap, width: width, height: Self.choiceHeight)
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
