import Testing

@testable import Workloads

/// Every workload, in a size that takes no time.
@MainActor
@Suite(.serialized)
struct WorkloadTests {
  @Test(
    "Every workload runs, measures something and finds nothing wrong",
    arguments: [
      ["peers", "--rows", "1000"],
      ["peers", "--rows", "1000", "--heights", "uniform"],
      ["peers", "--rows", "1000", "--sections", "20"],
      ["peers", "--rows", "100", "--sections", "100"],
      ["peers", "--rows", "1000", "--only", "step"],
      ["peers", "--rows", "1000", "--only", "jump"],
      ["extents", "--rows", "1000"],
      ["container", "--sections", "20"],
      ["motion"],
    ])
  func workload(arguments: [String]) throws {
    let (measurements, mistakes) = try run(arguments)
    #expect(mistakes == [])
    #expect(measurements.contains { if case .samples = $0.result { true } else { false } })
  }

  @Test("There is a test for every workload")
  func names() {
    #expect(
      Request.Workload.allCases.map(\.rawValue) == ["peers", "extents", "container", "motion"])
  }

  @Test(
    "Texts and positions agree with whole numbers, and a screen of cells is enough",
    arguments: [1, 20])
  func figures(sections: Int) throws {
    let (measurements, _) = try run(["peers", "--rows", "1000", "--sections", "\(sections)"])
    #expect(value("checksum_texts", measurements) == value("checksum_expected", measurements))
    #expect(value("position_error", measurements) == .value(0))
    #expect(value("content_height_error_worst_during_jumps", measurements) == .value(0))
    #expect(value("children", measurements) == .count(sections))
    for metric in ["cells_created_total", "cells_max_alive_total"] {
      guard case .count(let cells) = value(metric, measurements) else {
        Issue.record("\(metric) is not a count")
        continue
      }
      #expect((13...16).contains(cells))
    }
  }

  @Test("Painting is measured where there is somebody who paints, once a frame")
  func painting() throws {
    var frames = 0
    var measurements: [Measurement] = []
    var request = Request(.peers)
    (request.rows, request.steps, request.jumps) = (100, 5, 3)
    let mistakes = request.run(makePaint: { { _ in frames += 1 } }) { measurements.append($0) }
    #expect(mistakes == [])
    #expect(frames == 1 + 5 + 3)
    #expect(
      ["raster_step", "raster_jump"].allSatisfy { name in
        measurements.contains { $0.metric == name }
      })
  }

  @Test("A list whose rows are not those expected is found out")
  func otherRows() {
    let list = PeerList(rows: 1_000, sections: 1, heights: .uniform)
    var check = PeerCheck(list, rows: PeerRows(count: 1_000), sections: 1)
    check.step(to: 4_000)
    check.jump(to: 500)
    #expect(check.seen != check.expected)
    #expect(check.positionError != 0)
    #expect(check.contentHeightError == Double(50_000 - PeerRows(count: 1_000).total))
    #expect(check.mistakes(binds: [-1]).count == 4)
  }

  private func run(_ arguments: [String]) throws -> ([Measurement], [String]) {
    var request = try Request(arguments: arguments)
    (request.steps, request.jumps) = (250, 30)
    var measurements: [Measurement] = []
    let mistakes = request.run { measurements.append($0) }
    return (measurements, mistakes)
  }

  private func value(_ metric: String, _ measurements: [Measurement]) -> Measurement.Result? {
    measurements.first { $0.metric == metric }?.result
  }
}
