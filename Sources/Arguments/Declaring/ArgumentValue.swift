/// A value that can be parsed from an argument: a text, or one of several names.
public protocol ArgumentValue {
  /// All valid names; empty for any text.
  static var argumentNames: [String] { get }

  /// The value on the command line.
  var argumentName: String { get }

  /// Parses a name; nil if it is not valid.
  ///
  /// - Parameter argument: What was typed.
  init?(argument: String)
}

extension String: ArgumentValue {
  /// Empty: any text is valid.
  public static var argumentNames: [String] { [] }

  /// The text.
  public var argumentName: String { self }

  /// Accepts any text.
  ///
  /// - Parameter argument: The text.
  public init?(argument: String) { self = argument }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  /// The raw values of all cases.
  public static var argumentNames: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  public var argumentName: String { rawValue }

  /// The case with this raw value; nil if there is none.
  ///
  /// - Parameter argument: What was typed.
  public init?(argument: String) { self.init(rawValue: argument) }
}

extension ArgumentValue {
  /// - Throws: ``UsageMistake`` with the valid names.
  static func read(_ text: String) throws(UsageMistake) -> Self {
    guard let value = Self(argument: text) else {
      let names = argumentNames.map { "'\($0)'" }
      throw UsageMistake(
        "use " + (names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")))
    }
    return value
  }
}
