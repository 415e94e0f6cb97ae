import Arguments
import Glibc
public import Workloads

struct Peers: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "What other lists are measured by, too: steps of 40 points, jumps to random rows.",
    discussion: """
      The viewport is 800 x 600. Afterwards the same steps are repeated without a clock; texts and \
      positions are compared with sums in whole numbers.

      NORASTER=1 in the environment turns painting off.
      """)

  @Option(help: "Rows in all.", transform: { try count($0, in: 1...1_000_000_000) })
  var rows = 1_000_000

  @Option(
    help: "Tables that share the rows and one reuse queue.",
    transform: { try count($0, in: 1...1_000_000) })
  var sections = 1

  @Option(help: "How a table learns its heights.")
  var heights = PeerHeights.delegate

  @Option(help: "Steps.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 5_000

  @Option(help: "Jumps.", transform: { try count($0, in: 0...10_000_000) })
  var jumps = 2_000

  @Option(
    help: "The number of row resizes, and of row insertions.",
    transform: { try count($0, in: 0...1_000_000) })
  var edits = 200

  @Option(
    help: "Points of a step.",
    transform: { text in
      guard let distance = Double(text), (0...1e6).contains(distance) else {
        throw UsageMistake("allowed: a number of points from 0 to 1000000")
      }
      return distance
    })
  var distance = 40.0

  @Option(help: "Run only this phase, without the check, to count instructions.")
  var only: PeersWorkload.Phase?

  func validate() throws(UsageMistake) {
    guard rows.isMultiple(of: sections) else {
      throw UsageMistake("--rows \(rows) cannot be shared evenly by --sections \(sections)")
    }
  }

  var request: Request {
    var request = Request(.peers)
    request.rows = rows
    request.sections = sections
    request.heights = heights
    request.steps = steps
    request.jumps = jumps
    request.edits = edits
    request.distance = distance
    request.only = only
    return request
  }

  func run() throws {
    try run(request, paints: getenv("NORASTER") == nil)
  }
}

struct ExtentsCommand: BenchCommand {
  static let configuration = CommandConfiguration(
    name: "extents", abstract: "The index of rows alone: building, querying and changing it.")

  @Option(help: "Rows.", transform: { try count($0, in: 100...1_000_000_000) })
  var rows = 10_000_000

  @Option(help: "Operations of each kind.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 10_000

  func run() throws {
    var request = Request(.extents)
    (request.rows, request.steps) = (rows, steps)
    try run(request)
  }
}

struct Container: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tables of ten rows stacked in one container.")

  @Option(help: "Tables.", transform: { try count($0, in: 1...1_000_000) })
  var sections = 1_000

  @Option(help: "Steps.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 5_000

  @Option(help: "Jumps.", transform: { try count($0, in: 0...10_000_000) })
  var jumps = 2_000

  func run() throws {
    var request = Request(.container)
    (request.sections, request.steps, request.jumps) = (sections, steps, jumps)
    try run(request)
  }
}

struct Numbered: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Tables of ten rows that a container takes by number, and makes as they come into sight.")

  @Option(help: "Tables.", transform: { try count($0, in: 1...100_000_000) })
  var sections = 1_000_000

  @Option(help: "Steps.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 5_000

  @Option(help: "Jumps.", transform: { try count($0, in: 0...10_000_000) })
  var jumps = 2_000

  func run() throws {
    var request = Request(.numbered)
    (request.sections, request.steps, request.jumps) = (sections, steps, jumps)
    try run(request)
  }
}

struct Compositional: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "A compositional layout, beside the flow layout and beside ten sections.",
    discussion: """
      Opens ten sections and all of them, and scrolls by 40 points in turns with a flow layout. \
      The functions openTen, openAll, stepFlow and stepCompositional can be compared in one run \
      under valgrind --tool=callgrind.
      """)

  @Option(help: "Sections of 100 items.", transform: { try count($0, in: 10...1_000_000) })
  var sections = 10_000

  @Option(help: "Steps.", transform: { try count($0, in: 20...10_000_000) })
  var steps = 4_000

  func run() throws {
    var request = Request(.compositional)
    (request.sections, request.steps) = (sections, steps)
    try run(request)
  }
}

struct Motion: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "One moving scroll view without cells.")

  @Option(help: "Ticks.", transform: { try count($0, in: 0...10_000) })
  var steps = 10_000

  func run() throws {
    var request = Request(.motion)
    request.steps = steps
    try run(request)
  }
}

struct Paint: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "Whole pictures of a list of 800 x 600, in software.")

  @Option(help: "Frames.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 10_000

  func run() throws {
    var request = Request(.paint)
    request.steps = steps
    try run(request, paints: true)
  }
}

struct TracesCommand: BenchCommand {
  static let configuration = CommandConfiguration(
    name: "traces",
    abstract: "Frames with 1,000 moving cells, with and without a recording of the window.")

  @Option(help: "Frames.", transform: { try count($0, in: 0...10_000_000) })
  var steps = 600

  @Option(help: "Record only this, to count instructions.")
  var only: TracesWorkload.Recording?

  func run() throws {
    var request = Request(.traces)
    (request.steps, request.recording) = (steps, only)
    try run(request, paints: true)
  }
}

extension TracesWorkload.Recording: ArgumentValue {}
extension PeerHeights: ArgumentValue {}
extension PeersWorkload.Phase: ArgumentValue {}

struct History: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "The history of a scene: recording it, and seeking to its beginning and its end.")

  @Option(help: "Frames, 60 a second.", transform: { try count($0, in: 1...100_000) })
  var steps = 3_600

  func run() throws {
    var request = Request(.history)
    request.steps = steps
    try run(request, paints: true)
  }
}
