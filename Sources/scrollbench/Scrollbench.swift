import Arguments
import Glibc

extension Program {
  static let scrollbench = Program(
    name: "scrollbench",
    abstract: "Measures the engine's costs; prints one JSON line for each metric.",
    discussion: """
      Times are CPU times of the process: averages over batches of up to 100 calls, of which median, \
      mean, p99 and max are printed.

      What one step costs is the difference of two runs, divided by the steps between them:

          NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 1000
          NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 6000

      Likewise heap allocations, with --tool=memcheck; a --distance of 0.01 brings in no cells.

      Exit status: 0, 1 where something was wrong that should not be, 64 for wrong usage.
      """,
    commands: [
      Peers.self, ExtentsCommand.self, ConstraintsCommand.self, Container.self, Numbered.self,
      Motion.self, Paint.self, History.self, Frames.self, Turns.self, Tables.self, Start.self,
      GrowthCommand.self, TracesCommand.self, SnapshotsCommand.self, Compositional.self,
      TableCommand.self,
    ])
}

/// Measures the engine; prints one JSON line per metric on standard output.
@main
enum Scrollbench {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch try Program.scrollbench.parse(words) {
      case .print(let text): print(text, terminator: "")
      case .run(let command as any BenchCommand): try command.run()
      case .run, .version, .manual: preconditionFailure("scrollbench has only commands that run")
      }
    } catch let mistake as UsageMistake {
      // Only one line, because the output is read by programs.
      Output.errorLine(Program.scrollbench.complaint(about: mistake, in: words))
      exit(ExitStatus.usage.rawValue)
    } catch let status as ExitStatus {
      exit(status.rawValue)
    } catch {
      Output.stop("\(error)")
    }
  }
}

/// A command of the program.
protocol BenchCommand: Command {
  func run() throws
}
