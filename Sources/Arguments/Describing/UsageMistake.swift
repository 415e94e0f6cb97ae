/// A mistake in a command line, in one line with the allowed values.
public struct UsageMistake: Error, Hashable, CustomStringConvertible {
  /// The line, without a full stop.
  public let description: String

  /// Makes a mistake from its line.
  ///
  /// - Parameter description: The line, without a full stop.
  public init(_ description: String) { self.description = description }
}

/// The exit status of a program.
public struct ExitStatus: Error, Hashable, Sendable {
  /// The number that the system receives.
  public let rawValue: Int32

  /// The program succeeded.
  public static let success = ExitStatus(rawValue: 0)
  /// The run failed, or an expectation was not met.
  public static let failure = ExitStatus(rawValue: 1)
  /// Wrong usage, as in BSD's `sysexits.h`.
  public static let usage = ExitStatus(rawValue: 64)
}
