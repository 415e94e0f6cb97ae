import Drawing
import SceneParts
import ScrollEngine

/// The heading of a group of scenes.
final class HeadingView: View {
  var title = ""
  var color = Color.clear

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title.uppercased(), in: Rect(x: 20, y: 7, width: bounds.width - 22, height: 18),
      font: Typography.caption, color: color)
  }
}
