public import ScrollEngine

// Editing the text.
extension TextField {
  /// The text that an input method is composing, with its selection.
  struct Composition: Hashable {
    var text: EditedText
  }

  // MARK: Beginning and end

  final func editingHasBegun() {
    if clearsOnBeginEditing, hasText { change(0..<edited.count, to: "", .other) }
    guard isFirstResponder else { return }
    restartBlink()
    setNeedsLayout()
    revealCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin, with: nil)
  }

  final func editingHasEnded() {
    composition = nil
    blink = nil
    dragging = nil
    history.endRun()
    edited.moveCaret(to: edited.caret, extends: false)
    scrollOffset = 0
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd, with: nil)
  }

  final func returnWasPressed() {
    endComposition()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit], with: nil)
    if ends { resignFirstResponder() }
  }

  // MARK: Changes

  /// Replaces a range of the text if the delegate agrees, and reports the change.
  ///
  /// - Returns: Whether the text was replaced.
  @discardableResult
  final func change(_ range: Range<Int>, to text: String, _ kind: EditHistory.Kind) -> Bool {
    let before = edited
    guard mayChange(range, to: text) else { return false }
    // Leaves the text alone if the delegate itself has set another text.
    guard edited == before else { return false }
    history.note(before, before: kind)
    edited.replace(range, with: text)
    textDidChange()
    sendActions(for: .editingChanged, with: nil)
    return true
  }

  private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: edited.range(range), replacementString: text) ?? true
  }

  final func type(_ text: String) {
    let line = EditedText.oneLine(text)
    composition = nil
    guard !line.isEmpty else { return lookDidChange() }
    change(edited.selection, to: line, .typing)
  }

  final func delete(by step: EditedText.Step, isForward: Bool) {
    endComposition()
    // A secure field must not reveal where its words are.
    let step = isSecureTextEntry && step == .word ? .line : step
    var range = edited.selection
    if range.isEmpty {
      let end = edited.offset(from: edited.caret, by: step, isForward: isForward)
      range = min(edited.caret, end)..<max(edited.caret, end)
    }
    if !range.isEmpty { change(range, to: "", .deleting) }
  }

  /// Restores an earlier text for undo or redo, if the delegate agrees.
  private func restore(_ text: EditedText?, _ take: (inout EditHistory) -> Void) {
    guard let text else { return }
    let before = edited
    guard mayChange(0..<edited.count, to: text.string), edited == before else { return }
    take(&history)
    edited = text
    textDidChange()
    sendActions(for: .editingChanged, with: nil)
  }

  /// Undoes the last change, if the delegate agrees.
  public final func undo() {
    endComposition()
    var history = history
    restore(history.undo(edited)) { $0 = history }
  }

  /// Redoes the change that was undone last, if the delegate agrees.
  public final func redo() {
    endComposition()
    var history = history
    restore(history.redo(edited)) { $0 = history }
  }

  /// Clears the field, if the delegate agrees.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    endComposition()
    history.note(edited, before: .other)
    edited = EditedText()
    textDidChange()
    sendActions(for: .editingChanged, with: nil)
  }

  // MARK: Selecting and the clipboard

  /// Moves the caret to the left or right; a step by a word follows the direction of the whole
  /// line.
  private func moveCaret(by step: EditedText.Step, toRight isRight: Bool, extends: Bool) {
    endComposition()
    // A secure field must not reveal where its words are.
    let step = isSecureTextEntry && step == .word ? .line : step
    if !extends, step == .character, !edited.selection.isEmpty {
      moveCaret(to: endOfSelection(toRight: isRight), extends: false)
    } else {
      moveCaret(to: offset(from: edited.caret, by: step, toRight: isRight), extends: extends)
    }
  }

  private func moveCaret(to offset: Int, extends: Bool) {
    history.endRun()
    edited.moveCaret(to: offset, extends: extends)
    selectionDidChange()
  }

  /// Selects the whole text.
  public final func selectAll(_ sender: Any?) {
    endComposition()
    edited.selectAll()
    history.endRun()
    selectionDidChange()
  }

  /// Copies the selected text to the clipboard, unless the field is secure.
  public final func copy(_ sender: Any?) {
    guard !isSecureTextEntry, !edited.selection.isEmpty else { return }
    window?.pasteboard?.string = edited.selectedText
  }

  /// Moves the selected text to the clipboard, if the delegate agrees, unless the field is secure.
  public final func cut(_ sender: Any?) {
    guard !isSecureTextEntry, !edited.selection.isEmpty, window?.pasteboard != nil else { return }
    let text = edited.selectedText
    endComposition()
    if change(edited.selection, to: "", .other) { window?.pasteboard?.string = text }
  }

  /// Replaces the selection with the text on the clipboard.
  public final func paste(_ sender: Any?) {
    guard let text = window?.pasteboard?.string else { return }
    endComposition()
    let line = EditedText.oneLine(text)
    if !line.isEmpty { change(edited.selection, to: line, .other) }
  }

  // MARK: After a change

  final func textDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    selectionDidChange()
  }

  final func selectionDidChange() {
    revealCaret()
    restartBlink()
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Ends a composition, and keeps its text.
  final func endComposition() {
    guard let composed = composition else { return }
    composition = nil
    if !composed.text.isEmpty { change(edited.selection, to: composed.text.string, .typing) }
    setNeedsDisplay()
  }
}

// MARK: Keys

extension TextField: TextEditing {
  /// Shows a composed text in place of the selection; an empty text ends the composition.
  ///
  /// `selectedRange` counts Unicode scalars.
  public final func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    guard !markedText.isEmpty else {
      composition = nil
      return lookDidChange()
    }
    var composed = EditedText(EditedText.oneLine(markedText))
    let scalars = composed.string.unicodeScalars
    func offset(_ count: Int) -> Int {
      let index = scalars.index(
        scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
      return index.map(composed.offset) ?? composed.count
    }
    composed.select(from: offset(selectedRange.lowerBound), to: offset(selectedRange.upperBound))
    composition = Composition(text: composed)
    revealCaret()
    restartBlink()
    setNeedsDisplay()
  }

  /// Handles a key that edits or moves the caret, and returns whether it did.
  public final func edit(by press: InputEvent.KeyPress) -> Bool {
    let extends = press.modifiers.contains(.shift)
    switch press.modifiers.subtracting(.shift) {
    case []: return edit(by: press.key, .character, extends: extends)
    case .control, .command: return command(press.key, isShifted: extends)
    case .alt:
      guard press.key != .backspace else {
        delete(by: .word, isForward: false)
        return true
      }
      return false
    default: return false
    }
  }

  private func edit(by key: InputEvent.Key, _ step: EditedText.Step, extends: Bool) -> Bool {
    switch key {
    case .left: moveCaret(by: step, toRight: false, extends: extends)
    case .right: moveCaret(by: step, toRight: true, extends: extends)
    case .home, .end:
      endComposition()
      moveCaret(to: key == .home ? 0 : edited.count, extends: extends)
    case .backspace:
      if step == .word { delete(by: step, isForward: false) } else { deleteBackward() }
    case .delete: delete(by: step, isForward: true)
    case .enter: insertText("\n")
    case .escape: return escapeWasPressed()
    // The space also arrives as text, so its key press counts as handled but inserts nothing.
    case .space: break
    default: return false
    }
    return true
  }

  private func command(_ key: InputEvent.Key, isShifted: Bool) -> Bool {
    switch key {
    case .a where !isShifted: selectAll(nil)
    case .c where !isShifted: copy(nil)
    case .x where !isShifted: cut(nil)
    case .v: paste(nil)
    case .z: if isShifted { redo() } else { undo() }
    case .y where !isShifted: redo()
    case .enter, .space: return false
    default: return edit(by: key, .word, extends: isShifted)
    }
    return true
  }
}
