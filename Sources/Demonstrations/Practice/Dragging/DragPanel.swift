import Drawing
import SceneParts
import ScrollEngine

/// The states of all that may take the pointer, over time.
@MainActor
struct DragPanel: ScenePanel {
  let recorder: DragRecorder
  let clock: SceneClock

  let height = 146.0
  let lowHeight = 122.0
  let sideWidth: Double? = 300.0

  private static let margin = 20.0
  private static let barHeight = 12.0
  private static let axisHeight = 22.0
  /// The least visible duration, in seconds.
  private static let leastSpan = 0.5

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    guard !recorder.path.isEmpty else {
      canvas.text(
        "Drag: the states of each recognizer appear here.", in: rect.inset(by: 8),
        font: Typography.body, color: theme.muted, alignment: .center)
      return
    }
    let inner = rect.inset(
      by: EdgeInsets(top: 10, left: Self.margin, bottom: 4, right: Self.margin))
    let now = max(recorder.end ?? clock.now, recorder.start)
    let span = max(Self.leastSpan, now - recorder.start)
    let pitch = (inner.height - Self.axisHeight) / Double(recorder.lanes.count)
    for (place, lane) in recorder.lanes.enumerated() {
      let row = Rect(
        x: inner.minX, y: inner.minY + Double(place) * pitch, width: inner.width, height: pitch)
      draw(lane, in: row, now: now, span: span, theme, &canvas)
    }
    let axis = Rect(
      x: inner.minX, y: inner.maxY - Self.axisHeight, width: inner.width, height: Self.axisHeight)
    canvas.line(along: .top, of: axis, theme.hairline)
    canvas.text("pressed", in: axis, font: Typography.small, color: theme.muted)
    canvas.say(
      "\(Fact(.shownTime, of: recorder, span)) s", in: axis, font: Typography.smallNumber,
      color: theme.muted,
      alignment: .trailing)
  }

  private func draw(
    _ lane: DragRecorder.Lane, in row: Rect, now: Double, span: Double, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    let words = Rect(x: row.minX, y: row.minY, width: row.width, height: 18)
    let name = lane.view is ScrollView ? "pan of the \(lane.name)" : lane.name
    let nameWidth = canvas.text.width(of: name, in: Typography.bodyStrong) + 12
    canvas.text(name, in: words, font: Typography.bodyStrong, color: theme.ink)
    canvas.text(
      states(of: lane, within: row.width - nameWidth, canvas),
      in: words.inset(by: EdgeInsets(top: 0, left: nameWidth, bottom: 0, right: 0)),
      font: Typography.small, color: theme.ink, alignment: .trailing)
    let bar = Rect(x: row.minX, y: words.maxY + 3, width: row.width, height: Self.barHeight)
    canvas.fill(bar, theme.well, cornerRadius: 3)
    func x(_ time: Double) -> Double {
      bar.minX + min(max((time - recorder.start) / span, 0), 1) * bar.width
    }
    for (place, mark) in lane.marks.enumerated() {
      let next = place + 1 < lane.marks.count ? lane.marks[place + 1].time : now
      let start = min(x(mark.time), bar.maxX - 2)
      let part = Rect(
        x: start, y: bar.minY, width: max(2, x(next) - start), height: bar.height)
      switch mark.standing {
      case .waiting: canvas.fill(part, theme.hairline)
      case .taking, .done: canvas.fill(part, theme.accent)
      case .out: canvas.line(along: .left, of: part, theme.muted, width: 2)
      }
    }
  }

  /// The latest states in words, as many as fit a width in points.
  private func states(
    of lane: DragRecorder.Lane, within width: Double, _ canvas: Canvas
  ) -> String {
    var states = lane.marks.map(\.words)
    func words() -> String { states.joined(separator: " → ") }
    while states.count > 1, canvas.text.width(of: words(), in: Typography.small) > width {
      states.removeFirst()
    }
    return words()
  }
}
