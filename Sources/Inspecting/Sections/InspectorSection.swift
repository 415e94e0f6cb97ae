package import Drawing
package import SceneParts
package import ScrollEngine

/// A section of the inspector: a heading, and below it the content that a subclass draws.
package class InspectorSection: View {
  package static let width = 308.0
  package static let margin = 20.0
  package static let headingHeight = 34.0

  package var readout: Readout { didSet { if oldValue != readout { readoutDidChange() } } }
  package var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  package init(_ readout: Readout, theme: Theme) {
    self.readout = readout
    self.theme = theme
    super.init()
    fit()
  }

  package var heading: Words { "" }

  /// The width of the content below the heading, in points.
  package static let contentWidth = width - 2 * margin

  /// The height of the content below the heading, in points.
  package var contentHeight: Double { 0 }

  package func drawContent(in rect: Rect, _ canvas: inout Canvas) {}

  /// Whether the inspector hides the section for now.
  package var isLeftOut = false { didSet { if oldValue != isLeftOut { fit() } } }

  /// Whether a press on the heading folds the section, and whether it is folded.
  package var fold = Fold.fixed {
    didSet {
      guard oldValue != fold else { return }
      fit()
      setNeedsDisplay()
    }
  }

  /// The frame of the heading on which a press folds the section.
  package var headingFrame: Rect {
    Rect(x: 4, y: 9, width: Self.width - 8, height: Self.headingHeight - 10)
  }

  /// The appearance of a heading that folds.
  package var headingLook = ControlLook.rest {
    didSet { if oldValue != headingLook { setNeedsDisplay() } }
  }

  /// Whether there is anything to show; a section without content takes no space.
  package var hasContent: Bool { true }

  /// Fits the height to the content.
  private func fit() {
    isHidden = !hasContent || isLeftOut
    let size = Size(
      width: Self.width, height: Self.headingHeight + (fold == .folded ? 0 : contentHeight))
    if frame.size != size { frame = Rect(origin: frame.origin, size: size) }
  }

  private func readoutDidChange() { contentDidChange() }

  package final func contentDidChange() {
    fit()
    setNeedsDisplay()
  }

  package override func draw(in canvas: inout Canvas) {
    let content = bounds.inset(
      by: EdgeInsets(top: Self.headingHeight, left: Self.margin, bottom: 0, right: Self.margin))
    if fold != .fixed {
      canvas.ground(of: headingLook, in: headingFrame, theme)
      canvas.foldSign(
        fold, in: Rect(x: 6, y: 13, width: Self.margin - 8, height: 18), theme.muted)
    }
    canvas.say(
      heading.uppercased(),
      in: Rect(x: Self.margin, y: 13, width: content.width, height: 18), font: Typography.caption,
      color: theme.muted)
    if fold != .folded { drawContent(in: content, &canvas) }
  }
}
