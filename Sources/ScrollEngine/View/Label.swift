/// A view that shows one line of text, its capitals centred on its height.
open class Label: View {
  @exclusivity(unchecked) private var storedText = ""

  public final var text: String {
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

  open override func draw(in canvas: inout Canvas) {
    canvas.text(text, in: bounds, font: font, color: textColor, alignment: textAlignment)
  }
}
