/// All that a command line understands of one argument, for help, completion and manual page.
struct ArgumentDescription: Hashable, Sendable {
  enum Kind { case positional, option, flag }

  var kind: Kind
  /// Such as `-o` and `--output`; empty for what is known by its place.
  var names: [String] = []
  /// What stands for its value; nil for a flag.
  var valueName: String?
  var explanation: String
  var values: [String] = []
  /// What it is unless it is given.
  var standard: String?
  var isOptional: Bool
  var isRepeated = false
  var completion = Completion.none

  /// As it is typed, by one of its names or by the longest one: `--size <size>`.
  func typed(as name: String? = nil) -> String {
    [name ?? names.last, valueName.map { "<\($0)>" }].compactMap(\.self).joined(separator: " ")
  }
}
