import Drawing
import Inspecting
import SceneParts
import ScrollEngine

// The two ways between the viewport and the queue. Where the followed cell has just gone they have
// its colour, which fades as its row moves on; they stay as a loop of arrows.
extension QueueTray {
  /// Where rows come and go.
  private enum Edge {
    case top, bottom

    var other: Edge { self == .top ? .bottom : .top }
  }

  /// What a cell did last.
  private struct Move {
    let isIntoQueue: Bool
    /// Its row, in the pane's window.
    let row: Rect
    let edge: Edge
    let stamp: Stamp
    /// From 1, just done, to 0, long ago.
    let freshness: Double
  }

  /// A move is forgotten when its row has gone on by this many times its height.
  private static let memory = 2.0
  private static let arrow = Size(width: 8, height: 10)
  private static let width = 2.0
  /// Between an arrow's ends and what they stand at, in points.
  private var gap: Double { isNarrow ? 2 : 6 }

  /// An arrow, in the tray's points.
  struct Arrow: Hashable {
    let start: Point
    let end: Point
    /// Of the cell that has gone this way last; nil if it has not.
    let stamp: Stamp?
    /// From 1, just done, to 0, long ago or never.
    let freshness: Double
  }

  /// The way of a cell into the queue, and the one out of it; nil if the queue is not shown.
  func ways(of cell: CellBook.Cell) -> (into: Arrow, out: Arrow)? {
    guard let group = placed.first(where: { $0.owner == cell.owner }) else { return nil }
    let move = lastMove(of: cell)
    // Rows that leave at one edge make room for those that come at the other.
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

  /// Whether a cell is where it belongs, and no longer on its way.
  private func hasArrived(_ cell: CellBook.Cell) -> Bool {
    cells.queues(inPane: place).lazy.filter { $0.lists[0] == cell.owner }.flatMap(\.chips).filter {
      $0.identifier == cell.identifier
    }.flatMap(\.all).first { $0.number == cell.number }?.progress(at: time) == 1
  }

  /// Where a row is, or was, in the pane's window.
  func frame(ofRow path: IndexPath, in list: PaneList) -> Rect? {
    list.view.rect(ofRowAt: path)?.offsetBy(pane.contentFrame(of: list.view).origin)
  }

  // MARK: Ends, in the tray's points

  /// Beside the viewport, at an edge.
  private func corner(_ edge: Edge) -> Point {
    let end = inTray(
      Point(x: pane.viewport.width, y: edge == .top ? 0 : pane.viewport.height))
    return Point(x: end.x + gap, y: end.y + (edge == .top ? 8 : -8))
  }

  /// Beside a row that has left.
  private func outside(_ move: Move) -> Point {
    let end = inTray(Point(x: move.row.maxX, y: move.row.midY))
    return Point(x: end.x + gap, y: end.y)
  }

  /// Beside a row that has come, outside the viewport's outline.
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
    // Where there is little room, only what has just happened is drawn.
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

  /// A curve that leaves and arrives level.
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
