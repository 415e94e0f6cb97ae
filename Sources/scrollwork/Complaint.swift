import ArgumentParser
import PlainText

/// The message for a command that did not get as far as running, or that failed.
enum Complaint {
  /// Prints the message: help on standard output, wrong usage in one line on standard error.
  ///
  /// - Returns: The exit status.
  static func report(_ error: any Error, from arguments: [String]) -> ExitCode {
    switch (error, Scrollwork.exitCode(for: error)) {
    case (let error as CommandError, _):
      StandardError.report(error)
      return .failure
    case (let code as ExitCode, _): return code
    case (_, .validationFailure):
      StandardError.write("scrollwork: \(line(about: error, in: arguments))")
      return .validationFailure
    case (_, .success):
      // Help, a version or a completion script: data that was asked for.
      do {
        try StandardOutput.write(Scrollwork.fullMessage(for: error) + "\n")
      } catch {
        return report(error, from: arguments)
      }
      return .success
    case (_, let code):
      StandardError.write("scrollwork: \(Scrollwork.message(for: error))")
      return code
    }
  }

  /// What was found and what is allowed, on one line; a page of help would push it off screen.
  static func line(about error: any Error, in arguments: [String]) -> String {
    let command = ["scrollwork"] + arguments.prefix(1).filter(Scrollwork.commands.contains)
    var message = Scrollwork.message(for: error)
      .split(whereSeparator: \.isNewline).joined(separator: "; ")
    if message.hasSuffix(".") { message.removeLast() }
    return "\(message); see \(command.joined(separator: " ")) --help"
  }
}
