import Drawing
import SceneParts
import ScrollEngine

/// The last seconds of a scene on a horizontal axis; older times move out at the left.
@MainActor
struct TimeAxis {
  /// The usual visible duration, and the longest one, in seconds.
  static let span = 4.0
  static let longestSpan = 12.0
  /// The least distance between two marks, in points.
  private static let leastGap = 44.0
  /// The time shown before `since`, in seconds.
  private static let lead = 0.2

  /// The scene times at both ends, in seconds.
  let start: Double
  let end: Double
  private let plot: Rect

  /// Makes the axis of a run that lasts until a time in seconds; keeps the time `since` visible if it
  /// is no further back than the longest duration.
  init(until last: Double, since: Double? = nil, in plot: Rect) {
    let end = max(last, Self.span)
    let needed = since.map { end - max(0, $0 - Self.lead) } ?? 0
    self.end = end
    start = end - min(max(needed, Self.span), Self.longestSpan)
    self.plot = plot
  }

  /// The axis for a pointer on it.
  var scale: TimeScale {
    TimeScale(from: plot.minX, to: plot.maxX, origin: start, length: end - start)
  }

  /// The x coordinate of a time in the plot.
  func x(_ time: Double) -> Double { plot.minX + (time - start) / (end - start) * plot.width }

  /// Draws the axis with a mark per second, or fewer if these would be too close together.
  func draw(y: Double, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.line(
      along: .top, of: Rect(x: plot.minX, y: y, width: plot.width, height: 5), theme.hairline)
    // The number of seconds between two marks.
    let gap = Int((Self.leastGap * (end - start) / max(plot.width, 1)).rounded(.up))
    let seconds = Int(start.rounded(.up))...Int(end)
    var labelEnd = -Double.infinity
    for second in seconds where gap <= 1 || second.isMultiple(of: gap) {
      let x = x(Double(second))
      canvas.line(along: .left, of: Rect(x: x, y: y, width: 4, height: 5), theme.muted)
      // The last label is moved before the end of the axis, if the previous one leaves room there.
      let label = Rect(x: min(x + 4, plot.maxX - 22), y: y + 3, width: 40, height: 14)
      guard label.minX > labelEnd else { continue }
      let words = "\(second) s"
      canvas.text(words, in: label, font: Typography.smallNumber, color: theme.muted)
      labelEnd = label.minX + canvas.text.width(of: words, in: Typography.smallNumber)
    }
  }
}
