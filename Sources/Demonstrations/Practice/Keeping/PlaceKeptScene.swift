import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let placeKept = SceneDescription(
    name: "place-kept", title: "A place kept", group: .inPractice,
    article: "UIScrollView in practice: state that is cached and restored",
    sentence:
      "Press + for 3 rows above: kept by offset, what you read moves away; kept by row, it stays.",
    variants: ["rows above", "rows that grow", "relaunch"],
    variantSentences: [
      "Press + for 3 rows above: kept by offset, what you read moves away; kept by row, it stays.",
      "Press +, and 3 rows above grow: kept by offset, what you read moves away; kept by row, it stays.",
      "Press + to start again: kept by offset, another row is there; kept by row, what you read.",
    ],
    poster: Poster(
      at: 2.2, [.wheel(0.4, in: "row", at: (160, 284), notches: -12), .type(1.6, "+")])
  ) { context in
    PlaceKeptScene(PlaceKeptScene.Change.allCases[context.variant], seed: context.seed)
  }
}

/// The same list twice, at the same position; each side restores that position in its own way.
@MainActor
final class PlaceKeptScene: Scene {
  enum Change: CaseIterable {
    case rowsAbove, growth, relaunch
  }

  let panes: [Pane]
  let mirrorsGestures = true
  let readers: [Reader]
  private let change: Change

  init(_ change: Change, seed: UInt64) {
    self.change = change
    readers = [.offset, .row].map {
      Reader($0, list: KeptList(seed: seed, isEstimated: change == .relaunch))
    }
    panes = readers.map { reader in
      let isByRow = reader.way == .row
      return Pane(
        title: isByRow ? "Kept by row" : "Kept by offset",
        shortTitle: isByRow ? "By row" : "By offset", verdict: isByRow ? .frugal : .costly,
        root: reader.container, rootID: isByRow ? "row" : "offset",
        lists: [
          PaneList(
            id: isByRow ? "row/list" : "offset/list", title: "List", view: reader.list.table,
            colors: Palette.first, count: { reader.list.rows.count }, outlinesRows: true,
            stampPlace: .nowhere, rowName: change == .rowsAbove ? \.ordinalWords : \.rowWords)
        ], decorations: [ReadingDecoration(reader: reader)],
        figure: {
          let moved = reader.reading.map { abs($0.moved) }
          return Pane.Figure(
            reader.movedFact.magnitude.words, label: "moved by, in points",
            verdict: moved.map { $0 < 0.5 ? .frugal : .costly } ?? .neutral, widest: "0000")
        })
    }
  }

  var facts: (any SceneFacts)? {
    PlaceKeptFacts(
      byOffset: side(readers[0]), byRow: side(readers[1]), rowCount: readers[1].list.rows.count,
      offset: readers[1].container.contentOffset.y, step: KeptList.step,
      newHeight: KeptList.newHeight)
  }

  private func side(_ reader: Reader) -> PlaceKeptFacts.Side {
    PlaceKeptFacts.Side(
      name: reader.reading?.name, moved: reader.reading?.moved,
      firstRow: reader.container.place?.element?.modelIdentifier)
  }

  /// Scrolls both sides to the same position, so that an earlier error does not affect the
  /// comparison.
  private func readAtOnePlace() {
    guard let place = readers.last?.container.place else { return }
    for reader in readers where reader.container.place != place {
      reader.container.scroll(to: place)
      reader.container.layoutIfNeeded()
    }
  }

  let canChangeRows = true
  func addRow() { make(1) }
  func removeRow() { make(-1) }

  private func make(_ direction: Int) {
    readAtOnePlace()
    for reader in readers {
      reader.keepPlace(startingAnew: change == .relaunch) { list in
        switch change {
        case .rowsAbove: direction > 0 ? list.insert() : list.remove()
        case .growth: list.grow(by: Double(direction) * KeptList.growth)
        case .relaunch: list.forget()
        }
      }
    }
  }
}
