import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Headers and footers of a table")
struct TableViewSectionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// The distances of headers and footers from the upper edge of the table, by name.
  private func places(_ table: TableView) -> [String: Double] {
    var places: [String: Double] = [:]
    for view in table.subviews where view is TableViewHeaderFooterView {
      places[view.identifier ?? "?"] = view.frame.minY - table.contentOffset.y
    }
    return places
  }

  /// A section is 20 + 3 * 30 + 10 = 120 points.
  @Test("stick to the edges of a plain table while their section is in sight")
  func sticky() {
    let source = SectionSource(3, 3, 3)
    let table = source.table(.plain, in: window)
    #expect(places(table) == ["header 0": 0, "footer 0": 90])
    table.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(
      places(table) == ["header 0": 0, "footer 0": 60, "header 1": 70, "footer 1": 90])
    // The header of a section leaves with its end.
    table.contentOffset.y = 115
    window.layoutIfNeeded()
    #expect(places(table)["header 0"] == -15)
    #expect(places(table)["header 1"] == 5)
    // The footer of a section comes into sight with the beginning of the section.
    table.contentOffset.y = 144
    window.layoutIfNeeded()
    #expect(places(table)["footer 2"] == 96)
    table.contentOffset.y = -30
    window.layoutIfNeeded()
    #expect(places(table)["header 0"] == 30)
    table.checkInvariants()
  }

  @Test("stick to what the insets leave free")
  func stickyInsets() {
    let source = SectionSource(30)
    let table = source.table(.plain, in: window)
    table.contentInset = EdgeInsets(top: 12, left: 0, bottom: 7, right: 0)
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(places(table) == ["header 0": 12, "footer 0": 83])
    table.checkInvariants()
  }

  @Test("scroll with the rows of a grouped table")
  func grouped() {
    let source = SectionSource(3, 3, 3)
    let table = source.table(.grouped, in: window)
    #expect(places(table) == ["header 0": 0])
    table.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(places(table) == ["footer 0": 60, "header 1": 70])
    table.checkInvariants()
  }

  @Test("are there by their views where heights are automatic, and none is made only to find out")
  func automatic() {
    let source = SectionSource(3, 3, 3)
    source.header = TableView.automaticDimension
    source.footer = TableView.automaticDimension
    let table = source.table(.grouped, height: 300, in: window)
    table.sectionHeaderHeight = TableView.automaticDimension
    table.sectionFooterHeight = TableView.automaticDimension
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 3 * (28 + 90 + 28))
    #expect(places(table)["header 0"] == 0 && places(table)["footer 1"] == 264)
    let views = table.subviews.compactMap { $0 as? TableViewHeaderFooterView }
    #expect(views.map(\.instanceNumber).sorted() == Array(1...views.count))
    table.checkInvariants()
    source.makesViews = false
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 3 * (18 + 90 + 18))
  }

  @Test("are reused, and each that is shown is told of its end")
  func reuse() {
    let source = SectionSource(3, 3, 3, 3, 3, 3)
    let table = source.table(.grouped, in: window)
    #expect(source.log == ["view header 0", "show header 0"])
    for offset in stride(from: 0.0, through: 620, by: 7) {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      table.checkInvariants()
    }
    let statistics = table.headerFooterReuseQueue.statistics(forIdentifier: "edge")
    #expect(statistics.created == 2 && statistics.dequeued == 12)
    for case let view as NumberedView in table.subviews { #expect(view.preparations > 0) }
    table.delegate = nil
    window.layoutIfNeeded()
    #expect(places(table).isEmpty)
    #expect(table.headerFooterReuseQueue.statistics(forIdentifier: "edge").live == 0)
  }

  @Test("end before others come, when the table reloads")
  func reload() {
    let source = SectionSource(3)
    let table = source.table(.plain, in: window)
    source.log = []
    table.reloadData()
    window.layoutIfNeeded()
    #expect(
      source.log == [
        "end header 0", "end footer 0", "view header 0", "show header 0", "view footer 0",
        "show footer 0",
      ])
    table.checkInvariants()
  }

  @Test("are not asked for again and again where the delegate has no view")
  func withoutView() {
    let source = SectionSource(30)
    source.makesViews = false
    let table = source.table(.plain, in: window)
    for offset in 1...50 {
      table.contentOffset.y = Double(offset)
      window.layoutIfNeeded()
    }
    #expect(source.log == ["view header 0", "view footer 0"])
    table.checkInvariants()
  }

  @Test("lie above the rows, and take the taps on them")
  func above() {
    let source = SectionSource(30)
    let table = source.table(.plain, in: window)
    table.contentOffset.y = 95
    window.layoutIfNeeded()
    let highestCell = table.subviews.lastIndex { $0 is TableViewCell } ?? -1
    let header = table.headerView(forSection: 0)
    #expect((table.subviews.firstIndex { $0 === header } ?? -1) > highestCell)
    #expect(window.hitTest(Point(x: 50, y: 10), with: nil) === header)
    let hand = Hand(window)
    hand.tap(50, 10)
    #expect(source.selected.isEmpty)
    hand.tap(50, 22)
    #expect(source.selected == [IndexPath(row: 3, section: 0)])
  }

  @Test("have the place and the view one asks for")
  func queries() {
    let source = SectionSource(3, 3)
    let table = source.table(.plain, in: window)
    #expect(table.rect(forSection: 1) == Rect(x: 0, y: 120, width: 100, height: 120))
    #expect(table.rectForHeader(inSection: 1) == Rect(x: 0, y: 120, width: 100, height: 20))
    #expect(table.rectForFooter(inSection: 1) == Rect(x: 0, y: 230, width: 100, height: 10))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 1)).minY == 200)
    #expect(table.headerView(forSection: 0)?.identifier == "header 0")
    #expect(table.footerView(forSection: 0)?.identifier == "footer 0")
    #expect(table.headerView(forSection: 1) == nil && table.headerView(forSection: 7) == nil)
    let cell = table.visibleCells[1]
    #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    #expect(table.indexPath(for: TableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    #expect(
      table.indexPathsForRows(in: Rect(x: 0, y: 100, width: 100, height: 45))
        == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)])
    #expect(table.indexPathsForRows(in: Rect(x: 200, y: 0, width: 9, height: 50)) == [])
    #expect(table.indexPathsForRows(in: Rect(x: 0, y: .nan, width: 9, height: 50)) == nil)
  }

  @Test("say the titles of the data source, as high as the table says")
  func titles() {
    let source = TitleSource(headers: ["First", nil, "Third"], footers: [nil, "End", nil])
    let table = exactTable(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 10
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 3 * 20 + 3 * 28)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
    #expect(table.headerView(forSection: 1) == nil)
    table.sectionHeaderHeight = 15
    table.sectionFooterHeight = 5
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 60 + 15 + 5 + 15)
    #expect(table.headerView(forSection: 2)?.textLabel?.text == "Third")
    table.checkInvariants()
  }

  @Test("stand back behind the table's own, which scroll with the content")
  func tableHeader() {
    let source = SectionSource(3)
    let table = source.table(.plain, in: window)
    let header = View(frame: Rect(x: 5, y: 5, width: 5, height: 40))
    let footer = View(frame: Rect(x: 0, y: 0, width: 5, height: 25))
    table.tableHeaderView = header
    table.tableFooterView = footer
    window.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(footer.frame == Rect(x: 0, y: 160, width: 100, height: 25))
    #expect(table.contentSize.height == 185)
    #expect(places(table)["header 0"] == 40)
    table.checkInvariants()

    header.frame.size.height = 10
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 155 && footer.frame.minY == 130)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 155 && places(table)["header 0"] == 10)
    table.checkInvariants()

    table.tableHeaderView = footer
    table.tableFooterView = nil
    window.layoutIfNeeded()
    #expect(header.superview == nil && footer.frame.minY == 0)
    #expect(table.contentSize.height == 145)
    table.tableHeaderView = nil
    #expect(footer.superview == nil && table.contentSize.height == 120)
    window.layoutIfNeeded()
    table.checkInvariants()
  }
}

@MainActor
@Suite("The lines between the rows of a table")
struct TableViewSeparatorTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let red = Color(0xFF0000)

  /// The lines of a table whose cells draw nothing else.
  private func lines(_ table: TableView) -> [Rect] {
    window.layoutIfNeeded()
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.render(in: &canvas)
    return canvas.commands.compactMap {
      guard case .line(let rect, let edge, red, width: let width) = $0 else { return nil }
      let top = edge == .top ? rect.minY : rect.maxY - width
      return Rect(x: rect.minX, y: top, width: rect.width, height: width)
    }
  }

  @Test("leave their inset free, and are not there if nobody wants them")
  func plain() {
    let source = ListSource.uniform(2, height: 30)
    let table = source.table(style: .plain, in: window)
    table.separatorColor = red
    table.separatorInset = EdgeInsets(top: 9, left: 8, bottom: 9, right: 4)
    let expected = [
      Rect(x: 8, y: 29, width: 88, height: 1), Rect(x: 8, y: 59, width: 88, height: 1),
    ]
    #expect(lines(table) == expected)
    table.separatorStyle = .none
    #expect(lines(table).isEmpty)
    table.separatorStyle = .singleLine
    #expect(lines(table) == expected)
  }

  @Test("leave the inset of their own cell free, which it keeps")
  func ownInset() throws {
    let source = ListSource.uniform(2, height: 30)
    let table = source.table(style: .plain, in: window)
    table.separatorColor = red
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.separatorInset == EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    cell.separatorInset = EdgeInsets(top: 9, left: 30, bottom: 9, right: 10)
    let second = Rect(x: 16, y: 59, width: 84, height: 1)
    #expect(lines(table) == [Rect(x: 30, y: 29, width: 60, height: 1), second])
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(lines(table).first == Rect(x: 10, y: 29, width: 60, height: 1))
    window.userInterfaceLayoutDirection = .leftToRight
    // An inset that is wider than the cell leaves no line.
    cell.separatorInset.left = 1_000
    #expect(lines(table).filter { $0.width > 0 } == [second])
    #expect(cell.separatorInset.left == 1_000)
  }

  @Test("go from edge to edge below a group")
  func grouped() {
    let source = ListSource([.init(header: 0, rows: [30, 30])])
    let table = source.table(style: .grouped, in: window)
    table.separatorColor = red
    #expect(
      lines(table) == [
        Rect(x: 0, y: 0, width: 100, height: 1), Rect(x: 16, y: 29, width: 84, height: 1),
        Rect(x: 0, y: 59, width: 100, height: 1),
      ])
  }
}
