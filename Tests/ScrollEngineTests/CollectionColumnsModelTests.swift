import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Grids and lists beside frames that are added up one by one")
struct CollectionColumnsModelTests {
  /// Knows a thickness for each line of a grid.
  final class GridSource: CollectionSource, GridLayoutLineThicknesses {
    var thicknesses: [[Double]] = []

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      thicknessOfLine line: Int, inSection section: Int
    ) -> Double {
      thicknesses[section][line]
    }
  }

  /// Knows a thickness for each item of a list.
  final class ListOfItemsSource: CollectionSource, ListLayoutItemThicknesses {
    var thicknesses: [[Double]] = []

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      thicknessOfItemAt indexPath: IndexPath
    ) -> Double {
      thicknesses[indexPath.section][indexPath.item]
    }
  }

  @MainActor
  struct Numbers {
    let sections: [CollectionModel.Section]
    let thicknesses: [[Double]]

    /// - Parameter thickness: That of all lines, or nil where each has its own.
    init(columns: Int, thickness: Double?, random: inout SeededRandom) {
      var common = CollectionModel.Section()
      common.header = CollectionComparison.quarters(0...80, &random)
      common.footer = CollectionComparison.quarters(0...80, &random)
      common.inset = EdgeInsets(
        top: CollectionComparison.quarters(0...40, &random),
        left: CollectionComparison.quarters(0...40, &random),
        bottom: CollectionComparison.quarters(0...40, &random),
        right: CollectionComparison.quarters(0...40, &random))
      common.lineSpacing = CollectionComparison.quarters(0...40, &random)
      common.itemSpacing = columns == 1 ? 0 : CollectionComparison.quarters(0...40, &random)
      sections = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        var section = common
        section.sizes = Array(repeating: .zero, count: .random(in: 0...90, using: &random))
        return section
      }
      thicknesses = sections.map { section in
        (0..<(section.sizes.count + columns - 1) / columns).map { _ in
          thickness
            ?? (Int.random(in: 0..<8, using: &random) == 0
              ? 0 : CollectionComparison.quarters(1...200, &random))
        }
      }
    }

    func configure(_ layout: CollectionViewLineLayout) {
      let common = sections[0]
      layout.headerReferenceSize = Size(width: common.header, height: common.header)
      layout.footerReferenceSize = Size(width: common.footer, height: common.footer)
      layout.sectionInset = common.inset
      layout.minimumLineSpacing = common.lineSpacing
    }

    func model(columns: Int, axis: Axis) -> CollectionModel {
      var model = CollectionModel(axis: axis, breadth: axis == .vertical ? 150 : 180)
      for (section, thicknesses) in zip(sections, thicknesses) {
        model.appendColumns(section, columns: columns, thicknesses: thicknesses)
      }
      return model
    }
  }

  @Test(
    "A grid shows exactly the elements that intersect its bounds",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(1...6))
  func grid(axis: Axis, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let columns = Int.random(in: 1...5, using: &random)
    let thickness =
      seed % 2 == 0 ? nil : CollectionComparison.quarters(1...200, &random)
    let numbers = Numbers(columns: columns, thickness: thickness, random: &random)
    let layout = CollectionViewGridLayout(columns: .fixed(columns))
    layout.scrollDirection = axis
    numbers.configure(layout)
    layout.columnSpacing = numbers.sections[0].itemSpacing
    layout.lineThickness = thickness ?? 50
    layout.sectionHeadersPinToVisibleBounds = seed % 3 == 0
    let source =
      thickness == nil ? GridSource(numbers.sections) : CollectionSource(numbers.sections)
    (source as? GridSource)?.thicknesses = numbers.thicknesses
    CollectionComparison.compare(
      source.collection(layout, width: 150, height: 180),
      with: numbers.model(columns: columns, axis: axis), pinsHeaders: seed % 3 == 0,
      pinsFooters: false, steps: 400, random: &random, seed: seed)
  }

  @Test(
    "A list shows exactly the elements that intersect its bounds",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(11...16))
  func list(axis: Axis, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let thickness =
      seed % 2 == 0 ? nil : CollectionComparison.quarters(1...200, &random)
    let numbers = Numbers(columns: 1, thickness: thickness, random: &random)
    let layout = CollectionViewListLayout()
    layout.scrollDirection = axis
    numbers.configure(layout)
    layout.itemThickness = thickness ?? 50
    layout.sectionFootersPinToVisibleBounds = seed % 3 == 0
    let source =
      thickness == nil ? ListOfItemsSource(numbers.sections) : CollectionSource(numbers.sections)
    (source as? ListOfItemsSource)?.thicknesses = numbers.thicknesses
    CollectionComparison.compare(
      source.collection(layout, width: 150, height: 180),
      with: numbers.model(columns: 1, axis: axis), pinsHeaders: false,
      pinsFooters: seed % 3 == 0, steps: 400, random: &random, seed: seed)
  }

  @Test("An adaptive grid has as many columns as are not narrower than it says")
  func adaptive() {
    let source = CollectionSource(10)
    let layout = CollectionViewGridLayout(columns: .adaptive(minimum: 30))
    layout.columnSpacing = 5
    let collection = source.collection(layout, width: 100)
    collection.layoutIfNeeded()
    // 3 * 30 and two gaps are 100 exactly.
    #expect(collection.visibleCells[2].frame == Rect(x: 70, y: 0, width: 30, height: 50))
    #expect(collection.visibleCells[3].frame == Rect(x: 0, y: 50, width: 30, height: 50))
    collection.frame.size.width = 99
    collection.layoutIfNeeded()
    #expect(collection.visibleCells[1].frame == Rect(x: 52, y: 0, width: 47, height: 50))
    collection.frame.size.width = 10
    collection.layoutIfNeeded()
    #expect(collection.visibleCells[1].frame == Rect(x: 0, y: 50, width: 10, height: 50))
    #expect(collection.contentSize == Size(width: 10, height: 500))
    collection.checkInvariants()
  }
}
