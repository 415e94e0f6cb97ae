import Arguments
import PlainText
import SDLStage
import ScriptPlayers
import TraceFiles

/// A failure that a person can fix: one line, and a line for each mistake if there are several;
/// exit status 1.
struct CommandError: Error, CustomStringConvertible {
  /// The lines, made safe for a terminal.
  let lines: [String]

  init(description: String, details: [String] = []) {
    lines = ([description] + details).map(\.plain)
  }

  var description: String { lines.joined(separator: "\n") }
}

/// Runs `body`; converts a ``CommandError``, a `StageError`, a `ScriptError` or a `TraceFileFailure` to
/// lines on standard error and exit status 1.
///
/// Rethrows all other errors, such as a ``UsageMistake``.
@MainActor
func reportingErrors(_ body: @MainActor () async throws -> Void) async throws {
  do {
    try await body()
  } catch let error as CommandError {
    StandardError.report(error)
    throw ExitStatus.failure
  } catch let error as StageError {
    StandardError.report(CommandError(description: error.line))
    throw ExitStatus.failure
  } catch let error as ScriptError {
    StandardError.report(CommandError(description: "\(error)"))
    throw ExitStatus.failure
  } catch let error as TraceFileFailure {
    StandardError.report(CommandError(description: "\(error)"))
    throw ExitStatus.failure
  }
}
