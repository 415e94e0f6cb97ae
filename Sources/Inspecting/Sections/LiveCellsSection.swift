package import Drawing
import SceneParts
package import ScrollEngine

/// The number of live cells over time, a line for each pane.
package final class LiveCellsSection: InspectorSection {
  private static let height = 56.0
  private static let labelFont = Font(.words, size: 11, weight: .bold)

  package override var heading: String { "Live cells over time" }

  package override var hasContent: Bool { !readout.queues.isEmpty }

  package override var contentHeight: Double { Self.height + 8 }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    let well = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.height)
    canvas.fill(well, theme.well, cornerRadius: 4)
    let plot = well.inset(by: EdgeInsets(top: 12, left: 8, bottom: 22, right: 8))
    let peak = readout.series.flatMap(\.samples).max() ?? 0
    guard peak > 0 else { return }
    for series in readout.series { drawLine(of: series, peak: peak, in: plot, &canvas) }
    for (place, series) in readout.series.enumerated() {
      drawLabel(of: series, at: place, peak: peak, in: plot, &canvas)
    }
  }

  /// The colour of a line by its verdict; neutral if all of several lines are equal.
  private func color(of series: Readout.Series) -> Color {
    let isEven =
      readout.series.count > 1
      && readout.series.allSatisfy { $0.samples == readout.series[0].samples }
    return theme.color(of: isEven ? .neutral : series.verdict)
  }

  private func y(_ count: Int, peak: Int, in plot: Rect) -> Double {
    plot.maxY - plot.height * Double(count) / Double(peak)
  }

  private func drawLine(
    of series: Readout.Series, peak: Int, in plot: Rect, _ canvas: inout Canvas
  ) {
    guard let last = series.samples.last else { return }
    let step = plot.width / Double(max(1, series.samples.count - 1))
    var points: [Point] = []
    points.reserveCapacity(series.samples.count + 1)
    for (place, sample) in series.samples.enumerated() {
      points.append(
        Point(x: plot.minX + Double(place) * step, y: y(sample, peak: peak, in: plot)))
    }
    if points.count == 1 {
      points.append(Point(x: plot.maxX, y: y(last, peak: peak, in: plot)))
    }
    canvas.polyline(points, color(of: series), width: 2)
  }

  private func drawLabel(
    of series: Readout.Series, at place: Int, peak: Int, in plot: Rect, _ canvas: inout Canvas
  ) {
    guard let last = series.samples.last else { return }
    // Each label has its own column, so labels cannot collide; the last column ends at the right
    // edge.
    let count = readout.series.count
    let column = plot.width / Double(count)
    let alignment: TextRun.Alignment =
      place == 0 ? .leading : place == count - 1 ? .trailing : .center
    let labelled =
      switch alignment {
      case .leading, .natural: series.samples[0]
      case .center: series.samples[(series.samples.count - 1) * (2 * place + 1) / (2 * count)]
      case .trailing: last
      }
    let words = "\(series.title.lowercased()) \(last)"
    let line = Rect(
      x: plot.minX + Double(place) * column + 2, y: y(labelled, peak: peak, in: plot) + 5,
      width: column - 4, height: 16)
    let width = min(canvas.text.width(of: words, in: Self.labelFont), line.width)
    let start =
      switch alignment {
      case .leading, .natural: line.minX
      case .center: line.midX - width / 2
      case .trailing: line.maxX - width
      }
    // The background hides other panes' lines behind the words.
    canvas.fill(
      Rect(x: start - 4, y: line.minY + 2, width: width + 8, height: line.height - 4), theme.well)
    canvas.text(
      words, in: line, font: Self.labelFont, color: color(of: series), alignment: alignment)
  }
}
