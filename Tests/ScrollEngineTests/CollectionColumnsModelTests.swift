import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Grids and lists beside frames that are added up one by one")
struct CollectionColumnsModelTests {
  /// A source that has a thickness for each line of a grid.
  final class GridSource: CollectionSource, CollectionViewDelegateGridLayout {
    var thicknesses: [[Double]] = []

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      thicknessOfLine line: Int, inSection section: Int
    ) -> Double {
      thicknesses[section][line]
    }
  }

  /// A source that has a thickness for each item of a list.
  final class ListOfItemsSource: CollectionSource, CollectionViewDelegateListLayout {
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

    /// `thickness` is the thickness of all lines, or nil for a random one for each line.
    init(columns: Int, thickness: Double?, numbers: inout RandomNumbers) {
      var common = CollectionModel.Section()
      common.header = numbers.number(in: 0...20)
      common.footer = numbers.number(in: 0...20)
      common.inset = EdgeInsets(
        top: numbers.number(in: 0...10),
        left: numbers.number(in: 0...10),
        bottom: numbers.number(in: 0...10),
        right: numbers.number(in: 0...10))
      common.lineSpacing = numbers.number(in: 0...10)
      common.itemSpacing = columns == 1 ? 0 : numbers.number(in: 0...10)
      sections = (0..<Int.random(in: 1...8, using: &numbers.random)).map { _ in
        var section = common
        section.sizes = Array(repeating: .zero, count: .random(in: 0...90, using: &numbers.random))
        return section
      }
      thicknesses = sections.map { section in
        (0..<(section.sizes.count + columns - 1) / columns).map { _ in
          thickness
            ?? (Int.random(in: 0..<8, using: &numbers.random) == 0
              ? 0 : numbers.number(in: 0.25...50))
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

    func model(columns: Int, axis: Axis, within size: Size) -> CollectionModel {
      var model = CollectionModel(
        axis: axis, breadth: axis == .vertical ? size.width : size.height)
      for (section, thicknesses) in zip(sections, thicknesses) {
        model.appendColumns(section, columns: columns, thicknesses: thicknesses)
      }
      return model
    }
  }

  @Test(
    "A grid shows exactly the elements that intersect its bounds",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(1...8))
  func grid(axis: Axis, seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let columns = Int.random(in: 1...5, using: &numbers.random)
    let thickness =
      seed % 2 == 0 ? nil : numbers.number(in: 0.25...50)
    let grid = Numbers(columns: columns, thickness: thickness, numbers: &numbers)
    let layout = CollectionViewGridLayout(columns: .fixed(columns))
    layout.scrollDirection = axis
    grid.configure(layout)
    layout.columnSpacing = grid.sections[0].itemSpacing
    layout.lineThickness = thickness ?? 50
    layout.sectionHeadersPinToVisibleBounds = seed % 3 == 0
    let source =
      thickness == nil ? GridSource(grid.sections) : CollectionSource(grid.sections)
    (source as? GridSource)?.thicknesses = grid.thicknesses
    let size = CollectionComparison.viewport(&numbers)
    CollectionComparison.compare(
      source.collection(layout, width: size.width, height: size.height),
      with: grid.model(columns: columns, axis: axis, within: size), pinsHeaders: seed % 3 == 0,
      pinsFooters: false, steps: 100, numbers: &numbers, seed: seed)
  }

  @Test(
    "A list shows exactly the elements that intersect its bounds",
    arguments: [Axis.vertical, .horizontal], Soak.seeds(11...18))
  func list(axis: Axis, seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let thickness =
      seed % 2 == 0 ? nil : numbers.number(in: 0.25...50)
    let list = Numbers(columns: 1, thickness: thickness, numbers: &numbers)
    let layout = CollectionViewListLayout()
    layout.scrollDirection = axis
    list.configure(layout)
    layout.itemThickness = thickness ?? 50
    layout.sectionFootersPinToVisibleBounds = seed % 3 == 0
    let source =
      thickness == nil ? ListOfItemsSource(list.sections) : CollectionSource(list.sections)
    (source as? ListOfItemsSource)?.thicknesses = list.thicknesses
    let size = CollectionComparison.viewport(&numbers)
    CollectionComparison.compare(
      source.collection(layout, width: size.width, height: size.height),
      with: list.model(columns: 1, axis: axis, within: size), pinsHeaders: false,
      pinsFooters: seed % 3 == 0, steps: 100, numbers: &numbers, seed: seed)
  }

  @Test("An adaptive grid has as many columns as are not narrower than it says")
  func adaptive() {
    let source = CollectionSource(10)
    let layout = CollectionViewGridLayout(columns: .adaptive(minimum: 30))
    layout.columnSpacing = 5
    let collection = source.collection(layout, width: 100)
    collection.layoutIfNeeded()
    // Three columns of 30 points and two gaps of 5 are exactly 100 points.
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
