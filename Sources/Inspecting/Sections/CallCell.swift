package import Drawing
package import SceneParts
package import ScrollEngine

/// A line of the list of calls: time, name, row and cell.
package final class CallCell: TableViewCell {
  package struct Content: Hashable {
    package let time: Double
    package let name: String
    /// The name of the view, shown after that of the call where there is room; nil for none.
    package let view: String?
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
    let room = right - left
    func width(_ name: String, _ detail: String) -> Double {
      canvas.text.width(of: name, in: Typography.small) + 6
        + canvas.text.width(of: detail, in: Typography.smallNumber)
    }
    var (name, words) = (content.name, content.detail)
    if let view = content.view, case let longer = "\(name) · \(view)", width(longer, words) <= room
    {
      name = longer
    }
    if let cause = content.cause, case let longer = "\(words) · \(cause)",
      width(name, longer) <= room
    {
      words = longer
    }
    let detail = canvas.text.width(of: words, in: Typography.smallNumber)
    canvas.text(
      words,
      in: Rect(x: left, y: line.minY, width: max(0, right - left), height: line.height),
      font: Typography.smallNumber, color: color,
      alignment: .trailing)
    canvas.text(
      name,
      in: Rect(
        x: left, y: line.minY, width: max(0, right - left - detail - 6), height: line.height),
      font: Typography.small, color: color)
  }
}
