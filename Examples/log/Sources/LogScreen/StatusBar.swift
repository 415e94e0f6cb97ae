internal import ScrollworkApp

/// The line at the bottom: the name of the file and the progress of reading, or the text field.
final class StatusBar: View {
  /// The message or the position in the file, on the left.
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Whether ``text`` is a warning.
  var isWarning = false { didSet { if isWarning != oldValue { setNeedsDisplay() } } }
  /// Counts, on the right.
  var counts = "" {
    didSet {
      guard counts != oldValue else { return }
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// How much of the current work is done, from 0 to 1; nil if there is none.
  var progress: Double? { didSet { if progress != oldValue { setNeedsDisplay() } } }

  /// Where a person types.
  let field = TextField()
  /// The label before the text field; nil hides the field.
  var prompt: String? {
    didSet {
      field.isHidden = prompt == nil
      field.accessibilityLabel = prompt
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Look.bar
    field.font = Look.font
    field.textColor = Look.text
    field.isHidden = true
    addSubview(field)
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: "\(text), \(counts)", traits: [.staticText, .updatesFrequently])
  }

  private func width(of text: String, _ font: Font) -> Double {
    window?.textMeasuring?.width(of: text, in: font) ?? Double(text.count) * 8
  }

  private var countsWidth: Double {
    counts.isEmpty ? 0 : width(of: counts, Look.barFont).rounded(.up) + Look.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let prompt else { return }
    let left = Look.margin + width(of: prompt, Look.barFont).rounded(.up) + 8
    field.frame = Rect(
      x: left, y: 2, width: max(40, bounds.width - left - countsWidth - 2 * Look.margin),
      height: bounds.height - 2)
  }

  override func draw(in canvas: inout Canvas) {
    canvas.line(along: .top, of: bounds, Look.edge)
    if let progress {
      canvas.fill(
        Rect(x: 0, y: 0, width: (bounds.width * progress).rounded(), height: 2), Look.progress)
    }
    var left = bounds
    left.origin.x = Look.margin
    left.size.width = max(0, bounds.width - countsWidth - 3 * Look.margin)
    if let prompt {
      canvas.text(prompt, in: left, font: Look.barFont, color: Look.barText)
    } else {
      canvas.text(
        text, in: left, font: Look.barFont, color: isWarning ? Look.warning : Look.barText)
    }
    var right = bounds
    right.size.width = max(0, bounds.width - Look.margin)
    canvas.text(
      counts, in: right, font: Look.barFont, color: Look.barText, alignment: .trailing,
      isCut: false)
  }
}
