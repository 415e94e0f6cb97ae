import ScrollEngine

/// One run of the peers' workload over a list that is there.
@MainActor
struct PeerRun {
  let request: Request
  let list: PeerList
  let painter: (any FramePainting)?
  let report: Report

  /// - Returns: How many cells were filled.
  func measure() -> Int {
    var way = PeerSteps(distance: request.distance)
    let end = list.scrollView.scrollRange.maximum.y
    let setupBinds = list.binds
    if request.only != .jump {
      frames("step", request.steps) { list.scroll(to: way.nextOffset(upTo: end)) }
      report.count("cells_created_scroll", PeerCell.created)
      report.count("cells_max_alive", PeerCell.mostAlive)
    }
    if request.only != .step {
      let rows = request.rows
      frames("jump", request.jumps) { list.jump(to: way.nextRow(of: rows)) }
    }
    report.count("cells_created_total", PeerCell.created)
    report.count("cells_max_alive_total", PeerCell.mostAlive)
    report.count("binds", list.binds - setupBinds)
    return list.binds - setupBinds
  }

  /// Measures layout, and painting if there is any, of some frames.
  private func frames(_ name: String, _ count: Int, _ layOut: () -> Void) {
    guard let painter else {
      return report.samples("layout_\(name)", CPUClock.measure(count, layOut))
    }
    var layouts: [Double] = []
    var pictures: [Double] = []
    let reading = CPUClock.readingCost()
    for done in stride(from: 0, to: count, by: CPUClock.batchSize) {
      let size = min(CPUClock.batchSize, count - done)
      var layout = 0
      var picture = 0
      for _ in 0..<size {
        let start = CPUClock.nanoseconds()
        layOut()
        let middle = CPUClock.nanoseconds()
        painter.paint(list.window)
        layout += middle - start - reading
        picture += CPUClock.nanoseconds() - middle - reading
      }
      layouts.append(Double(layout) / Double(size) / 1_000)
      pictures.append(Double(picture) / Double(size) / 1_000)
    }
    report.samples("layout_\(name)", layouts)
    report.samples("raster_\(name)", pictures)
    report.samples("frame_\(name)", zip(layouts, pictures).map { $0 + $1 })
  }

  /// Goes the same way once more, without a clock, and compares.
  ///
  /// - Parameter binds: How many cells were filled the first time.
  /// - Returns: What is wrong.
  func check(binds: Int) -> [String] {
    let rows = PeerRows(count: request.rows, areUniform: request.heights == .uniform)
    list.scroll(to: 0)
    let bindsBefore = list.binds
    var way = PeerSteps(distance: request.distance)
    let end = list.scrollView.scrollRange.maximum.y
    var check = PeerCheck(list, rows: rows, sections: request.sections)
    for _ in 0..<request.steps { check.step(to: way.nextOffset(upTo: end)) }
    for _ in 0..<request.jumps { check.jump(to: way.nextRow(of: request.rows)) }
    report.count("checksum_texts", check.seen.value)
    report.count("checksum_expected", check.expected.value)
    report.value("position_error", check.positionError, unit: "px")
    report.value(
      "content_height_error_worst_during_jumps", check.contentHeightError, unit: "px")
    return check.mistakes(binds: [binds, list.binds - bindsBefore])
  }
}
