import Arguments
import PlainText

/// Reports the error of a command that could not be parsed, or that failed.
enum Complaint {
  /// Writes the error to standard error, unless it has been written already.
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
