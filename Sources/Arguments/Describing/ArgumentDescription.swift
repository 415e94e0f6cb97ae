/// The description of an argument, for help, completion and the manual page.
struct ArgumentDescription: Hashable, Sendable {
  enum Kind { case positional, option, flag }

  var kind: Kind
  /// The names, such as `-o` and `--output`; empty for a positional argument.
  var names: [String] = []
  /// The name of the value; nil for a flag.
  var valueName: String?
  var explanation: String
  var values: [String] = []
  /// The default value in words; nil for none.
  var standard: String?
  var isOptional: Bool
  var isRepeated = false
  var completion = Completion.none

  /// The argument in a command line, such as `--size <size>`; with its last name if `name` is nil.
  func typed(as name: String? = nil) -> String {
    [name ?? names.last, valueName.map { "<\($0)>" }].compactMap(\.self).joined(separator: " ")
  }
}
