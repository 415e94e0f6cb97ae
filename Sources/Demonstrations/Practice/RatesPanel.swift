import Drawing
import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// How far a skyline has moved to the left.
  fileprivate static let skylineWay = Fact.Quantity("way to the left", .points)
  /// The greatest distance that a linked view can move.
  fileprivate static let wholeWay = Fact.Quantity("greatest way", .points)
  /// How far a linked view moves for each point of the pages.
  fileprivate static let rate = Fact.Quantity("rate of the pages", .factor)
  fileprivate static let wayToNextPage = Fact.Quantity("part of the way to the next page", .factor)
}

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

  private static let namesWidth = 162.0
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

  /// A view with the distance that it has moved.
  private struct Line {
    let name: Words
    let view: View
    let way: LinkedFacts.Way
  }

  private var lines: [Line] {
    [
      Line(name: "pages, contentOffset.x", view: leader, way: pagesWay),
      follower("titles", titles, titlesWay), follower("near skyline", near, nearWay),
      follower("far skyline", far, farWay),
    ]
  }

  /// The line of a view that follows the pages at a rate, such as `titles = pages × 0.30`.
  private func follower(_ name: String, _ view: View, _ way: LinkedFacts.Way) -> Line {
    let rate = Fact(.rate, of: view, way.length / pagesWay.length)
    return Line(name: "\(name) = pages × \(rate)", view: view, way: way)
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let lines = lines
    let longest = lines.map(\.way.length).max() ?? 1
    var place = Rect(
      x: rect.minX + StageMetrics.margin, y: rect.minY + 12,
      width: rect.width - 2 * StageMetrics.margin,
      height: Self.rowHeight)
    for line in lines {
      draw(line, longest: longest, in: place, theme, &canvas)
      place.origin.y += isNarrow(place) ? 2 * Self.rowHeight : Self.rowHeight
    }
    drawProgress(in: place, theme, &canvas)
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
    _ line: Line, longest: Double, in place: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let (view, way) = (line.view, line.way)
    let isLeader = view === leader
    let color = isLeader ? theme.accent : theme.muted
    canvas.say(
      line.name, in: place, font: Typography.small, color: isLeader ? theme.ink : theme.muted)
    let room = room(of: place)
    let full = room.width - (isNarrow(place) ? 0 : Self.valueWidth)
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
    let moved = (view as? ScrollView)?.offsetFacts.x ?? Fact(.skylineWay, of: view, way.moved)
    canvas.say(
      "\(moved) of \(Fact(.wholeWay, of: view, way.length))", in: place, font: Typography.number,
      color: theme.ink, alignment: .trailing)
  }

  private func drawProgress(in line: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    canvas.text("progress", in: line, font: Typography.small, color: theme.muted)
    let progress = PageProgress(
      distance: leader.contentOffset.x, pageLength: leader.bounds.width)
    guard let progress else { return }
    let hundredths = min(Int((progress.fraction * 100).rounded()), 99)
    let room = room(of: line)
    let page = "page \(progress.page + 1)"
    let part: Words =
      "\(page) and \(Fact(.wayToNextPage, of: leader, Double(hundredths) / 100))"
    let pages = Int((leader.contentSize.width / leader.bounds.width).rounded())
    let isLast = progress.page + 1 >= pages
    let full: Words = isLast ? "\(page), the last one" : part + " of the way to the next"
    let fits = canvas.text.width(of: full.string, in: Typography.small) <= room.width
    canvas.say(
      hundredths == 0 ? Words(page) : fits ? full : part, in: room, font: Typography.small,
      color: theme.ink)
  }
}
