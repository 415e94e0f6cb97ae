/// A value that reads itself: a text, or one of several names.
public protocol ArgumentValue {
  /// All names there are; empty for any text.
  static var argumentNames: [String] { get }

  /// As it is typed.
  var argumentName: String { get }

  /// Nil if there is no such name.
  init?(argument: String)
}

extension String: ArgumentValue {
  /// None: any text will do.
  public static var argumentNames: [String] { [] }

  /// The text.
  public var argumentName: String { self }

  /// Takes any text.
  public init?(argument: String) { self = argument }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  /// The raw values of all cases.
  public static var argumentNames: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  public var argumentName: String { rawValue }

  /// The case with that raw value.
  public init?(argument: String) { self.init(rawValue: argument) }
}

extension ArgumentValue {
  /// - Throws: ``UsageMistake`` with the names there are.
  static func read(_ text: String) throws(UsageMistake) -> Self {
    guard let value = Self(argument: text) else {
      let names = argumentNames.map { "'\($0)'" }
      throw UsageMistake(
        "use " + (names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")))
    }
    return value
  }
}
