/// What is said of an argument.
package struct ArgumentHelp: ExpressibleByStringInterpolation, Sendable {
  /// A sentence.
  package var abstract: String
  /// What stands in angle brackets for its value; nil for the argument's own name.
  package var valueName: String?

  /// Says it.
  package init(_ abstract: String, valueName: String? = nil) {
    self.abstract = abstract
    self.valueName = valueName
  }

  /// Says it, with the argument's own name for its value.
  package init(stringLiteral abstract: String) { self.init(abstract) }
}

/// How an option is called.
package enum OptionName: Sendable {
  /// By its property's name, after two dashes.
  case long
  /// The same, and by its first letter after one dash.
  case shortAndLong
  /// By another word, after two dashes.
  case named(String)

  func typed(for label: String) -> [String] {
    let name = typedName(label)
    return switch self {
    case .long: ["--\(name)"]
    case .shortAndLong: ["-\(name.prefix(1))", "--\(name)"]
    case .named(let name): ["--\(name)"]
    }
  }
}
