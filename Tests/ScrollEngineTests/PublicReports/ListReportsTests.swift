@testable import ScrollEngine
import TestSupport
import Testing

/// Bug reports about other projects' lists, by repository and number.
@MainActor
@Suite("What was reported of other lists does not happen here:")
struct ListReportsTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let hand: Hand

  init() { hand = Hand(window) }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func titledRows(_ sections: [[Int]]) -> NamedRows {
    let rows = NamedRows(
      ListModel(sections: sections.enumerated().map { .init(name: 1_000 + $0, rows: $1) }))
    rows.hasHeaders = true
    for section in sections.indices { rows.heights[1_000 + section] = 20 }
    return rows
  }

  /// The tops of the headers as they are drawn, from the upper edge of the table.
  private func headers(of table: TableView) -> [Double] {
    table.subviews.filter { $0.identifier?.hasPrefix("header") == true }.map {
      $0.frame.minY + ($0.transit?.offset.y ?? 0) - table.contentOffset.y
    }.sorted()
  }

  // MARK: Delegate calls

  @Test(
    "a row that goes ends with the path that it had (KarrotListKit 59)",
    arguments: [RowAnimation.none, .fade])
  func endOfDisplay(animation: RowAnimation) {
    let rows = NamedRows(30)
    var ends: [IndexPath] = []
    rows.onEnd = { ends.append($0) }
    let table = rows.table(in: window)
    rows.model.sections[0].rows.removeSubrange(0..<2)
    table.deleteRows(at: [path(0), path(1)], with: animation)
    hand.settle()
    #expect(rows.log.filter { $0.hasPrefix("end") } == ["end 1", "end 2"])
    #expect(ends == [path(0), path(1)])
    ends = []
    rows.model.sections[0].rows = [3]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(ends == (0..<5).map { path($0) } && rows.complaints.isEmpty)
  }

  @Test(
    "rows are asked for by a reload at once after an update, and the other way round (openradar 31748196, 28167779)"
  )
  func reloadsAndUpdates() {
    let rows = NamedRows(5)
    let table = rows.table(in: window)
    rows.model.sections[0].rows.append(6)
    table.insertRows(at: [path(5)], with: .fade)
    rows.forget()
    rows.model.sections[0].rows[0] = 77
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleNames == [77, 2, 3, 4, 5] && rows.cellsAsked == [77, 2, 3, 4, 5])
    rows.model.sections[0].rows = [1, 2, 3]
    table.reloadData()
    rows.model.sections[0].rows = [1, 9, 2, 3]
    table.insertRows(at: [path(1)], with: .fade)
    hand.settle()
    #expect(table.visibleNames == [1, 9, 2, 3])
    table.checkInvariants()
  }

  @Test(
    "sections may stay, move and be reloaded among others that go and come (openradar 48941906, IGListKit 690)"
  )
  func sections() {
    let rows = titledRows([[1, 2], [3]])
    let table = rows.table(in: window)
    rows.model.sections[0].rows = [3, 1, 2]
    rows.model.sections[1].rows = []
    table.performBatchUpdates {
      table.moveSection(1, toSection: 1)
      table.moveRow(at: path(0, 1), to: path(0, 0))
    }
    hand.settle()
    #expect(table.visibleNames == [3, 1, 2])
    rows.model.sections = (0..<5).map { .init(name: 2_000 + $0, rows: [$0]) }
    table.reloadData()
    window.layoutIfNeeded()
    let old = rows.model.sections
    rows.model.sections = [
      old[0], old[1], .init(name: 3_000, rows: [9]), .init(name: 2_003, rows: [40]), old[2],
    ]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 4)
      table.reloadSections([3], with: .fade)
      table.deleteSections([4], with: .fade)
      table.insertSections([2], with: .fade)
    }
    hand.settle()
    #expect(table.visibleNames == [0, 1, 9, 40, 2])
    table.checkInvariants()
  }

  // MARK: Headers

  @Test(
    "headers stick at the edge while a refresh lasts (EGOTableViewPullRefresh 8, MJRefresh 400, SSPullToRefresh 34)"
  )
  func headersDuringARefresh() {
    let rows = titledRows([Array(1...40), Array(41...80)])
    let table = rows.table(in: window)
    let control = RefreshControl()
    table.refreshControl = control
    control.beginRefreshing()
    let places: [(Double, [Double])] = [
      (-60, [60]), (-30, [30]), (0, [0]), (200, [0]), (815, [-15, 5]),
    ]
    for (offset, expected) in places {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(headers(of: table) == expected, "at \(offset)")
    }
    #expect(table.obscuredInset == .zero && table.adjustedContentInset.top == 60)
    // Headers also stick below a bar, and in a container.
    table.contentInset.top = 10
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(headers(of: table) == [10])
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 30)))
    container.addArrangedSubview(table)
    control.beginRefreshing()
    window.layoutIfNeeded()
    #expect(container.scrollRange.minimum.y == -60)
    container.contentOffset.y = 300
    window.layoutIfNeeded()
    container.checkInvariants()
    let header = table.subviews.first { $0.identifier == "header 1000" }
    #expect(header?.convert(Point.zero, to: window).y == 0)
  }

  @Test(
    "so do those of a collection, with an inset or without (CSStickyHeaderFlowLayout 94)",
    arguments: [0.0, 30])
  func collectionHeaders(inset: Double) {
    let items = NamedItems(100)
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = Size(width: 100, height: 20)
    let collection = items.collection(layout, in: window)
    collection.contentInset.top = inset
    collection.refreshControl = RefreshControl()
    collection.refreshControl?.beginRefreshing()
    collection.contentOffset.y = 100
    window.layoutIfNeeded()
    let header = collection.visibleSupplementaryViews(
      ofKind: CollectionView.elementKindSectionHeader
    ).first
    #expect(header?.frame.minY == 100 + inset)
  }

  @Test("headers stay at the edge while rows come during a bounce (openradar 29799459)")
  func headersInABounce() {
    let rows = titledRows([Array(1...20)])
    let table = rows.table(in: window)
    table.contentOffset.y = table.scrollRange.maximum.y
    window.layoutIfNeeded()
    hand.down(50, 90, device: .touch)
    for y in [74.0, 58, 42, 26, 10] { hand.move(50, y, device: .touch) }
    for frame in 0..<40 {
      if frame == 10 { hand.up(50, 10, device: .touch) }
      if frame % 8 == 4 {
        rows.model.sections[0].rows.append(100 + frame)
        table.insertRows(at: [path(rows.model.sections[0].rows.count - 1)], with: .fade)
      }
      hand.rest(1.0 / 60)
      window.layoutIfNeeded()
      #expect(headers(of: table) == [0], "in frame \(frame)")
    }
  }

  // MARK: Places

  @Test("one may scroll before there is a size (qml-material 138)", arguments: [false, true])
  func noSize(animated: Bool) {
    let rows = NamedRows(100)
    let table = rows.table(height: 0, in: window)
    for (row, position, offset) in [
      (50, TableView.ScrollPosition.top, 1_000.0), (99, .bottom, 1_900), (20, .middle, 360),
      (50, .bottom, 920), (50, .top, 1_000), (30, .none, 600), (98, .middle, 1_900),
    ] {
      table.frame = .zero
      window.layoutIfNeeded()
      table.scrollToRow(at: path(row), at: position, animated: animated)
      table.frame = window.bounds
      hand.settle()
      #expect(table.contentOffset.y == offset, "row \(row)")
    }
  }

  @Test(
    "the last row is reached, however fast rows come and grow (react-virtuoso 1273, TanStack 1290)")
  func lastRow() {
    var random = SeededRandom(seed: 7)
    let source = EstimateSource([[30, 40, 20]], teller: .cell)
    let table = source.table(height: 100, in: window)
    func last(_ back: Int = 0) -> IndexPath { path(source.sections[0].count - 1 - back) }
    window.layoutIfNeeded()
    for _ in 0..<40 {
      source.sections[0].append(.random(in: 10...130, using: &random))
      table.insertRows(at: [last()], with: .fade)
      table.scrollToRow(at: last(), at: .bottom, animated: true)
      hand.rest(0.05)
    }
    hand.settle()
    #expect(table.rectForRow(at: last()).maxY == table.bounds.maxY)
    source.sections[0][last(1).row] += 30
    source.sections[0][last().row] += 77
    table.reconfigureRows(at: [last(1), last()])
    table.scrollToRow(at: last(), at: .bottom, animated: false)
    #expect(table.rectForRow(at: last()).maxY == table.bounds.maxY)
    #expect(table.contentSize.height == table.bounds.maxY)
  }

  @Test(
    "a way over rows without heights and with parts of points ends (react-cool-virtual 176, flutter 23527, 62198)",
    arguments: 1...4)
  func fractions(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let heights = (0..<300).map {
      $0 % 7 == 0 ? 0.3 : $0 % 11 == 1 ? 0 : .random(in: 0.1...258.8489087697789, using: &random)
    }
    let source = EstimateSource([[0, 0] + heights])
    let table = source.table(height: 100, in: window)
    window.layoutIfNeeded()
    for (row, position) in [
      (290, TableView.ScrollPosition.top), (3, .bottom), (301, .bottom), (0, .top), (299, .none),
    ] {
      let start = hand.time
      table.scrollToRow(at: path(row), at: position, animated: true)
      hand.settle()
      #expect(hand.time - start < 2)
      let before = table.contentOffset
      table.scrollToRow(at: path(row), at: position, animated: false)
      #expect(table.contentOffset == before, "again is no other place")
    }
    while table.contentOffset.y > 0 {
      table.contentOffset.y = max(0, table.contentOffset.y - 13.7)
      window.layoutIfNeeded()
    }
    table.checkInvariants()
    #expect(table.rectForRow(at: path(0)).minY == 0 && table.placesOnScreen[path(2)] == 0)
  }

  @Test(
    "a table that estimates is where it was when it comes back (openradar 19988438, 18062834)",
    arguments: EstimateSource.Teller.allCases)
  func backInTheWindow(teller: EstimateSource.Teller) {
    let source = EstimateSource.uneven(300, teller: teller)
    let table = source.table(height: 100, estimate: 70, in: window)
    window.layoutIfNeeded()
    table.scrollToRow(at: path(299), at: .bottom, animated: false)
    let places = table.placesOnScreen
    table.removeFromSuperview()
    hand.rest(0.1)
    window.addSubview(table)
    hand.settle()
    #expect(table.placesOnScreen == places)
    // Scrolling ends at the row even if the view changes its width during it (21859811).
    for (row, position) in [(0, TableView.ScrollPosition.top), (299, .bottom)] {
      table.scrollToRow(at: path(row), at: position, animated: true)
      hand.rest(0.1)
      table.frame.size.width = row == 0 ? 60 : 100
      hand.settle()
      let rect = table.rectForRow(at: path(row))
      #expect(row == 0 ? table.contentOffset.y == 0 : rect.maxY == table.bounds.maxY)
    }
  }
}
