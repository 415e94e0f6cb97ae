/// Why a command line cannot be used: what is wrong, and what is allowed. One line.
public struct UsageMistake: Error, Hashable, CustomStringConvertible {
  /// The line, without a full stop.
  public let description: String

  /// Says it.
  public init(_ description: String) { self.description = description }
}

/// The number that a program ends with.
public struct ExitStatus: Error, Hashable, Sendable {
  /// As the system gets it.
  public let rawValue: Int32

  /// All went well.
  public static let success = ExitStatus(rawValue: 0)
  /// A failed run, or a failed expectation.
  public static let failure = ExitStatus(rawValue: 1)
  /// Wrong usage, as in BSD's `sysexits.h`.
  public static let usage = ExitStatus(rawValue: 64)
}
