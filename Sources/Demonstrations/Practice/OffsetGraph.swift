import Drawing
import SceneParts
import ScrollEngine

/// The offsets of scroll views over time, from their delegate calls, with a line for each.
@MainActor
struct OffsetGraph: ChartPanel {
  struct Line {
    let name: String
    let recorder: OffsetRecorder
    let color: Color
  }

  let lines: [Line]
  /// The window's time is that of the graph.
  let window: Window

  var now: Double { window.now }

  let height = 172.0
  let lowHeight = 132.0

  private static let margin = 28.0
  private static let namesWidth = 124.0
  /// The smallest range of offsets, in points; a smaller one would exaggerate small movements.
  private static let leastRange = 280.0
  /// A gap between samples that is longer than a frame means that the content was at rest; in
  /// seconds.
  private static let pause = 0.05
  private static let label = "at rest: setContentOffset, animated"

  private func plot(in rect: Rect) -> Rect {
    Rect(
      x: rect.minX + Self.margin + Self.namesWidth, y: rect.minY + 16,
      width: rect.width - 2 * Self.margin - Self.namesWidth, height: rect.height - 48)
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
    guard lines.contains(where: { $0.recorder.samples.count > 1 }) else {
      canvas.text(
        "Flick a strip: all strips follow.", in: plot, font: Typography.body,
        color: theme.muted, alignment: .center)
      return
    }
    let histories = lines.map { history(of: $0.recorder, time) }
    let offsets = histories.joined().map(\.offset)
    let least = offsets.min() ?? 0
    let range = max(Self.leastRange, (offsets.max() ?? 0) - least)
    func point(_ sample: OffsetRecorder.Sample) -> Point {
      Point(
        x: time.x(sample.time),
        y: plot.maxY - (sample.offset - least) / range * plot.height)
    }
    let curves = histories.map { $0.map(point) }
    canvas.saved { canvas in
      canvas.clip(to: plot.inset(by: -8))
      drawReleases(time, plot, theme, &canvas)
      for (line, curve) in zip(lines, curves) {
        canvas.polyline(curve, shade(line, theme), width: 2)
      }
      var taken = lines[0].recorder.releases.map {
        Rect(x: time.x($0.time), y: plot.minY - 4, width: 40, height: 14)
      }
      for line in lines {
        for sample in line.recorder.interventions where sample.time >= time.start {
          let chip = LabelPlace(in: plot, curves: curves, taken: taken).frame(
            of: Size(width: labelWidth(canvas.text), height: 16), beside: point(sample))
          drawIntervention(at: point(sample), chip, shade(line, theme), theme, &canvas)
          taken.append(chip)
        }
      }
    }
  }

  private func labelWidth(_ text: any TextMeasuring) -> Double {
    text.width(of: Self.label, in: Typography.small) + 10
  }

  /// The colours suit a light background; on a dark one they are lightened.
  private func shade(_ line: Line, _ theme: Theme) -> Color {
    line.color.mixed(with: theme.ink, fraction: theme.appearance == .dark ? 0.3 : 0)
  }

  /// The samples of the visible part of a line, with more samples that keep the line level while
  /// the content rests.
  private func history(
    of recorder: OffsetRecorder, _ time: TimeAxis
  ) -> [OffsetRecorder.Sample] {
    let samples = recorder.samples
    let first = samples.lastIndex { $0.time <= time.start } ?? 0
    var history: [OffsetRecorder.Sample] = []
    for sample in samples[first...] {
      if let last = history.last, sample.time - last.time > Self.pause {
        history.append(.init(time: sample.time, offset: last.offset))
      }
      history.append(sample)
    }
    if let last = history.last { history.append(.init(time: window.now, offset: last.offset)) }
    // The first point of a line is clipped to the left edge of the graph.
    if let begin = history.first, begin.time < time.start {
      history[0] = .init(time: time.start, offset: begin.offset)
    }
    return history
  }

  private func drawNames(_ rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.text(
      "contentOffset.x",
      in: Rect(x: rect.minX + Self.margin, y: rect.minY + 12, width: 90, height: 16),
      font: Typography.smallWords, color: theme.muted)
    for (place, line) in lines.enumerated() {
      let y = rect.minY + 36 + Double(place) * 20
      canvas.fill(
        Rect(x: rect.minX + Self.margin, y: y + 6, width: 12, height: 3), shade(line, theme),
        cornerRadius: 1.5)
      canvas.text(
        line.name, in: Rect(x: rect.minX + Self.margin + 18, y: y, width: 100, height: 15),
        font: Typography.small, color: theme.ink)
    }
  }

  private func drawReleases(
    _ time: TimeAxis, _ plot: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    for release in lines[0].recorder.releases where release.time >= time.start {
      let x = time.x(release.time)
      canvas.line(
        along: .left, of: Rect(x: x, y: plot.minY, width: 5, height: plot.height + 8),
        theme.muted.opacity(0.5))
      canvas.text(
        "released", in: Rect(x: x + 5, y: plot.minY - 4, width: 60, height: 14),
        font: Typography.smallWords, color: theme.muted)
    }
  }

  /// Labels a programmatic scroll, on a background that hides the lines below the label.
  private func drawIntervention(
    at point: Point, _ chip: Rect, _ color: Color, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let top = min(point.y, chip.minY)
    canvas.line(
      along: .right,
      of: Rect(
        x: point.x - chip.width, y: top, width: chip.width,
        height: max(point.y, chip.maxY) - top),
      theme.accent)
    canvas.fill(
      Rect(x: point.x - 4, y: point.y - 4, width: 8, height: 8), color, cornerRadius: 4)
    canvas.fill(
      Rect(x: point.x - 2, y: point.y - 2, width: 4, height: 4), theme.panel, cornerRadius: 2)
    canvas.fill(chip, theme.accentTint, cornerRadius: 3)
    canvas.text(
      Self.label, in: chip, font: Typography.small, color: theme.ink, alignment: .center)
  }
}
