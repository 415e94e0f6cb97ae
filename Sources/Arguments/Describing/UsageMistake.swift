/// Why a command line cannot be used: what is wrong, and what is allowed. One line.
package struct UsageMistake: Error, Hashable, CustomStringConvertible {
  /// The line, without a full stop.
  package let description: String

  /// Says it.
  package init(_ description: String) { self.description = description }
}

/// The number that a program ends with.
package struct ExitStatus: Error, Hashable, Sendable {
  /// As the system gets it.
  package let rawValue: Int32

  /// All went well.
  package static let success = ExitStatus(rawValue: 0)
  /// A failed run, or a failed expectation.
  package static let failure = ExitStatus(rawValue: 1)
  /// Wrong usage, as in BSD's `sysexits.h`.
  package static let usage = ExitStatus(rawValue: 64)
}
