/// Keys and characters go up from the first responder, and then to what scrolls.
extension EventRouter {
  func receive(_ press: InputEvent.KeyPress, at time: Double) -> Bool {
    var responder: Responder? = window?.firstResponder ?? window?.rootOwner ?? window
    while let current = responder {
      if let command = current.keyCommands?.first(where: { $0.matches(press) }) {
        command.handler(command)
        return true
      }
      responder = current.next
    }
    return type(press) || scroll(with: press, at: time)
  }

  /// Keys that edit, if the first responder takes text.
  private func type(_ press: InputEvent.KeyPress) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty,
      let input = window?.firstResponder as? any KeyInput
    else { return false }
    switch press.key {
    case .backspace: input.deleteBackward()
    case .enter: input.insertText("\n")
    // It arrives as a character, too.
    case .space: break
    default: return false
    }
    return true
  }

  func receive(_ text: String) -> Bool {
    guard let input = window?.firstResponder as? any KeyInput else { return false }
    input.insertText(text)
    return true
  }
}
