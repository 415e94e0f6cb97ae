import Testing

@testable import Workloads

/// Programs that are started and measured.
@MainActor
struct StartTests {
  @Test("A program is run with its arguments and variables, and its status is known")
  func child() throws {
    let arguments = ["-c", #"[ "$WORD" = found ] && exit "$1""#, "sh", "7"]
    let child = try #require(
      ChildProcess.run("/bin/sh", arguments, environment: ["WORD": "found"]))
    #expect(child.status == 7)
    #expect(child.cpu > 0 && child.minorFaults > 0 && child.peak > 0)
    let other = try #require(ChildProcess.run("/bin/sh", ["-c", "kill -9 $$"], environment: [:]))
    #expect(other.status == 128 + 9)
    #expect(ChildProcess.run("/nowhere/program", [], environment: [:]) == nil)
  }

  @Test("A start is measured as often as it is asked for, and the first one does not count")
  func start() {
    var found: [Measurement] = []
    let mistakes = StartWorkload(program: "/bin/true", runs: 3).run { found.append($0) }
    #expect(mistakes == [])
    for metric in ["first_frame_cpu", "first_frame_page_faults", "help_cpu", "help_peak_rss"] {
      guard case .samples(let samples) = found.first(where: { $0.metric == metric })?.result else {
        Issue.record("\(metric) is missing")
        continue
      }
      #expect(samples.count == 3)
    }
  }

  @Test("What cannot be started, or fails, is a mistake")
  func mistakes() {
    #expect(
      StartWorkload(program: "/nowhere/program", runs: 1).run { _ in } == [
        "/nowhere/program cannot be started"
      ])
    #expect(
      StartWorkload(program: "/bin/false", runs: 1).run { _ in } == [
        "/bin/false run naive-and-container --frames 1 exits with 1"
      ])
  }

  @Test("The dynamic linker's own counts are read, and those at the end do not count")
  func relocations() {
    var statistics = LinkerStatistics()
    let lines = """
           31763:\t
           31763:\truntime linker statistics:
           31763:\t  total startup time in dynamic loader: 8270275 cycles
           31763:\t            time needed for relocation: 3556371 cycles (43.0%)
           31763:\t                 number of relocations: 7923
           31763:\t      number of relocations from cache: 1775
           31763:\t        number of relative relocations: 73772
           31763:\t           final number of relocations: 7989
           31764:\t                 number of relocations: 1
      """
    for line in lines.split(separator: "\n") { statistics.read(line: String(line)) }
    #expect(statistics.symbols == 7_923)
    #expect(statistics.relative == 73_772)
  }
}
