internal import PhotoLibrary
internal import ScrollworkApp

extension PhotosController {
  /// Commands for keys that type no characters.
  var commands: [KeyCommand] {
    func command(_ input: String, _ act: @escaping () -> Void) -> KeyCommand {
      KeyCommand(input: input) { [unowned self] _ in
        message = nil
        act()
        showStatus()
        // A page that is being turned is said when it has come.
        if !isAlone { tell(content.bar.text) }
      }
    }
    var commands = [command(KeyCommand.inputEscape) { [unowned self] in leave() }]
    let viewer = content.viewer
    if isAlone {
      commands += [
        command(KeyCommand.inputLeftArrow) { viewer.turn(by: -1) },
        command(KeyCommand.inputRightArrow) { viewer.turn(by: 1) },
        command(KeyCommand.inputPageUp) { viewer.turn(by: -1) },
        command(KeyCommand.inputPageDown) { viewer.turn(by: 1) },
        command(KeyCommand.inputHome) { [unowned self] in viewer.turn(by: -shelf.pictures.count) },
        command(KeyCommand.inputEnd) { [unowned self] in viewer.turn(by: shelf.pictures.count) },
      ]
    } else {
      commands += [
        command(KeyCommand.inputLeftArrow) { [unowned self] in move(by: -1) },
        command(KeyCommand.inputRightArrow) { [unowned self] in move(by: 1) },
        command(KeyCommand.inputUpArrow) { [unowned self] in moveRow(by: -1) },
        command(KeyCommand.inputDownArrow) { [unowned self] in moveRow(by: 1) },
        command(KeyCommand.inputPageUp) { [unowned self] in movePage(by: -1) },
        command(KeyCommand.inputPageDown) { [unowned self] in movePage(by: 1) },
        command(KeyCommand.inputHome) { [unowned self] in go(to: 0) },
        command(KeyCommand.inputEnd) { [unowned self] in go(to: shelf.pictures.count - 1) },
      ]
    }
    return commands
  }

  /// Does what a typed character asks for; characters do not depend on the keyboard layout.
  func take(_ character: Character) {
    message = nil
    if !content.help.isHidden {
      content.help.isHidden = true
      if character != "q" { return }
    }
    let page = isAlone ? content.viewer.page : nil
    switch character {
    case "\n" where !isAlone: openViewer()
    case "+" where isAlone, "=" where isAlone: page?.magnify(by: 1.5)
    case "-" where isAlone: page?.magnify(by: 1 / 1.5)
    case "0" where isAlone: page?.magnify(by: nil)
    case " " where isAlone: content.viewer.turn(by: 1)
    case " ": movePage(by: 1)
    case "r": readAgain()
    case "F", "f": (content.window as? AppWindow)?.toggleFullScreen()
    case "t": toggleAppearance()
    case "?": content.help.isHidden = false
    case "q": (content.window as? AppWindow)?.close()
    case _ where character.unicodeScalars.contains { $0.properties.generalCategory == .control }:
      // Other control characters do nothing.
      break
    default: message = "\(character) does nothing; ? shows the keys"
    }
    showStatus()
    if !isAlone || message != nil { tell(content.bar.text) }
  }

  /// Has a screen reader say a line.
  private func tell(_ words: String) {
    Accessibility.post(notification: .announcement, argument: words)
  }

  /// Has a screen reader say which picture is shown alone.
  func tellPicture() { tell(content.viewer.words) }

  private func toggleAppearance() {
    guard let window = content.window as? AppWindow else { return }
    window.appearance = window.appearance == .light ? .dark : .light
  }

  private func leave() {
    if !content.help.isHidden {
      content.help.isHidden = true
    } else if isAlone {
      leaveViewer()
    } else {
      cursor = nil
      refresh()
    }
  }

  // MARK: Moving

  func go(to place: Int) {
    guard !shelf.pictures.isEmpty else { return }
    cursor = min(max(place, 0), shelf.pictures.count - 1)
    reveal()
    refresh()
  }

  /// The first picture below the header; keys begin there if nothing is selected.
  private var start: Int? {
    let rows = content.layout.current
    let top = grid.contentOffset.y + (grid.contentOffset.y > 0 ? GridLayout.headerHeight : 0)
    return rows.rows(from: top, to: .infinity).first.map { rows.firstPicture(ofRow: $0) }
  }

  private func move(by count: Int) {
    if let cursor { go(to: cursor + count) } else if let start { go(to: start) }
  }

  private func moveRow(by count: Int) {
    guard let cursor else { return move(by: 0) }
    let rows = content.layout.current
    let x = rows.frame(of: cursor).midX
    if let place = rows.picture(from: cursor, byRows: count, x: x) { go(to: place) }
  }

  private func movePage(by count: Int) {
    guard let cursor else {
      if let start { go(to: start) }
      return
    }
    let rows = content.layout.current
    let frame = rows.frame(of: cursor)
    let wanted =
      frame.midY + Double(count) * (grid.bounds.height - GridLayout.headerHeight - frame.height)
    guard let last = rows.lastRow else { return }
    let row = rows.rows(from: max(0, wanted), to: .infinity).first ?? last
    let now = rows.row(of: cursor)
    // Moves by at least one row, but not past the ends.
    let steps = row == now ? count : row - now
    let target = min(max(now + steps, 0), last) - now
    if let place = rows.picture(from: cursor, byRows: target, x: frame.midX) { go(to: place) }
  }

  /// Scrolls just as far as needed to show the current picture below the header of its month.
  func reveal() {
    guard let cursor else { return }
    var frame = content.layout.current.frame(of: cursor)
    frame.origin.y -= GridLayout.headerHeight
    frame.size.height += GridLayout.headerHeight + Look.margin
    grid.scrollRectToVisible(frame, animated: false)
    grid.layoutIfNeeded()
  }

  // MARK: One picture

  func openViewer() {
    guard let cursor = cursor ?? start else { return }
    self.cursor = cursor
    content.viewer.isHidden = false
    content.viewer.show(shelf.pictures, at: cursor)
    refresh()
    showStatus()
    tellPicture()
  }

  func leaveViewer() {
    content.viewer.isHidden = true
    content.viewer.close()
    reveal()
    refresh()
    takeWaiting()
    showStatus()
  }
}
