/// A value that reads itself: a text, or one of several names.
package protocol ArgumentValue {
  /// All names there are; empty for any text.
  static var argumentNames: [String] { get }

  /// As it is typed.
  var argumentName: String { get }

  /// Nil if there is no such name.
  init?(argument: String)
}

extension String: ArgumentValue {
  /// None: any text will do.
  package static var argumentNames: [String] { [] }

  /// The text.
  package var argumentName: String { self }

  /// Takes any text.
  package init?(argument: String) { self = argument }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  /// The raw values of all cases.
  package static var argumentNames: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  package var argumentName: String { rawValue }

  /// The case with that raw value.
  package init?(argument: String) { self.init(rawValue: argument) }
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
