public import ScrollEngine

/// A line of text that a person can edit.
///
/// A field is edited while it is the first responder: after a click, a tap or
/// `becomeFirstResponder()`. Keys and clicks work as in other desktop programs. The arrow keys,
/// Home and End move the caret; with Shift they select, and arrows with Control move by words.
/// Control with A, C, X, V and Z selects all, copies, cuts, pastes and undoes; Control, Shift and Z
/// redoes.
///
/// ```swift
/// let field = TextField(frame: Rect(x: 16, y: 16, width: 280, height: 34))
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.addAction(Action { _ in rename(to: field.text ?? "") }, for: .editingChanged)
/// ```
///
/// The host measures text, provides a clipboard and shows an input method: see `textMeasuring`,
/// `pasteboard` and `textInput` of `Window`. In a text with both directions, the arrow keys move
/// the caret to the left and right on screen, and a selection may be shown in several parts; where
/// the direction changes, `LineStops` defines the position of the caret.
open class TextField: Control, KeyInput {
  /// The border around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A slightly thicker line.
    case bezel
    /// A thin line with round corners, and a background.
    case roundedRect
  }

  /// The times at which a view beside the text is visible.
  public enum ViewMode: Int, Hashable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  /// Decides which edits are allowed, and is called after them.
  open weak var delegate: (any TextFieldDelegate)?

  // MARK: Text

  @exclusivity(unchecked) final var edited = EditedText()
  final var history = EditHistory()
  /// The text that an input method is composing, in place of the selection.
  final var composition: Composition?

  /// The text; nil sets an empty one.
  ///
  /// Setting it puts the caret at its end, clears the undo history, and calls the delegate for the
  /// new selection, but sends no event. Line breaks become spaces.
  open var text: String? {
    get { edited.string }
    set {
      history = EditHistory()
      composition = nil
      edited = EditedText(EditedText.oneLine(newValue ?? ""))
      textDidChange()
    }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? { didSet { if oldValue != placeholder { lookDidChange() } } }

  /// The font, with its size in points; 17 by default. Source: UIKit.
  open var font = Font(.words, size: 17) { didSet { if oldValue != font { lookDidChange() } } }

  /// The colour of the text.
  open var textColor = Color.systemText { didSet { setNeedsDisplay() } }

  /// The horizontal alignment of a text narrower than the field; by default, by the reading
  /// direction.
  open var textAlignment = TextRun.Alignment.natural { didSet { lookDidChange() } }

  /// Whether dots are shown instead of the characters; the text cannot be copied then.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { lookDidChange() } }
  }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the text is not empty.
  public final var hasText: Bool { !edited.isEmpty }

  /// Whether a person is editing the field.
  public final var isEditing: Bool { isFirstResponder }

  /// The selection in ``text``; an empty range at the caret if nothing is selected.
  ///
  /// A new range must be a range of the current text; a bound inside a character moves to the
  /// character's start.
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

  /// The text that an input method is composing; nil for none.
  ///
  /// The composed text is shown in place of the selection, and is not part of ``text`` yet.
  public final var markedText: String? { composition?.text.string }

  // MARK: Around the text

  /// The border around the field.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { lookDidChange() } }
  }

  /// When a clear button is visible; never while the text is empty.
  open var clearButtonMode = ViewMode.never {
    didSet { if oldValue != clearButtonMode { setNeedsLayout() } }
  }

  /// A view before the text, in its own size; on the right in a right-to-left layout.
  open var leftView: View? { didSet { sideView(oldValue, wasReplacedBy: leftView) } }
  /// When ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view after the text, in its own size; hidden while the clear button is visible.
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

  /// The scroll offset of the line, in points.
  @exclusivity(unchecked) final var scrollOffset = 0.0
  /// The last measured line, and the window that measured it.
  final var measuredLine: (line: FieldLine, window: ObjectIdentifier)?
  /// The blinking of the caret; nil while the field is not edited.
  final var blink: CaretBlink?
  final var caretIsShown = false
  final lazy var link = DisplayLink(target: self) { $0.advance(to: $1) }
  /// The unit by which a drag selects, and the range where the drag began; nil outside of a drag.
  final var dragging: (step: EditedText.Step, origin: Range<Int>)?

  /// Updates the field after its appearance, its sizes or the measuring of text has changed.
  final func lookDidChange() {
    invalidateIntrinsicContentSize()
    revealCaret()
    setNeedsDisplay()
  }

  /// Measures the text again.
  open override func textMeasuringDidChange() {
    measuredLine = nil
    lookDidChange()
  }
  /// Moves naturally aligned text, and the views beside it, to the other side.
  open override func layoutDirectionDidChange() {
    setNeedsLayout()
    lookDidChange()
  }

  /// Keeps the caret visible.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    setNeedsLayout()
    revealCaret()
  }

  /// Shows and places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// Draws the border, the text, the selection and the caret.
  open override func draw(in canvas: inout Canvas) { drawField(in: &canvas) }

  /// The intrinsic size, with the current width if text is not measured.
  open override func sizeThatFits(_ size: Size) -> Size {
    let wanted = intrinsicContentSize
    return Size(
      width: wanted.width == Self.noIntrinsicMetric ? bounds.width : wanted.width,
      height: wanted.height)
  }

  /// The width of the text or placeholder, if text is measured; the height of a line with the
  /// border.
  open override var intrinsicContentSize: Size { wantedSize }

  // MARK: First responder

  /// True while the field is enabled.
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

  /// Replaces the selection as if the text were typed; a line feed acts as the return key.
  open func insertText(_ text: String) {
    if text == "\n" { returnWasPressed() } else { type(text) }
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { delete(by: .character, isForward: false) }

  // MARK: Touches

  /// Begins editing with a mouse, and places the caret at the pointer.
  open override func beginTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    beginSelecting(touch)
  }

  /// Selects up to the pointer.
  open override func continueTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    selectOn(touch)
    return true
  }

  /// Begins editing with a finger, and places the caret where the finger was.
  open override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
    if let touch { endSelecting(touch) }
    super.endTracking(touch, with: event)
  }

  /// Draws the border and the background.
  func drawBorder(in canvas: inout Canvas) { drawUsualBorder(in: &canvas) }

  /// Handles the escape key, and returns whether it did.
  func escapeWasPressed() -> Bool { false }

  /// A menu with cut, copy, paste and select all; commands that are not possible now are disabled.
  open override func contextMenuConfiguration(
    at location: Point
  ) -> ContextMenuConfiguration? { editMenu }

  /// The placeholder and the text; dots for a secure field.
  open override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: placeholder, value: shown.string, traits: accessibilityStateTraits)
  }

  /// False: a field handles its keys as the first responder.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool { false }

  /// True while the field is enabled.
  open override var claimsTaps: Bool { isEnabled }
  /// True while the field is enabled.
  open override var claimsMouseDrags: Bool { isEnabled }
  /// Ends editing when the field becomes disabled.
  open override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { resignFirstResponder() }
  }
}
