import Drawing
import Scenes
import ScrollEngine

/// How far each of the linked views has moved along its whole way, all to the same scale.
@MainActor
struct RatesPanel: ScenePanel {
  let leader: ScrollView
  let titles: ScrollView
  let far: View
  let near: View

  let height = 150.0

  private static let margin = 28.0
  private static let namesWidth = 148.0
  private static let valueWidth = 112.0
  private static let rowHeight = 24.0

  /// The way of a view, in points.
  private struct Way {
    let name: String
    let moved: Double
    let length: Double
  }

  private var ways: [Way] {
    func skyline(_ name: String, _ view: View) -> Way {
      Way(name: name, moved: -view.frame.minX, length: view.frame.width - leader.bounds.width)
    }
    func strip(_ name: String, _ view: ScrollView) -> Way {
      Way(name: name, moved: view.contentOffset.x, length: view.scrollRange.maximum.x)
    }
    return [
      strip("pages.contentOffset.x", leader), strip("titles.contentOffset.x", titles),
      skyline("−nearSkyline.frame.x", near), skyline("−farSkyline.frame.x", far),
    ]
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let ways = ways
    let longest = ways.map(\.length).max() ?? 1
    var line = Rect(
      x: rect.minX + Self.margin, y: rect.minY + 12, width: rect.width - 2 * Self.margin,
      height: Self.rowHeight)
    for (place, way) in ways.enumerated() {
      draw(way, longest: longest, isLeader: place == 0, in: line, theme, &canvas)
      line.origin.y += Self.rowHeight
    }
    drawProgress(in: line, theme, &canvas)
  }

  private func draw(
    _ way: Way, longest: Double, isLeader: Bool, in line: Rect, _ theme: Theme,
    _ canvas: inout Canvas
  ) {
    let color = isLeader ? theme.accent : theme.frugal
    canvas.text(
      way.name, in: line, font: Typography.small, color: isLeader ? theme.ink : theme.muted)
    let full = line.width - Self.namesWidth - Self.valueWidth
    let track = Rect(
      x: line.minX + Self.namesWidth, y: line.midY - 3, width: full * way.length / longest,
      height: 6)
    let share = min(max(way.moved / way.length, 0), 1)
    canvas.fill(track, theme.hairline, cornerRadius: 3)
    if share > 0 {
      canvas.fill(
        Rect(x: track.minX, y: track.minY, width: max(6, track.width * share), height: 6), color,
        cornerRadius: 3)
    }
    let knob = Rect(
      x: track.minX + track.width * share - 5, y: line.midY - 5, width: 10, height: 10)
    canvas.fill(knob, color, cornerRadius: 5)
    canvas.text(
      "\(tidy(way.moved)) of \(tidy(way.length))", in: line, font: Typography.number,
      color: theme.ink, alignment: .trailing)
  }

  private func drawProgress(in line: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.text("progress", in: line, font: Typography.small, color: theme.muted)
    let progress = PageProgress(
      distance: leader.contentOffset.x, pageLength: leader.bounds.width)
    guard let progress else { return }
    let hundredths = Int((progress.fraction * 100).rounded(.down))
    let fraction = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    canvas.text(
      "page \(progress.page + 1) and 0.\(fraction) of the way to the next",
      in: Rect(
        x: line.minX + Self.namesWidth, y: line.minY, width: line.width - Self.namesWidth,
        height: line.height), font: Typography.small, color: theme.ink)
  }
}
