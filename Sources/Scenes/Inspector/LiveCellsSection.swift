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
    // Each label has a column to itself, so that they cannot meet; the last one ends the graph.
    let count = readout.series.count
    let column = plot.width / Double(count)
    let alignment: TextRun.Alignment =
      place == 0 ? .leading : place == count - 1 ? .trailing : .center
    let labelled =
      switch alignment {
      case .leading: series.samples[0]
      case .center: series.samples[(series.samples.count - 1) * (2 * place + 1) / (2 * count)]
      case .trailing: last
      }
    canvas.text(
      "\(series.title.lowercased()) \(last)",
      in: Rect(
        x: plot.minX + Double(place) * column + 2, y: y(labelled) + 5, width: column - 4,
        height: 16),
      font: Font(.words, size: 10, weight: .bold), color: color, alignment: alignment)
  }
}
