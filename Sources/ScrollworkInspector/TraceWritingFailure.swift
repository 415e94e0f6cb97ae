internal import TraceFiles

/// Why a trace could not be written.
public struct TraceWritingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line with the file and the reason.
  public let description: String

  init(_ failure: TraceFileFailure) { description = "\(failure)" }

  init(description: String) { self.description = description }
}
