import Arguments
import PlainText
import SDLStage
import ScriptPlayers

/// A run that failed for reasons a person can fix: one line, or one line for each of several
/// mistakes below it, and exit status 1.
struct CommandError: Error, CustomStringConvertible {
  /// As a terminal shows them.
  let lines: [String]

  init(description: String, details: [String] = []) {
    lines = ([description] + details).map(\.plain)
  }

  var description: String { lines.joined(separator: "\n") }
}

/// Runs `body`; an error becomes one line on standard error and exit status 1.
///
/// Wrong usage that only shows now passes through.
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
  }
}
