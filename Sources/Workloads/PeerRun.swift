import ScrollEngine

/// One run of the peers' workload over an existing list.
@MainActor
struct PeerRun {
  let request: Request
  let list: PeerList
  let painter: (any FramePainting)?
  let report: Report
  /// The expected rows of the list.
  let rows: PeerRows

  func wants(_ phase: PeersWorkload.Phase) -> Bool {
    request.only == nil || request.only == phase
  }

  /// Measures the steps and jumps; returns the number of cells filled.
  func scroll() -> Int {
    var way = PeerSteps(distance: request.distance)
    let setupBinds = list.binds
    if wants(.step) {
      report("step", frames(request.steps) { step(&way) })
      report.count("cells_created_scroll", PeerCell.created)
      report.count("cells_max_alive", PeerCell.mostAlive)
    }
    if wants(.jump) {
      let count = rows.count
      report("jump", frames(request.jumps) { list.jump(to: way.nextRow(of: count)) })
    }
    report.count("cells_created_total", PeerCell.created)
    report.count("cells_max_alive_total", PeerCell.mostAlive)
    report.count("binds", list.binds - setupBinds)
    return list.binds - setupBinds
  }

  /// Scrolls by a step, and reverses at the true end of the content, even if the list does not know
  /// that end yet.
  ///
  /// - Returns: The offset, in points.
  @discardableResult
  private func step(_ way: inout PeerSteps) -> Double {
    let offset = way.nextOffset(upTo: max(0, Double(rows.total) - PeerList.viewport.height))
    list.scroll(to: offset)
    return offset
  }

  private func report(_ name: String, _ frames: (layouts: [Double], pictures: [Double])) {
    let (layouts, pictures) = frames
    report.samples("layout_\(name)", layouts)
    report.samples("raster_\(name)", pictures)
    if !pictures.isEmpty {
      report.samples("frame_\(name)", zip(layouts, pictures).map { $0 + $1 })
    }
  }

  /// Measures layout of some frames, and painting if there is a painter.
  ///
  /// - Returns: Microseconds per frame in each batch; no pictures if nothing is painted.
  func frames(_ count: Int, _ layOut: () -> Void) -> (layouts: [Double], pictures: [Double]) {
    guard let painter else { return (CPUClock.measure(count, layOut), []) }
    var layouts: [Double] = []
    var pictures: [Double] = []
    let reading = CPUClock.readingCost()
    let batchSize = CPUClock.batchSize(of: count)
    for done in stride(from: 0, to: count, by: batchSize) {
      let size = min(batchSize, count - done)
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
    return (layouts, pictures)
  }

  /// Repeats the same steps without measuring, and checks the results.
  ///
  /// - Parameter binds: The number of cells filled the first time.
  /// - Returns: The errors; empty if there are none.
  func check(binds: Int) -> [String] {
    list.scroll(to: 0)
    let bindsBefore = list.binds
    var way = PeerSteps(distance: request.distance)
    var check = PeerCheck(list, rows: rows, request)
    for _ in 0..<request.steps {
      check.compare(offset: step(&way))
    }
    for _ in 0..<request.jumps { check.jump(to: way.nextRow(of: request.rows)) }
    report.count("checksum_texts", check.seen.value)
    report.count("checksum_expected", check.expected.value)
    report.value("position_error", check.positionError, unit: "px")
    report.value(
      "content_height_error_worst_during_jumps", check.contentHeightError, unit: "px")
    return check.mistakes(firstBinds: binds, secondBinds: list.binds - bindsBefore)
  }
}
