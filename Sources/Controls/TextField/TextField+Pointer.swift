import ScrollEngine

// A click places the caret, and a drag selects. A double click selects a word, and a triple click
// the whole text.
extension TextField {
  final func beginSelecting(_ touch: Touch) -> Bool {
    dragging = nil
    guard touch.type == .indirectPointer else { return true }
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return true }
    // The field may be laid out differently once editing has begun.
    if !wasEditing { layoutIfNeeded() }
    select(at: touch)
    return true
  }

  private func select(at touch: Touch) {
    endComposition()
    let place = offset(at: touch.location(in: self))
    let step: EditedText.Step =
      switch touch.tapCount {
      case ...1: .character
      case 2: isSecureTextEntry ? .line : .word
      default: .line
      }
    let origin = range(of: step, at: place)
    dragging = (step, origin)
    edited.select(from: origin.lowerBound, to: origin.upperBound)
    history.endRun()
    selectionDidChange()
  }

  private func range(of step: EditedText.Step, at place: Int) -> Range<Int> {
    switch step {
    case .character: place..<place
    case .word: edited.word(at: place)
    case .line: 0..<edited.count
    }
  }

  /// Selects from the start of a drag to the pointer, by whole words after a double click.
  final func selectOn(_ touch: Touch) {
    guard let (step, origin) = dragging, isFirstResponder else { return }
    let end = range(of: step, at: offset(at: touch.location(in: self)))
    let before = edited
    if end.lowerBound < origin.lowerBound {
      edited.select(from: min(origin.upperBound, edited.count), to: end.lowerBound)
    } else {
      edited.select(
        from: min(origin.lowerBound, edited.count), to: max(end.upperBound, origin.upperBound))
    }
    if edited != before { selectionDidChange() }
  }

  final func endSelecting(_ touch: Touch) {
    defer { dragging = nil }
    guard touch.type == .direct, isTouchInside, becomeFirstResponder() else { return }
    select(at: touch)
  }
}
