import ScrollEngine
import Testing

@testable import Workloads

/// The workload for peers must find no mistake of the engine, whatever its size.
@MainActor
@Suite(.serialized)
struct PeerSizesTests {
  @Test(
    "Every number of rows is right in every mode",
    arguments: [1, 2, 3, 7, 10, 12, 13, 14, 20, 41, 100, 1_000, 100_000], PeerHeights.allCases)
  func rows(rows: Int, heights: PeerHeights) {
    var request = Request(.peers)
    (request.rows, request.heights) = (rows, heights)
    (request.steps, request.jumps, request.edits) = (300, 200, 30)
    #expect(request.run { _ in } == [])
  }

  @Test(
    "Tables that share the rows are right, too",
    arguments: [(2, 2), (10, 5), (30, 30), (999, 3)], PeerHeights.allCases)
  func sections(size: (rows: Int, sections: Int), heights: PeerHeights) {
    var request = Request(.peers)
    (request.rows, request.sections, request.heights) = (size.rows, size.sections, heights)
    (request.steps, request.jumps, request.edits) = (300, 200, 30)
    #expect(request.run { _ in } == [])
  }

  @Test("Jumps to the rows at the end are right where most heights are unknown", arguments: 1...60)
  func jumpsToTheEnd(rows: Int) {
    var request = Request(.peers)
    (request.rows, request.heights) = (rows, .lazy)
    (request.steps, request.jumps, request.edits) = (0, 400, 0)
    #expect(request.run { _ in } == [])
  }

  @Test("Samples are twenty at least, where there were as many calls")
  func samples() {
    for (calls, samples) in [(1, 1), (19, 19), (20, 20), (30, 30), (200, 20), (5_000, 50)] {
      var count = 0
      #expect(CPUClock.measure(calls) { count += 1 }.count == samples)
      #expect(count == calls)
    }
  }

  @Test("A median lies in the middle")
  func median() {
    #expect(Summary([5, 1, 3])?.median == 3)
    #expect(Summary([4, 1])?.median == 2.5)
    #expect(Summary([1, 9, 2, 4])?.median == 3)
    #expect(Summary([7])?.median == 7)
    #expect(Summary([]) == nil)
    let summary = Summary((1...200).map(Double.init))
    #expect(summary?.least == 1 && summary?.most == 200 && summary?.count == 200)
    #expect(summary?.mean == 100.5 && summary?.percentile99 == 199)
  }

  @Test("Steps stay on content that is shorter than the viewport, or than a step")
  func shortSteps() {
    for end in [0.0, 10, 39, 40, 41] {
      var way = PeerSteps(distance: 40)
      for _ in 0..<20 {
        let offset = way.nextOffset(upTo: end)
        #expect(offset >= 0 && offset <= end)
      }
    }
  }
}
