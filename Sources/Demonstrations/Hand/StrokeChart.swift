import Drawing
import SceneParts
import ScrollEngine
import ScrollMotion

/// Draws a stroke: the hand's reported and delivered path, its velocity, and the content's motion.
@MainActor
struct StrokeChart {
  private let stroke: HandStroke
  private let title: String
  private let scale: StrokeScale
  /// The velocity of the content in each frame, in points per second.
  private let contentSpeeds: [HandStroke.Sample]
  private let column: Rect
  /// The rows for the reports, the hand's path, the velocities, and the content's whole motion.
  private let reports: Rect
  private let way: Rect
  private let speed: Rect
  private let whole: Rect

  private static let headHeight = 70.0
  private static let barHeight = 20.0
  private static let legendHeight = 14.0
  private static let reportsHeight = 20.0
  private static let axisHeight = 16.0
  private static let dot = 3.0
  /// The width of a mark of an axis with its words.
  private static let markWidth = 52.0

  init(stroke: HandStroke, title: String, scale: StrokeScale, in column: Rect) {
    self.stroke = stroke
    self.title = title
    self.scale = scale
    contentSpeeds = stroke.contentSpeeds
    self.column = column
    let curves =
      column.height - Self.headHeight - Self.reportsHeight - 4 * Self.legendHeight
      - 2 * Self.axisHeight
    func row(below y: Double, _ height: Double) -> Rect {
      Rect(x: column.minX, y: y + Self.legendHeight, width: column.width, height: height)
    }
    reports = row(below: column.minY + Self.headHeight, Self.reportsHeight)
    way = row(below: reports.maxY, (curves * 0.32).rounded())
    speed = row(below: way.maxY, (curves * 0.36).rounded())
    let rest = column.maxY - speed.maxY - 2 * Self.axisHeight - Self.legendHeight
    whole = row(below: speed.maxY + Self.axisHeight, rest)
  }

  func draw(_ theme: Theme, _ canvas: inout Canvas) {
    drawHead(theme, &canvas)
    for well in [reports, way, speed, whole] {
      canvas.fill(well, theme.well, cornerRadius: 3)
    }
    canvas.saved { canvas in
      canvas.clip(to: column)
      drawFrames(theme, &canvas)
      drawReports(theme, &canvas)
      drawWay(theme, &canvas)
      drawSpeed(theme, &canvas)
      drawWhole(theme, &canvas)
    }
    drawAxes(theme, &canvas)
  }

  // MARK: Scales

  private var start: Double { stroke.visibleStart(within: scale.duration) }

  /// The x coordinate of a time of the hand's movement.
  private func x(_ time: Double) -> Double {
    column.minX + (time - start) / scale.duration * column.width
  }

  private func isVisible(_ time: Double) -> Bool {
    time >= start && time <= start + scale.duration
  }

  /// The points of samples in a row; `least` lies at the bottom of the row.
  private func curve(
    _ samples: [HandStroke.Sample], in row: Rect, from least: Double, over range: Double,
    x: (Double) -> Double
  ) -> [Point] {
    let row = row.inset(by: 4)
    return samples.map {
      Point(x: x($0.time), y: row.maxY - ($0.value - least) / range * row.height)
    }
  }

  // MARK: Words

  private func drawHead(_ theme: Theme, _ canvas: inout Canvas) {
    func line(_ place: Double) -> Rect {
      Rect(x: column.minX, y: column.minY + place * 15, width: column.width, height: 15)
    }
    func width(_ words: String, _ font: Font) -> Double { canvas.text.width(of: words, in: font) }
    let device = stroke.deviceWords
    let room = column.width - width(device.string, Typography.smallNumber) - 12
    let titles = stroke.isCarried ? ["\(title), while the content still moved", title] : [title]
    let shown = titles.first { width($0, Typography.bodyStrong) <= room }
    canvas.text(shown ?? title, in: line(0), font: Typography.bodyStrong, color: theme.ink)
    if shown != nil {
      canvas.say(
        device, in: line(0), font: Typography.smallNumber, color: theme.muted, alignment: .trailing)
    }
    canvas.say(stroke.reportsWords, in: line(1), font: Typography.small, color: theme.muted)
    // A number that is cut would be another number.
    let release = stroke.releaseWords
    let words = release.first { width($0.string, Typography.bodyStrong) <= column.width }
    canvas.say(
      words ?? release[release.count - 1], in: line(2), font: Typography.bodyStrong,
      color: theme.ink)
    drawRelease(
      in: Rect(x: column.minX, y: line(2).maxY + 2, width: column.width, height: Self.barHeight),
      theme, &canvas)
  }

  /// Draws the speed at the release as a bar: the hand's, and what was carried over.
  private func drawRelease(in row: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    guard let release = stroke.release, stroke.end != nil else { return }
    let hand = min(abs(stroke.estimateAtRelease ?? 0), abs(release))
    var bar = row
    func fill(_ speed: Double, _ color: Color, _ words: Words) {
      bar.size.width = speed / scale.speed * row.width * Self.barShare
      canvas.fill(bar, color)
      if canvas.text.width(of: words.string, in: Typography.caption) + 8 <= bar.width {
        canvas.say(
          words, in: bar, font: Typography.caption, color: Palette.ink(on: color),
          alignment: .center)
      }
      bar.origin.x = bar.maxX
    }
    let words = stroke.shareWords
    fill(hand, theme.accent, words.hand)
    fill(abs(release) - hand, Palette.second.cell, words.carried)
  }

  /// The share of the column that the greatest speed fills.
  private static let barShare = 0.8

  // MARK: The hand

  private func drawFrames(_ theme: Theme, _ canvas: inout Canvas) {
    for frame in stroke.frames where isVisible(frame.time) {
      canvas.line(
        along: .left,
        of: Rect(x: x(frame.time), y: reports.maxY - 6, width: 1, height: 6), theme.muted)
    }
  }

  /// Draws a dot if all of it lies in the column: half a dot would seem to mark another time.
  private func dot(_ point: Point, _ color: Color, _ canvas: inout Canvas) {
    guard point.x - Self.dot / 2 >= column.minX, point.x + Self.dot / 2 <= column.maxX else {
      return
    }
    canvas.fill(
      Rect(x: point.x - Self.dot / 2, y: point.y - Self.dot / 2, width: Self.dot, height: Self.dot),
      color, cornerRadius: Self.dot / 2)
  }

  private func drawReports(_ theme: Theme, _ canvas: inout Canvas) {
    for report in stroke.reports where isVisible(report.time) {
      dot(Point(x: x(report.time), y: reports.minY + 7), theme.ink, &canvas)
    }
    drawLegend([("reports", theme.ink), ("frames", theme.muted)], in: reports, theme, &canvas)
  }

  private func drawWay(_ theme: Theme, _ canvas: inout Canvas) {
    let reports = stroke.visible(stroke.reports, within: scale.duration)
    let least = reports.map(\.value).min() ?? 0
    func points(_ samples: [HandStroke.Sample]) -> [Point] {
      curve(samples, in: way, from: least, over: scale.way, x: x)
    }
    canvas.saved { canvas in
      canvas.clip(to: way)
      canvas.polyline(
        points(stroke.visible(stroke.heard, within: scale.duration)), theme.accent, width: 1.5)
      for point in points(reports) { dot(point, theme.ink, &canvas) }
    }
    drawLegend(
      [("hand path:", theme.muted), ("reported", theme.ink), ("received", theme.accent)],
      in: way, theme, &canvas)
  }

  private func drawSpeed(_ theme: Theme, _ canvas: inout Canvas) {
    let isBackwards = stroke.isBackwards
    func points(_ samples: [HandStroke.Sample]) -> [Point] {
      let samples = stroke.visible(samples, within: scale.duration).map {
        HandStroke.Sample(time: $0.time, value: isBackwards ? -$0.value : $0.value)
      }
      return curve(samples, in: speed, from: 0, over: scale.speed, x: x)
    }
    canvas.saved { canvas in
      canvas.clip(to: speed)
      let threshold = [start, start + scale.duration].map {
        HandStroke.Sample(time: $0, value: Momentum.slowestFlick)
      }
      canvas.polyline(
        curve(threshold, in: speed, from: 0, over: scale.speed, x: x), theme.muted,
        width: 1)
      canvas.polyline(points(contentSpeeds), theme.ink, width: 1.5)
      canvas.polyline(points(stroke.estimates), theme.accent, width: 1.5)
      if let end = stroke.end {
        canvas.line(
          along: .left, of: Rect(x: x(end), y: speed.minY, width: 1, height: speed.height),
          theme.ink)
      }
    }
    drawLegend(
      [
        ("speed:", theme.muted), ("hand", theme.accent), ("content", theme.ink),
        ("add up above \(Int(Momentum.slowestFlick)) pt/s", theme.muted),
      ], in: speed, theme, &canvas)
  }

  // MARK: The content

  private func drawWhole(_ theme: Theme, _ canvas: inout Canvas) {
    let frames = stroke.frames
    guard frames.count > 1 else { return }
    func x(_ time: Double) -> Double {
      column.minX + (time - stroke.start) / scale.wholeDuration * column.width
    }
    let least = frames.map(\.value).min() ?? 0
    let speeds = contentSpeeds.map {
      HandStroke.Sample(time: $0.time, value: abs($0.value))
    }
    let fastest = speeds.map(\.value).max() ?? 0
    canvas.saved { canvas in
      canvas.clip(to: whole)
      canvas.polyline(
        curve(speeds, in: whole, from: 0, over: max(scale.speed, fastest), x: x), theme.muted,
        width: 1)
      canvas.polyline(
        curve(frames, in: whole, from: least, over: scale.distance, x: x), theme.ink, width: 1.5)
      if let end = stroke.end {
        canvas.line(
          along: .left, of: Rect(x: x(end), y: whole.minY, width: 1, height: whole.height),
          theme.ink)
      }
    }
    drawLegend(
      [("contentOffset.y", theme.ink), ("its speed", theme.muted)], in: whole, theme, &canvas)
  }

  /// Draws words, each in the colour of the curve or mark that it names, as far as they fit.
  private func drawLegend(
    _ words: [(text: String, color: Color)], in row: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    var x = row.minX
    for (text, color) in words {
      let width = canvas.text.width(of: text, in: Typography.smallWords)
      guard x + width <= row.maxX else { return }
      canvas.text(
        text, in: Rect(x: x, y: row.minY - 13, width: width + 2, height: 12),
        font: Typography.smallWords, color: color)
      x += width + 8
    }
  }

  // MARK: Axes

  private func drawAxes(_ theme: Theme, _ canvas: inout Canvas) {
    let step = self.step(for: scale.duration)
    drawAxis(below: speed, from: start - stroke.start, over: scale.duration, step, theme, &canvas) {
      "\(Int(($0 * 1_000).rounded())) ms"
    }
    let wholeStep = self.step(for: scale.wholeDuration)
    drawAxis(below: whole, from: 0, over: scale.wholeDuration, wholeStep, theme, &canvas) {
      "\(tidy($0)) s"
    }
  }

  /// The interval between two marks, in seconds, at which there are at most seven marks, and none
  /// touches the words of the one before it.
  private func step(for duration: Double) -> Double {
    let most = min(6, column.width / Self.markWidth)
    return [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].first { duration / $0 <= most } ?? 60
  }

  private func drawAxis(
    below row: Rect, from first: Double, over duration: Double, _ step: Double, _ theme: Theme,
    _ canvas: inout Canvas, _ text: (Double) -> String
  ) {
    var mark = (first / step).rounded(.up) * step
    while mark <= first + duration {
      let x = row.minX + (mark - first) / duration * row.width
      canvas.line(
        along: .left, of: Rect(x: x, y: row.maxY, width: 1, height: 4), theme.muted)
      if x + 40 < row.maxX {
        canvas.text(
          text(mark), in: Rect(x: x + 3, y: row.maxY + 1, width: 48, height: 13),
          font: Typography.smallNumber, color: theme.muted)
      }
      mark += step
    }
  }
}
