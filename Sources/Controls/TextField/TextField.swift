public import ScrollEngine

/// A line of text that a person can edit.
///
/// It is edited while it is the first responder: after a click or a tap, or
/// `becomeFirstResponder()`. Keys and clicks do what they do elsewhere on a desktop:
/// arrows, Home and End move the caret, with Shift they select, with Control by words; Control with A,
/// C, X, V and Z selects all, copies, cuts, pastes and takes back, and does again with Shift.
///
/// ```swift
/// let field = TextField(frame: Rect(x: 16, y: 16, width: 280, height: 34))
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.addAction(Action { _ in rename(to: field.text ?? "") }, for: .editingChanged)
/// ```
///
/// The host measures text, has a clipboard and shows an input method: see `textMeasuring`,
/// `pasteboard` and `textInput` of `Window`. In a text that reads in both directions, the left and
/// right arrows go where they point, and a selection may show in several parts; where the direction
/// changes, the caret stands as `LineStops` says.
open class TextField: Control, KeyInput {
  /// The lines around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A thin line.
    case line
    /// A line a little heavier.
    case bezel
    /// A thin line with round corners, and a ground.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  /// Decides what a person may do, and is called when it is done.
  open weak var delegate: (any TextFieldDelegate)?

  // MARK: Text

  @exclusivity(unchecked) final var edited = EditedText()
  final var history = EditHistory()
  /// What an input method has composed so far, in the place of what is selected.
  final var composition: Composition?

  /// The text; nil sets an empty one. Setting it calls neither the delegate nor actions.
  ///
  /// The caret is then at its end, and nothing can be taken back. Lines become spaces.
  open var text: String? {
    get { edited.string }
    set {
      history = EditHistory()
      composition = nil
      edited = EditedText(EditedText.oneLine(newValue ?? ""))
      textDidChange()
    }
  }

  /// What is shown while the text is empty.
  open var placeholder: String? { didSet { if oldValue != placeholder { lookDidChange() } } }

  /// The font, with its size in points; 17 unless set. Source: UIKit.
  open var font = Font(.words, size: 17) { didSet { if oldValue != font { lookDidChange() } } }

  /// The colour of the text.
  open var textColor = Color.systemText { didSet { setNeedsDisplay() } }

  /// Where the text lies if there is room; by the reading direction unless set.
  open var textAlignment = TextRun.Alignment.natural { didSet { lookDidChange() } }

  /// Whether dots are shown in place of the characters, which cannot be copied then.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { lookDidChange() } }
  }

  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether there is a text.
  public final var hasText: Bool { !edited.isEmpty }

  /// Whether it is being edited.
  public final var isEditing: Bool { isFirstResponder }

  /// What is selected in ``text``, or where the caret is.
  ///
  /// Set, it must be of that text; places inside a character become those before it.
  public final var selectedRange: Range<String.Index> {
    get { edited.range(edited.selection) }
    set {
      endComposition()
      edited.select(
        from: edited.offset(newValue.lowerBound), to: edited.offset(newValue.upperBound))
      history.endRun()
      selectionDidChange()
    }
  }

  /// What an input method has composed so far and may still change; nil for nothing.
  ///
  /// It is shown in the place of what is selected, and is no part of ``text`` yet.
  public final var markedText: String? { composition?.text.string }

  // MARK: Around the text

  /// The lines around the field.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { lookDidChange() } }
  }

  /// When a button is shown that empties the field; only where there is a text.
  open var clearButtonMode = ViewMode.never {
    didSet { if oldValue != clearButtonMode { setNeedsLayout() } }
  }

  /// A view before the text, in its own size; on the right in a right-to-left layout.
  open var leftView: View? { didSet { sideView(oldValue, wasReplacedBy: leftView) } }
  /// When ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view behind the text, in its own size; not shown beside a clear button.
  open var rightView: View? { didSet { sideView(oldValue, wasReplacedBy: rightView) } }
  /// When ``rightView`` is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  final lazy var clearButton = makeClearButton()
  final var hasClearButton = false

  private func sideView(_ old: View?, wasReplacedBy new: View?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    setNeedsLayout()
    lookDidChange()
  }

  // MARK: Showing

  /// How far the line lies to the left of its room, in points.
  @exclusivity(unchecked) final var scrollOffset = 0.0
  /// The line as it was measured last, and in which window.
  final var measuredLine: (line: FieldLine, window: ObjectIdentifier)?
  /// When the caret is seen; nil while the field is not edited.
  final var blink: CaretBlink?
  final var caretIsShown = false
  final lazy var link = DisplayLink(target: self) { $0.advance(to: $1) }
  /// What a drag selects by, and where it began.
  final var dragging: (step: EditedText.Step, origin: Range<Int>)?

  /// Looks, sizes or what measures has changed.
  final func lookDidChange() {
    invalidateIntrinsicContentSize()
    revealCaret()
    setNeedsDisplay()
  }

  /// Measures the text anew.
  open override func textMeasuringDidChange() {
    measuredLine = nil
    lookDidChange()
  }
  /// Natural text, and what lies beside it, change sides.
  open override func layoutDirectionDidChange() {
    setNeedsLayout()
    lookDidChange()
  }

  /// Keeps the caret in sight.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    setNeedsLayout()
    revealCaret()
  }

  /// Shows the views beside the text that are to be there, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// Draws the border, and the text with what is selected and the caret.
  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }

  /// That of the text or the placeholder with the border; the width may be less than either.
  open override func sizeThatFits(_ size: Size) -> Size {
    let wanted = intrinsicContentSize
    return Size(
      width: wanted.width == Self.noIntrinsicMetric ? bounds.width : wanted.width,
      height: wanted.height)
  }

  /// As wide as the text or the placeholder where text is measured, and as high as a line with its
  /// border.
  open override var intrinsicContentSize: Size { wantedSize }

  // MARK: First responder

  /// Whether it can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    editingHasBegun()
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  /// Ends editing.
  open override func didResignFirstResponder() { editingHasEnded() }

  // MARK: Typing

  /// Takes a text in the place of what is selected, as if it were typed; a line feed is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { returnWasPressed() } else { type(text) }
  }

  /// Deletes what is selected, or the character before the caret.
  open func deleteBackward() { delete(by: .character, isForward: false) }

  // MARK: Touches

  /// Begins editing with a mouse, and puts the caret where it is.
  open override func beginTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    beginSelecting(touch)
  }

  /// Selects up to the pointer.
  open override func continueTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    selectOn(touch)
    return true
  }

  /// Begins editing with a finger, and puts the caret where it was.
  open override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
    if let touch { endSelecting(touch) }
    super.endTracking(touch, with: event)
  }

  /// Draws the lines around the field, and its ground.
  func drawBorder(in canvas: inout Canvas) { drawUsualBorder(in: &canvas) }

  /// Whether the key that leaves or cancels did something.
  func escapeWasPressed() -> Bool { false }

  /// Cut, copy, paste and select all, as far as they can do something.
  open override func contextMenuConfiguration(
    at location: Point
  ) -> ContextMenuConfiguration? { editMenu }

  /// The placeholder and the text; dots for a secure one.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: placeholder, value: shown.string, traits: accessibilityStateTraits)
  }

  /// A field takes its keys as the first responder.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool { false }

  /// Whether it can be used.
  open override var claimsTaps: Bool { isEnabled }
  /// Whether it can be used.
  open override var claimsMouseDrags: Bool { isEnabled }
  /// Ends editing if it can no longer be used.
  open override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { resignFirstResponder() }
  }
}
