import ScrollEngine

/// A list with rows of 50 points in 800 x 600: the cost of painting a whole picture in software.
///
/// Each row has a background, a separator of one point and a text. A step scrolls by 40 points, so
/// most frames show a text that no earlier frame has shown. Three figures: `record` makes the
/// display list, `paint` rasters it, and `frame` includes both, the step and its layout.
@MainActor
struct PaintWorkload {
  private static let rows = 1_000_000
  private let list = PeerList(rows: rows, sections: 1, heights: .uniform)
  private let painter: any FramePainting

  init(_ painter: any FramePainting) {
    self.painter = painter
  }

  func run(frames: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(variant: "paint", rows: Self.rows, sections: 1, send: send)
    var way = PeerSteps(distance: 40)
    let end = list.scrollView.scrollRange.maximum.y
    func step() { list.scroll(to: way.nextOffset(upTo: end)) }
    // Fills the caches of texts and buffers.
    for _ in 0..<CPUClock.mostInBatch {
      step()
      painter.paint(painter.record(list.window))
    }
    var records: [Double] = []
    var paints: [Double] = []
    let batchSize = CPUClock.batchSize(of: frames)
    for done in stride(from: 0, to: frames, by: batchSize) {
      let size = min(batchSize, frames - done)
      step()
      records += CPUClock.measure(size, batchSize: size) { _ = painter.record(list.window) }
      var lists = (0..<size).map { _ in
        step()
        return painter.record(list.window)
      }
      lists.reverse()
      paints += CPUClock.measure(size, batchSize: size) {
        if let list = lists.popLast() { painter.paint(list) }
      }
    }
    report.samples("record", records)
    report.samples("paint", paints)
    let whole = CPUClock.measure(frames) {
      step()
      painter.paint(painter.record(list.window))
    }
    report.samples("frame", whole)
    report.count("commands", painter.record(list.window).commands.count)
  }
}
