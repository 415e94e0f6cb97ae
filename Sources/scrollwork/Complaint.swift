import Arguments
import PlainText

/// The message for a command that did not get as far as running, or that failed.
enum Complaint {
  /// Writes what has not been written yet.
  ///
  /// - Returns: The exit status.
  static func report(_ error: any Error, from words: [String]) -> ExitStatus {
    switch error {
    case let status as ExitStatus: return status
    case let mistake as UsageMistake:
      StandardError.write("scrollwork: \(Program.scrollwork.complaint(about: mistake, in: words))")
      return .usage
    case let error as CommandError:
      StandardError.report(error)
      return .failure
    default:
      StandardError.write("scrollwork: \(error)")
      return .failure
    }
  }
}
