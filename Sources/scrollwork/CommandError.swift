import ArgumentParser
import Documents
import SDLStage
import ScrollEngine

/// A run that failed for reasons a person can mend: one line, and exit status 1.
struct CommandError: Error, CustomStringConvertible {
  let description: String
}

/// Runs `body`; what it throws becomes one line on standard error and exit status 1.
///
/// What the argument parser throws itself passes through, and so does wrong usage that shows itself
/// only now.
@MainActor
func reportingErrors(_ body: @MainActor () async throws -> Void) async throws {
  do {
    try await body()
  } catch let mistake as ArgumentMistake {
    throw ValidationError(mistake.description)
  } catch let error as any Error & CustomStringConvertible
    where error is StageError || error is DocumentError || error is ScriptError
    || error is CommandError
  {
    StandardError.write("scrollwork: \(error)")
    throw ExitCode.failure
  }
}
