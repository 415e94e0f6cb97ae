/// A value that can be parsed from an argument: a text, or one of several names.
package protocol ArgumentValue {
  /// All valid names; empty for any text.
  static var argumentNames: [String] { get }

  /// The value on the command line.
  var argumentName: String { get }

  /// Parses a name; nil if it is not valid.
  init?(argument: String)
}

extension String: ArgumentValue {
  /// Empty: any text is valid.
  package static var argumentNames: [String] { [] }

  /// The text.
  package var argumentName: String { self }

  /// Accepts any text.
  package init?(argument: String) { self = argument }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  /// The raw values of all cases.
  package static var argumentNames: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  package var argumentName: String { rawValue }

  /// The case with this raw value.
  package init?(argument: String) { self.init(rawValue: argument) }
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
