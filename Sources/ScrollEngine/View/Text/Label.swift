/// A view that shows one or several lines of text, centred vertically.
open class Label: View {
  /// Makes a label without text, with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    // Nothing that it overrides is called when it moves; what a subclass overrides may be.
    isCalledOnMoves = type(of: self) != Label.self
  }

  @exclusivity(unchecked) private var storedText: String?

  /// The text; nil shows nothing, like an empty text.
  ///
  /// Takes ``attributedText`` away.
  open var text: String? {
    get { storedText }
    set {
      if extras != nil, isAttributed { return replaceAttributedText(by: newValue) }
      // Where nothing depends on it, as in a cell that is being filled, the texts are not compared.
      guard windowReference == nil && !Window.measuresText && !isMeasured || storedText != newValue
      else { return }
      storedText = newValue
      textDidChange()
    }
  }

  /// The font of all lines, with its size in points; 17 unless set. Source: UIKit.
  @exclusivity(unchecked)
  open var font = Font(.words, size: 17) {
    didSet { if oldValue != font { textDidChange() } }
  }

  /// Measures text for ``sizeThatFits(_:)``, outside drawing, if not with
  /// ``Window/textMeasuring`` of the label's window.
  ///
  /// It must measure as the canvas does that the label is drawn on.
  @exclusivity(unchecked)
  public final var textMeasuring: (any TextMeasuring)? {
    didSet {
      isMeasured = textMeasuring != nil
      textDidChange()
    }
  }

  /// Whether ``textMeasuring`` is set: comparing it with nil copies it.
  @exclusivity(unchecked) private var isMeasured = false

  /// What measures the text: the label's own, or that of its window, or what does so
  /// outside of windows.
  private var measuring: (any TextMeasuring)? {
    isMeasured ? textMeasuring : nearestTextMeasuring
  }

  /// Asks for another size.
  open override func textMeasuringDidChange() {
    if !isMeasured { invalidateIntrinsicContentSize() }
  }

  /// The colour of the glyphs.
  @exclusivity(unchecked)
  open var textColor = Color.systemText {
    didSet { if oldValue != textColor { markForDisplay() } }
  }

  /// Where the lines lie horizontally; by the reading direction unless set.
  @exclusivity(unchecked)
  open var textAlignment = TextRun.Alignment.natural {
    didSet { if oldValue != textAlignment { markForDisplay() } }
  }

  /// Whether natural text lies at the end of the line, as in the second label of a cell.
  @exclusivity(unchecked) final var liesAtEnd = false

  /// The alignment with sides instead of the reading direction.
  var shownAlignment: TextRun.Alignment {
    guard textAlignment == .natural else { return textAlignment }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isTurned == liesAtEnd ? .leading : .trailing
  }

  /// Natural text lies at the other side.
  open override func layoutDirectionDidChange() { markForDisplay() }

  /// The most lines the text is broken into, between words; zero for as many as fit.
  ///
  /// The height limits them as well. Text left over ends in an ellipsis on the last line.
  ///
  /// - Precondition: Not negative.
  @exclusivity(unchecked)
  open var numberOfLines = 1 {
    didSet {
      require(numberOfLines >= 0, "Label: numberOfLines \(numberOfLines) of \(self) is negative")
      if oldValue != numberOfLines { textDidChange() }
    }
  }

  // MARK: Text that is too wide

  /// What few labels have, see ``LabelExtras``; nil for the usual.
  @exclusivity(unchecked) private(set) final var extras: Box<LabelExtras>?

  private func change<Value: Equatable>(
    _ property: WritableKeyPath<LabelExtras, Value>, to value: Value
  ) {
    guard rareExtras.value[keyPath: property] != value else { return }
    rareExtras.value[keyPath: property] = value
    textDidChange()
  }

  /// ``extras``, made when there are none.
  private var rareExtras: Box<LabelExtras> {
    let extras = extras ?? Box(LabelExtras())
    self.extras = extras
    return extras
  }

  // MARK: Parts of their own

  /// The text with fonts, colours and links of its parts; nil if it has none.
  ///
  /// Parts without a font or colour have the label's, links without a colour the tint colour. The
  /// letters of a line stand on one baseline, in the order of the whole line, whichever way it reads.
  /// Letters of two parts are neither joined nor kerned.
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

  /// Called with a link of ``attributedText`` that a person clicks, taps or chooses with the keyboard.
  ///
  /// Once it is set, links take touches, the label takes the focus, the arrow keys choose one of its
  /// links, and Return opens it. All else in the label still lets touches through.
  public final var onOpenLink: ((String) -> Void)? {
    get { extras?.value.onOpenLink }
    set {
      let wasSet = onOpenLink != nil
      rareExtras.value.onOpenLink = newValue
      if !wasSet, newValue != nil { listenForLinks() }
    }
  }

  /// What is shown of text that is too wide for the label; its beginning and an ellipsis unless set.
  open var lineBreakMode: LineBreakMode {
    get { extras?.value.lineBreakMode ?? .byTruncatingTail }
    set { change(\.lineBreakMode, to: newValue) }
  }

  /// Whether a single line is drawn in a smaller font when it is too wide; see
  /// ``minimumScaleFactor``.
  ///
  /// The label measures itself in the whole ``font`` all the same.
  open var adjustsFontSizeToFitWidth: Bool {
    get { extras?.value.shrinks ?? false }
    set { change(\.shrinks, to: newValue) }
  }

  /// The least part of the ``font``'s size that a line is shrunk to.
  ///
  /// With 0, the default, it is not shrunk. Source: UIKit's documentation.
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

  /// The colour of a second, hard picture of the text behind the first; nil for none.
  open var shadowColor: Color? {
    get { extras?.value.shadowColor }
    set { change(\.shadowColor, to: newValue) }
  }

  /// How far the shadow lies to the right and below the text, in points; one point above it unless
  /// set.
  open var shadowOffset: Size {
    get { extras?.value.shadowOffset ?? LabelExtras.usualShadowOffset }
    set { change(\.shadowOffset, to: newValue) }
  }

  private func textDidChange() {
    markForDisplay()
    if isMeasured || Window.measuresText { invalidateIntrinsicContentSize() }
  }

  /// The size of the text, broken into lines as when drawn at this width, in points.
  ///
  /// As in UIKit, a width or height of zero is no limit. The current size where nothing measures
  /// text: see ``Window/textMeasuring``.
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

  /// The size of the text on as many lines as ``numberOfLines`` allows, without a limit in points.
  ///
  /// ``View/noIntrinsicMetric`` where nothing measures text.
  open override var intrinsicContentSize: Size {
    guard isMeasured || measuring != nil else { return super.intrinsicContentSize }
    return sizeThatFits(Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  // MARK: Links

  /// Whether a point hits the label: with ``onOpenLink``, only its links do.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    super.point(inside: point, with: event) && takesTouch(at: point)
  }

  /// Whether Tab comes to the label: only if it has links and ``onOpenLink`` is set.
  open override var canBecomeFocused: Bool { hasLinksToOpen }

  override var focusRect: Rect { focusedLinkRect }

  /// Keys go from link to link, and follow one.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool { receiveLinkKey(key) }

  /// The text; nil without one.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    guard let text, !text.isEmpty else { return nil }
    return AccessibilityDefaults(label: text, traits: .staticText)
  }

  override var textBaselines: (fromTop: Double, fromBottom: Double)? {
    // Capital letters are centred in the line.
    let font = extras?.value.attributed.map(tallestFont) ?? font
    return ((font.lineHeight + font.capHeight) / 2, (font.lineHeight - font.capHeight) / 2)
  }

  override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1, measuring != nil else { return nil }
    return sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The most lines the text may be broken into at a height in points.
  func lineLimit(inHeight height: Double, _ font: Font) -> Int {
    let fitting = Int(max(1, min(height / font.lineHeight, 1000)))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  /// Draws the text in a rectangle of the label, in points; override it and call `super` with
  /// another one to leave space around the text.
  ///
  /// Called while the label draws, and does nothing at other times.
  open func drawText(in rect: Rect) { textRect = rect }

  /// Where ``drawText(in:)`` was last told to draw.
  @exclusivity(unchecked) private var textRect: Rect?

  /// Draws the lines of the text, where ``drawText(in:)`` says.
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

  /// With `isCut` false, a line that fits is drawn whole even if a scaled canvas makes it a little
  /// wider.
  private func draw(
    _ text: String, in rect: Rect, _ font: Font, _ canvas: inout Canvas, isCut: Bool = true
  ) {
    canvas.text(
      text, in: rect, font: font, color: textColor, alignment: shownAlignment, isCut: isCut)
  }
}
