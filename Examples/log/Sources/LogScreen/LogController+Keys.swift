internal import LogFile
internal import ScrollworkApp

extension LogController {
  /// Commands for keys that type no characters, and for keys with Control.
  var commands: [KeyCommand] {
    func command(
      _ input: String, _ modifiers: InputEvent.Modifiers = [], _ act: @escaping () -> Void
    ) -> KeyCommand {
      KeyCommand(input: input, modifierFlags: modifiers) { [unowned self] _ in
        message = nil
        act()
      }
    }
    var commands = [
      command(KeyCommand.inputEscape) { [unowned self] in leave() },
      command(KeyCommand.inputUpArrow) { [unowned self] in move(by: -1) },
      command(KeyCommand.inputDownArrow) { [unowned self] in move(by: 1) },
      command(KeyCommand.inputPageUp) { [unowned self] in move(by: -pageRows) },
      command(KeyCommand.inputPageDown) { [unowned self] in move(by: pageRows) },
    ]
    // While a person types, the text field gets the other keys.
    guard prompt == nil else { return commands }
    commands += [
      command(KeyCommand.inputUpArrow, .shift) { [unowned self] in move(by: -1, selects: true) },
      command(KeyCommand.inputDownArrow, .shift) { [unowned self] in move(by: 1, selects: true) },
      command(KeyCommand.inputPageUp, .shift) { [unowned self] in
        move(by: -pageRows, selects: true)
      },
      command(KeyCommand.inputPageDown, .shift) { [unowned self] in
        move(by: pageRows, selects: true)
      },
      command(KeyCommand.inputHome) { [unowned self] in go(toRow: 0) },
      command(KeyCommand.inputEnd) { [unowned self] in go(toRow: shownRows - 1) },
      command(KeyCommand.inputHome, .shift) { [unowned self] in go(toRow: 0, selects: true) },
      command(KeyCommand.inputEnd, .shift) { [unowned self] in
        go(toRow: shownRows - 1, selects: true)
      },
      command(KeyCommand.inputLeftArrow) { [unowned self] in shift(by: -8) },
      command(KeyCommand.inputRightArrow) { [unowned self] in shift(by: 8) },
      command("a", .control) { [unowned self] in selectAll() },
      command("c", .control) { [unowned self] in copy() },
    ]
    return commands
  }

  private func selectAll() {
    guard shownRows > 0 else { return }
    anchor = line(inRow: 0)
    cursor = line(inRow: shownRows - 1) ?? 0
    refresh()
    showStatus()
  }

  /// Does what a typed character asks for; characters do not depend on the keyboard layout.
  func take(_ character: Character) {
    message = nil
    if !content.help.isHidden {
      content.help.isHidden = true
      if character != "q" { return }
    }
    switch character {
    case "j", "\n": move(by: 1)
    case "k": move(by: -1)
    case " ", "f": move(by: pageRows)
    case "b": move(by: -pageRows)
    case "G": go(toRow: shownRows - 1)
    case "g": open(.line)
    case "/": open(.search)
    case "&": open(.filter)
    case "n": goToMatch(isForward: true)
    case "N": goToMatch(isForward: false)
    case "m": toggleMark()
    case "'": goToNextMark()
    case "v": toggleSelection()
    case "w": toggleWrapping()
    case "F": toggleFollowing()
    case "t": toggleAppearance()
    case "?": content.help.isHidden = false
    case "q": (content.window as? AppWindow)?.close()
    case _ where character.unicodeScalars.contains { $0.properties.generalCategory == .control }:
      // Other control characters do nothing.
      break
    default: say("\(character) does nothing; ? shows the keys")
    }
    showStatus()
  }

  private func toggleSelection() {
    anchor = anchor == nil ? cursor : nil
    refresh()
  }

  private func toggleFollowing() {
    follows.toggle()
    if follows { showEnd() }
  }

  private func toggleAppearance() {
    guard let window = content.window as? AppWindow else { return }
    window.appearance = window.appearance == .light ? .dark : .light
  }

  /// Closes the first of these that is open: help, prompt, selection, search, filter.
  private func leave() {
    if !content.help.isHidden {
      content.help.isHidden = true
    } else if prompt != nil {
      cancelPrompt()
    } else if anchor != nil {
      anchor = nil
    } else if search.pattern != nil {
      search.find(nil, in: document.reader, from: 0)
    } else if filter.pattern != nil {
      setFilter(nil)
    }
    refresh()
    showStatus()
  }
}
