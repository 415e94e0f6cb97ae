package import Drawing
package import SceneParts
package import ScrollEngine

/// A line of the list of calls: time, name, row and cell.
package final class CallCell: TableViewCell {
  package struct Content: Hashable {
    package let time: Double
    package let name: String
    package let detail: String
    /// What moved the view, shown after the detail where there is room; nil for none.
    package let cause: String?
    package let stamp: Stamp?
    /// Whether the call happened inside the previous call, and is indented.
    package let isInside: Bool
    /// Whether the call is after the shown moment, and whether it belongs to that moment.
    package let isAhead: Bool
    package let isNow: Bool
    /// Whether the backtrace below the call is open; fixed if the call has none.
    package let backtrace: Fold
  }

  private static let timeWidth = 44.0
  private static let stampRadius = 7.0

  package var content: Content? { didSet { if oldValue != content { setNeedsDisplay() } } }
  package var theme = Theme.light { didSet { if oldValue != theme { setNeedsDisplay() } } }
  package var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }

  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  package override func draw(in canvas: inout Canvas) {
    guard let content else { return }
    if let ground = theme.ground(of: look) ?? (content.isNow ? theme.accentTint : nil) {
      canvas.fill(bounds, ground)
    }
    let line = bounds.inset(
      by: EdgeInsets(
        top: 0, left: InspectorSection.margin, bottom: 0, right: InspectorSection.margin))
    canvas.foldSign(
      content.backtrace,
      in: Rect(x: 6, y: line.minY, width: InspectorSection.margin - 8, height: line.height),
      theme.accent)
    canvas.text(
      thousandths(content.time), in: line, font: Typography.smallNumber,
      color: theme.words(on: look, atRest: theme.muted))
    let color = theme.words(on: look, atRest: content.isAhead ? theme.muted : theme.ink)
    var right = line.maxX
    if let stamp = content.stamp {
      right -= 2 * Self.stampRadius
      canvas.stamp(
        stamp, at: Point(x: right + Self.stampRadius, y: line.midY), radius: Self.stampRadius)
      right -= 5
    }
    let left = line.minX + Self.timeWidth + (content.isInside ? 12 : 0)
    let name = canvas.text.width(of: content.name, in: Typography.small)
    func width(_ detail: String) -> Double {
      canvas.text.width(of: detail, in: Typography.smallNumber)
    }
    var words = content.detail
    if let cause = content.cause {
      let longer = "\(words) · \(cause)"
      if name + 6 + width(longer) <= right - left { words = longer }
    }
    let detail = width(words)
    canvas.text(
      words,
      in: Rect(x: left, y: line.minY, width: max(0, right - left), height: line.height),
      font: Typography.smallNumber, color: color,
      alignment: .trailing)
    canvas.text(
      content.name,
      in: Rect(
        x: left, y: line.minY, width: max(0, right - left - detail - 6), height: line.height),
      font: Typography.small, color: color)
  }
}
