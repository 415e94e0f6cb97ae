import ScrollEngine

/// An action that a person can request from the shell.
package enum ShellAction: Hashable, Sendable {
  case openScene(Int)
  case openNeighbour(Int)
  case toggleOutlines, toggleOutside, toggleBounds, toggleOverlay, toggleLegend
  case toggleAside, toggleLanes, toggleSheets
  case searchCalls
  case openPath, openTour, previousTourStep
  /// Chooses an answer to the question of a guided path, by its index.
  case answer(Int)
  case addRow, removeRow
  case turnViewport
  case toggleSidebar, toggleInspector, toggleTheme
  case resetScene, toggleRecording
  /// Shows the variant that is a number of places after the current one.
  case changeVariant(Int)
  case compareVariants
  case playOrPause
  /// Steps by a number of frames.
  case step(Int)
  /// Shows the next moment of a kind, or the previous one.
  case jump(JumpTarget, isForward: Bool)
  /// Chooses the speed that is a number of places after the current one.
  case changeRate(Int)
  /// Moves the focus by a number of parts of the shell.
  case moveFocus(Int)
  case activate
  /// Pins the view that is a number of places after the pinned one on the stage.
  case pinNeighbour(Int)
  case enlarge, shrink, resetScale
  case copyReport, toggleFullScreen, savePicture
  case toggleGallery, toggleHelp, close, quit
}

/// A key, its effect and its spelling. The keyboard, the help and Documentation/Scenes.md all use
/// the same table, ``all``.
package struct KeyBinding: Sendable {
  enum Trigger: Hashable, Sendable {
    /// A character, as typed on the person's keyboard layout.
    case text(Character)
    case key(InputEvent.Key, InputEvent.Modifiers)
  }

  /// The spelling of the keys, such as `Ctrl +`.
  package let keys: String
  package let explanation: String
  let triggers: [(Trigger, ShellAction)]

  init(_ keys: String, _ explanation: String, _ triggers: [(Trigger, ShellAction)] = []) {
    self.keys = keys
    self.explanation = explanation
    self.triggers = triggers
  }

  /// The bindings in the groups of the help.
  package static let groups: [(title: String, bindings: [KeyBinding])] = [
    (
      "Scenes",
      [
        KeyBinding(
          "1 … 9", "open a scene",
          (1...9).map { (.text(Character("\($0)")), .openScene($0 - 1)) }),
        KeyBinding(
          "[ ]", "previous and next scene",
          [(.text("["), .openNeighbour(-1)), (.text("]"), .openNeighbour(1))]),
        KeyBinding("F3", "all scenes", [(.key(.f3, []), .toggleGallery)]),
        KeyBinding(
          "N, Shift N", "next or previous variant",
          [(.text("n"), .changeVariant(1)), (.text("N"), .changeVariant(-1))]),
        KeyBinding("=", "two variants side by side", [(.text("="), .compareVariants)]),
        KeyBinding("E", "reset the scene", [(.text("e"), .resetScene)]),
        KeyBinding(
          "F2, Shift F2", "guided path of the scene; guided start",
          [(.key(.f2, []), .openPath), (.key(.f2, .shift), .openTour)]),
        KeyBinding(
          "Backspace", "one step back on a guided path", [(.key(.backspace, []), .previousTourStep)]
        ),
        KeyBinding(
          "F5 … F8", "answer the question of a guided path",
          zip([InputEvent.Key.f5, .f6, .f7, .f8], 0...).map { (.key($0, []), .answer($1)) }),
      ]
    ),
    (
      "Scroll",
      [
        KeyBinding("arrows", "scroll what is under the pointer"),
        KeyBinding("Page Up, Page Down", "scroll it by a page"),
        KeyBinding("Home, End", "scroll to the start or end"),
      ]
    ),
    (
      "Time",
      [
        KeyBinding("Space", "play or pause", [(.text(" "), .playOrPause)]),
        KeyBinding(
          ", .", "one frame back or forward", [(.text(","), .step(-1)), (.text("."), .step(1))]),
        KeyBinding(
          "< >", "slower, faster", [(.text("<"), .changeRate(-1)), (.text(">"), .changeRate(1))]),
        KeyBinding(
          "J D F, Shift", "next change, late picture, stale cell",
          [
            (.text("j"), .jump(.change, isForward: true)),
            (.text("J"), .jump(.change, isForward: false)),
            (.text("d"), .jump(.latePicture, isForward: true)),
            (.text("D"), .jump(.latePicture, isForward: false)),
            (.text("f"), .jump(.staleCell, isForward: true)),
            (.text("F"), .jump(.staleCell, isForward: false)),
          ]),
        KeyBinding(
          "R", "record from the start; save", [(.text("r"), .toggleRecording)]),
      ]
    ),
    (
      "Point",
      [
        KeyBinding("hover, click", "show what is there, pin it"),
        KeyBinding(
          "P, Shift P", "pin the next or previous one",
          [(.text("p"), .pinNeighbour(1)), (.text("P"), .pinNeighbour(-1))]),
        KeyBinding(
          "Tab, Shift Tab", "move the keyboard focus",
          [(.key(.tab, []), .moveFocus(1)), (.key(.tab, .shift), .moveFocus(-1))]),
        KeyBinding(
          "Enter", "activate what has the focus; the next step of a guided path",
          [(.key(.enter, []), .activate)]),
      ]
    ),
    (
      "On the stage",
      [
        KeyBinding("O", "outlines", [(.text("o"), .toggleOutlines)]),
        KeyBinding("K", "what the lines mean", [(.text("k"), .toggleLegend)]),
        KeyBinding("G", "content outside the viewport", [(.text("g"), .toggleOutside)]),
        KeyBinding("B", "bounds of each table", [(.text("b"), .toggleBounds)]),
        KeyBinding("S", "statistics on the stage", [(.text("s"), .toggleOverlay)]),
        KeyBinding("M", "map and waiting cells", [(.text("m"), .toggleAside)]),
        KeyBinding("W", "which cell drew which row", [(.text("w"), .toggleLanes)]),
        KeyBinding(
          "X", "take the viewports apart into sheets; a drag turns them",
          [(.text("x"), .toggleSheets)]),
      ]
    ),
    (
      "Change",
      [
        KeyBinding(
          "+ -", "add or remove a row", [(.text("+"), .addRow), (.text("-"), .removeRow)]),
        KeyBinding("V", "rotate the viewport", [(.text("v"), .turnViewport)]),
      ]
    ),
    (
      "Window",
      [
        KeyBinding("L", "list of scenes", [(.text("l"), .toggleSidebar)]),
        KeyBinding("I", "inspector", [(.text("i"), .toggleInspector)]),
        KeyBinding("/", "search the calls", [(.text("/"), .searchCalls)]),
        KeyBinding("T", "light or dark", [(.text("t"), .toggleTheme)]),
        KeyBinding(
          "Ctrl + - 0, wheel", "interface size",
          [
            (.key(.plus, .control), .enlarge), (.key(.plus, [.control, .shift]), .enlarge),
            (.key(.minus, .control), .shrink), (.key(.zero, .control), .resetScale),
          ]),
        KeyBinding(
          "Ctrl C", "copy the pinned card or the layout", [(.key(.c, .control), .copyReport)]),
        KeyBinding("F11", "full screen", [(.key(.f11, []), .toggleFullScreen)]),
        KeyBinding("F12", "save the picture", [(.key(.f12, []), .savePicture)]),
        KeyBinding(
          "F1, ?", "help, and these keys",
          [(.key(.f1, []), .toggleHelp), (.text("?"), .toggleHelp)]),
        KeyBinding("Esc", "close what is open, or unpin", [(.key(.escape, []), .close)]),
        KeyBinding("Ctrl Q", "quit", [(.key(.q, .control), .quit)]),
      ]
    ),
  ]

  /// All bindings, in the order of the help.
  package static let all = groups.flatMap(\.bindings)

  /// The spelling of the key for an action; nil if no key performs it.
  static func keys(for action: ShellAction) -> String? {
    all.lazy.flatMap(\.triggers).first { $0.1 == action }?.0.words
  }

  /// The spelling of all keys in the binding to which an action belongs; empty if there is none.
  static func all(for action: ShellAction) -> String {
    all.first { $0.triggers.contains { $0.1 == action } }?.keys ?? ""
  }

  /// The action for a character, or else for its lowercase form; nil if neither has one.
  static func action(forText text: String) -> ShellAction? {
    guard let character = text.first, let small = text.lowercased().first else { return nil }
    return action(for: .text(character)) ?? action(for: .text(small))
  }

  static func action(for press: InputEvent.KeyPress) -> ShellAction? {
    action(for: .key(press.key, press.modifiers))
  }

  private static func action(for trigger: Trigger) -> ShellAction? {
    for binding in all {
      if let match = binding.triggers.first(where: { $0.0 == trigger }) { return match.1 }
    }
    return nil
  }
}

extension KeyBinding.Trigger {
  /// The spelling of the trigger, such as `Shift N`.
  var words: String {
    switch self {
    case .text(" "): "Space"
    case .text(let character) where character.isUppercase: "Shift \(character)"
    case .text(let character): character.uppercased()
    case .key(let key, let modifiers):
      (modifiers.contains(.control) ? "Ctrl " : "") + (modifiers.contains(.shift) ? "Shift " : "")
        + Self.name(of: key)
    }
  }

  private static func name(of key: InputEvent.Key) -> String {
    switch key {
    case .escape: "Esc"
    case .plus: "+"
    case .minus: "-"
    case .zero: "0"
    default: key.rawValue.prefix(1).uppercased() + key.rawValue.dropFirst()
    }
  }
}
