import Drawing
import ScrollEngine

/// The number of live cells over time, a line for each pane.
final class LiveCellsSection: InspectorSection {
  private static let height = 92.0

  override var heading: String { "Live cells over time" }

  override var hasContent: Bool { !readout.queues.isEmpty }

  override var contentHeight: Double { Self.height + 8 }

  override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    let well = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.height)
    canvas.fill(well, theme.well, cornerRadius: 4)
    let plot = well.inset(by: EdgeInsets(top: 12, left: 8, bottom: 22, right: 8))
    let peak = readout.series.flatMap(\.samples).max() ?? 0
    guard peak > 0 else { return }
    for (place, series) in readout.series.enumerated() {
      draw(series, at: place, peak: peak, in: plot, &canvas)
    }
  }

  private func draw(
    _ series: Readout.Series, at place: Int, peak: Int, in plot: Rect, _ canvas: inout Canvas
  ) {
    guard let last = series.samples.last else { return }
    let color = theme.color(of: series.verdict)
    let step = plot.width / Double(max(1, series.samples.count - 1))
    func y(_ count: Int) -> Double { plot.maxY - plot.height * Double(count) / Double(peak) }
    var points = series.samples.enumerated().map {
      Point(x: plot.minX + Double($0) * step, y: y($1))
    }
    if points.count == 1 { points.append(Point(x: plot.maxX, y: y(last))) }
    canvas.polyline(points, color, width: 2)
    // The first label stands at the start and the last at the end, so that they cannot meet.
    let isLast = place > 0 && place == readout.series.count - 1
    let alignment: TextRun.Alignment = place == 0 ? .leading : isLast ? .trailing : .center
    let labelled =
      switch alignment {
      case .leading: series.samples[0]
      case .center: series.samples[series.samples.count / 2]
      case .trailing: last
      }
    canvas.text(
      "\(series.title.lowercased()) \(last)",
      in: Rect(x: plot.minX + 2, y: y(labelled) + 5, width: plot.width - 4, height: 16),
      font: Font(.words, size: 10, weight: .bold), color: color, alignment: alignment)
  }
}
