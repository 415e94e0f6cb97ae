import ScrollEngine
import TestSupport
import Testing

@testable import Workloads

/// Runs every workload in a size that takes almost no time.
@MainActor
@Suite(.serialized)
struct WorkloadTests {
  @Test(
    "Every workload runs, measures something and finds nothing wrong",
    arguments: [
      (Request.Workload.peers, 1_000, 1), (.peers, 1_000, 20), (.peers, 100, 100),
      (.extents, 1_000, 1), (.container, 0, 20), (.numbered, 0, 10_000), (.motion, 0, 0),
      (.paint, 0, 0), (.traces, 0, 0), (.snapshots, 1_000, 1), (.compositional, 0, 200),
    ])
  func workload(workload: Request.Workload, rows: Int, sections: Int) {
    var request = Request(workload)
    (request.rows, request.sections) = (rows, sections)
    let (measurements, mistakes) = run(request)
    #expect(mistakes == [])
    #expect(measurements.contains { if case .samples = $0.result { true } else { false } })
  }

  @Test("Heights and phases of the peers' workload find nothing wrong, too")
  func variants() {
    var requests: [Request] = []
    for heights in PeerHeights.allCases { requests.append(peers { $0.heights = heights }) }
    for phase in PeersWorkload.Phase.allCases { requests.append(peers { $0.only = phase }) }
    for request in requests { #expect(run(request).mistakes == []) }
  }

  @Test(
    "A phase alone is measured alone",
    arguments: [
      (PeersWorkload.Phase.step, "layout_step"), (.jump, "layout_jump"),
      (.resize, "resize_visible_row"), (.insert, "insert_mid_visible"),
    ])
  func phase(phase: PeersWorkload.Phase, metric: String) {
    let (measurements, mistakes) = run(peers { $0.only = phase })
    #expect(mistakes == [])
    let figures = measurements.filter { if case .samples = $0.result { true } else { false } }
    #expect(figures.map(\.metric) == [metric])
  }

  @Test("With lazy heights only rows that were in sight are asked for theirs")
  func lazyHeights() {
    let (measurements, mistakes) = run(peers { ($0.heights, $0.rows) = (.lazy, 1_000_000) })
    #expect(mistakes == [])
    #expect(measurements.allSatisfy { $0.variant == "single-lazy" })
    #expect(value("checksum_texts", measurements) == value("checksum_expected", measurements))
    guard case .value(let error) = value("content_height_error_worst_during_jumps", measurements),
      case .count(let binds) = value("binds", measurements)
    else {
      Issue.record("the error of the height of the content, or the number of binds, is missing")
      return
    }
    // All other rows count as 50 points high, which differs from any height by at most 20.
    #expect(error != 0 && abs(error) <= 20 * Double(binds + 16))
  }

  @Test(
    "Texts and positions agree with whole numbers, and a screen of cells is enough",
    arguments: [1, 20])
  func figures(sections: Int) {
    let (measurements, _) = run(peers { $0.sections = sections })
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
  func painting() {
    let painter = CountingPainter()
    var measurements: [Measurement] = []
    let request = peers {
      $0.rows = 100
      ($0.steps, $0.jumps, $0.edits) = (5, 3, 2)
    }
    let mistakes = request.run(makePainter: { painter }) { measurements.append($0) }
    #expect(mistakes == [])
    #expect(painter.frames == 1 + 5 + 3 + 2 * 2)
    #expect(
      ["raster_step", "raster_jump"].allSatisfy { name in
        measurements.contains { $0.metric == name }
      })
  }

  @Test("A list whose rows are not those expected is found out")
  func otherRows() {
    let list = PeerList(rows: 1_000, sections: 1, heights: .uniform)
    var request = Request(.peers)
    request.rows = 1_000
    var check = PeerCheck(list, rows: PeerRows(count: 1_000), request)
    list.scroll(to: 4_000)
    check.compare(offset: 4_000)
    check.jump(to: 500)
    #expect(check.seen != check.expected)
    #expect(check.positionError != 0)
    #expect(check.contentHeightError == Double(50_000 - PeerRows(count: 1_000).total))
    #expect(check.mistakes(firstBinds: -1, secondBinds: -1).count == 5)
  }

  private func peers(_ change: (inout Request) -> Void) -> Request {
    var request = Request(.peers)
    request.rows = 1_000
    change(&request)
    return request
  }

  private func run(_ request: Request) -> (measurements: [Measurement], mistakes: [String]) {
    var request = request
    (request.steps, request.jumps) = (250, 30)
    var measurements: [Measurement] = []
    let mistakes = request.run(makePainter: makePainter(for: request)) { measurements.append($0) }
    return (measurements, mistakes)
  }

  private func makePainter(for request: Request) -> (() -> any FramePainting)? {
    [.paint, .traces].contains(request.workload) ? { CountingPainter() } : nil
  }

  private func value(_ metric: String, _ measurements: [Measurement]) -> Measurement.Result? {
    measurements.first { $0.metric == metric }?.result
  }
}

/// Paints nothing, and counts frames.
@MainActor
final class CountingPainter: FramePainting {
  let text: any TextMeasuring = FixedAdvanceText()
  private(set) var frames = 0

  func paint(_ list: DisplayList) { frames += 1 }
}
