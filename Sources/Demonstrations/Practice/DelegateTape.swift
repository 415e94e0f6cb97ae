import Drawing
import SceneParts
import ScrollEngine

/// The delegate calls on a time axis, with the three flags as bars below the axis.
@MainActor
struct DelegateTape: ChartPanel {
  let recorder: DelegateRecorder
  let clock: SceneClock
  let hasDelegate: Bool

  var now: Double { clock.now }
  let height = 252.0
  let lowHeight = 168.0
  let sideWidth: Double? = 440
  /// The height beside the viewport, with room for 12 rows of labels.
  let sideHeight = 316.0

  /// The vertical layout of the tape, in points.
  private struct Rows {
    let top: Double
    let labelCount: Int
    let labelHeight: Double
    /// The distances from the axis to the first flag, and from each flag to the next.
    let flags: (first: Double, pitch: Double)

    static let usual = Rows(top: 14, labelCount: 8, labelHeight: 16, flags: (22, 19))
    static let low = Rows(top: 8, labelCount: 5, labelHeight: 14, flags: (20, 15))

    /// The usual layout with more rows of labels, for a panel that is higher by `height`.
    static func usual(higherBy height: Double) -> Rows {
      Rows(
        top: usual.top, labelCount: usual.labelCount + Int(height / usual.labelHeight),
        labelHeight: usual.labelHeight, flags: usual.flags)
    }
  }

  private static let margin = StageMetrics.margin
  private static let namesWidth = 96.0
  private static let laneNames = ["tracking", "dragging", "decelerating"]
  private static let laneMeanings = [
    "a finger is down", "a finger moves it, or has flung it",
    "flung, and no didEndDecelerating yet",
  ]

  private func rows(in rect: Rect) -> Rows {
    rect.height < height ? Rows.low : .usual(higherBy: rect.height - height)
  }

  private func plot(in rect: Rect) -> Rect {
    let top = rows(in: rect).top
    return Rect(
      x: rect.minX + Self.margin + Self.namesWidth, y: rect.minY + top,
      width: rect.width - 2 * Self.margin - Self.namesWidth, height: rect.height - 2 * top)
  }

  private func axis(in plot: Rect, until end: Double) -> TimeAxis {
    TimeAxis(until: end, since: recorder.chainStart, in: plot)
  }

  func chart(in rect: Rect, until end: Double) -> (plot: Rect, axis: TimeScale) {
    let plot = plot(in: rect)
    return (plot, axis(in: plot, until: end).scale)
  }

  func draw(in rect: Rect, until end: Double, _ theme: Theme, _ canvas: inout Canvas) {
    let rows = rows(in: rect)
    let plot = plot(in: rect)
    let timeAxis = axis(in: plot, until: end)
    let axis = plot.minY + Double(rows.labelCount) * rows.labelHeight + 14
    timeAxis.draw(y: axis, theme, &canvas)
    drawNames(axis, rect, rows, theme, &canvas)
    canvas.saved { canvas in
      canvas.clip(to: plot.inset(by: EdgeInsets(top: 0, left: -2, bottom: 0, right: -2)))
      for time in recorder.scrolls where time >= timeAxis.start {
        canvas.line(
          along: .left, of: Rect(x: timeAxis.x(time) - 0.5, y: axis - 8, width: 2, height: 8),
          theme.muted)
      }
      drawFlags(axis, plot, rows, theme, &canvas, timeAxis.x)
    }
    drawCalls(axis, plot, rows, theme, &canvas, timeAxis.x)
    if recorder.calls.isEmpty, recorder.scrolls.isEmpty {
      canvas.text(
        hasDelegate ? "No delegate calls yet." : "There is no delegate to call.",
        in: Rect(x: plot.minX, y: plot.minY, width: plot.width, height: 40), font: Typography.body,
        color: theme.muted, alignment: .center)
    }
  }

  private func drawNames(
    _ axis: Double, _ rect: Rect, _ rows: Rows, _ theme: Theme, _ canvas: inout Canvas
  ) {
    func name(_ text: String, _ y: Double) {
      canvas.text(
        text, in: Rect(x: rect.minX + Self.margin, y: y, width: 90, height: 14),
        font: Typography.small, color: theme.muted)
    }
    name("didScroll", axis - 11)
    for (lane, text) in Self.laneNames.enumerated() { name(text, laneY(lane, axis, rows)) }
  }

  private func laneY(_ lane: Int, _ axis: Double, _ rows: Rows) -> Double {
    axis + rows.flags.first + Double(lane) * rows.flags.pitch
  }

  private func drawCalls(
    _ axis: Double, _ plot: Rect, _ rows: Rows, _ theme: Theme, _ canvas: inout Canvas,
    _ x: (Double) -> Double
  ) {
    let labels = self.labels.filter { x($0.time) >= plot.minX - 2 }
    // Labels may also extend to the left, above the names of the flags.
    let tags = TapeTags.placed(
      labels.map {
        (x($0.time), canvas.text.width(of: $0.words.string, in: Typography.small) + 9)
      }, rowCount: rows.labelCount, room: plot.minX - Self.namesWidth...plot.maxX + 2
    )
    func frame(_ tag: TapeTags.Tag) -> Rect {
      Rect(
        x: tag.left, y: plot.minY + Double(tag.row) * rows.labelHeight,
        width: tag.right - tag.left, height: rows.labelHeight - 2)
    }
    for tag in tags {
      let top = frame(tag).minY
      canvas.line(
        along: .left, of: Rect(x: tag.stem, y: top, width: 4, height: axis - top),
        theme.accent.opacity(0.5))
      canvas.fill(
        Rect(x: tag.stem - 2, y: axis - 2.5, width: 5, height: 5), theme.accent,
        cornerRadius: 2.5)
    }
    for (label, tag) in zip(labels, tags) {
      let frame = frame(tag)
      canvas.fill(frame, label.isOfCall ? theme.accentTint : Palette.warning, cornerRadius: 3)
      canvas.line(
        along: .left, of: Rect(x: tag.stem, y: frame.minY, width: 4, height: frame.height),
        theme.accent)
      let room = frame.inset(by: EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
      canvas.say(
        label.words, in: room,
        font: canvas.font(Typography.small, fitting: [label.words.string], within: room.width),
        color: label.isOfCall ? theme.ink : Palette.onWarning)
    }
  }

  /// What stands at a time of the tape: a call, or that one is missing.
  private struct Label {
    let time: Double
    let words: Words
    var isOfCall = true
  }

  /// The calls, each catch before the call that it causes.
  private var labels: [Label] {
    var labels = recorder.calls.map { Label(time: $0.time, words: $0.words) }
    for time in recorder.catches {
      let place = labels.firstIndex { $0.time >= time } ?? labels.endIndex
      labels.insert(
        Label(time: time, words: "caught: no didEndDecelerating", isOfCall: false), at: place)
    }
    return labels
  }

  private func drawFlags(
    _ axis: Double, _ plot: Rect, _ rows: Rows, _ theme: Theme, _ canvas: inout Canvas,
    _ x: (Double) -> Double
  ) {
    let lanes: [(isSet: (DelegateRecorder.Flags) -> Bool, color: Color)] = [
      ({ $0.isTracking }, theme.accent), ({ $0.isDragging }, Palette.first.cell),
      ({ $0.isDecelerating }, Palette.second.cell),
    ]
    for (lane, (isSet, color)) in lanes.enumerated() {
      let runs = recorder.runs(where: isSet, until: clock.now)
      let y = laneY(lane, axis, rows)
      for run in runs {
        canvas.fill(
          Rect(x: x(run.start), y: y + 1, width: max(1, x(run.end) - x(run.start)), height: 12),
          color, cornerRadius: 2)
      }
      guard let last = runs.last else { continue }
      drawMeaning(Self.laneMeanings[lane], of: last, y, color, in: plot, theme, &canvas, x)
    }
  }

  /// Says what a flag means: in its last bar, or else after it.
  private func drawMeaning(
    _ words: String, of run: (start: Double, end: Double), _ y: Double, _ color: Color,
    in plot: Rect, _ theme: Theme, _ canvas: inout Canvas, _ x: (Double) -> Double
  ) {
    let width = canvas.text.width(of: words, in: Typography.small) + 2
    let (start, end) = (max(x(run.start), plot.minX), x(run.end))
    let isInside = width + 6 <= end - start
    let left = isInside ? start + 4 : end + 6
    guard left >= plot.minX, left + width <= plot.maxX else { return }
    canvas.text(
      words, in: Rect(x: left, y: y, width: width, height: 14),
      font: canvas.font(Typography.small, fitting: [words], within: width),
      color: isInside ? Palette.ink(on: color) : theme.muted)
  }
}

extension DelegateRecorder {
  /// The periods in which a flag was set, in seconds of scene time.
  fileprivate func runs(
    where isSet: (Flags) -> Bool, until now: Double
  ) -> [(start: Double, end: Double)] {
    var runs: [(start: Double, end: Double)] = []
    var start: Double?
    for flags in flags {
      if isSet(flags) {
        start = start ?? flags.time
      } else if let begun = start {
        runs.append((begun, flags.time))
        start = nil
      }
    }
    if let start { runs.append((start, now)) }
    return runs
  }
}
