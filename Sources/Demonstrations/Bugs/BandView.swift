import Drawing
import SceneParts
import ScrollEngine

/// A view of one colour with a title.
final class BandView: View {
  private let title: String

  private static let font = Font(.words, size: 15, weight: .bold)

  init(_ title: String, height: Double, color: Color) {
    self.title = title
    super.init(frame: Rect(x: 0, y: 0, width: Pane.standardViewport.width, height: height))
    backgroundColor = color
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title, in: Rect(x: 20, y: 12, width: bounds.width - 40, height: 22), font: Self.font,
      color: Palette.text)
  }
}
