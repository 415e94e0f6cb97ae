import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection whose cells know their size")
struct CollectionSelfSizingTests {
  static func source(
    _ numbers: inout RandomNumbers, widths: ClosedRange<Double>
  ) -> CollectionSource {
    CollectionSource(
      (0..<3).map { _ in
        CollectionModel.Section(
          sizes: (0..<80).map { _ in
            Size(width: numbers.number(in: widths), height: numbers.number(in: 0.5...60))
          })
      })
  }

  static func list(
    estimate: Double, spacing: Double = 3, header: Double = 12
  ) -> CollectionViewListLayout {
    let layout = CollectionViewListLayout()
    layout.estimatedItemThickness = estimate
    layout.minimumLineSpacing = spacing
    layout.headerReferenceSize = Size(width: 0, height: header)
    return layout
  }

  /// The expected elements: measured items have their true height, the others the estimate.
  static func expected(
    _ source: CollectionSource, measured: Set<IndexPath>, layout: CollectionViewListLayout,
    breadth: Double
  ) -> CollectionModel {
    var model = CollectionModel(axis: .vertical, breadth: breadth)
    for (number, section) in source.sections.enumerated() {
      var section = section
      section.header = layout.headerReferenceSize.height
      section.lineSpacing = layout.minimumLineSpacing
      model.appendColumns(
        section, columns: 1,
        thicknesses: section.sizes.indices.map {
          measured.contains(IndexPath(item: $0, section: number))
            ? section.sizes[$0].height : layout.estimatedItemThickness
        })
    }
    return model
  }

  /// Scrolls by a random distance, or one time in `jumps` to a random offset, within the content.
  ///
  /// Returns the distance in points.
  static func scroll(
    _ scrollView: ScrollView, _ numbers: inout RandomNumbers, jumps: Int
  ) -> Double {
    let old = scrollView.contentOffset.y
    let limit = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    let wanted =
      Int.random(in: 0..<jumps, using: &numbers.random) == 0
      ? .random(in: 0...limit, using: &numbers.random) : old + numbers.number(in: -75...75)
    scrollView.contentOffset.y = min(limit, max(0, wanted))
    return scrollView.contentOffset.y - old
  }

  /// Whether an item was visible after the scroll and before any measuring; an item that was not
  /// may come back anywhere. `top` is the item's start at that moment, in points from the edge of
  /// the visible part.
  static func shows(_ top: Double, _ height: Double, within length: Double) -> Bool {
    top < length && top + height > 0
  }

  @Test(
    "gives every item in a list its height as soon as it is seen, and keeps what is seen in place",
    arguments: Soak.seeds(1...8))
  func list(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = Self.source(&numbers, widths: 100...100)
    let layout = Self.list(
      estimate: numbers.number(in: 2.5...50), spacing: numbers.number(in: 0...6),
      header: numbers.number(in: 0...20))
    let size = CollectionComparison.viewport(&numbers)
    let collection = source.collection(layout, width: size.width, height: size.height)
    var measured: Set<IndexPath> = []
    source.onCell = { _, path in measured.insert(path) }
    collection.layoutIfNeeded()
    for step in 0..<300 {
      let before = Dictionary(
        uniqueKeysWithValues: zip(
          collection.indexPathsForVisibleItems,
          collection.visibleCells.map { $0.frame.minY - collection.contentOffset.y }))
      let distance = Self.scroll(collection, &numbers, jumps: 20)
      collection.layoutIfNeeded()
      let model = Self.expected(
        source, measured: measured, layout: layout, breadth: size.width)
      #expect(
        CollectionComparison.near(collection.contentSize, model.contentSize),
        "seed \(seed), step \(step)")
      if let complaint = CollectionComparison.complaint(about: collection, model) {
        Issue.record("seed \(seed), step \(step): \(complaint)")
        return
      }
      // Items that stay visible have moved by the scroll distance only.
      let slack = CollectionComparison.tolerance(model.length)
      let end = collection.contentSize.height - size.height
      let isAtEnd = abs(collection.contentOffset.y - end) <= slack
      for (path, cell) in zip(collection.indexPathsForVisibleItems, collection.visibleCells) {
        guard let place = before[path], !isAtEnd,
          Self.shows(place - distance, cell.frame.height, within: size.height)
        else { continue }
        #expect(
          abs(cell.frame.minY - collection.contentOffset.y - (place - distance)) <= slack,
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
    arguments: Soak.seeds(11...18))
  func flow(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = Self.source(&numbers, widths: 0.5...75)
    let layout = CollectionViewFlowLayout()
    let estimate = Size(width: numbers.number(in: 10...50), height: numbers.number(in: 10...50))
    if seed % 2 == 0 {
      layout.itemSize = estimate
      layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    } else {
      layout.estimatedItemSize = estimate
    }
    layout.minimumLineSpacing = numbers.number(in: 0...10)
    layout.minimumInteritemSpacing = numbers.number(in: 0...10)
    layout.sectionInset = EdgeInsets(
      top: numbers.number(in: 0...10), left: numbers.number(in: 0...10),
      bottom: numbers.number(in: 0...10), right: numbers.number(in: 0...10))
    let size = CollectionComparison.viewport(&numbers)
    let collection = source.collection(layout, width: size.width, height: size.height)
    var measured: Set<IndexPath> = []
    source.onCell = { _, path in measured.insert(path) }
    for step in 0..<150 {
      _ = Self.scroll(collection, &numbers, jumps: 8)
      collection.layoutIfNeeded()
      var model = CollectionModel(axis: .vertical, breadth: size.width)
      for (number, section) in source.sections.enumerated() {
        var section = section
        section.inset = layout.sectionInset
        section.lineSpacing = layout.minimumLineSpacing
        section.itemSpacing = layout.minimumInteritemSpacing
        for item in section.sizes.indices
        where !measured.contains(IndexPath(item: item, section: number)) {
          section.sizes[item] = estimate
        }
        model.appendFlow(section)
      }
      #expect(
        CollectionComparison.near(collection.contentSize, model.contentSize),
        "seed \(seed), step \(step)")
      if let complaint = CollectionComparison.complaint(about: collection, model) {
        Issue.record("seed \(seed), step \(step): \(complaint)")
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
    // The other item of the line is still 30 points high.
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
      ) -> [CollectionViewLayoutAttributes]? {
        var y = 0.0
        return heights.indices.map { item in
          let attributes = CollectionViewLayoutAttributes(
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

  @Test("keeps the original attributes from a cell that changes what it is given")
  func changedInPlace() {
    final class TallCell: CollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
      }
    }
    final class Rows: CollectionViewLayout {
      var height = 50.0
      override var collectionViewContentSize: Size { Size(width: 100, height: height) }
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes]? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = Rect(x: 0, y: 0, width: 100, height: height)
        return [attributes]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
      ) -> Bool {
        guard preferredAttributes.size != originalAttributes.size else { return false }
        height = preferredAttributes.size.height
        return true
      }
    }
    final class Source: CollectionViewDataSource {
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
      }
    }
    let source = Source()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: Rows())
    collection.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.height) == [70])
  }
}
