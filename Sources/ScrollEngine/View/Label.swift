/// A view that shows text, in one line or several, in the middle of its height.
open class Label: View {
  @exclusivity(unchecked) private var storedText: String?

  /// Nil shows nothing, as an empty text does.
  public final var text: String? {
    get { storedText }
    set {
      guard storedText != newValue else { return }
      storedText = newValue
      setNeedsDisplay()
    }
  }

  @exclusivity(unchecked)
  public final var font = Font(.words, size: 13) {
    didSet { if oldValue != font { setNeedsDisplay() } }
  }

  @exclusivity(unchecked)
  public final var textColor = Color(0x1C1F26) {
    didSet { if oldValue != textColor { setNeedsDisplay() } }
  }

  @exclusivity(unchecked)
  public final var textAlignment = TextRun.Alignment.leading {
    didSet { if oldValue != textAlignment { setNeedsDisplay() } }
  }

  /// The most lines into which the text is broken, between words; zero for as many as fit.
  ///
  /// There are never more than fit in the height. What is left over is cut off with an ellipsis at
  /// the end of the last one.
  ///
  /// - Precondition: Not negative.
  @exclusivity(unchecked)
  public final var numberOfLines = 1 {
    didSet {
      require(numberOfLines >= 0, "Label: numberOfLines \(numberOfLines) of \(self) is negative")
      if oldValue != numberOfLines { setNeedsDisplay() }
    }
  }

  open override func draw(in canvas: inout Canvas) {
    guard let text = storedText else { return }
    if numberOfLines == 1 { return draw(text, in: bounds, &canvas) }
    let fitting = Int(max(1, min(bounds.height / font.lineHeight, 1000)))
    let lines = LineBreaking(font: font, width: bounds.width, text: canvas.text).lines(
      of: text, atMost: numberOfLines == 0 ? fitting : min(numberOfLines, fitting))
    var line = bounds
    line.size.height = font.lineHeight
    line.origin.y = bounds.midY - Double(lines.count) * font.lineHeight / 2
    for text in lines {
      draw(text, in: line, &canvas)
      line.origin.y += font.lineHeight
    }
  }

  private func draw(_ text: String, in rect: Rect, _ canvas: inout Canvas) {
    canvas.text(text, in: rect, font: font, color: textColor, alignment: textAlignment)
  }
}
