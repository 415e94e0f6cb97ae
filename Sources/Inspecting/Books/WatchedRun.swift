package import SceneParts
import ScrollEngine

/// A source of an inspector's facts: the run of a scene, or the views of a window.
@MainActor
package protocol WatchedRun: AnyObject {
  /// The watched panes.
  var panes: [Pane] { get }
  /// The history of the panes' cells.
  var cells: CellBook { get }
  /// The current time, in seconds.
  var now: Double { get }
  /// The number of ticks so far.
  var tickCount: Int { get }
  /// Removes and returns the pictures of the last ticks, earliest first; none by default.
  func takePictures() -> [PictureTimes.Picture]
  /// The index of the pane that the inspector describes.
  var inspectedPane: Int { get }
}

extension WatchedRun {
  package func takePictures() -> [PictureTimes.Picture] { [] }

  /// The values that the inspector shows; `prices` are the measured costs of a cell in each pane.
  package func readout(prices: [CellPrice?] = []) -> Readout {
    let place = inspectedPane
    return Readout(
      pane: panes[place], queues: cells.queues(inPane: place),
      bills: bills(prices), time: now)
  }

  private func bills(_ prices: [CellPrice?]) -> [Readout.Bill] {
    panes.enumerated().compactMap { place, pane in
      guard !pane.lists.isEmpty else { return nil }
      let live = pane.liveCells
      let onScreen = pane.liveCellsInSight
      let isReusing = pane.lists.allSatisfy(\.reusesAllCells)
      var waiting = 0
      var made = 0
      var asked = 0
      for book in cells.queues(inPane: place) {
        for chips in book.chips {
          let statistics = book.queue.statistics(forIdentifier: chips.identifier)
          waiting += statistics.queued
          made += statistics.created
          asked += statistics.dequeued
        }
      }
      let elements = pane.lists.elements
      return Readout.Bill(
        title: pane.shortTitle, subject: .named(pane.id), onScreen: onScreen,
        offScreen: live - onScreen,
        waiting: waiting, made: made, asked: asked,
        rows: pane.lists.contains { !$0.knowsCount }
          ? nil : pane.lists.reduce(0) { $0 + ($1.isRemoved(from: pane.window) ? 0 : $1.count()) },
        element: String(elements.dropLast()),
        isReusing: isReusing,
        price: prices.indices.contains(place) ? prices[place] : nil)
    }
  }
}
