import Scenes
import ScrollEngine

/// What the steps of the tour know about the scene: only what the engine and the log report.
struct TourFacts: Hashable {
  /// The offset of the list, and the greatest one, in points.
  var offset = 0.0
  var lastOffset = 0.0
  /// The first and the last row in sight of the first list.
  var firstRow: Int?
  var lastRow: Int?
  /// The bill of the first pane.
  var onScreen = 0
  var offScreen = 0
  var waiting = 0
  var made = 0
  var drawn = 0
  var rows = 0
  /// Where the first cell of the scene is, and how often it has come to a row.
  var cellA: CellBook.Place?
  var bindsOfA = 0
  /// The letter of the cell made last.
  var lastLetter = "A"
  /// The cell that is pointed at: its letter, and its row's number and list.
  var pointed: Pointed?
  /// Whether the past is shown, and the moment shown in seconds.
  var isPast = false
  var time = 0.0
  /// The part of the container's layout that each child of it takes, from the first on.
  var placements: [ContainerScrollView.Slice.Placement] = []

  struct Pointed: Hashable {
    let letter: String
    let place: CellBook.Place
    /// The title of its list.
    let list: String
    let isOutOfSight: Bool
  }

  var isAtEnd: Bool { lastOffset > 0 && offset >= lastOffset - 1 }
}

extension Shell {
  /// The facts of this moment.
  var tourFacts: TourFacts {
    var facts = TourFacts()
    guard let pane = scene.panes.first else { return facts }
    if let scroller = pane.scroller {
      facts.offset = scroller.contentOffset.y
      facts.lastOffset = scroller.scrollRange.maximum.y
    }
    let paths = pane.lists.first?.view.livePaths ?? []
    facts.firstRow = paths.first?.row
    facts.lastRow = paths.last?.row
    if let bill = inspector.readout.bills.first {
      facts.onScreen = bill.onScreen
      facts.offScreen = bill.offScreen
      facts.waiting = bill.waiting
      facts.made = bill.made
      facts.drawn = bill.drawn
      facts.rows = bill.rows
    }
    if let cell = tourCell {
      let history = run.cells.history(of: cell)
      facts.cellA = history.last?.place
      facts.bindsOfA = history.count { $0.place != .queue }
    }
    if let last = laneBook.lanes.first?.last { facts.lastLetter = last.stamp.letter }
    facts.pointed = pointedCell
    facts.isPast = !timeline.isLive
    facts.time = transportState.time
    if let container = pane.root as? ContainerScrollView {
      facts.placements = pane.lists.compactMap { container.slice(of: $0.view)?.placement }
    }
    return facts
  }

  /// The cell that the tour follows: the first that was made.
  var tourCell: CellBook.Cell? { laneBook.lanes.first?.first?.cell }

  private var pointedCell: TourFacts.Pointed? {
    guard let cell = markedCell, let stamp = run.cells.stamp(of: cell),
      let place = run.cells.history(of: cell).last?.place
    else { return nil }
    var list = ""
    var isOutOfSight = false
    if case .row(_, let index) = place {
      let pane = scene.panes[cell.pane]
      list = pane.lists[index].title
      let outline = run.inspection(of: .cell(cell))?.outline
      isOutOfSight = outline?.intersects(Rect(origin: .zero, size: pane.viewport)) == false
    }
    return TourFacts.Pointed(
      letter: stamp.letter, place: place, list: list, isOutOfSight: isOutOfSight)
  }
}
