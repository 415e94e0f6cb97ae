/// The description of an argument, for help, completion and the manual page.
struct ArgumentDescription: Hashable, Sendable {
  enum Kind { case positional, option, flag }

  var kind: Kind
  /// Such as `-o` and `--output`; empty for a positional argument.
  var names: [String] = []
  /// The name of its value; nil for a flag.
  var valueName: String?
  var explanation: String
  var values: [String] = []
  /// The default value.
  var standard: String?
  var isOptional: Bool
  var isRepeated = false
  var completion = Completion.none

  /// The argument in a command line, with one of its names or the longest: `--size <size>`.
  func typed(as name: String? = nil) -> String {
    [name ?? names.last, valueName.map { "<\($0)>" }].compactMap(\.self).joined(separator: " ")
  }
}
