import ArgumentParser

/// Measures the engine; one JSON line a metric on standard output.
@main
struct Scrollbench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scrollbench",
    abstract: "Measures what the engine costs; one JSON line a metric.",
    discussion: """
      Times are CPU times of the process: averages over batches of 100 calls, of which median, mean, \
      p99 and max are printed.

      INSTRUCTIONS
        What one step costs is the difference of two runs, divided by the steps between them:

          NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 1000
          NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 6000

        Likewise heap allocations, with --tool=memcheck; a --distance of 0.01 brings in no cells.

      Exit status: 0, 1 where something was wrong that should not be, 64 for wrong usage.
      """,
    subcommands: [
      Peers.self, ExtentsCommand.self, Container.self, Motion.self, Paint.self,
    ])
}
