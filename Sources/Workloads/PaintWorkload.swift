import ScrollEngine

/// A list of rows of 50 points in 800 x 600: what one whole picture costs, in software.
///
/// Each row has a background, a separator of one point and a text. A step scrolls by 40 points, so
/// that most frames show a text that no frame before has shown. Three figures: `record` makes the
/// display list, `paint` rasters it, and `frame` is all of it, with the step and its layout.
@MainActor
final class PaintWorkload {
  private static let rowCount = 1_000_000
  private let list = PeerList(rows: rowCount, sections: 1, heights: .uniform)
  private let painter: any FramePainting
  private var way = PeerSteps(distance: 40)

  init(painter: any FramePainting) {
    self.painter = painter
  }

  func run(frames: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(variant: "paint", rows: Self.rowCount, sections: 1, send: send)
    // The first texts open fonts.
    for _ in 0..<CPUClock.batchSize { frame() }
    let batches = stride(from: 0, to: frames, by: CPUClock.batchSize).map {
      min(CPUClock.batchSize, frames - $0)
    }
    report.samples(
      "record",
      batches.flatMap { size in
        step()
        return CPUClock.measure(size) { _ = painter.record(list.window) }
      })
    report.samples(
      "paint",
      batches.flatMap { size in
        let pictures = (0..<size).map { _ in
          step()
          return painter.record(list.window)
        }
        var next = 0
        return CPUClock.measure(size) {
          painter.paint(pictures[next])
          next += 1
        }
      })
    report.samples("frame", CPUClock.measure(frames, frame))
    report.count("commands", painter.record(list.window).commands.count)
  }

  private func frame() {
    step()
    painter.paint(painter.record(list.window))
  }

  private func step() {
    list.scroll(to: way.nextOffset(upTo: list.scrollView.scrollRange.maximum.y))
  }
}
