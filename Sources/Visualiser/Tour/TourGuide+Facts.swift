import Documents
import Inspecting
import SceneParts
import ScrollEngine

extension TourGuide {
  /// The facts about the shown moment.
  var facts: TourFacts {
    var facts = TourFacts()
    guard let pane = session.scene.panes.first else { return facts }
    if let scroller = pane.scroller {
      facts.offset = scroller.contentOffset.y
      facts.lastOffset = scroller.scrollRange.maximum.y
    }
    let paths = pane.lists.first?.view.livePaths ?? []
    facts.firstRow = paths.first?.row
    facts.lastRow = paths.last?.row
    if let bill = session.readout.bills.first {
      facts.onScreen = bill.onScreen
      facts.offScreen = bill.offScreen
      facts.waiting = bill.waiting
      facts.made = bill.made
      facts.asked = bill.asked
      facts.rows = bill.rows ?? 0
    }
    if let cell {
      let history = session.run.cells.history(of: cell)
      facts.letter = session.run.cells.stamp(of: cell)?.letter ?? facts.letter
      facts.cell = history.last?.place
      facts.hasWaited = history.contains { $0.place == .queue }
      facts.drew = history.lazy.reversed().compactMap { $0.place.path }.first
    }
    if let last = session.record.lanes.lanes.first?.last { facts.lastLetter = last.stamp.letter }
    facts.pointed = host?.markedCell.flatMap(pointed)
    facts.isPast = !session.timeline.isLive
    facts.time = session.shownTime
    facts.end = session.log.end
    facts.panes = paneFacts
    facts.lists = pane.lists.map(listFacts)
    facts.viewportHeight = pane.viewport.height
    facts.sharedCells = session.record.lanes.lanes.first?.count(where: \.isShared) ?? 0
    facts.isStill = session.isStill
    facts.showsLanes = host?.hasVisibleLanes == true
    if let table = pane.lists.first?.view as? TableView {
      for cell in table.visibleCells {
        if let row = table.indexPath(for: cell)?.row { facts.rowTexts[row] = cell.textLabel?.text }
      }
    }
    let pictures = session.record.pictures
    facts.tally = pictures.tally(at: session.timeline.place ?? pictures.pictures.count - 1)
    facts.reuses = !session.scene.settings.contains(.reuse(false))
    facts.showsSettings = host?.hasVisibleSettings == true
    facts.scene = session.scene.facts
    facts.began = state?.began ?? TourFacts.Beginning()
    if let container = pane.root as? ContainerScrollView {
      facts.placements = pane.lists.compactMap { container.slice(of: $0.view)?.placement }
    }
    return facts
  }

  /// Notes the state in which the current step begins.
  func noteBeginning() {
    let scroller = session.scene.panes.first?.scroller
    let bill = session.readout.bills.first
    state?.began = TourFacts.Beginning(
      scene: session.scene.facts, size: scroller?.bounds.size ?? .zero,
      contentSize: scroller?.contentSize ?? .zero,
      offset: scroller?.contentOffset.y ?? 0, rows: bill?.rows ?? 0,
      made: bill?.made ?? 0)
  }

  private var paneFacts: [TourFacts.PaneFacts] {
    let panes = session.scene.panes
    // Only panes with lists have a bill.
    var bills = session.readout.bills[...]
    return panes.map { pane in
      guard let scroller = pane.scroller else {
        return TourFacts.PaneFacts(bounds: pane.root.bounds)
      }
      var facts = TourFacts.PaneFacts(
        bounds: scroller.bounds, contentSize: scroller.contentSize,
        contentInset: scroller.contentInset, zoomScale: scroller.zoomScale,
        figure: pane.figure?.value)
      if !pane.lists.isEmpty, let bill = bills.popFirst() {
        (facts.onScreen, facts.waiting) = (bill.onScreen, bill.waiting)
        (facts.made, facts.asked, facts.rows) = (bill.made, bill.asked, bill.rows ?? 0)
      }
      return facts
    }
  }

  private func listFacts(_ list: PaneList) -> TourFacts.ListFacts {
    TourFacts.ListFacts(
      frame: list.view.convert(list.view.bounds, to: nil), contentOffset: list.view.contentOffset,
      contentSize: list.view.contentSize, rows: list.count(), cells: list.liveCellCount,
      waiting: list.queue.identifiers.reduce(0) {
        $0 + list.queue.statistics(forIdentifier: $1).queued
      })
  }

  private func pointed(_ cell: CellBook.Cell) -> TourFacts.Pointed? {
    guard let stamp = session.run.cells.stamp(of: cell),
      let place = session.run.cells.history(of: cell).last?.place
    else { return nil }
    var list = ""
    if case .row(_, let index) = place { list = session.scene.panes[cell.pane].lists[index].title }
    return TourFacts.Pointed(
      letter: stamp.letter, place: place, list: list,
      isOutOfSight: session.run.isOutOfSight(.cell(cell)))
  }
}
