import ArgumentParser
import PlainText

/// Measures the engine; prints one JSON line per metric on standard output.
@main
struct Scrollbench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scrollbench",
    abstract: "Measures what the engine costs; one JSON line a metric.",
    discussion: """
      Times are CPU times of the process: averages over batches of up to 100 calls, of which median, \
      mean, p99 and max are printed.

      INSTRUCTIONS
        What one step costs is the difference of two runs, divided by the steps between them:

          NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 1000
          NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 6000

        Likewise heap allocations, with --tool=memcheck; a --distance of 0.01 brings in no cells.

      Exit status: 0, 1 where something was wrong that should not be, 64 for wrong usage.
      """,
    subcommands: [
      Peers.self, ExtentsCommand.self, ConstraintsCommand.self, Container.self, Numbered.self,
      Motion.self, Paint.self, History.self, Frames.self, Turns.self, Tables.self, Start.self,
      GrowthCommand.self, TableCommand.self,
    ])

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Output.errorLine(complaint(about: error, in: arguments))
      exit(withError: ExitCode.validationFailure)
    }
  }

  /// What was found and what is allowed, on one line: a program that reads measurements has no use
  /// for a page of help.
  static func complaint(about error: any Error, in arguments: [String]) -> String {
    let known = configuration.subcommands.map { $0._commandName }
    let command = ["scrollbench"] + arguments.prefix(1).filter(known.contains)
    var message = message(for: error).split(whereSeparator: \.isNewline).joined(separator: "; ")
    if message.hasSuffix(".") { message.removeLast() }
    return "\(message.plain); see \(command.joined(separator: " ")) --help"
  }
}
