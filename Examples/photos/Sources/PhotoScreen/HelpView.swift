internal import ScrollworkApp

/// The list of keys, above all other views.
final class HelpView: View {
  nonisolated static let keys: [(key: String, explanation: String)] = [
    ("\u{2190} \u{2192} \u{2191} \u{2193}", "go from picture to picture"),
    ("Page Up, Page Down", "one page"),
    ("Home, End", "the first picture, the last"),
    ("Return, click, tap", "show the picture alone"),
    ("\u{2190} \u{2192}, swipe", "alone: the previous picture, the next"),
    ("+ - 0", "alone: zoom in, zoom out, fit"),
    ("pinch, double click", "alone: zoom"),
    ("Esc", "back to all pictures"),
    ("r", "look for new pictures"),
    ("f", "full screen, on or off"),
    ("t", "light or dark"),
    ("?  q", "show these keys; quit"),
  ]

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: Self.keys.map { "\($0.key): \($0.explanation)" }.joined(separator: ". "),
      traits: .staticText)
  }

  private static let rowHeight = 25.0
  private static let size = Size(width: 500, height: Double(keys.count) * rowHeight + 40)

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, Look.ground.opacity(0.7))
    let size = Self.size
    let card = Rect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: max(0, ((bounds.height - size.height) / 2).rounded()), width: size.width,
      height: size.height
    ).intersection(bounds)
    canvas.fill(card, Look.bar, cornerRadius: 10)
    canvas.stroke(card, Stroke(Look.edge, width: 1, cornerRadius: 10))
    var row = Rect(x: card.minX + 24, y: card.minY + 20, width: 180, height: Self.rowHeight)
    for (key, explanation) in Self.keys where row.maxY <= card.maxY - 8 {
      canvas.text(key, in: row, font: Look.keyFont, color: Look.text, isCut: false)
      var right = row
      right.origin.x = row.maxX + 10
      right.size.width = max(0, card.maxX - 16 - right.minX)
      canvas.text(explanation, in: right, font: Look.barFont, color: Look.barText)
      row.origin.y += Self.rowHeight
    }
  }
}
