import Drawing
import SceneParts
import ScrollEngine

/// The latest stroke beside the previous one, both to the same scale.
@MainActor
struct HandPanel: ScenePanel {
  let recorder: HandRecorder

  let height = 352.0
  let lowHeight = 284.0

  private static let margin = 20.0
  private static let gap = 20.0

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let strokes = Array(recorder.strokes)
    guard !strokes.isEmpty else {
      canvas.text(
        "Drag, flick, turn the wheel or use the touchpad on the content above.", in: rect,
        font: Typography.body, color: theme.muted, alignment: .center)
      return
    }
    let inner = rect.inset(
      by: EdgeInsets(top: 4, left: Self.margin, bottom: 8, right: Self.margin))
    let width = (inner.width - Self.gap) / 2
    let scale = StrokeScale(of: strokes)
    func column(_ place: Int) -> Rect {
      Rect(
        x: inner.minX + Double(place) * (width + Self.gap), y: inner.minY, width: width,
        height: inner.height)
    }
    StrokeChart(
      stroke: strokes[strokes.count - 1], title: "This stroke", scale: scale, in: column(1)
    )
    .draw(theme, &canvas)
    if strokes.count == 2 {
      StrokeChart(stroke: strokes[0], title: "Previous stroke", scale: scale, in: column(0))
        .draw(theme, &canvas)
    } else {
      canvas.text(
        "The previous stroke will appear here.", in: column(0), font: Typography.body,
        color: theme.muted, alignment: .center)
    }
  }
}

/// The scale at which two strokes are drawn, so that they can be compared.
struct StrokeScale: Hashable {
  /// The visible duration of a hand's movement, in seconds.
  let duration: Double
  /// The visible duration from the start of a stroke until the content is at rest, in seconds.
  let wholeDuration: Double
  /// The greatest visible distance of a hand, in points, and the greatest speed of hand or content,
  /// in points per second.
  let way: Double
  let speed: Double
  /// The greatest range of content offsets in one stroke, in points.
  let distance: Double

  /// The greatest duration, in seconds; of a longer movement only the end is shown.
  private static let longest = 0.6
  /// The smallest ranges of the axes; with smaller ones, the chart would exaggerate small
  /// movements.
  private static let least = (duration: 0.1, whole: 1.0, way: 50.0, speed: 400.0, distance: 100.0)

  init(of strokes: [HandStroke]) {
    func greatest(_ least: Double, _ value: (HandStroke) -> Double) -> Double {
      strokes.map(value).reduce(least, max)
    }
    let duration = min(
      Self.longest,
      greatest(Self.least.duration) { $0.lastHeard - $0.start } + StrokeScale.lead
        + StrokeScale.tail)
    self.duration = duration
    wholeDuration = greatest(Self.least.whole) { ($0.restTime ?? $0.lastHeard) - $0.start }
    func range(_ samples: [HandStroke.Sample]) -> Double {
      let values = samples.map(\.value)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    way = greatest(Self.least.way) { range($0.visible($0.reports, within: duration)) }
    speed = greatest(Self.least.speed) { stroke in
      let estimates = stroke.visible(stroke.estimates, within: duration).map { abs($0.value) }
      let speeds = stroke.visible(stroke.contentSpeeds, within: duration).map { abs($0.value) }
      return max(estimates.max() ?? 0, speeds.max() ?? 0, abs(stroke.release ?? 0))
    }
    distance = greatest(Self.least.distance) { range($0.frames) }
  }

  /// The time shown before the first report of the hand and after the last one, in seconds, so that
  /// their marks are not cut off.
  static let lead = 0.01
  static let tail = 0.03
}

extension HandStroke {
  /// The start of the visible part of the hand's movement, in seconds. If the movement is longer
  /// than `duration`, only its end is visible.
  func visibleStart(within duration: Double) -> Double {
    max(start - StrokeScale.lead, lastHeard + StrokeScale.tail - duration)
  }

  func visible(_ samples: [Sample], within duration: Double) -> [Sample] {
    let start = visibleStart(within: duration)
    return samples.filter { $0.time >= start && $0.time <= start + duration }
  }

  /// When the content came to rest, in seconds; nil before the first frame.
  var restTime: Double? {
    guard let last = frames.last else { return nil }
    return frames.last { $0.value != last.value }?.time ?? last.time
  }
}
