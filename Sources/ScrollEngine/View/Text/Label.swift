/// A view that shows one or several lines of text, centred vertically.
open class Label: View {
  /// Makes a label without text, with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    // A plain label overrides no method that is called when it moves; a subclass may.
    isCalledOnMoves = type(of: self) != Label.self
  }

  @exclusivity(unchecked) private var storedText: String?

  /// The text; nil shows nothing, like an empty text.
  ///
  /// Setting it removes ``attributedText``.
  open var text: String? {
    get { storedText }
    set {
      if extras != nil, isAttributed { return replaceAttributedText(by: newValue) }
      // An unmeasured label outside of windows, as in a cell being filled, takes every text without
      // comparing it.
      guard windowReference == nil && !Window.measuresText && !isMeasured || storedText != newValue
      else { return }
      storedText = newValue
      textDidChange()
    }
  }

  /// The font of all lines, with its size in points; 17 by default. Source: UIKit.
  @exclusivity(unchecked)
  open var font = Font(.words, size: 17) {
    didSet { if oldValue != font { textDidChange() } }
  }

  /// Measures text for ``sizeThatFits(_:)``; nil uses ``View/nearestTextMeasuring``.
  ///
  /// The object must measure text exactly as the canvas on which the label is drawn.
  @exclusivity(unchecked)
  public final var textMeasuring: (any TextMeasuring)? {
    didSet {
      isMeasured = textMeasuring != nil
      textDidChange()
    }
  }

  /// Whether ``textMeasuring`` is set; comparing the property with nil would copy it.
  @exclusivity(unchecked) private var isMeasured = false

  /// Measures text for the label: its own ``textMeasuring``, or that of a window; nil if there is
  /// none.
  private var measuring: (any TextMeasuring)? {
    isMeasured ? textMeasuring : nearestTextMeasuring
  }

  /// Requests another measurement of the label.
  open override func textMeasuringDidChange() {
    if !isMeasured { invalidateIntrinsicContentSize() }
  }

  /// The colour of the glyphs.
  @exclusivity(unchecked)
  open var textColor = Color.systemText {
    didSet { if oldValue != textColor { markForDisplay() } }
  }

  /// The colour of the glyphs while the label ``isHighlighted``; nil for ``textColor``.
  open var highlightedTextColor: Color? {
    get { extras?.value.highlightedColor }
    set {
      guard newValue != highlightedTextColor else { return }
      rareExtras.value.highlightedColor = newValue
      markForDisplay()
    }
  }

  /// Whether the glyphs have the ``highlightedTextColor``. The cell of a table sets it in its own labels
  /// while its row is pressed or selected.
  open var isHighlighted: Bool {
    get { extras?.value.isHighlighted ?? false }
    set {
      guard newValue != isHighlighted else { return }
      rareExtras.value.isHighlighted = newValue
      markForDisplay()
    }
  }

  /// The colour of the glyphs now.
  final var shownColor: Color {
    guard let extras = extras?.value, extras.isHighlighted else { return textColor }
    return extras.highlightedColor ?? textColor
  }

  /// The horizontal alignment of the lines; by default, it follows the reading direction.
  @exclusivity(unchecked)
  open var textAlignment = TextRun.Alignment.natural {
    didSet { if oldValue != textAlignment { markForDisplay() } }
  }

  /// Whether natural alignment means the end of the line, as in the second label of a cell.
  @exclusivity(unchecked) final var liesAtEnd = false

  /// The alignment, with `natural` resolved to a side.
  var shownAlignment: TextRun.Alignment {
    guard textAlignment == .natural else { return textAlignment }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isTurned == liesAtEnd ? .leading : .trailing
  }

  /// Redraws the text, because natural alignment changes sides.
  open override func layoutDirectionDidChange() { markForDisplay() }

  /// The most lines into which the text is broken, between words; 0 for as many as fit.
  ///
  /// The height limits the lines as well. The last line takes all remaining text, and is truncated
  /// by default.
  ///
  /// - Precondition: Not negative.
  @exclusivity(unchecked)
  open var numberOfLines = 1 {
    didSet {
      require(numberOfLines >= 0, "Label: numberOfLines \(numberOfLines) of \(self) is negative")
      if oldValue != numberOfLines { textDidChange() }
    }
  }

  // MARK: Wide text

  /// Properties that few labels change, see ``LabelExtras``; nil if none was ever set.
  @exclusivity(unchecked) private(set) final var extras: Box<LabelExtras>?

  private func change<Value: Equatable>(
    _ property: WritableKeyPath<LabelExtras, Value>, to value: Value
  ) {
    guard rareExtras.value[keyPath: property] != value else { return }
    rareExtras.value[keyPath: property] = value
    textDidChange()
  }

  /// ``extras``, made on the first access.
  private var rareExtras: Box<LabelExtras> {
    let extras = extras ?? Box(LabelExtras())
    self.extras = extras
    return extras
  }

  // MARK: Attributed text

  /// The text with fonts, colours and links; nil if only ``text`` was set.
  ///
  /// Parts without a font or colour have the label's; links without a colour have the tint colour.
  /// The glyphs of a line stand on one baseline; their order is that of the whole line, even if it
  /// mixes reading directions. Glyphs of different parts are neither joined nor kerned.
  open var attributedText: AttributedText? {
    get { extras?.value.attributed }
    set {
      guard let newValue else { return replaceAttributedText(by: nil) }
      storedText = newValue.string
      change(\.attributed, to: newValue)
    }
  }

  @inline(never)
  private var isAttributed: Bool { extras?.value.attributed != nil }

  private func replaceAttributedText(by text: String?) {
    storedText = text
    extras?.value.attributed = nil
    extras?.value.focusedLink = 0
    textDidChange()
  }

  /// Called with a link of ``attributedText`` that a person clicks, taps or opens with the
  /// keyboard.
  ///
  /// Once it is set, links receive touches, and the label can become focused: the arrow keys select
  /// one of its links, and Return opens that link. Touches beside the links pass through a label
  /// with ``attributedText``.
  public final var onOpenLink: ((String) -> Void)? {
    get { extras?.value.onOpenLink }
    set {
      rareExtras.value.onOpenLink = newValue
      if newValue != nil { listenForLinks() }
    }
  }

  /// How text that is too wide is shown; by default, its beginning and an ellipsis.
  open var lineBreakMode: LineBreakMode {
    get { extras?.value.lineBreakMode ?? .byTruncatingTail }
    set { change(\.lineBreakMode, to: newValue) }
  }

  /// Whether a single line that is too wide is drawn in a smaller font; see ``minimumScaleFactor``.
  ///
  /// The label's preferred size is still that of the full ``font``.
  open var adjustsFontSizeToFitWidth: Bool {
    get { extras?.value.shrinks ?? false }
    set { change(\.shrinks, to: newValue) }
  }

  /// The least size of a shrunk font, as a fraction of the size of ``font``.
  ///
  /// With 0, the default, the font is not shrunk. Source: UIKit's documentation.
  ///
  /// - Precondition: In 0...1.
  open var minimumScaleFactor: Double {
    get { extras?.value.minimumScaleFactor ?? 0 }
    set {
      require(
        newValue >= 0 && newValue <= 1,
        "Label: minimumScaleFactor \(newValue) of \(self) is outside 0...1")
      change(\.minimumScaleFactor, to: newValue)
    }
  }

  /// The colour of the text's shadow, which has hard edges; nil for no shadow.
  open var shadowColor: Color? {
    get { extras?.value.shadowColor }
    set { change(\.shadowColor, to: newValue) }
  }

  /// The offset of the shadow to the right and downwards, in points; one point up by default.
  open var shadowOffset: Size {
    get { extras?.value.shadowOffset ?? LabelExtras.usualShadowOffset }
    set { change(\.shadowOffset, to: newValue) }
  }

  private func textDidChange() {
    markForDisplay()
    if isMeasured || Window.measuresText { invalidateIntrinsicContentSize() }
  }

  /// The size of the text, broken into lines that fit the width, in points.
  ///
  /// As in UIKit, a width or height of zero is no limit. If nothing measures text, the result is
  /// the current size: see ``Window/textMeasuring``.
  /// - Complexity: One measurement for each word.
  open override func sizeThatFits(_ size: Size) -> Size {
    guard let measuring else { return super.sizeThatFits(size) }
    guard let text = storedText, !text.isEmpty else { return .zero }
    let width = size.width > 0 ? size.width : .infinity
    let height = size.height > 0 ? size.height : .infinity
    if let attributed = extras?.value.attributed {
      return attributedLines(of: attributed, width, height, measuring).size(upTo: width)
    }
    let breaking = LineBreaking(font: font, width: width, text: measuring)
    let lines =
      numberOfLines == 1
      ? [text]
      : breaking.lines(
        of: text, atMost: lineLimit(inHeight: height, font), lineBreakMode, isSingle: false)
    let widest = lines.reduce(0) { max($0, measuring.width(of: $1, in: font)) }
    return Size(
      width: min(widest.rounded(.up), width),
      height: Double(lines.count) * font.lineHeight)
  }

  /// The size of the text with at most ``numberOfLines`` lines and no limit in points.
  ///
  /// Both lengths are ``View/noIntrinsicMetric`` if nothing measures text.
  open override var intrinsicContentSize: Size {
    guard isMeasured || measuring != nil else { return super.intrinsicContentSize }
    return sizeThatFits(Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  // MARK: Links

  /// Whether a point hits the label: with ``onOpenLink`` and ``attributedText``, only a point on a
  /// link does.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event) && takesTouch(at: point)
  }

  /// Whether the label has links and ``onOpenLink`` is set.
  open override var canBecomeFocused: Bool { hasLinksToOpen }

  override var focusRect: Rect { focusedLinkRect }

  /// Selects another link, or opens the selected one.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool { receiveLinkKey(key) }

  /// The text as a label for accessibility; nil if there is none.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    guard let text, !text.isEmpty else { return nil }
    return AccessibilityDefaults(label: text, traits: .staticText)
  }

  package override var textBaselines: (fromTop: Double, fromBottom: Double)? {
    // Capital letters are centred in the line.
    let font = extras?.value.attributed.map(tallestFont) ?? font
    return ((font.lineHeight + font.capHeight) / 2, (font.lineHeight - font.capHeight) / 2)
  }

  /// The height of the lines into which the text is broken at a width, in points; nil for one line.
  open override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1, measuring != nil else { return nil }
    return sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The most lines into which the text may be broken at a height in points.
  func lineLimit(inHeight height: Double, _ font: Font) -> Int {
    let fitting = Int(max(1, min(height / font.lineHeight, 1000)))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  /// Draws the text in a rectangle of the label, in points. To leave space around the text,
  /// override this method and pass a smaller rectangle to `super`.
  ///
  /// Called while the label is drawn; at other times, a call has no effect.
  open func drawText(in rect: Rect) { textRect = rect }

  /// The last rectangle that was passed to ``drawText(in:)``.
  @exclusivity(unchecked) private var textRect: Rect?

  /// Draws the text in the rectangle that ``drawText(in:)`` receives from its overrides.
  open override func draw(in canvas: inout Canvas) {
    guard let text = storedText else { return }
    textRect = nil
    drawText(in: storedBounds)
    guard let rect = textRect else { return }
    if let extras {
      if let attributed = extras.value.attributed { return draw(attributed, in: rect, &canvas) }
      return draw(text, in: rect, extras.value, &canvas)
    }
    if numberOfLines == 1 { return draw(text, in: rect, font, &canvas) }
    let font = canvas.legible(font)
    let lines = LineBreaking(font: font, width: rect.width, text: canvas.text).lines(
      of: text, atMost: lineLimit(inHeight: rect.height, font))
    var line = rect
    line.size.height = font.lineHeight
    line.origin.y = rect.midY - Double(lines.count) * font.lineHeight / 2
    let fits = lines.map { canvas.text.width(of: $0, in: font) <= rect.width }
    let fitting = lines.indices.filter { fits[$0] }.map { lines[$0] }
    let drawnFont = canvas.font(font, fitting: fitting, within: rect.width)
    for (text, fits) in zip(lines, fits) {
      draw(text, in: line, drawnFont, &canvas, isCut: !fits)
      line.origin.y += font.lineHeight
    }
  }

  /// If `isCut` is false, the whole line is drawn, even if a scaled canvas makes it a little too
  /// wide.
  private func draw(
    _ text: String, in rect: Rect, _ font: Font, _ canvas: inout Canvas, isCut: Bool = true
  ) {
    canvas.text(
      text, in: rect, font: font, color: shownColor, alignment: shownAlignment, isCut: isCut)
  }
}
