import Testing

@testable import Workloads

/// What the command line accepts, and what it says where it does not.
struct RequestTests {
  @Test("Options are read as they are meant")
  func options() throws {
    let request = try Request(arguments: [
      "peers", "--rows", "2000", "--sections", "10", "--heights", "uniform", "--steps", "7",
      "--jumps", "0", "--distance", "0.25", "--only", "jump",
    ])
    #expect(request.workload == .peers)
    #expect(request.rows == 2_000 && request.sections == 10)
    #expect(request.heights == .uniform)
    #expect(request.steps == 7 && request.jumps == 0)
    #expect(request.distance == 0.25)
    #expect(request.only == .jump)
  }

  @Test("Without options each workload has its own size")
  func defaults() throws {
    #expect(try Request(arguments: ["peers"]).rows == 1_000_000)
    #expect(try Request(arguments: ["extents"]).rows == 10_000_000)
    #expect(try Request(arguments: ["container"]).sections == 1_000)
  }

  @Test(
    "A wrong argument is answered in one line: what was found, and what is allowed",
    arguments: [
      ([], "name a workload: peers, extents, container, motion"),
      (["abc"], "there is no workload \"abc\"; there are peers, extents, container, motion"),
      (["motion", "--rows", "5"], "motion takes no \"--rows\"; it takes --steps"),
      (["peers", "x"], "peers takes no \"x\"; it takes --rows, --sections, --heights, --steps"),
      (["peers", "--rows"], "--rows needs a value; allowed is a whole number from 100 to"),
      (["peers", "--rows", "1e3"], "--rows is \"1e3\"; allowed is a whole number from 100 to"),
      (["peers", "--rows", "99"], "--rows is \"99\"; allowed is a whole number from 100 to"),
      (["peers", "--sections", "0"], "--sections is \"0\"; allowed is a whole number from 1 to"),
      (["peers", "--steps", "-1"], "--steps is \"-1\"; allowed is a whole number from 0 to"),
      (["peers", "--heights", "x"], "--heights is \"x\"; allowed is delegate, uniform"),
      (["peers", "--only", "x"], "--only is \"x\"; allowed is step, jump"),
      (["peers", "--distance", "nan"], "--distance is \"nan\"; allowed is a number of points"),
      (
        ["peers", "--rows", "1000", "--sections", "7"],
        "--rows 1000 cannot be shared evenly by --sections 7"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let mistake = try #require(throws: RequestMistake.self) { try Request(arguments: arguments) }
    #expect(mistake.description.hasPrefix(message))
    #expect(!mistake.description.contains("\n"))
  }
}
