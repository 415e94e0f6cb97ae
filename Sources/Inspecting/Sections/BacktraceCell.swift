package import Drawing
package import SceneParts
package import ScrollEngine

/// A line of an opened backtrace, below its call in the list of calls.
package final class BacktraceCell: TableViewCell {
  package var line: BacktraceLine? { didSet { if oldValue != line { setNeedsDisplay() } } }
  package var theme = Theme.light { didSet { if oldValue != theme { setNeedsDisplay() } } }

  /// The distance of the words from the margin, in points.
  private static let indent = 12.0
  private static let gap = 6.0

  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  package override func draw(in canvas: inout Canvas) {
    guard let line else { return }
    canvas.fill(bounds, theme.well)
    let content = bounds.inset(
      by: EdgeInsets(
        top: 0, left: InspectorSection.margin + Self.indent, bottom: 0,
        right: InspectorSection.margin))
    guard case .function(let name, let place?) = line else {
      let isName = if case .function = line { true } else { false }
      return canvas.text(
        line.words, in: content, font: Typography.small,
        color: isName ? theme.ink : theme.muted)
    }
    // Where both do not fit, the name is cut, because the place alone leads to the code.
    let placeWords = "— \(place)"
    let placeWidth = canvas.text.width(of: placeWords, in: Typography.smallNumber)
    let nameWidth = min(
      canvas.text.width(of: name, in: Typography.small),
      max(0, content.width - placeWidth - Self.gap))
    var rest = content
    rest.size.width = nameWidth.rounded(.up)
    canvas.text(name, in: rest, font: Typography.small, color: theme.ink)
    rest.origin.x = rest.maxX + Self.gap
    rest.size.width = max(0, content.maxX - rest.minX)
    canvas.text(placeWords, in: rest, font: Typography.smallNumber, color: theme.muted)
  }
}
