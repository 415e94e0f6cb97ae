@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Tables whose rows form groups")
struct GroupedStyleTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 600))

  private func table(
    _ source: TitleSource, _ style: TableView.Style = .insetGrouped
  ) -> TableView {
    let table = TableView(frame: window.bounds, style: style)
    (table.rowHeight, table.estimatedRowHeight) = (44, 0)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func cell(_ table: TableView, _ row: Int, _ section: Int = 0) throws -> TableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  private func commands(_ view: View) -> [DrawCommand] {
    window.layoutIfNeeded()
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    view.render(in: &canvas)
    return canvas.commands
  }

  private func corners(_ cell: TableViewCell) -> (top: Bool, bottom: Bool) {
    for case .stroke(let ring, let stroke) in commands(cell) where stroke.cornerRadius > 0 {
      return (ring.minY > cell.frame.minY - 9, ring.maxY < cell.frame.maxY + 9)
    }
    return (false, false)
  }

  @Test("have space above and below each group, and titles close to their rows")
  func spaces() throws {
    let source = TitleSource(headers: [nil, "A", nil], footers: [nil, nil, "B"])
    for style in [TableView.Style.grouped, .insetGrouped] {
      let table = table(source, style)
      #expect(table.rect(forSection: 0).height == 18 + 88 + 18)
      #expect(table.rect(forSection: 1).height == 38 + 88 + 18)
      #expect(table.rect(forSection: 2).height == 18 + 88 + 38)
      let (header, footer) = (table.headerView(forSection: 1), table.footerView(forSection: 2))
      let half = Font(.words, size: 13).lineHeight / 2
      let middles = [header?.textLabel?.frame.midY, footer?.textLabel?.frame.midY]
      for (middle, expected) in zip(middles, [38 - 7 - half, 7 + half]) {
        #expect(abs(try #require(middle) - expected) < 1e-9)
      }
      #expect(header?.textLabel?.textColor == .systemDetail && header?.backgroundColor == nil)
      table.sectionHeaderHeight = 0
      table.sectionFooterHeight = 5
      window.layoutIfNeeded()
      #expect(table.contentSize.height == 3 * (88 + 5))
      table.removeFromSuperview()
    }
  }

  @Test("lie on the colour of grouped lists, and cells without a colour have that of rows")
  func colours() throws {
    let source = TitleSource(headers: [nil], footers: [nil])
    let table = table(source, .grouped)
    #expect(table.backgroundColor == .systemGroupedBackground)
    let cell = try cell(table, 0)
    #expect(cell.backgroundColor == nil)
    #expect(cell.storedBackgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    #expect(cell.storedBackgroundColor == .systemSelection)
    cell.isSelected = false
    cell.backgroundColor = Color(0x112233)
    #expect(cell.storedBackgroundColor == Color(0x112233))
    cell.backgroundColor = nil
    #expect(cell.storedBackgroundColor == .secondarySystemGroupedBackground)
    cell.backgroundConfiguration = .clear()
    #expect(cell.storedBackgroundColor == nil)
    #expect(TableView().backgroundColor == nil)
  }

  @Test("are inset with their headers, by as much as the program says")
  func insets() throws {
    let source = TitleSource(headers: ["A"], footers: [nil])
    let table = table(source)
    #expect(table.sectionInset == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(try cell(table, 0).frame.minX == 16)
    #expect(try cell(table, 0).frame.width == 268)
    #expect(table.headerView(forSection: 0)?.frame.minX == 16)
    #expect(table.headerView(forSection: 0)?.frame.width == 268)
    table.sectionInset = .zero
    window.layoutIfNeeded()
    #expect(try cell(table, 0).frame.width == 300)
    #expect(table.headerView(forSection: 0)?.frame.width == 300)
  }

  @Test("have round corners at their ends, and no line below the last row")
  func ends() throws {
    let source = EditableRows([["a", "b", "c"], ["d"]], style: .insetGrouped)
    let table = source.table
    func ends() -> [String] {
      table.visibleCells.map { cell in
        let (top, bottom) = corners(cell)
        return (cell.textLabel?.text ?? "?") + (top ? "^" : "") + (bottom ? "_" : "")
          + (cell.separator == nil ? "" : "-")
      }
    }
    #expect(ends() == ["a^-", "b-", "c_", "d^_"])
    source.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    source.hand.settle()
    #expect(ends() == ["b^-", "c_", "d^_"])
    source.sections[1].append("e")
    table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
    source.hand.settle()
    #expect(ends() == ["b^-", "c_", "d^-", "e_"])
    table.backgroundColor = .clear
    #expect(ends() == ["b-", "c", "d-", "e"])
  }

  @Test("draw a line from edge to edge above and below if they are not inset")
  func lines() throws {
    let source = TitleSource(headers: [nil], footers: [nil])
    let table = table(source, .grouped)
    let first = try cell(table, 0)
    func edges() -> [Rect.Edge] {
      commands(first).compactMap { if case .line(_, let edge, _, _) = $0 { edge } else { nil } }
    }
    #expect(Set(edges()) == [.top, .bottom] && edges().count == 2)
    table.separatorStyle = .none
    #expect(edges().isEmpty)
  }

  @Test("take their look off cells that go to a plain table by a common queue")
  func commonQueue() throws {
    let source = TitleSource(headers: [nil], footers: [nil])
    let grouped = table(source)
    let cell = try cell(grouped, 0)
    let plain = exactTable(frame: window.bounds)
    plain.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    plain.reuseQueue = grouped.reuseQueue
    grouped.dataSource = nil
    window.layoutIfNeeded()
    plain.dataSource = source
    window.addSubview(plain)
    window.layoutIfNeeded()
    #expect(plain.visibleCells.contains { $0 === cell })
    #expect(cell.storedBackgroundColor == nil && corners(cell) == (false, false))
  }
}
