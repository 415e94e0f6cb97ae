/// The description of an argument.
public struct ArgumentHelp: ExpressibleByStringInterpolation, Sendable {
  /// One sentence.
  public var abstract: String
  /// The name of the value, shown by the help in angle brackets; nil for the argument's own name.
  public var valueName: String?

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - abstract: One sentence.
  ///   - valueName: The name of the value; nil for the argument's own name.
  public init(_ abstract: String, valueName: String? = nil) {
    self.abstract = abstract
    self.valueName = valueName
  }

  /// Describes an argument whose value has the argument's own name.
  ///
  /// - Parameter abstract: One sentence.
  public init(stringLiteral abstract: String) { self.init(abstract) }
}

/// The names of an option.
public enum OptionName: Sendable {
  /// The name of the property, after two dashes.
  case long
  /// The name of the property after two dashes, and its first letter after one dash.
  case shortAndLong
  /// Another word, after two dashes.
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
