import Drawing
import ScrollEngine

/// A part of the inspector: a heading, and below it what a subclass draws.
class InspectorSection: View {
  static let margin = 20.0
  static let headingHeight = 44.0

  var readout: Readout { didSet { if oldValue != readout { readoutDidChange() } } }
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  init(_ readout: Readout, theme: Theme) {
    self.readout = readout
    self.theme = theme
    super.init()
  }

  var heading: String { "" }

  /// The height in points of what lies below the heading.
  func contentHeight(width: Double) -> Double { 0 }

  func drawContent(in rect: Rect, _ canvas: inout Canvas) {}

  /// Fits the height to the content.
  func fit(width: Double) {
    frame.size = Size(
      width: width, height: Self.headingHeight + contentHeight(width: width - 2 * Self.margin))
  }

  private func readoutDidChange() {
    fit(width: bounds.width)
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let content = bounds.inset(
      by: EdgeInsets(top: Self.headingHeight, left: Self.margin, bottom: 0, right: Self.margin))
    canvas.text(
      heading.uppercased(),
      in: Rect(x: Self.margin, y: 18, width: content.width, height: 20), font: Type.caption,
      color: theme.muted)
    drawContent(in: content, &canvas)
  }
}
