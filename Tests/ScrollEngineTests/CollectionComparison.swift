import ScrollEngine
import TestSupport
import Testing

/// Compares what a collection shows with what a model says.
@MainActor
enum CollectionComparison {
  static func quarters(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
    Double(Int.random(in: range, using: &random)) / 4
  }

  private static func maybe(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
    Bool.random(using: &random) ? 0 : quarters(range, &random)
  }

  /// Sections of any size, with empty ones, items without a size and items too broad among them.
  static func sections(_ random: inout SeededRandom, uniform: Size?) -> [CollectionModel.Section] {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in
      var section = CollectionModel.Section()
      section.header = maybe(1...160, &random)
      section.footer = maybe(1...90, &random)
      section.inset = EdgeInsets(
        top: maybe(1...40, &random), left: maybe(1...40, &random), bottom: maybe(1...40, &random),
        right: maybe(1...40, &random))
      section.lineSpacing = maybe(1...50, &random)
      section.itemSpacing = maybe(1...50, &random)
      section.sizes = (0..<Int.random(in: 0...70, using: &random)).map { _ in
        if let uniform { return uniform }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return Size(width: 0, height: quarters(0...100, &random))
        case 1: return Size(width: quarters(0...100, &random), height: 0)
        case 2: return Size(width: quarters(500...900, &random), height: quarters(1...80, &random))
        default:
          return Size(width: quarters(20...240, &random), height: quarters(20...240, &random))
        }
      }
      return section
    }
  }

  static func model(
    _ sections: [CollectionModel.Section], axis: Axis, breadth: Double
  ) -> CollectionModel {
    var model = CollectionModel(axis: axis, breadth: breadth)
    for section in sections { model.appendFlow(section) }
    return model
  }

  /// Scrolls about and compares all that is shown with what the model says.
  static func compare(
    _ collection: CollectionView, with model: CollectionModel, pinsHeaders: Bool,
    pinsFooters: Bool, steps: Int, random: inout SeededRandom, seed: UInt64
  ) {
    #expect(collection.contentSize == model.contentSize, "seed \(seed)")
    var mostVisible = 0
    for step in 0..<steps {
      // Quarters hit edges exactly; the others hit nothing.
      let offset = Double.random(in: -400...model.length + 100, using: &random)
      let isSmall = Int.random(in: 0..<3, using: &random) > 0
      let start =
        isSmall
        ? collection.contentOffset[model.axis] + Double.random(in: -60...60, using: &random)
        : offset
      collection.contentOffset[model.axis] = step % 2 == 0 ? (start * 4).rounded() / 4 : start
      collection.layoutIfNeeded()
      let expected = model.elements(
        in: collection.bounds, pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
      let items = expected.filter(\.isItem)
      mostVisible = max(mostVisible, items.count)
      let cells = collection.visibleCells.compactMap { $0 as? ItemCell }
      guard collection.indexPathsForVisibleItems == items.map(\.path),
        cells.map({ $0.paths.last }) == items.map(\.path)
      else {
        let shown = collection.indexPathsForVisibleItems
        Issue.record(
          "seed \(seed), step \(step), \(collection.bounds): \(shown), not \(items.map(\.path))")
        return
      }
      for (cell, element) in zip(cells, items) where !near(cell.frame, element.frame) {
        Issue.record("seed \(seed), step \(step): \(cell.frame), expected \(element)")
        return
      }
      guard compareEdges(collection, with: expected) else {
        let edges = expected.filter { !$0.isItem }
        Issue.record("seed \(seed), step \(step), \(collection.bounds): not \(edges)")
        return
      }
      let statistics = collection.reuseQueue.statistics(forIdentifier: "cell")
      #expect(statistics.live == items.count, "seed \(seed), step \(step)")
      #expect(statistics.created == mostVisible, "seed \(seed), step \(step)")
      if step % 16 == 0 { collection.checkInvariants() }
    }
  }

  /// Shares of a line's rest are no quarters: they may be off by the last bit.
  static func near(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
      && abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
  }

  private static func compareEdges(
    _ collection: CollectionView, with expected: [CollectionModel.Element]
  ) -> Bool {
    for (kind, name) in [
      (CollectionModel.Kind.header, CollectionView.elementKindSectionHeader),
      (.footer, CollectionView.elementKindSectionFooter),
    ] {
      let elements = expected.filter { $0.kind == kind }
      guard
        collection.indexPathsForVisibleSupplementaryElements(ofKind: name)
          == elements.map(\.path)
      else { return false }
      for element in elements {
        let view = collection.supplementaryView(forElementKind: name, at: element.path)
        guard let view = view as? SectionView, view.section == element.section,
          near(view.frame, element.frame)
        else { return false }
      }
    }
    return true
  }
}
