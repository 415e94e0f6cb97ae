import Drawing
import PageMaps
import SceneParts
import ScrollEngine

/// A miniature of the whole page map. It shows the current position and the directions in which
/// paging is possible.
@MainActor
struct SmallMap: ScenePanel {
  let map: PageMap<Int>
  let pageSize: Size
  let scrollView: ScrollView
  /// Earlier offsets of the content, to be drawn as a path; nil to draw none.
  var trail: [Point]?
  var verdict = Pane.Verdict.neutral

  let height = 168.0
  let sideWidth: Double? = 300

  private static let cell = Size(width: 24, height: 32)
  private static let gap = 4.0
  /// The distance between the map and the words at its right, and the width of the words; in
  /// points.
  private static let wordsGap = 28.0
  private static let wordsWidth = 136.0
  /// The size of the background of the page numbers, which keeps outline and path off the digits.
  private static let corner = Size(width: 12, height: 14)

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let pitch = Size(width: Self.cell.width + Self.gap, height: Self.cell.height + Self.gap)
    let size = Size(
      width: Double(map.columnCount) * pitch.width, height: Double(map.rowCount) * pitch.height)
    // With a trail, the caller has left room for the words.
    let room = trail == nil ? Self.wordsGap + Self.wordsWidth : 0
    let left = min(rect.midX - size.width / 2, rect.maxX - size.width - room)
    let origin = Point(x: left.rounded(), y: (rect.midY - size.height / 2).rounded())
    func corner(_ place: Point) -> Point {
      origin + Point(x: place.x * pitch.width, y: place.y * pitch.height)
    }
    func frame(of position: PagePosition) -> Rect {
      Rect(
        origin: corner(Point(x: Double(position.column), y: Double(position.row))),
        size: Self.cell)
    }
    for position in map.positions {
      let frame = frame(of: position)
      canvas.fill(frame, theme.well, cornerRadius: 3)
      canvas.stroke(frame, Stroke(theme.muted, width: 1, cornerRadius: 3))
    }
    let middle = Point(x: Self.cell.width / 2, y: Self.cell.height / 2)
    let way = (trail ?? []).map { corner(inPages($0)) + middle }
    draw(way, theme, &canvas)
    let place = inPages(scrollView.contentOffset)
    canvas.stroke(
      Rect(origin: corner(place), size: Self.cell).inset(by: -2),
      Stroke(theme.accent, width: 2, cornerRadius: 4))
    for position in map.positions {
      let page = frame(of: position)
      // With a trail, the number is in the corner, since the path goes through the middle.
      let label = Rect(
        origin: trail == nil
          ? Point(x: page.midX - Self.corner.width / 2, y: page.midY - Self.corner.height / 2)
          : page.origin + Point(x: 1, y: 1), size: Self.corner)
      canvas.fill(label, theme.well)
      canvas.say(
        Words(map[position].map(String.init) ?? ""), in: label,
        font: trail == nil ? Typography.number : Typography.smallNumber, color: theme.ink,
        alignment: .center)
      for side in map.walls(of: position) {
        canvas.fill(page.wall(side, thickness: 3), PageMapDecoration.wallColor)
      }
    }
    drawWays(
      beside: Point(x: origin.x + size.width + Self.wordsGap, y: rect.midY), place, theme, &canvas)
  }

  /// Draws a path with a dot at its start and a head at its end.
  private func draw(_ way: [Point], _ theme: Theme, _ canvas: inout Canvas) {
    guard let start = way.first, let end = way.last, way.count > 1 else { return }
    let color = theme.color(of: verdict)
    canvas.polyline(way, color, width: 2)
    canvas.fill(
      Rect(x: start.x - 4, y: start.y - 4, width: 8, height: 8), color, cornerRadius: 4)
    // The last points are too close to each other for a direction.
    guard let before = way.last(where: { ($0 - end).length >= Self.headLength }) else { return }
    let along = (end - before) * (1 / (end - before).length)
    let back = end - along * Self.headLength
    let across = Point(x: -along.y, y: along.x) * (Self.headLength * 0.6)
    canvas.polygon([back + across, end, back - across], color)
  }

  /// The length of an arrow's head, in points.
  private static let headLength = 8.0

  /// An offset as a multiple of the page size.
  private func inPages(_ offset: Point) -> Point {
    Point(x: offset.x / pageSize.width, y: offset.y / pageSize.height)
  }

  private func drawWays(
    beside point: Point, _ place: Point, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let position = PagePosition(
      column: Int(place.x.rounded()), row: Int(place.y.rounded()))
    let page = map[position].map { "ways from page \($0):" } ?? "no page"
    canvas.say(
      Words(page), in: Rect(x: point.x, y: point.y - 22, width: 160, height: 18),
      font: Typography.bodyStrong, color: map.contains(position) ? theme.ink : theme.costly)
    let names: [(PageDirection, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    let open = map.contains(position) ? map.openDirections(from: position) : []
    var x = point.x
    for (direction, name) in names {
      canvas.text(
        name, in: Rect(x: x, y: point.y, width: 40, height: 16), font: Typography.body,
        color: open.contains(direction) ? theme.ink : theme.muted)
      x += canvas.text.width(of: name, in: Typography.body) + 10
    }
  }
}
