import Drawing
import SceneParts
import ScrollEngine

/// Draws the thumb of the scroll bar, enlarged, beside the viewport, and where it was before; and
/// names the row that made it jump.
@MainActor
struct ThumbDecoration: PaneDecoration {
  let recorder: ThumbRecorder

  /// The distance of the bar from the viewport, its width, and the distance of the trace from the
  /// bar, in points.
  private static let gap = 14.0
  private static let barWidth = 16.0
  private static let traceGap = 6.0
  /// The widths of the trace, in points: without room for the least, there is none.
  private static let leastTrace = 44.0
  private static let mostTrace = 150.0
  private static let lineWidth = 2.5
  /// The time that the trace shows, in seconds.
  static let traceTime = 1.6
  /// The least jump that is drawn, in points.
  static let leastMark = 3.0
  /// The height of the texts above and below, and their distance from the viewport, in points.
  private static let textHeight = 18.0
  private static let textGap = 6.0

  private static let barName = "scroll bar"
  private static let thumb = Color(light: Color(0x646A79), dark: Color(0x9AA1B0))
  private static let tagFont = Font(.words, size: 13, weight: .bold)
  private static let font = Font(.words, size: 12)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, let jump = marked, let row = jump.row,
      let estimate = recorder.list.estimate
    else { return }
    let list = recorder.list
    let table = list.table
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    let sight = frame.intersection(Rect(origin: .zero, size: pane.viewport))
    guard !sight.isEmpty else { return }
    canvas.saved { canvas in
      canvas.clip(to: Rect(origin: .zero, size: pane.viewport))
      canvas.stroke(frame.inset(by: 2), Stroke(Palette.warning, width: 4))
    }
    let guess = Fact(.guessedHeight, of: list, estimate)
    var tag = Tag(
      "guessed \(guess), is \(Fact(.rowHeight, of: "row \(row)", in: list, list.heights[row])) pt")
    (tag.font, tag.ground) = (Self.tagFont, Palette.warning)
    let size = tag.size(on: canvas)
    // The name of the row stays free.
    let top = max(frame.minY + PictureRowCell.nameHeight, 0) + Self.textGap
    guard top + size.height + Self.textGap < sight.maxY else { return }
    tag.draw(at: Point(x: (pane.viewport.width - size.width) / 2, y: top), in: &canvas)
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, let last = recorder.samples.last else { return }
    drawHeights(of: pane, theme, &canvas)
    let left = pane.viewport.width + Self.gap
    let right = canvas.visibleRect.maxX
    guard left + Self.barWidth <= right else { return }
    let bar = Rect(x: left, y: 0, width: Self.barWidth, height: pane.viewport.height)
    canvas.fill(bar, Palette.blank, cornerRadius: Self.barWidth / 2)
    canvas.fill(
      Rect(x: bar.minX, y: last.top, width: bar.width, height: last.length), Self.thumb,
      cornerRadius: Self.barWidth / 2)
    if canvas.text.width(of: Self.barName, in: canvas.legible(Self.font)) <= right - bar.minX {
      canvas.text(
        Self.barName,
        in: Rect(
          x: bar.minX, y: -Self.textGap - Self.textHeight, width: right - bar.minX,
          height: Self.textHeight), font: Self.font, color: theme.muted)
    }
    let width = min(right - bar.maxX - 2 * Self.traceGap, Self.mostTrace)
    guard width >= Self.leastTrace else { return }
    drawTrace(
      in: Rect(x: bar.maxX + Self.traceGap, y: 0, width: width, height: bar.height), until: last,
      theme, &canvas)
  }

  /// Writes how tall the table takes its content to be, below the viewport.
  private func drawHeights(of pane: Pane, _ theme: Theme, _ canvas: inout Canvas) {
    let list = recorder.list
    let height = list.table.contentSize.height
    let truth = list.trueHeight
    let ending: Words =
      abs(height - truth) < 0.5 ? " pt" : " of \(Fact(.trueHeight, of: list, truth)) pt"
    canvas.say(
      "contentSize \(Fact(.wholeContentHeight, of: list.table, height))\(ending)",
      in: Rect(
        x: 0, y: pane.viewport.height + Self.textGap,
        width: max(0, canvas.visibleRect.maxX), height: Self.textHeight), font: Self.font,
      color: theme.muted)
  }

  /// The longest of the jumps that the trace shows, if it is long enough to be seen.
  private var marked: ThumbRecorder.Jump? {
    shownJumps.max { $0.length < $1.length }
  }

  private var shownJumps: [ThumbRecorder.Jump] {
    guard let end = recorder.samples.last?.time else { return [] }
    return recorder.samples.reversed().prefix { $0.time > end - Self.traceTime }
      .compactMap(\.jump).filter { $0.length >= Self.leastMark }.reversed()
  }

  /// Draws where the upper end of the thumb was, the latest moment at the left, with its jumps.
  private func drawTrace(
    in trace: Rect, until last: ThumbRecorder.Sample, _ theme: Theme, _ canvas: inout Canvas
  ) {
    func x(_ time: Double) -> Double {
      trace.minX + min(max((last.time - time) / Self.traceTime, 0), 1) * trace.width
    }
    var points: [Point] = []
    for sample in recorder.samples.reversed() {
      points.append(Point(x: x(sample.time), y: sample.top))
      guard sample.time > last.time - Self.traceTime else { break }
      if let jump = sample.jump {
        points.append(Point(x: x(sample.time), y: jump.start))
      }
    }
    canvas.polyline(points, Self.thumb, width: Self.lineWidth)
    if let oldest = points.last, points.count > 2 {
      // Above the oldest point; below it at the upper edge.
      let above = oldest.y - Self.textGap - Self.textHeight
      canvas.text(
        "its way",
        in: Rect(
          x: trace.minX, y: above < trace.minY ? oldest.y + Self.textGap : above,
          width: trace.width, height: Self.textHeight), font: Self.font, color: theme.muted,
        alignment: .trailing)
    }
    for jump in shownJumps {
      var arrow = LengthArrow(
        from: Point(x: x(jump.time), y: jump.start), to: Point(x: x(jump.time), y: jump.end))
      arrow.color = Palette.warning
      arrow.draw(in: &canvas)
    }
    guard let marked else { return }
    var tag = Tag("\(Fact(.shownJump, of: recorder, marked.length)) pt")
    (tag.font, tag.ground) = (Self.tagFont, Palette.warning)
    let size = tag.size(on: canvas)
    // Above an arrow that points up, and below one that points down; within the trace.
    let isUp = marked.end < marked.start
    tag.draw(
      at: Point(
        x: max(min(x(marked.time) - size.width / 2, trace.maxX - size.width), trace.minX),
        y: isUp ? marked.end - Self.textGap - size.height : marked.end + Self.textGap),
      in: &canvas)
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    guard options.showsOutlines, options.showsOutside else { return [] }
    let bar = LegendEntry("thumb of the scroll bar, enlarged, and its way", .fills([Self.thumb]))
    guard marked != nil else { return [bar] }
    return [bar, LegendEntry("the row that made it jump", .line(Palette.warning, dash: nil))]
  }
}
