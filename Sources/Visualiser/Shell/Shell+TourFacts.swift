import Inspecting
import SceneParts
import ScrollEngine

extension Shell {
  /// The facts about the shown moment.
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
      facts.asked = bill.asked
      facts.rows = bill.rows
    }
    if let cell = tourCell {
      let history = run.cells.history(of: cell)
      facts.letter = run.cells.stamp(of: cell)?.letter ?? facts.letter
      facts.cell = history.last?.place
      facts.drew = history.lazy.reversed().compactMap { $0.place.path }.first
    }
    if let last = laneBook.lanes.first?.last { facts.lastLetter = last.stamp.letter }
    facts.pointed = pointedCell
    facts.isPast = !timeline.isLive
    facts.time = transportState.time
    facts.end = log.end
    facts.lists = pane.lists.map(listFacts)
    facts.viewportHeight = pane.viewport.height
    facts.sharedCells = laneBook.lanes.first?.count(where: \.isShared) ?? 0
    facts.isStill = isStill
    facts.showsLanes = !lanes.isHidden
    facts.scene = scene.facts
    if let container = pane.root as? ContainerScrollView {
      facts.placements = pane.lists.compactMap { container.slice(of: $0.view)?.placement }
    }
    return facts
  }

  private func listFacts(_ list: PaneList) -> TourFacts.ListFacts {
    TourFacts.ListFacts(
      frame: list.view.convert(list.view.bounds, to: nil), contentOffset: list.view.contentOffset,
      contentSize: list.view.contentSize, rows: list.count(), cells: list.liveCellCount,
      waiting: list.queue.identifiers.reduce(0) {
        $0 + list.queue.statistics(forIdentifier: $1).queued
      })
  }

  // MARK: Standing still

  /// The time without movement after which the content counts as at rest, in seconds.
  private static let stillTime = 0.1

  /// The offsets of all named scroll views.
  var scrollOffsets: [Point] {
    scene.panes.flatMap { pane in
      pane.namedViews.compactMap { ($0.view as? ScrollView)?.contentOffset }
    }
  }

  /// Whether no pointer holds the content and the content has come to rest.
  var isStill: Bool {
    run.clock.now - lastMotion >= Self.stillTime
      && scene.panes.allSatisfy { !$0.window.router.isTracking }
  }

  func noteMotion() {
    let offsets = scrollOffsets
    if offsets != lastOffsets { lastMotion = run.clock.now }
    lastOffsets = offsets
  }

  /// The window's time at which the step must be checked again for content at rest, in seconds; nil
  /// if it need not be.
  var tourWake: Double? {
    guard let tour, !tour.isDone, timeline.isLive, timeline.isPlaying,
      run.clock.now - lastMotion < Self.stillTime
    else { return nil }
    return now + Self.stillTime
  }

  /// The cell that the tour follows: chosen by a step, or else the first cell that was made.
  var tourCell: CellBook.Cell? { tour?.followed ?? laneBook.lanes.first?.first?.cell }

  /// If the step is about a waiting cell, follows a cell that waits: the cell followed so far if it
  /// still waits, or else the next to be reused.
  func followWaitingCell() {
    guard let step = tourStep, step.followsWaiting, tourFacts.cell != .queue else { return }
    for queue in run.cells.queues(inPane: 0) {
      for chips in queue.chips {
        guard let number = chips.waiting.first else { continue }
        self.tour?.followed = CellBook.Cell(
          pane: 0, owner: queue.lists[0], identifier: chips.identifier, number: number)
        return
      }
    }
  }

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
