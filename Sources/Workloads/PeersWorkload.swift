import ScrollEngine

/// The workload that also measures the lists of other programs; here it uses the engine's public
/// API.
///
/// By default, the list scrolls 5,000 steps of 40 points, back and forth, then jumps to 2,000
/// random rows. The same steps are repeated without measuring, and the visible cells are compared
/// with integer results. Finally, in the middle of the list, a visible row changes its height 200
/// times, and 200 rows are inserted.
@MainActor
package struct PeersWorkload {
  private let request: Request

  /// A part of the workload.
  package enum Phase: String, CaseIterable, Sendable {
    case step, jump, resize, insert
  }

  init(_ request: Request) {
    self.request = request
  }

  func run(
    makePainter: (() -> any FramePainting)? = nil, send: @escaping (Measurement) -> Void
  ) -> [String] {
    let report = Report(
      variant: variant, rows: request.rows, sections: request.sections, send: send)
    PeerCell.forgetCounts()
    let (stageTime, painter) = CPUClock.milliseconds { makePainter?() }
    let (frameTime, list) = CPUClock.milliseconds {
      let list = PeerList(rows: request.rows, sections: request.sections, heights: request.heights)
      painter?.paint(list.window)
      return list
    }
    report.value("setup_cpu", stageTime + frameTime, unit: "ms")
    report.value("first_frame", frameTime, unit: "ms")
    report.value("rss_after_setup", ProcessMemory.resident, unit: "MiB")
    report.count("children", list.children)
    let rows = PeerRows(count: request.rows, areUniform: request.heights == .uniform)
    let runner = PeerRun(
      request: request, list: list, painter: painter, report: report, rows: rows)
    let binds = runner.scroll()
    var mistakes = request.only == nil ? runner.check(binds: binds) : []
    mistakes += runner.edit()
    report.value("peak_rss", ProcessMemory.peak, unit: "MiB")
    return mistakes
  }

  private var variant: String {
    (request.sections > 1 ? "container" : "single")
      + (request.heights == .delegate ? "" : "-\(request.heights)")
  }
}
