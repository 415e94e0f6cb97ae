/// Keys and characters go from the first responder up the chain, then to the focused view and
/// scroll views.
extension EventRouter {
  func receive(_ press: InputEvent.KeyPress, at time: Double) -> Bool {
    if let overlay = window?.overlay {
      overlay.receive(press)
      return true
    }
    var responder = firstAsked
    // A text that is edited gets a key before the commands of the responders around it. Source:
    // UIKit.
    if let text = responder as? any TextEditing {
      if perform(by: text, where: { $0.matches(press) }) || text.edit(by: press) { return true }
      // A key that writes also arrives as characters, so it is no command.
      if press.isWritten { return true }
      responder = text.next
    }
    if performCommand(from: responder, where: { $0.matches(press) }) {
      if press.isWritten { spentKey = (press.key.input, time) }
      return true
    }
    return type(press) || window?.receiveByFocus(press) ?? false || scroll(with: press, at: time)
      || escape(by: press)
  }

  /// Closes what the person wants to leave, beginning in a modal view.
  private func escape(by press: InputEvent.KeyPress) -> Bool {
    guard press.key == .escape, press.modifiers.isEmpty else { return false }
    let first = window?.modalView ?? window?.focusedView ?? firstAsked
    return first?.accessibilityPerformEscape() ?? false
  }

  /// The responder that gets a key first.
  private var firstAsked: Responder? { window?.firstResponder ?? window?.rootOwner ?? window }

  /// Performs the first matching command of a responder or of its next responders; false if there
  /// is none.
  private func performCommand(
    from first: Responder?, where isMeant: (KeyCommand) -> Bool
  ) -> Bool {
    var responder = first
    while let current = responder {
      if perform(by: current, where: isMeant) { return true }
      responder = current.next
    }
    return false
  }

  private func perform(by responder: Responder, where isMeant: (KeyCommand) -> Bool) -> Bool {
    guard let command = responder.keyCommands?.first(where: isMeant) else { return false }
    command.handler(command)
    return true
  }

  /// Applies a key that edits, if the first responder accepts text.
  private func type(_ press: InputEvent.KeyPress) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty,
      let input = window?.firstResponder as? any KeyInput
    else { return false }
    switch press.key {
    case .backspace: input.deleteBackward()
    case .enter: input.insertText("\n")
    // The space also arrives as a character.
    case .space: break
    default: return false
    }
    return true
  }

  /// Passes characters to the first responder if it accepts text. If not, they may be the key of a
  /// command: hosts report most letters without modifiers only as characters.
  func receive(_ text: String, at time: Double) -> Bool {
    if window?.overlay != nil { return true }
    if let input = window?.firstResponder as? any KeyInput {
      input.insertText(text)
      return true
    }
    if let spent = spentKey {
      spentKey = nil
      if spent.character == text.lowercased(), time - spent.time < Self.longestTyping {
        return true
      }
    }
    return performCommand(from: firstAsked) { $0.matches(text) }
  }

  /// The longest time between a key and the character that the host reports for it, in seconds. A
  /// choice: both come from one keyboard event.
  private static let longestTyping = 0.02

  /// Passes the text that an input method has composed so far to the text that is edited.
  func receiveComposition(_ text: String, _ selection: Range<Int>) -> Bool {
    guard let input = window?.firstResponder as? any TextEditing else { return false }
    input.setMarkedText(text, selectedRange: selection)
    return true
  }
}
