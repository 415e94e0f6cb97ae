package import Traces

/// Why a trace's file could not be read or written.
package enum TraceFileFailure: Error, Hashable, Sendable {
  /// The file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The file cannot be written; the reason is the system's.
  case unwritable(path: String, reason: String)
  /// The file is no trace, or is damaged before the end of its first segment.
  case malformed(path: String, TraceFailure)
  /// The file is a trace without ticks.
  case empty(path: String)
}

extension TraceFileFailure: CustomStringConvertible {
  /// One line: the file, and what is wrong with it.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read (\(reason))"
    case .unwritable(let path, let reason): "\(path) cannot be written (\(reason))"
    case .malformed(let path, let failure): "\(path): \(failure)"
    case .empty(let path): "\(path): the trace has no ticks"
    }
  }
}
