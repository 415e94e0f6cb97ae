import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection whose cells know their size")
struct CollectionSelfSizingTests {
  static func source(_ random: inout SeededRandom, widths: ClosedRange<Int>) -> CollectionSource {
    CollectionSource(
      (0..<3).map { _ in
        CollectionModel.Section(
          sizes: (0..<80).map { _ in
            Size(
              width: CollectionComparison.quarters(widths, &random),
              height: CollectionComparison.quarters(20...240, &random))
          })
      })
  }

  static func list(estimate: Double) -> CollectionViewListLayout {
    let layout = CollectionViewListLayout()
    layout.estimatedItemThickness = estimate
    layout.minimumLineSpacing = 3
    layout.headerReferenceSize = Size(width: 0, height: 12)
    return layout
  }

  /// Where each item that has been measured, or not, has to be.
  static func expected(
    _ source: CollectionSource, measured: Set<IndexPath>, estimate: Double
  ) -> CollectionModel {
    var model = CollectionModel(axis: .vertical, breadth: 100)
    for (number, section) in source.sections.enumerated() {
      var section = section
      section.header = 12
      section.lineSpacing = 3
      model.appendColumns(
        section, columns: 1,
        thicknesses: section.sizes.indices.map {
          measured.contains(IndexPath(item: $0, section: number))
            ? section.sizes[$0].height : estimate
        })
    }
    return model
  }

  @Test(
    "gives every item in a list its height as soon as it is seen, and keeps what is seen in place",
    arguments: 1...6 as ClosedRange<UInt64>)
  func list(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let source = Self.source(&random, widths: 400...400)
    let estimate = CollectionComparison.quarters(10...200, &random)
    let collection = source.collection(Self.list(estimate: estimate), height: 200)
    var measured: Set<IndexPath> = []
    source.onCell = { _, path in measured.insert(path) }
    collection.layoutIfNeeded()
    for step in 0..<600 {
      let before = Dictionary(
        uniqueKeysWithValues: zip(
          collection.indexPathsForVisibleItems,
          collection.visibleCells.map { $0.frame.minY - collection.contentOffset.y }))
      let old = collection.contentOffset.y
      let limit = max(0, collection.contentSize.height - 200)
      let jump = Int.random(in: 0..<20, using: &random) == 0
      let wanted = min(
        limit,
        max(
          0,
          jump
            ? CollectionComparison.quarters(0...Int(limit * 4), &random)
            : old + CollectionComparison.quarters(-300...300, &random)))
      collection.contentOffset.y = wanted
      collection.layoutIfNeeded()
      let model = Self.expected(source, measured: measured, estimate: estimate)
      #expect(collection.contentSize.height == model.length, "seed \(seed), step \(step)")
      let items = model.elements(in: collection.bounds).filter(\.isItem)
      guard collection.indexPathsForVisibleItems == items.map(\.path),
        collection.visibleCells.map(\.frame) == items.map(\.frame)
      else {
        Issue.record("seed \(seed), step \(step): \(collection.indexPathsForVisibleItems)")
        return
      }
      // What was seen and still is has moved by what was scrolled, and by nothing else.
      let isAtEnd = collection.contentOffset.y == collection.contentSize.height - 200
      for (path, cell) in zip(collection.indexPathsForVisibleItems, collection.visibleCells) {
        guard let place = before[path], !isAtEnd else { continue }
        #expect(
          cell.frame.minY - collection.contentOffset.y == place - (wanted - old),
          "seed \(seed), step \(step), \(path)")
      }
      collection.checkInvariants()
    }
  }

  @Test(
    "never makes more cells than are visible at once, however wrong the estimate",
    arguments: [2.0, 1_000])
  func liveCells(estimate: Double) {
    let source = CollectionSource([
      .init(sizes: Array(repeating: Size(width: 100, height: 40), count: 500))
    ])
    let layout = CollectionViewListLayout()
    layout.estimatedItemThickness = estimate
    let collection = source.collection(layout)
    var mostVisible = 0
    var random = SeededRandom(seed: 4)
    for _ in 0..<200 {
      collection.contentOffset.y = .random(
        in: 0...max(0, collection.contentSize.height - 100), using: &random)
      collection.layoutIfNeeded()
      mostVisible = max(mostVisible, collection.visibleCells.count)
      #expect(collection.reuseQueue.statistics(forIdentifier: "cell").created <= mostVisible)
    }
    #expect(mostVisible == 4)
  }

  @Test(
    "breaks lines where items of their own sizes end, as if all had been known before",
    arguments: 11...16 as ClosedRange<UInt64>)
  func flow(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let source = Self.source(&random, widths: 20...300)
    let layout = CollectionViewFlowLayout()
    let estimate = Size(
      width: CollectionComparison.quarters(40...200, &random),
      height: CollectionComparison.quarters(40...200, &random))
    layout.estimatedItemSize = estimate
    let collection = source.collection(layout, width: 150, height: 180)
    var measured: Set<IndexPath> = []
    source.onCell = { _, path in measured.insert(path) }
    for step in 0..<150 {
      let limit = max(0, collection.contentSize.height - 180)
      let jump = Int.random(in: 0..<8, using: &random) == 0
      collection.contentOffset.y =
        jump
        ? .random(in: 0...limit, using: &random)
        : min(
          limit,
          max(0, collection.contentOffset.y + CollectionComparison.quarters(-300...300, &random)))
      collection.layoutIfNeeded()
      var model = CollectionModel(axis: .vertical, breadth: 150)
      for (number, section) in source.sections.enumerated() {
        var section = section
        section.lineSpacing = 10
        section.itemSpacing = 10
        for item in section.sizes.indices
        where !measured.contains(IndexPath(item: item, section: number)) {
          section.sizes[item] = estimate
        }
        model.appendFlow(section)
      }
      #expect(collection.contentSize == model.contentSize, "seed \(seed), step \(step)")
      let items = model.elements(in: collection.bounds).filter(\.isItem)
      guard collection.indexPathsForVisibleItems == items.map(\.path),
        zip(collection.visibleCells, items)
          .allSatisfy({ CollectionComparison.near($0.frame, $1.frame) })
      else {
        Issue.record("seed \(seed), step \(step): \(collection.indexPathsForVisibleItems)")
        return
      }
      collection.checkInvariants()
    }
  }

  @Test("makes a line of a grid as thick as the thickest of its cells")
  func grid() {
    let heights: [Double] = [20, 30, 10, 5, 60, 1, 44, 44]
    let source = CollectionSource([
      .init(sizes: heights.map { Size(width: 50, height: $0) })
    ])
    let layout = CollectionViewGridLayout(columns: .fixed(2))
    layout.estimatedLineThickness = 50
    let collection = source.collection(layout, height: 90)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 30, 30, 40, 40])
    #expect(collection.contentSize.height == 30 + 10 + 60 + 50)
    collection.contentOffset.y = 60
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 30 + 10 + 60 + 44)
    collection.checkInvariants()
  }

  @Test(
    "asks a cell again that says its content has another size, and the rest of its line with it")
  func invalidation() {
    let source = CollectionSource([
      .init(sizes: Array(repeating: Size(width: 50, height: 30), count: 60))
    ])
    let layout = CollectionViewGridLayout(columns: .fixed(2))
    layout.estimatedLineThickness = 30
    let collection = source.collection(layout)
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(collection.liveItems.first == 6 && collection.contentOffset.y == 100)
    let cells = collection.visibleCells.compactMap { $0 as? ItemCell }
    cells[0].ownSize.height = 70
    cells[0].invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(cells[1].frame == Rect(x: 50, y: 90, width: 50, height: 70))
    #expect(collection.contentOffset.y == 100 && collection.contentSize.height == 940)
    cells[0].ownSize.height = 10
    cells[0].invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    // The other one of the line is as thick as before.
    #expect(cells[0].frame.height == 30 && collection.contentSize.height == 900)
    collection.checkInvariants()
    let stranger = ItemCell()
    stranger.invalidateIntrinsicContentSize()
    #expect(stranger.superview == nil)
  }

  @Test("tells a layout of one's own, also one that changes a flow layout")
  func ownLayout() {
    final class Column: CollectionViewLayout {
      var heights: [Double] = []
      override func prepare() {
        while heights.count < (collectionView?.numberOfItems(inSection: 0) ?? 0) {
          heights.append(50)
        }
      }
      override var collectionViewContentSize: Size {
        Size(width: 100, height: heights.reduce(0, +))
      }
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes] {
        var y = 0.0
        return heights.indices.map { item in
          var attributes = CollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = Rect(x: 0, y: y, width: 100, height: heights[item])
          y += heights[item]
          return attributes
        }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
      ) -> Bool {
        let item = originalAttributes.indexPath.item
        guard heights[item] != preferredAttributes.size.height else { return false }
        heights[item] = preferredAttributes.size.height
        return true
      }
    }
    let source = CollectionSource([
      .init(sizes: (0..<20).map { Size(width: 100, height: Double(10 + $0)) })
    ])
    let own = source.collection(Column())
    own.layoutIfNeeded()
    #expect(own.visibleCells.map(\.frame.minY) == [0, 10, 21, 33, 46, 60, 75, 91])
    own.checkInvariants()

    final class OwnFlow: CollectionViewFlowLayout {}
    let layout = OwnFlow()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = Size(width: 100, height: 50)
    let flow = source.collection(layout)
    flow.layoutIfNeeded()
    #expect(flow.visibleCells.map(\.frame.minY) == [0, 10, 21, 33, 46, 60, 75, 91])
    flow.checkInvariants()
  }
}
