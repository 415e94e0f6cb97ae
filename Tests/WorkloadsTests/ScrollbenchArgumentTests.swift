import ScrollEngine
import Testing
import Workloads

@testable import Arguments
@testable import scrollbench

/// The arguments that the command line accepts, and its messages for others.
struct ScrollbenchArgumentTests {
  @Test("Options are read as they are meant")
  func options() throws {
    let command = try Program.scrollbench.command([
      "peers", "--rows", "2000", "--sections", "10", "--heights", "uniform", "--steps", "7",
      "--jumps", "0", "--distance", "0.25", "--only", "jump",
    ])
    let request = try #require(command as? Peers).request
    #expect(request.workload == .peers)
    #expect(request.rows == 2_000 && request.sections == 10)
    #expect(request.heights == .uniform)
    #expect(request.steps == 7 && request.jumps == 0)
    #expect(request.distance == 0.25)
    #expect(request.only == .jump)
  }

  @Test("Frames have the usual sizes, or those that are asked for")
  func sizes() throws {
    func frames(_ arguments: [String]) throws -> Frames {
      try #require(try Program.scrollbench.command(["frames"] + arguments) as? Frames)
    }
    let usual = try frames([])
    #expect(usual.request.sizes == Request.windowSizes && usual.request.frames == 240)
    #expect(usual.request.start == nil && !usual.window)
    let own = try frames([
      "--size", "640x480", "--size", "1x16384", "--frames", "3", "--start", "guided-start",
      "--window",
    ])
    #expect(
      own.request.sizes == [Size(width: 640, height: 480), Size(width: 1, height: 16_384)])
    #expect(own.request.frames == 3 && own.request.start == .guidedStart && own.window)
  }

  @Test("The other workloads are asked for what their options say")
  func others() throws {
    let tables = try #require(
      try Program.scrollbench.command([
        "tables", "--tables", "20", "--steps", "0", "--children", "numbers",
      ]) as? Tables)
    #expect(tables.request.children == .numbers)
    #expect(tables.request.tables == 20 && tables.request.steps == 0)
    let constraints = try #require(
      try Program.scrollbench.command(["constraints", "--count", "20", "--count", "30"])
        as? ConstraintsCommand)
    #expect(constraints.request.counts == [20, 30] && constraints.export == nil)
    let start = try #require(
      try Program.scrollbench.command(["start", "/bin/true", "--runs", "2"]) as? Start)
    #expect(start.request.program == "/bin/true" && start.request.runs == 2)
    let turns = try #require(try Program.scrollbench.command(["turns", "--frames", "9"]) as? Turns)
    #expect(turns.request.frames == 9 && turns.request.sizes == [Request.windowSizes[0]])
    let growth = try #require(
      try Program.scrollbench.command([
        "growth", "--rows", "20000", "--sections", "200", "--tables", "300", "--steps", "4",
      ]) as? GrowthCommand)
    let request = growth.request
    #expect(request.rows == 20_000 && request.sections == 200)
    #expect(request.tables == 300 && request.steps == 4)
  }

  @Test("There is a command for every workload, and one for the table")
  func commands() {
    let names = Program.scrollbench.description.commands.map(\.name)
    #expect(Set(names) == Set(Request.Workload.allCases.map(\.rawValue) + ["table"]))
  }

  @Test(
    "A wrong argument is answered with what is allowed, and exit status 64",
    arguments: [
      (["abc"], "abc"),
      (["abc\u{1B}[31m"], "abc\\u{1B}[31m"),
      (["motion", "--rows", "5"], "Unknown option '--rows'"),
      (["peers", "x"], "Unexpected argument 'x'"),
      (["peers", "--rows"], "Missing value for '--rows"),
      (["peers", "--rows", "1e3"], "use a whole number from 1 to 1000000000"),
      (["peers", "--rows", "0"], "use a whole number from 1 to 1000000000"),
      (["peers", "--sections", "0"], "use a whole number from 1 to 1000000"),
      (["peers", "--heights", "x"], "'delegate'"),
      (["peers", "--only", "x"], "'step'"),
      (["frames", "--size", "640"], "use a width and a height from 1 to 16384, such as 1280x800"),
      (["frames", "--size", "0x480"], "use a width and a height from 1 to 16384"),
      (["frames", "--size", "640x480x2"], "use a width and a height from 1 to 16384"),
      (["frames", "--start", "x"], "'guided-start'"),
      (["frames", "--frames", "0"], "use a whole number from 1 to 1000000"),
      (["tables", "--tables", "9"], "use a whole number from 10 to 10000000"),
      (["growth", "--rows", "1000"], "use a whole number from 10000 to 1000000000"),
      (["constraints", "--count", "9"], "use a whole number from 10 to 1000000"),
      (["constraints", "--export", "x"], "'labels'"),
      (["table"], "Missing expected argument '<file>'"),
      (["peers", "--distance", "nan"], "allowed: a number of points from 0 to 1000000"),
      (
        ["peers", "--rows", "1000", "--sections", "7"],
        "--rows 1000 cannot be shared evenly by --sections 7"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let mistake = try #require(throws: UsageMistake.self) {
      try Program.scrollbench.parse(arguments)
    }
    let complaint = Program.scrollbench.complaint(about: mistake, in: arguments)
    #expect(complaint.contains(message))
    #expect(complaint.split(whereSeparator: \.isNewline).count == 1)
    let help =
      arguments.count > 1 || arguments == ["table"]
      ? "scrollbench \(arguments[0]) --help" : "scrollbench --help"
    #expect(complaint.hasSuffix("; see \(help)"))
  }

  @Test("Every way of learning heights and every phase has a name on the command line")
  func names() throws {
    for heights in PeerHeights.allCases {
      let command = try Program.scrollbench.command(["peers", "--heights", "\(heights)"])
      let peers = try #require(command as? Peers)
      #expect(peers.request.heights == heights)
    }
    for phase in PeersWorkload.Phase.allCases {
      let command = try Program.scrollbench.command(["peers", "--only", "\(phase)"])
      let peers = try #require(command as? Peers)
      #expect(peers.request.only == phase)
    }
  }
}
