import Arguments
public import Workloads

struct Tables: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "The cost of many tables in a container.",
    discussion: """
      Each has ten rows. Makes them, and tells time and memory; then takes painted steps, by turns \
      among ten of them and among all.

      How many blocks of memory a table is made of is the difference of two runs under valgrind \
      --tool=memcheck with --steps 0 and --children views, which says what is in use at exit.
      """)

  @Option(help: "Tables.", transform: { try count($0, in: 10...10_000_000) })
  var tables = 100_000

  @Option(help: "How the container gets them (default: both).")
  var children: TableChildren?

  @Option(help: "Painted steps.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 2_000

  var request: Request {
    var request = Request(.tables)
    (request.tables, request.children, request.steps) = (tables, children, steps)
    return request
  }

  func run() throws {
    try run(request, paints: true)
  }
}

struct Start: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "The program from its start to its first frame.",
    discussion: """
      It runs as a process of its own, with SDL's dummy driver, so that no display is needed. What \
      --help takes beside it is spent before anything is done.
      """)

  @Argument(help: "The built program.", completion: .files())
  var program = ".build/release/scrollwork"

  @Option(help: "How often it is started.", transform: { try count($0, in: 1...10_000) })
  var runs = 20

  var request: Request {
    var request = Request(.start)
    (request.program, request.runs) = (program, runs)
    return request
  }

  func run() throws {
    try run(request)
  }
}

struct GrowthCommand: BenchCommand {
  static let configuration = CommandConfiguration(
    name: "growth",
    abstract: "How costs grow with invisible content, as exponents.",
    discussion: """
      The exponent is the slope of the cost over the size, both as logarithms: 0 is flat, 1 is \
      proportional. Sizes are powers of ten.
      """)

  @Option(
    help: "The most rows of a table, from 1000.",
    transform: { try count($0, in: 10_000...1_000_000_000) })
  var rows = 100_000_000

  @Option(
    help: "The most sections of a table, from 10.",
    transform: { try count($0, in: 100...10_000_000) })
  var sections = 1_000_000

  @Option(
    help: "The most tables in a container, from 10.",
    transform: { try count($0, in: 100...10_000_000) })
  var tables = 100_000

  @Option(help: "Steps, and jumps, of each size.", transform: { try count($0, in: 1...1_000_000) })
  var steps = 2_000

  var request: Request {
    var request = Request(.growth)
    (request.rows, request.sections) = (rows, sections)
    (request.tables, request.steps) = (tables, steps)
    return request
  }

  func run() throws {
    try run(request)
  }
}

struct SnapshotsCommand: BenchCommand {
  static let configuration = CommandConfiguration(
    name: "snapshots",
    abstract: "Snapshots of a table, beside sets of as many identities.",
    discussion: """
      Makes a set of all items, makes a snapshot of them, and applies one in which 1 % has changed, by \
      turns; the ratios are those of the least times. Memory is in bytes for each item. Instructions \
      are the difference of two runs with --only and different --runs.
      """)

  @Option(help: "Items.", transform: { try count($0, in: 1_000...10_000_000) })
  var rows = 100_000

  @Option(help: "Rounds.", transform: { try count($0, in: 1...10_000) })
  var runs = 11

  @Option(help: "Run only this phase, to count instructions.")
  var only: SnapshotsWorkload.Phase?

  var request: Request {
    var request = Request(.snapshots)
    (request.rows, request.runs, request.snapshots) = (rows, runs, only)
    return request
  }

  func run() throws {
    try run(request)
  }
}

extension SnapshotsWorkload.Phase: ArgumentValue {}
extension TableChildren: ArgumentValue {}
