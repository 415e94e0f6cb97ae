/// What `--help` says.
enum Help {
  static let text = """
    USAGE: scrollbench <workload> [options]

    Measures the engine in CPU time of the process; one JSON line a metric. Times are averages over
    batches of 100 calls, of which median, mean, p99 and max are printed.

    WORKLOADS
      peers       what other lists are measured with: 5,000 steps of 40 points, then 2,000 jumps to
                  random rows, in a viewport of 800 x 600. Afterwards the same way is gone once more
                  without a clock; texts and positions are compared with sums in whole numbers.
      extents     the index of rows alone: built, asked and changed
      container   tables of ten rows stacked in one container
      motion      one moving scroll view without cells

    OPTIONS
      --rows N        rows in all: peers (default: 1000000), extents (10000000)
      --sections S    tables that share the rows and one reuse queue: peers (1), container (1000)
      --heights H     how a table learns its heights: peers
                      delegate  varying, from heightForRowAt for each row (default)
                      uniform   all alike, from rowHeight
      --steps K       steps, ticks or operations: peers (5000), extents and motion (10000),
                      container (5000)
      --jumps J       peers, container (2000)
      --distance D    points of a step: peers (40)
      --only PHASE    step or jump: that phase alone, and nothing is compared: peers

    NORASTER=1 in the environment leaves painting out of peers.

    INSTRUCTIONS
      What one step costs is the difference of two runs, divided by the steps between them:

        NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 1000
        NORASTER=1 valgrind --tool=callgrind scrollbench peers --only step --steps 6000

      Likewise heap allocations, with --tool=memcheck; a --distance of 0.01 brings in no cells.

    Exit status: 0, 1 where something was wrong that should not be, 64 for wrong usage.
    """
}
