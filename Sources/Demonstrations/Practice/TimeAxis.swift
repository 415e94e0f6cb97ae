import Drawing
import Scenes
import ScrollEngine

/// The last seconds of a scene on a horizontal axis; older ones leave to the left.
@MainActor
struct TimeAxis {
  /// The visible duration, in seconds.
  static let span = 4.0

  /// The times at both ends, in seconds of the scene.
  let start: Double
  let end: Double
  private let plot: Rect

  init(now: Double, in plot: Rect) {
    end = max(now, Self.span)
    start = end - Self.span
    self.plot = plot
  }

  /// The x coordinate of a time in the plot.
  func x(_ time: Double) -> Double { plot.minX + (time - start) / Self.span * plot.width }

  /// Draws the axis with a mark per second.
  func draw(y: Double, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.line(
      along: .top, of: Rect(x: plot.minX, y: y, width: plot.width, height: 5), theme.hairline)
    for second in Int(start.rounded(.up))...Int(end) {
      let x = x(Double(second))
      canvas.line(along: .left, of: Rect(x: x, y: y, width: 4, height: 5), theme.muted)
      canvas.text(
        "\(second) s", in: Rect(x: min(x + 4, plot.maxX - 22), y: y + 3, width: 40, height: 14),
        font: Typography.smallNumber, color: theme.muted)
    }
  }
}
