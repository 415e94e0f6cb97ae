/// A combination of keys and what it does.
///
/// ```swift
/// override var keyCommands: [KeyCommand]? {
///   [KeyCommand(input: "f", modifierFlags: .control) { [unowned self] _ in find() }]
/// }
/// ```
@preconcurrency @MainActor
public final class KeyCommand {
  /// The key: a lowercase letter, a digit or another character that it writes, or one of the names here.
  public let input: String
  /// The modifiers that are held, and no others; Shift may be left out for a sign that needs it, such as `?`.
  public let modifierFlags: InputEvent.Modifiers
  /// What it does, for a menu or a list of keys.
  public var discoverabilityTitle: String?
  let handler: (KeyCommand) -> Void

  /// Makes a command; `handler` is called when the combination is pressed, and while it repeats.
  public init(
    title: String? = nil, input: String, modifierFlags: InputEvent.Modifiers = [],
    handler: @escaping (KeyCommand) -> Void
  ) {
    discoverabilityTitle = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
  }

  /// The arrow that points up.
  public static let inputUpArrow = "up"
  /// The arrow that points down.
  public static let inputDownArrow = "down"
  /// The arrow that points left.
  public static let inputLeftArrow = "left"
  /// The arrow that points right.
  public static let inputRightArrow = "right"
  /// The key that leaves or cancels.
  public static let inputEscape = "escape"
  /// A page up.
  public static let inputPageUp = "pageUp"
  /// A page down.
  public static let inputPageDown = "pageDown"
  /// To the beginning.
  public static let inputHome = "home"
  /// To the end.
  public static let inputEnd = "end"
  /// The key that deletes forward.
  public static let inputDelete = "delete"

  func matches(_ press: InputEvent.KeyPress) -> Bool {
    modifierFlags == press.modifiers && press.key.input == input
  }

  /// Whether it is the command of a character that was written.
  func matches(_ text: String) -> Bool {
    guard modifierFlags.subtracting(.shift).isEmpty, input.count == 1 else { return false }
    // Only letters tell whether Shift was held; a person may need it for any other sign.
    let isLetter = text.lowercased() != text.uppercased()
    guard isLetter else { return text == input }
    return text == (modifierFlags.contains(.shift) ? input.uppercased() : input)
  }
}

extension InputEvent.KeyPress {
  /// Whether the key writes a character, which comes as a text as well.
  var isWritten: Bool {
    let input = key.input
    return modifiers.subtracting(.shift).isEmpty && input.count == 1 && input >= " "
  }
}

extension InputEvent.Key {
  /// What a ``KeyCommand`` calls the key.
  var input: String {
    switch self {
    case .space: " "
    case .enter: "\r"
    case .tab: "\t"
    case .backspace: "\u{8}"
    case .zero: "0"
    case .one: "1"
    case .two: "2"
    case .three: "3"
    case .four: "4"
    case .five: "5"
    case .six: "6"
    case .seven: "7"
    case .eight: "8"
    case .nine: "9"
    case .plus: "+"
    case .minus: "-"
    default: rawValue
    }
  }
}

/// A responder that takes what is typed, while it is the first responder.
@preconcurrency @MainActor
public protocol KeyInput: Responder {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Takes characters; the enter key is a line feed.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
