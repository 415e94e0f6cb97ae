public import ScrollEngine

// The positions of a text field's parts.
extension TextField {
  // Lengths in points. Source: UIKit.
  private static let inset = 7.0
  private static let lineInset = 2.0
  private static let sideGap = 6.0
  private static let clearSide = 19.0
  static let caretWidth = 2.0
  /// The space above and below the line of a field with round corners, together.
  private static let roundedHeight = 10.0

  private var borderInset: Double {
    switch borderStyle {
    case .none: 0
    case .line: Self.lineInset
    case .bezel, .roundedRect: Self.inset
    }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Views beside the text

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsClearButton: Bool {
    isEnabled && (!edited.isEmpty || composition != nil) && isShown(clearButtonMode)
  }
  private var shownLeftView: View? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: View? {
    !showsClearButton && isShown(rightViewMode) ? rightView : nil
  }

  private func middle(_ size: Size, _ x: Double) -> Rect {
    Rect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The frame of the view before or after the text.
  private func sideFrame(_ size: Size, isAtStart: Bool) -> Rect {
    let margin = max(borderInset, borderStyle == .none ? 0 : Self.inset)
    return middle(
      size,
      isAtStart != isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width)
  }

  final func placeSideViews() {
    for (view, shown) in [(leftView, shownLeftView), (rightView, shownRightView)] {
      guard let view else { continue }
      if shown == nil {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      if view.superview !== self { addSubview(view) }
      let frame = sideFrame(view.bounds.size, isAtStart: view === leftView)
      if view.frame != frame { view.frame = frame }
    }
    guard showsClearButton || hasClearButton else { return }
    hasClearButton = true
    if showsClearButton {
      if clearButton.superview !== self { addSubview(clearButton) }
      clearButton.frame = sideFrame(
        Size(width: Self.clearSide, height: Self.clearSide), isAtStart: false)
    } else {
      clearButton.removeFromSuperview()
    }
  }

  final func makeClearButton() -> ClearButton {
    let button = ClearButton()
    button.addAction(Action { [unowned self] _ in clear() }, for: .touchUpInside)
    return button
  }

  // MARK: The text

  /// The distances of the text from both edges, in reading order.
  private var textInsets: (start: Double, end: Double) {
    let margin = max(borderInset, borderStyle == .none ? 0 : Self.inset)
    func inset(beside width: Double?) -> Double {
      width.map { margin + $0 + Self.sideGap } ?? borderInset
    }
    return (
      inset(beside: shownLeftView?.bounds.width),
      inset(beside: showsClearButton ? Self.clearSide : shownRightView?.bounds.width)
    )
  }

  /// The rectangle in which the text is shown, in points.
  public final var textRect: Rect {
    let (start, end) = textInsets
    let (left, right) = isMirrored ? (end, start) : (start, end)
    return Rect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  /// The displayed text (dots in a secure field), with its caret, selection and composed part.
  var shown: (string: String, caret: Int, selection: Range<Int>, composed: Range<Int>?) {
    var text = edited
    var composed: Range<Int>?
    if let composition {
      let start = text.selection.lowerBound
      text.replace(text.selection, with: composition.text.string)
      composed = start..<start + composition.text.count
      text.select(
        from: start + composition.text.anchor, to: start + composition.text.caret)
    }
    guard isSecureTextEntry else { return (text.string, text.caret, text.selection, composed) }
    func dots(_ offset: Int) -> Int { Self.dots(offset, in: text) }
    func range(_ range: Range<Int>) -> Range<Int> {
      dots(range.lowerBound)..<dots(range.upperBound)
    }
    return (
      String(repeating: Self.dot, count: text.string.count), dots(text.caret),
      range(text.selection), composed.map(range)
    )
  }

  private static let dot = "\u{2022}"

  /// The offset in a secure field's dots for an offset in the text.
  private static func dots(_ offset: Int, in text: EditedText) -> Int {
    dot.utf8.count * text.text(in: 0..<offset).count
  }

  /// The offset in the text for an offset in the displayed text without a composition.
  private func offset(ofShown place: Int) -> Int {
    guard isSecureTextEntry else { return place }
    let index = edited.string.index(
      edited.string.startIndex, offsetBy: place / Self.dot.utf8.count,
      limitedBy: edited.string.endIndex)
    return index.map(edited.offset) ?? edited.count
  }

  /// The measured line; measured again only if the text, the font or the window has changed.
  final func line(_ string: String, _ measuring: any TextMeasuring) -> FieldLine {
    if let known = measuredLine, let window, known.window == ObjectIdentifier(window),
      known.line.font == font, known.line.text.string == string
    {
      return known.line
    }
    let line = FieldLine(string, font: font, measuring: measuring)
    measuredLine = window.map { (line, ObjectIdentifier($0)) }
    return line
  }

  /// Whether the line reads from right to left; an empty line reads like the field.
  private var showsFromRight: Bool {
    let string = shown.string
    if string.isEmpty { return isMirrored }
    return nearestTextMeasuring.map { line(string, $0).readsFromRight }
      ?? LineStops.isRightToLeft(string)
  }

  /// The offset one step to the left or right. A step by a character goes to the neighbour on
  /// screen; other steps follow the direction of the whole line.
  final func offset(from start: Int, by step: EditedText.Step, toRight isRight: Bool) -> Int {
    guard step == .character, let measuring = nearestTextMeasuring else {
      return edited.offset(from: start, by: step, isForward: isRight != showsFromRight)
    }
    let place = isSecureTextEntry ? Self.dots(start, in: edited) : start
    return offset(
      ofShown: line(shown.string, measuring).stops.offset(from: place, toRight: isRight))
  }

  /// The end of the selection that lies further to the left or right.
  final func endOfSelection(toRight isRight: Bool) -> Int {
    let selection = edited.selection
    var isForward = isRight != showsFromRight
    if !isSecureTextEntry, let measuring = nearestTextMeasuring {
      let line = line(shown.string, measuring)
      let (lower, upper) = (line.x(of: selection.lowerBound), line.x(of: selection.upperBound))
      if lower != upper { isForward = isRight == (lower < upper) }
    }
    return isForward ? selection.upperBound : selection.lowerBound
  }

  var shownAlignment: TextRun.Alignment {
    guard textAlignment == .natural else { return textAlignment }
    return isMirrored ? .trailing : .leading
  }

  /// The horizontal position at which a line of a width begins, in points of the field.
  final func start(of width: Double) -> Double {
    let room = textRect
    let free = room.width - width - Self.caretWidth
    guard free > 0 else { return room.minX - scrollOffset }
    return switch shownAlignment {
    case .leading, .natural: room.minX
    case .center: room.minX + free / 2
    case .trailing: room.minX + free
    }
  }

  /// The frame of the caret, in points of the field; at the left edge of the text if text is not
  /// measured.
  final var caretFrame: Rect {
    let height = font.lineHeight
    var x = textRect.minX
    if let measuring = nearestTextMeasuring {
      let shown = shown
      let line = line(shown.string, measuring)
      x = start(of: line.width) + line.x(of: shown.caret)
    }
    return Rect(
      x: x, y: bounds.midY - height / 2, width: Self.caretWidth, height: height)
  }

  /// The offset in the text nearest to a point of the field; the end if text is not measured.
  final func offset(at point: Point) -> Int {
    guard let measuring = nearestTextMeasuring else { return edited.count }
    let line = line(shown.string, measuring)
    let isWhole = isEditing || line.width <= textRect.width
    return offset(
      ofShown: line.offset(
        nearest: point.x - (isWhole ? start(of: line.width) : textRect.minX)))
  }

  /// Scrolls the line no further than necessary to show the caret.
  final func revealCaret() {
    guard isEditing, let measuring = nearestTextMeasuring else { return }
    let shown = shown
    let line = line(shown.string, measuring)
    scrollOffset = FieldLine.scroll(
      from: scrollOffset, caret: line.x(of: shown.caret), caretWidth: Self.caretWidth,
      line: line.width, room: textRect.width)
  }

  /// The caret in points of the window, for an input method; nil while the field is disabled.
  public final var textInputArea: TextInputArea? {
    guard isEnabled else { return nil }
    let caret = caretFrame.intersection(textRect.inset(by: -Self.caretWidth))
    return TextInputArea(
      caret: convert(caret, to: nil), isSecure: isSecureTextEntry, isComposing: composition != nil)
  }

  var wantedSize: Size {
    let border = borderStyle == .roundedRect ? Self.roundedHeight : 2 * Self.lineInset
    let height = font.lineHeight + (borderStyle == .none ? 0 : border)
    guard let measuring = nearestTextMeasuring else {
      return Size(width: Self.noIntrinsicMetric, height: height)
    }
    let string = shown.string
    let text =
      string.isEmpty
      ? measuring.width(of: placeholder ?? "", in: font) : line(string, measuring).width
    let (start, end) = textInsets
    return Size(width: (text + Self.caretWidth + start + end).rounded(.up), height: height)
  }
}
