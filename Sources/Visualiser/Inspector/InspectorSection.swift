import Drawing
import Scenes
import ScrollEngine

/// A part of the inspector: a heading, and below it what a subclass draws.
class InspectorSection: View {
  static let margin = 20.0
  static let headingHeight = 34.0

  var readout: Readout { didSet { if oldValue != readout { readoutDidChange() } } }
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  init(_ readout: Readout, theme: Theme) {
    self.readout = readout
    self.theme = theme
    super.init()
    fit()
  }

  var heading: String { "" }

  /// The width in points of what is drawn below the heading.
  static let contentWidth = Inspector.width - 2 * margin

  /// The height in points of what is drawn below the heading.
  var contentHeight: Double { 0 }

  func drawContent(in rect: Rect, _ canvas: inout Canvas) {}

  /// Whether the inspector leaves it out for now.
  var isLeftOut = false { didSet { if oldValue != isLeftOut { fit() } } }

  /// Whether there is anything to show; a section without content takes no space.
  var hasContent: Bool { true }

  /// Fits the height to the content.
  private func fit() {
    isHidden = !hasContent || isLeftOut
    frame.size = Size(width: Inspector.width, height: Self.headingHeight + contentHeight)
  }

  private func readoutDidChange() { contentDidChange() }

  final func contentDidChange() {
    fit()
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let content = bounds.inset(
      by: EdgeInsets(top: Self.headingHeight, left: Self.margin, bottom: 0, right: Self.margin))
    canvas.text(
      heading.uppercased(),
      in: Rect(x: Self.margin, y: 13, width: content.width, height: 18), font: Typography.caption,
      color: theme.muted)
    drawContent(in: content, &canvas)
  }
}
