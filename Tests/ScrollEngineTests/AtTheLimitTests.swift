import ScrollEngine
import TestSupport
import Testing

/// Lists of any length within the limits work, and no test takes longer than a minute.
@MainActor
@Suite("A list that is as long as it may be", .timeLimit(.minutes(1)))
struct AtTheLimitTests {
  /// A number of rows or items, and the length of each in points.
  struct Length: Sendable, Codable, CustomTestStringConvertible {
    let count: Int
    let extent: Double

    var testDescription: String { "\(count) of \(extent) points" }

    /// As many rows or items of this extent as the limits allow.
    init(of extent: Double) {
      self.extent = extent
      // The 4,096 points leave room for rounding, and for lengths that measuring adds.
      let fitting = ((Limits.longestContent - 4_096) / extent).rounded(.down)
      count = Int(min(fitting, Double(Limits.mostElements)))
    }

    init(count: Int, extent: Double) {
      self.count = count
      self.extent = extent
    }
  }

  nonisolated static let lengths: [Length] = [
    Length(count: 1, extent: Limits.longest),
    Length(count: 1 << 20, extent: Limits.longestContent / 0x1p20),
    Length(of: 517.3), Length(of: 44), Length(of: 44.1), Length(of: 100.0 / 3), Length(of: 1),
    Length(of: 0.7), Length(count: Limits.mostElements, extent: 0.125),
    Length(count: Limits.mostElements, extent: 0.05),
  ]

  @Test("shows the rows in sight, wherever it is scrolled to", arguments: lengths, [false, true])
  func table(length: Length, isEstimated: Bool) {
    let source = EndlessSource(length.count)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let table = source.table(in: window)
    table.rowHeight = length.extent
    if isEstimated {
      table.rowHeight = TableView.automaticDimension
      table.estimatedRowHeight = length.extent
    }
    walk(table, window) {
      #expect(!table.visibleCells.isEmpty, "at \(table.bounds)")
      table.checkInvariants()
    }
    if !isEstimated {
      table.scrollToRow(
        at: IndexPath(row: length.count - 1, section: 0), at: .bottom, animated: false)
      window.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows?.last?.row == length.count - 1)
    }
  }

  /// Leaves out lengths of at most 1 point: with thousands of visible lines the test is slow.
  @Test(
    "shows the items in sight, wherever it is scrolled to", arguments: lengths.prefix(6),
    [false, true])
  func collection(length: Length, isEstimated: Bool) {
    let source = EndlessSource(length.count)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 320, height: length.extent)
    if isEstimated { layout.estimatedItemSize = layout.itemSize }
    layout.minimumLineSpacing = 0
    let collection = source.collection(layout, in: window)
    walk(collection, window) {
      #expect(!collection.visibleCells.isEmpty, "at \(collection.bounds)")
      collection.checkInvariants()
    }
  }

  @Test("shows its rows in a container", arguments: lengths.dropFirst())
  func container(length: Length) {
    let source = EndlessSource(min(length.count, Int(1e15 / length.extent)))
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 320, height: 33.3)))
    let table = source.table(in: window)
    table.rowHeight = length.extent
    container.addArrangedSubview(table)
    walk(container, window) {
      #expect(!table.visibleCells.isEmpty, "at \(container.bounds)")
      container.checkInvariants()
    }
  }

  /// Scrolls to the end and to two places before it, and makes a few small steps from each.
  private func walk(_ scrollView: ScrollView, _ window: Window, _ check: () -> Void) {
    var numbers = RandomNumbers(.tenths, seed: 3)
    window.layoutIfNeeded()
    check()
    for place in [1, 0.99, 0.5] {
      scrollView.contentOffset.y = scrollView.scrollRange.maximum.y * place
      window.layoutIfNeeded()
      check()
      for _ in 0..<5 {
        let offset = scrollView.contentOffset.y + numbers.number(in: -90...20)
        scrollView.contentOffset.y = min(offset, scrollView.scrollRange.maximum.y)
        window.layoutIfNeeded()
        check()
      }
    }
  }

  @Test("lists more rows of a part of it than could be seen at once")
  func listing() {
    let source = EndlessSource(1 << 40)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let table = source.table(in: window)
    table.rowHeight = 10
    table.rowSpacing = 5
    let paths = table.indexPathsForRows(from: 12, to: 3_000_001)
    #expect(paths.first?.row == 1 && paths.last?.row == 200_000 && paths.count == 200_000)
  }

  @Test("has as many sections as there may be")
  func sections() {
    let source = EndlessSource(1)
    source.sections = Limits.mostSections
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let table = source.table(in: window)
    table.contentOffset.y = table.scrollRange.maximum.y
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last?.section == Limits.mostSections - 1)
  }
}

/// A source with `count` rows or items in each of its sections.
@MainActor
final class EndlessSource: TableViewDataSource, CollectionViewDataSource {
  var sections = 1
  var count: Int
  /// The number of rows or items in the last section, if it differs from `count`.
  var lastCount: Int?

  init(_ count: Int) { self.count = count }

  func table(in window: Window) -> TableView {
    let table = exactTable(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    return table
  }

  func collection(_ layout: CollectionViewLayout, in window: Window) -> CollectionView {
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    window.addSubview(collection)
    return collection
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }
  func numberOfSections(in collectionView: CollectionView) -> Int { sections }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count(in: section)
  }

  private func count(in section: Int) -> Int {
    section == sections - 1 ? lastCount ?? count : count
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(in: section) }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
