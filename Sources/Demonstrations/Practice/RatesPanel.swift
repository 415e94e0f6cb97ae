import Drawing
import SceneParts
import ScrollEngine

/// The distance that each of the linked views has moved, and its greatest distance, all to the same
/// scale.
@MainActor
struct RatesPanel: ScenePanel {
  let leader: ScrollView
  let titles: ScrollView
  let far: View
  let near: View

  let height = 150.0
  let sideWidth: Double? = 340

  private static let namesWidth = 148.0
  private static let valueWidth = 112.0
  /// The least width at which a distance is drawn beside its name instead of below it, in points.
  private static let usualWidth = 420.0
  private static let rowHeight = 24.0

  let sideHeight = 12 + 5 * 2 * RatesPanel.rowHeight

  var pagesWay: LinkedFacts.Way { way(of: leader) }
  var titlesWay: LinkedFacts.Way { way(of: titles) }
  var nearWay: LinkedFacts.Way { way(of: near) }
  var farWay: LinkedFacts.Way { way(of: far) }

  private func way(of skyline: View) -> LinkedFacts.Way {
    LinkedFacts.Way(
      moved: -skyline.frame.minX, length: skyline.frame.width - leader.bounds.width)
  }

  private func way(of strip: ScrollView) -> LinkedFacts.Way {
    LinkedFacts.Way(moved: strip.contentOffset.x, length: strip.scrollRange.maximum.x)
  }

  private var ways: [(name: String, way: LinkedFacts.Way)] {
    [
      ("pages, contentOffset.x", pagesWay), ("titles \(rate(of: titlesWay))", titlesWay),
      ("near skyline \(rate(of: nearWay))", nearWay),
      ("far skyline \(rate(of: farWay))", farWay),
    ]
  }

  /// The rate at which a view follows the pages, such as `= pages × 0.30`.
  private func rate(of way: LinkedFacts.Way) -> String {
    "= pages × \(hundredths(way.length / pagesWay.length))"
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let ways = ways
    let longest = ways.map(\.way.length).max() ?? 1
    var line = Rect(
      x: rect.minX + StageMetrics.margin, y: rect.minY + 12,
      width: rect.width - 2 * StageMetrics.margin,
      height: Self.rowHeight)
    for (place, (name, way)) in ways.enumerated() {
      draw(way, name, longest: longest, isLeader: place == 0, in: line, theme, &canvas)
      line.origin.y += isNarrow(line) ? 2 * Self.rowHeight : Self.rowHeight
    }
    drawProgress(in: line, theme, &canvas)
  }

  private func isNarrow(_ line: Rect) -> Bool {
    line.width + 2 * StageMetrics.margin < Self.usualWidth
  }

  /// The area for a line's bar or progress: beside the line's name, or below the name in a narrow
  /// line.
  private func room(of line: Rect) -> Rect {
    isNarrow(line)
      ? line.offsetBy(Point(x: 0, y: Self.rowHeight - 4))
      : line.inset(by: EdgeInsets(top: 0, left: Self.namesWidth, bottom: 0, right: 0))
  }

  private func draw(
    _ way: LinkedFacts.Way, _ name: String, longest: Double, isLeader: Bool, in line: Rect,
    _ theme: Theme, _ canvas: inout Canvas
  ) {
    let color = isLeader ? theme.accent : theme.muted
    canvas.text(
      name, in: line, font: Typography.small, color: isLeader ? theme.ink : theme.muted)
    let room = room(of: line)
    let full = room.width - (isNarrow(line) ? 0 : Self.valueWidth)
    let track = Rect(
      x: room.minX, y: room.midY - 3, width: full * way.length / longest, height: 6)
    let share = min(max(way.moved / way.length, 0), 1)
    canvas.fill(track, theme.hairline, cornerRadius: 3)
    if share > 0 {
      canvas.fill(
        Rect(x: track.minX, y: track.minY, width: max(6, track.width * share), height: 6), color,
        cornerRadius: 3)
    }
    let knob = Rect(
      x: track.minX + track.width * share - 5, y: room.midY - 5, width: 10, height: 10)
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
    let hundredths = min(Int((progress.fraction * 100).rounded()), 99)
    let fraction = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    let room = room(of: line)
    let page = "page \(progress.page + 1)"
    let full = "\(page) and 0.\(fraction) of the way to the next"
    let fits = canvas.text.width(of: full, in: Typography.small) <= room.width
    canvas.text(
      fraction == "00" ? page : fits ? full : "\(page) and 0.\(fraction)", in: room,
      font: Typography.small, color: theme.ink)
  }
}
