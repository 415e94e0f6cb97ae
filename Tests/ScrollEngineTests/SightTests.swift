import Extents
import TestSupport
import Testing

@testable import ScrollEngine

/// After a small move, the visible items are found from the previous ones; a new search through all
/// items has to find the same.
struct SightTests {
  @Test("Items found on the way are those found anew", arguments: 0..<40)
  func moving(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var layout = layout(&random)
    var sight = RowSight()
    var upper = Double.random(in: 0...layout.height, using: &random)
    var height = Double.random(in: 1...700, using: &random)
    for step in 0..<400 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: upper = Double.random(in: -900...layout.height + 900, using: &random)
      case 1: height = Double.random(in: 1...700, using: &random)
      case 2:
        upper = layout.items.offset(of: Int.random(in: 0...layout.items.count, using: &random))
      case 3:
        upper =
          layout.items.offset(of: Int.random(in: 0...layout.items.count, using: &random)) - height
      default: upper += Double.random(in: -60...60, using: &random)
      }
      let live = sight.items
      let isKnown = sight.holds(from: upper, to: upper + height)
      if !isKnown { sight.update(at: &layout, from: upper, to: upper + height, live: live) }
      var fresh = RowSight()
      fresh.update(at: &layout, from: upper, to: upper + height, live: live)
      #expect(sight.items == fresh.items, "seed \(seed), step \(step)")
      if !isKnown {
        #expect(
          sight.entering.map(\.item) == fresh.entering.map(\.item), "seed \(seed), step \(step)")
        #expect(sight.entering.map(\.start) == fresh.entering.map(\.start))
        #expect(sight.entering.map(\.extent) == fresh.entering.map(\.extent))
      }
    }
  }

  @Test("The first item below the space between two rows has an extent")
  func belowSpace() {
    var builder = TableLayout.Builder(spacing: TableSpacing(rows: 20), tableHeader: 0)
    builder.appendSection(rows: 2, header: 0, footer: 5) { ($0 == 0 ? 50 : 0, false) }
    var layout = builder.finish(tableFooter: 0)
    var sight = RowSight()
    sight.update(at: &layout, from: 60, to: 72, live: 0..<0)
    // The items are the headers of the table and of the section, two rows, and both footers.
    #expect(sight.items == 4..<5)
    #expect(sight.itemsOfSections == 2..<5)
    // From 71 on the same item is visible, but no longer any space of the section's rows.
    #expect(!sight.holds(from: 71, to: 72))
    sight.update(at: &layout, from: 60, to: 65, live: 0..<0)
    #expect(sight.items.isEmpty)
    #expect(sight.itemsOfSections == 2..<3)
  }

  /// Random sections: many rows have no height, and sums of the other heights are rounded.
  private func layout(_ random: inout SeededRandom) -> TableLayout {
    var builder = TableLayout.Builder(
      spacing: TableSpacing(rows: Bool.random(using: &random) ? 0 : 3.3),
      tableHeader: Bool.random(using: &random) ? 0 : 20.1)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let heights = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) == 0
          ? 0 : Double(Int.random(in: 1...900, using: &random)) / 10
      }
      builder.appendSection(
        rows: heights.count, header: Bool.random(using: &random) ? 0 : 12.7,
        footer: Bool.random(using: &random) ? 0 : 8.9
      ) { (heights[$0], false) }
    }
    return builder.finish(tableFooter: Bool.random(using: &random) ? 0 : 31.3)
  }
}
