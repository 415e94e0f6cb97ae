internal import ScrollworkApp

/// The list of keys, above all other views.
final class HelpView: View {
  nonisolated static let keys: [(key: String, explanation: String)] = [
    ("\u{2191} \u{2193}  j k", "one line up or down; with Shift, select"),
    ("Page Up, Page Down, Space, b", "one page"),
    ("Home, End, G", "the first line, the last line"),
    ("\u{2190} \u{2192}", "the rest of a long line"),
    ("g", "go to a line, or to a place like 50%"),
    ("/", "search for a regular expression"),
    ("n N", "the next match, the one before"),
    ("&", "show only lines that match"),
    ("m  '", "mark a line; go to the next mark"),
    ("v, Ctrl+A", "select lines; select all of them"),
    ("Ctrl+C", "copy the selected lines, or the current one"),
    ("F", "follow the end of the file, on or off"),
    ("w", "wrap long lines, on or off"),
    ("t", "light or dark"),
    ("Esc", "end the selection, the search or the filter"),
    ("?  q", "show these keys; quit"),
  ]

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: Self.keys.map { "\($0.key): \($0.explanation)" }.joined(separator: ". "),
      traits: .staticText)
  }

  private static let rowHeight = 24.0
  private static let size = Size(width: 560, height: Double(keys.count) * rowHeight + 40)

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, Look.ground.opacity(0.6))
    let size = Self.size
    var card = Rect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: max(0, ((bounds.height - size.height) / 2).rounded()), width: size.width,
      height: size.height)
    card = card.intersection(bounds)
    canvas.fill(card, Look.bar, cornerRadius: 10)
    canvas.stroke(card, Stroke(Look.edge, width: 1, cornerRadius: 10))
    var row = Rect(
      x: card.minX + 20, y: card.minY + 20, width: 210, height: Self.rowHeight)
    for (key, explanation) in Self.keys where row.maxY <= card.maxY - 8 {
      canvas.text(key, in: row, font: Look.smallFont, color: Look.text, isCut: false)
      var right = row
      right.origin.x = row.maxX + 10
      right.size.width = card.maxX - 16 - right.minX
      canvas.text(explanation, in: right, font: Look.barFont, color: Look.barText)
      row.origin.y += Self.rowHeight
    }
  }
}
