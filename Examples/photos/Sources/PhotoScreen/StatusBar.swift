internal import ScrollworkApp

/// The line at the bottom: the selected picture or a problem on the left, counts on the right.
final class StatusBar: View {
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Whether the text is a warning.
  var isWarning = false { didSet { if isWarning != oldValue { setNeedsDisplay() } } }
  var counts = "" { didSet { if counts != oldValue { setNeedsDisplay() } } }
  /// How much of the folder has been read, from 0 to 1; nil when it has been read.
  var progress: Double? { didSet { if progress != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Look.bar
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: "\(text), \(counts)", traits: [.staticText, .updatesFrequently])
  }

  override func draw(in canvas: inout Canvas) {
    canvas.line(along: .top, of: bounds, Look.edge)
    if let progress {
      canvas.fill(
        Rect(x: 0, y: 0, width: (bounds.width * progress).rounded(), height: 2), Look.progress)
    }
    let width = canvas.text.width(of: counts, in: Look.barFont).rounded(.up)
    var right = bounds
    right.origin.x = max(Look.margin, bounds.width - Look.margin - width)
    right.size.width = width
    canvas.text(counts, in: right, font: Look.barFont, color: Look.barText, isCut: false)
    var left = bounds
    left.origin.x = Look.margin
    left.size.width = max(0, right.minX - 2 * Look.margin)
    canvas.text(
      text, in: left, font: Look.barFont, color: isWarning ? Look.warning : Look.barText)
  }
}
