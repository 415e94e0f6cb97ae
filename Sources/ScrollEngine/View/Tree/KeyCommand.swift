/// A combination of keys and its handler.
///
/// ```swift
/// override var keyCommands: [KeyCommand]? {
///   [KeyCommand(input: "f", modifierFlags: .control) { [unowned self] _ in find() }]
/// }
/// ```
@preconcurrency @MainActor
public final class KeyCommand {
  /// The key: a character that it writes, letters in lowercase, or one of the names of this type.
  public let input: String
  /// The modifiers that must be held; no other modifier may be held.
  ///
  /// Shift may be omitted for a character that needs it, such as `?`.
  public let modifierFlags: InputEvent.Modifiers
  /// The purpose of the command, for a menu or a list of keys.
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

  /// The up arrow key.
  public static let inputUpArrow = "up"
  /// The down arrow key.
  public static let inputDownArrow = "down"
  /// The left arrow key.
  public static let inputLeftArrow = "left"
  /// The right arrow key.
  public static let inputRightArrow = "right"
  /// The escape key.
  public static let inputEscape = "escape"
  /// The page up key.
  public static let inputPageUp = "pageUp"
  /// The page down key.
  public static let inputPageDown = "pageDown"
  /// The home key.
  public static let inputHome = "home"
  /// The end key.
  public static let inputEnd = "end"
  /// The key that deletes forwards.
  public static let inputDelete = "delete"

  func matches(_ press: InputEvent.KeyPress) -> Bool {
    modifierFlags == press.modifiers && press.key.input == input
  }

  /// Whether this is the command for a written character.
  func matches(_ text: String) -> Bool {
    guard modifierFlags.subtracting(.shift).isEmpty, input.count == 1 else { return false }
    // Only letters show whether Shift was held; other characters may need it.
    let isLetter = text.lowercased() != text.uppercased()
    guard isLetter else { return text == input }
    return text == (modifierFlags.contains(.shift) ? input.uppercased() : input)
  }
}

extension InputEvent.KeyPress {
  /// Whether the key writes a character, which also arrives as text.
  var isWritten: Bool {
    let input = key.input
    return modifiers.subtracting(.shift).isEmpty && input.count == 1 && input >= " "
  }
}

extension InputEvent.Key {
  /// The name of the key for ``KeyCommand/input``.
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

/// A responder that receives typed text while it is the first responder.
@preconcurrency @MainActor
public protocol KeyInput: Responder {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts characters; the enter key inserts a line feed.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
