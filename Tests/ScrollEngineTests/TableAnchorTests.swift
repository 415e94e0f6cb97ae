import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What one sees of a table stays where it is")
struct TableAnchorTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 400))

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Rows of 100 points that are estimated at 10; row 15 is the first visible one.
  private func lowTable(inset: Double = 0) -> (TableView, EstimateSource) {
    let source = EstimateSource([Array(repeating: 100, count: 20)])
    let table = source.table(height: 300, estimate: 10, in: window)
    table.contentInset = EdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    table.scrollToRow(at: path(15), at: .top, animated: false)
    #expect(table.placesOnScreen[path(15)] == inset)
    return (table, source)
  }

  // MARK: At the beginning

  @Test(
    "at the beginning, when rows come above what was measured",
    arguments: [false, true], EstimateSource.Teller.allCases)
  func insertionAtBeginning(isStacked: Bool, teller: EstimateSource.Teller) {
    let source = EstimateSource([[40, 40]], teller: teller)
    let table = source.table(height: 400, estimate: 10, in: isStacked ? nil : window)
    let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 400))
    if isStacked {
      let before = View(frame: Rect(x: 0, y: 0, width: 100, height: 500))
      container.addArrangedSubview(before)
      container.addArrangedSubview(table)
      window.addSubview(container)
    }
    window.layoutIfNeeded()
    container.contentOffset.y = 150
    window.layoutIfNeeded()
    source.sections[0].insert(contentsOf: Array(repeating: 200, count: 10), at: 0)
    table.insertRows(at: (0..<10).map { path($0) }, with: .none)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    #expect(table.placesOnScreen[path(0)] == 0)
    if isStacked { #expect(container.contentOffset.y == 150) }
    table.checkInvariants()
  }

  // MARK: Below insets

  @Test("when a row comes above the edge of its insets", arguments: [0, 64.0])
  func insertionBelowInset(inset: Double) {
    let source = EstimateSource([Array(repeating: 120, count: 40)])
    let table = source.table(height: 400, estimate: 20, in: window)
    table.contentInset = EdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    table.scrollToRow(at: path(10), at: .top, animated: false)
    table.contentOffset.y += 24
    window.layoutIfNeeded()
    let place = table.placesOnScreen[path(10)]
    #expect(place == inset - 24)
    source.sections[0].insert(150, at: 10)
    table.insertRows(at: [path(10)], with: .none)
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(11)] == place)
    if inset > 0 { #expect(table.rectForRow(at: path(10)).height == 150) }
    table.checkInvariants()
  }

  @Test("when a row comes above what covers it in a container", arguments: [false, true])
  func insertionBelowCover(isPinned: Bool) {
    let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 400))
    window.addSubview(container)
    let bar = View(frame: Rect(x: 0, y: 0, width: 100, height: 64))
    if isPinned {
      container.addArrangedSubview(bar)
      container.setPinning(.permanent, for: bar)
    } else {
      container.contentInset = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    }
    let source = EstimateSource([Array(repeating: 120, count: 40)])
    let table = source.table(height: 400, estimate: 20)
    container.addArrangedSubview(table)
    window.layoutIfNeeded()
    table.scrollToRow(at: path(10), at: .top, animated: false)
    container.contentOffset.y += 24
    window.layoutIfNeeded()
    func place(_ row: Int) -> Double? {
      table.placesOnScreen[path(row)].map { $0 + table.frame.minY - container.contentOffset.y }
    }
    #expect(place(10) == 40)
    source.sections[0].insert(150, at: 10)
    table.insertRows(at: [path(10)], with: .none)
    window.layoutIfNeeded()
    #expect(place(11) == 40)
    #expect(table.rectForRow(at: path(10)).height == 150)
    container.checkInvariants()
  }

  @Test("when a row between its edge and that of its insets turns out higher")
  func measuringBelowInset() {
    let source = EstimateSource([Array(repeating: 40, count: 40)], teller: .cell)
    let table = source.table(height: 400, estimate: 40, in: window)
    table.contentInset = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    table.scrollToRow(at: path(10), at: .top, animated: false)
    let covered = table.cellForRow(at: path(9))
    #expect(table.placesOnScreen[path(9)] == 24 && covered != nil)
    source.sections[0][9] = 55
    covered?.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(10)] == 64 && table.placesOnScreen[path(9)] == 9)
    table.checkInvariants()
  }

  @Test("when a row without a height, below the insets, is filled again and has one")
  func flatRowBelowInset() {
    var heights = Array(repeating: 40.0, count: 40)
    heights[9] = 0
    let source = EstimateSource([heights])
    let table = source.table(height: 400, estimate: 40, in: window)
    table.contentInset = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    table.scrollToRow(at: path(10), at: .top, animated: false)
    table.contentOffset.y += 10
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(10)] == 54 && table.rectForRow(at: path(9)).height == 0)
    source.sections[0][9] = 30
    table.reconfigureRows(at: [path(9)])
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(10)] == 54 && table.placesOnScreen[path(9)] == 24)
    table.checkInvariants()
  }

  @Test("when its own header view, out of sight, gets another height")
  func headerView() {
    let source = ListSource.uniform(40, height: 20)
    let table = source.table(height: 300, in: window)
    let header = View(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    table.tableHeaderView = header
    table.contentOffset.y = 130
    window.layoutIfNeeded()
    let places = table.placesOnScreen
    header.frame.size.height = 90
    window.layoutIfNeeded()
    #expect(table.placesOnScreen == places && table.contentOffset.y == 160)
    table.tableHeaderView = nil
    window.layoutIfNeeded()
    #expect(table.placesOnScreen == places && table.contentOffset.y == 70)
    table.checkInvariants()
  }

  // MARK: Near the end

  @Test("when rows are updated near the end of what is taken for less than it is")
  func updateNearEnd() {
    let (table, source) = lowTable()
    source.sections[0].remove(at: 16)
    table.deleteRows(at: [path(16)], with: .none)
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(15)] == 0)
    table.checkInvariants()
    table.reloadRows(at: [path(15), path(16)], with: .none)
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(15)] == 0)
    table.checkInvariants()
  }

  @Test("when its own size or its insets change near such an end")
  func resizeNearEnd() {
    let (table, source) = lowTable()
    table.frame.size.height = 400
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[path(15)] == 0)
    // The last row is out of sight, and not measured.
    #expect(table.contentSize.height == table.bounds.maxY + 10)
    table.checkInvariants()
    let (other, otherSource) = lowTable(inset: 40)
    other.frame.size.height = 340
    other.contentInset.bottom = -15
    window.layoutIfNeeded()
    #expect(other.placesOnScreen[path(15)] == 40)
    other.checkInvariants()
    #expect(source.sections == otherSource.sections)
  }

  @Test("but comes to the end of the content where there really is no more")
  func trueEnd() {
    let (table, source) = lowTable()
    source.sections[0].removeLast(3)
    table.deleteRows(at: [path(17), path(18), path(19)], with: .none)
    window.layoutIfNeeded()
    #expect(table.bounds.maxY == table.contentSize.height)
    #expect(table.placesOnScreen[path(16)] == 200)
    table.checkInvariants()
    table.frame.size.height = 400
    window.layoutIfNeeded()
    #expect(table.bounds.maxY == table.contentSize.height)
    #expect(table.placesOnScreen[path(16)] == 300)
    table.checkInvariants()
  }

  // MARK: Between rows

  @Test("its headers and footers stick where nothing shows but the space between two rows")
  func gap() {
    let source = SectionSource(3, 3)
    let table = source.table(.plain, height: 40, in: window)
    table.rowSpacing = 90
    table.contentOffset.y = 20 + 30 + 25
    window.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.headerView(forSection: 0)?.frame.minY == table.bounds.minY)
    #expect(table.footerView(forSection: 0)?.frame.maxY == table.bounds.maxY)
    #expect(table.headerView(forSection: 1) == nil)
    table.checkInvariants()
  }

  @Test("its header sticks beside such a space though the next section shows below it")
  func gapAtEndOfSection() {
    let rows = NamedRows(2, 3)
    rows.hasHeaders = true
    rows.heights = [2: 0, 1_000: 10, 1_001: 10]
    let table = rows.table(height: 100, in: window)
    table.rowSpacing = 90
    table.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(table.visibleNames == [3])
    #expect(table.headerView(forSection: 0)?.frame.minY == table.bounds.minY)
    #expect(table.headerView(forSection: 1) != nil)
    table.checkInvariants()
    table.contentOffset.y = 125
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    table.checkInvariants()
  }

  // MARK: Far down

  /// A short table far down in a container, where offsets are rounded more than in the table itself.
  private func farTable() -> (ContainerScrollView, TableView, [EstimateSource]) {
    let container = ContainerScrollView(frame: window.bounds)
    let sources = [[100_000_000.1], Array(repeating: 50.3, count: 60), [10_000]]
      .map { EstimateSource([$0]) }
    let tables = sources.map { $0.table(estimate: 0) }
    for table in tables { container.addArrangedSubview(table) }
    window.addSubview(container)
    window.layoutIfNeeded()
    return (container, tables[1], sources)
  }

  @Test("far down in a container, when it begins to estimate")
  func estimatesFarDown() {
    let (container, table, sources) = farTable()
    for row in 20..<40 {
      container.contentOffset.y = 100_000_000.1 + Double(row) * 50.3 + 20.7
      window.layoutIfNeeded()
      table.estimatedRowHeight = 1
      window.layoutIfNeeded()
      #expect(table.visibleRows.first == path(row))
      #expect(abs((table.placesOnScreen[path(row)] ?? 0) + 20.7) < 1e-6)
      table.estimatedRowHeight = 0
      window.layoutIfNeeded()
    }
    withExtendedLifetime(sources) {}
  }

  @Test("far down in a container, when the row above the edge gets another height")
  func heightsFarDown() {
    let (container, table, sources) = farTable()
    for row in 20..<40 {
      container.contentOffset.y = 100_000_000.1 + table.rectForRow(at: path(row)).minY
      window.layoutIfNeeded()
      sources[1].sections[0][row - 1] += 7
      table.reconfigureRows(at: [path(row - 1)])
      window.layoutIfNeeded()
      #expect(abs(table.placesOnScreen[path(row)] ?? 9) < 1e-6)
    }
  }

  @Test("a sum that is rounded otherwise after an update is none of its mistakes")
  func lastBits() throws {
    for count in 1...60 {
      let rows = NamedRows(count + 20)
      for name in 1...count + 40 { rows.heights[name] = 33.3 + Double(name % 7) / 10 }
      let table = rows.table(height: 200, in: window)
      table.contentOffset.y = 33.3 * Double(count) - 40
      window.layoutIfNeeded()
      for name in count + 21...count + 30 {
        let last = try #require(table.indexPathsForVisibleRows?.last)
        rows.model.sections[0].rows.insert(name, at: last.row)
        table.insertRows(at: [last], with: .none)
        window.layoutIfNeeded()
        table.checkInvariants()
      }
      table.removeFromSuperview()
    }
  }
}
