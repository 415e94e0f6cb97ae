import Drawing
import Inspecting
import SceneParts
import ScrollEngine

// The two arrows between the viewport and the reuse queue. The arrow that the followed cell has
// just taken has the cell's colour, which fades as the row moves on.
extension QueueTray {
  /// An edge of the viewport at which rows enter and leave.
  private enum Edge {
    case top, bottom

    var other: Edge { self == .top ? .bottom : .top }
  }

  /// The latest move of a cell.
  private struct Move {
    let isIntoQueue: Bool
    /// The frame of the row, in the pane's window.
    let row: Rect
    let edge: Edge
    let stamp: Stamp
    /// From 1 for a move that has just happened to 0 for an old one.
    let freshness: Double
  }

  /// The number of row heights by which a row must move on before the move of its cell is
  /// forgotten.
  private static let memory = 2.0
  private static let arrow = Size(width: 8, height: 10)
  private static let width = 2.0
  /// The distance of an arrow's ends from the viewport and the queue, in points.
  private var gap: Double { isNarrow ? 2 : 6 }

  /// An arrow, in the tray's points.
  struct Arrow: Hashable {
    let start: Point
    let end: Point
    /// The stamp of the followed cell if its latest move took this arrow; else nil.
    let stamp: Stamp?
    /// From 1 for a move that has just happened to 0 for an old move or none.
    let freshness: Double
  }

  /// The arrows of a cell into the queue and out of it; nil if the queue is not shown.
  func ways(of cell: CellBook.Cell) -> (into: Arrow, out: Arrow)? {
    guard let group = placed.first(where: { $0.owner == cell.owner }) else { return nil }
    let move = lastMove(of: cell)
    // Rows leave at one edge while other rows enter at the opposite edge.
    let leaving = move.map { $0.isIntoQueue ? $0.edge : $0.edge.other } ?? .top
    let given = move.flatMap { $0.isIntoQueue ? $0 : nil }
    let taken = move.flatMap { $0.isIntoQueue ? nil : $0 }
    let slot = group.cells.first { $0.cell == cell && $0.progress >= 1 }?.center
    let side = group.frame.minX - gap
    return (
      Arrow(
        start: given.map(outside) ?? corner(leaving),
        end: Point(x: side, y: slot?.y ?? group.frame.minY + 18),
        stamp: given?.stamp, freshness: given?.freshness ?? 0),
      Arrow(
        start: Point(x: side, y: group.frame.maxY - 12),
        end: taken.map(inside) ?? corner(leaving.other),
        stamp: taken?.stamp, freshness: taken?.freshness ?? 0)
    )
  }

  // MARK: Moves

  private func lastMove(of cell: CellBook.Cell) -> Move? {
    let history = cells.history(of: cell)
    guard history.count > 1, let stamp = cells.stamp(of: cell), hasArrived(cell) else { return nil }
    let (last, before) = (history[history.count - 1].place, history[history.count - 2].place)
    let height = pane.viewport.height
    switch (before, last) {
    case (.row(let path, let list), .queue):
      guard let row = frame(ofRow: path, in: pane.lists[list]) else { return nil }
      let gone = max(-row.maxY, row.minY - height, 0)
      return Move(
        isIntoQueue: true, row: row, edge: row.midY < height / 2 ? .top : .bottom, stamp: stamp,
        freshness: freshness(gone, row))
    case (.queue, .row(let path, let list)):
      guard let row = frame(ofRow: path, in: pane.lists[list]) else { return nil }
      let edge = row.midY < height / 2 ? Edge.top : .bottom
      let come = edge == .top ? row.maxY : height - row.minY
      return Move(
        isIntoQueue: false, row: row, edge: edge, stamp: stamp,
        freshness: freshness(come - row.height, row))
    case (.queue, .queue), (.row, .row): return nil
    }
  }

  private func freshness(_ distance: Double, _ row: Rect) -> Double {
    min(max(1 - distance / (Self.memory * max(1, row.height)), 0), 1)
  }

  /// Whether the animation of a cell has ended.
  private func hasArrived(_ cell: CellBook.Cell) -> Bool {
    cells.queues(inPane: place).lazy.filter { $0.lists[0] == cell.owner }.flatMap(\.chips).filter {
      $0.identifier == cell.identifier
    }.flatMap(\.all).first { $0.number == cell.number }?.progress(at: time) == 1
  }

  /// The frame of a row in the pane's window; nil if the row does not exist.
  func frame(ofRow path: IndexPath, in list: PaneList) -> Rect? {
    list.view.rect(ofRowAt: path)?.offsetBy(pane.contentFrame(of: list.view).origin)
  }

  // MARK: Ends, in the tray's points

  /// A point beside the viewport, near an edge.
  private func corner(_ edge: Edge) -> Point {
    let end = inTray(
      Point(x: pane.viewport.width, y: edge == .top ? 0 : pane.viewport.height))
    return Point(x: end.x + gap, y: end.y + (edge == .top ? 8 : -8))
  }

  /// A point beside a row whose cell has left.
  private func outside(_ move: Move) -> Point {
    let end = inTray(Point(x: move.row.maxX, y: move.row.midY))
    return Point(x: end.x + gap, y: end.y)
  }

  /// A point beside the row for which the cell was taken, outside the viewport's outline.
  private func inside(_ move: Move) -> Point {
    let end = inTray(
      Point(
        x: pane.viewport.width, y: min(max(move.row.midY, 0), pane.viewport.height)))
    return Point(x: end.x + gap, y: end.y)
  }

  // MARK: Drawing

  func drawWays(of cell: CellBook.Cell, _ canvas: inout Canvas) {
    guard let ways = ways(of: cell) else { return }
    draw(ways.into, &canvas)
    draw(ways.out, &canvas)
  }

  private func draw(_ way: Arrow, _ canvas: inout Canvas) {
    // In a narrow tray, only recent moves are drawn.
    guard !isNarrow || way.freshness > 0 else { return }
    let (start, end) = (way.start, way.end)
    let ground = theme.background
    let rest = isNarrow ? ground : ground.mixed(with: theme.muted, fraction: 0.5)
    let color = way.stamp.map { rest.mixed(with: $0.color, fraction: way.freshness) } ?? rest
    canvas.polyline(Self.curve(from: start, to: end), color, width: Self.width)
    let back = end.x > start.x ? -Self.arrow.width : Self.arrow.width
    canvas.polyline(
      [
        Point(x: end.x + back, y: end.y - Self.arrow.height / 2), end,
        Point(x: end.x + back, y: end.y + Self.arrow.height / 2),
      ], color, width: Self.width)
  }

  /// A cubic curve with horizontal tangents at both ends.
  private static func curve(from start: Point, to end: Point) -> [Point] {
    let handle = (end.x - start.x) * 0.8
    let points = [
      start, Point(x: start.x + handle, y: start.y), Point(x: end.x - handle, y: end.y), end,
    ]
    return (0...32).map { step in
      let t = Double(step) / 32
      let weights = [
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
      ]
      return zip(points, weights).reduce(Point.zero) { $0 + $1.0 * $1.1 }
    }
  }
}
