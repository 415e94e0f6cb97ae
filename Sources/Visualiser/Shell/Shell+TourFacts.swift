import Scenes
import ScrollEngine

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
