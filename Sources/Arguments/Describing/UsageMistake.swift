/// A mistake in a command line, in one line with the allowed values.
package struct UsageMistake: Error, Hashable, CustomStringConvertible {
  /// The line, without a full stop.
  package let description: String

  /// Makes a mistake from its line.
  package init(_ description: String) { self.description = description }
}

/// The exit status of a program.
package struct ExitStatus: Error, Hashable, Sendable {
  /// The number that the system receives.
  package let rawValue: Int32

  /// The program succeeded.
  package static let success = ExitStatus(rawValue: 0)
  /// The run failed, or an expectation was not met.
  package static let failure = ExitStatus(rawValue: 1)
  /// Wrong usage, as in BSD's `sysexits.h`.
  package static let usage = ExitStatus(rawValue: 64)
}
