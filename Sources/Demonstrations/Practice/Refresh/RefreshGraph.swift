import Drawing
import SceneParts
import ScrollEngine

/// The pull and the inset over time, with the pull distance at which the control begins to refresh.
@MainActor
struct RefreshGraph: ChartPanel {
  let recorder: RefreshRecorder
  let clock: SceneClock

  var now: Double { clock.now }
  let height = 150.0
  let lowHeight = 118.0
  let sideWidth: Double? = 340
  let sideHeight = 260.0

  private static let namesWidth = 184.0
  private static let namesHeight = 96.0
  /// The width, in points, below which the names stand above the curves.
  private static let leastWidth = 560.0
  /// The range of pulls that the graph shows, in points; scrolled content has a negative pull.
  private static let pulls = -20.0...150.0

  private func plot(in rect: Rect) -> Rect {
    let names =
      rect.width < Self.leastWidth
      ? Point(x: 0, y: Self.namesHeight) : Point(x: Self.namesWidth, y: 0)
    return Rect(
      x: rect.minX + StageMetrics.margin + names.x, y: rect.minY + 12 + names.y,
      width: rect.width - 2 * StageMetrics.margin - names.x, height: rect.height - 44 - names.y)
  }

  func chart(in rect: Rect, until end: Double) -> (plot: Rect, axis: TimeScale) {
    let plot = plot(in: rect)
    return (plot, TimeAxis(until: end, in: plot).scale)
  }

  func draw(in rect: Rect, until end: Double, _ theme: Theme, _ canvas: inout Canvas) {
    let plot = plot(in: rect)
    let time = TimeAxis(until: end, in: plot)
    time.draw(y: plot.maxY + 8, theme, &canvas)
    drawNames(rect, theme, &canvas)
    func y(_ pull: Double) -> Double {
      let range = Self.pulls.upperBound - Self.pulls.lowerBound
      return plot.maxY - (pull - Self.pulls.lowerBound) / range * plot.height
    }
    let samples = visible(time)
    canvas.saved { canvas in
      canvas.clip(to: plot)
      for (sample, next) in zip(samples, samples.dropFirst()) where sample.isRefreshing {
        canvas.fill(
          Rect(
            x: time.x(sample.time), y: plot.minY, width: time.x(next.time) - time.x(sample.time),
            height: plot.height), theme.accentTint)
      }
      level(y(0), in: plot, theme.hairline, nil, &canvas)
      level(
        y(RefreshControl.threshold), in: plot, theme.muted, Dash(on: 6, off: 5), &canvas)
      canvas.polyline(
        samples.map { Point(x: time.x($0.time), y: y($0.inset)) }, theme.accent, width: 3)
      canvas.polyline(
        samples.map { Point(x: time.x($0.time), y: y($0.pull)) }, theme.ink, width: 2)
    }
  }

  /// The samples of the visible time; the last one is extended to the present.
  private func visible(_ time: TimeAxis) -> [RefreshRecorder.Sample] {
    let samples = recorder.samples
    let first = samples.lastIndex { $0.time <= time.start } ?? 0
    var visible = Array(samples[first...])
    if visible[0].time < time.start, visible.count == 1 || visible[1].time > time.start {
      visible[0].time = time.start
    }
    if var last = visible.last, last.time < clock.now {
      last.time = clock.now
      visible.append(last)
    }
    return visible
  }

  private func level(
    _ y: Double, in plot: Rect, _ color: Color, _ dash: Dash?, _ canvas: inout Canvas
  ) {
    // Only rectangles can be dashed; the clipping hides all but the upper edge.
    guard let dash else {
      return canvas.line(
        along: .top, of: Rect(x: plot.minX, y: y, width: plot.width, height: 4), color)
    }
    canvas.stroke(
      Rect(x: plot.minX - 9, y: y, width: plot.width + 18, height: plot.maxY - y + 9),
      Stroke(color, width: 1, dash: dash))
  }

  private func drawNames(_ rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let feed = recorder.feed
    let sample = recorder.current
    let entries: [(name: String, words: Words, color: Color)] = [
      ("−contentOffset.y", Fact(.pull, of: feed.table, sample.pull).words, theme.ink),
      ("adjusted inset.top", feed.insetFact.words, theme.accent),
      ("refreshes from", feed.lineFact.words, theme.muted),
      ("isRefreshing", sample.isRefreshing ? "true" : "false", theme.accentTint),
    ]
    for (place, entry) in entries.enumerated() {
      let y = rect.minY + 12 + Double(place) * 21
      let line = Rect(
        x: rect.minX + StageMetrics.margin, y: y, width: Self.namesWidth - 20, height: 18)
      if entry.color == theme.accentTint {
        let swatch = Rect(x: line.minX, y: line.midY - 5, width: 12, height: 10)
        canvas.fill(swatch, entry.color)
        canvas.stroke(swatch, Stroke(theme.hairline, width: 1))
      } else {
        canvas.fill(
          Rect(x: line.minX, y: line.midY - 2, width: 12, height: 4), entry.color, cornerRadius: 2)
      }
      canvas.text(
        entry.name, in: line.inset(by: EdgeInsets(top: 0, left: 18, bottom: 0, right: 0)),
        font: Typography.small, color: theme.muted)
      canvas.say(
        entry.words, in: line, font: Typography.smallNumber, color: theme.ink,
        alignment: .trailing)
    }
  }
}
