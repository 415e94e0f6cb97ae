import ArgumentParser
import Testing
import Workloads

@testable import scrollbench

/// What the command line accepts, and what it says where it does not.
struct ScrollbenchArgumentTests {
  @Test("Options are read as they are meant")
  func options() throws {
    let command = try Scrollbench.parseAsRoot([
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

  @Test("There is a command for every workload")
  func commands() {
    let names = Scrollbench.configuration.subcommands.map { $0._commandName }
    #expect(Set(names) == Set(Request.Workload.allCases.map(\.rawValue)))
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
      (["peers", "--distance", "nan"], "allowed is a number of points from 0 to 1000000"),
      (
        ["peers", "--rows", "1000", "--sections", "7"],
        "--rows 1000 cannot be shared evenly by --sections 7"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let error = try #require(throws: (any Error).self) { try Scrollbench.parseAsRoot(arguments) }
    let complaint = Scrollbench.complaint(about: error, in: arguments)
    #expect(complaint.contains(message))
    #expect(complaint.split(whereSeparator: \.isNewline).count == 1)
    let help = arguments.count > 1 ? "scrollbench \(arguments[0]) --help" : "scrollbench --help"
    #expect(complaint.hasSuffix("; see \(help)"))
    #expect(Scrollbench.exitCode(for: error).rawValue == 64)
  }

  @Test("Every way of learning heights and every phase has a name on the command line")
  func names() throws {
    for heights in PeerHeights.allCases {
      let command = try Scrollbench.parseAsRoot(["peers", "--heights", "\(heights)"])
      let peers = try #require(command as? Peers)
      #expect(peers.request.heights == heights)
    }
    for phase in PeersWorkload.Phase.allCases {
      let command = try Scrollbench.parseAsRoot(["peers", "--only", "\(phase)"])
      let peers = try #require(command as? Peers)
      #expect(peers.request.only == phase)
    }
  }
}
