import Configurations
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Tables of configured cells")
struct ConfiguredTableTests {
  private final class Rows: TableViewDataSource {
    var texts: [String]
    var style = TableViewCell.CellStyle.default
    var accessory = TableViewCell.AccessoryType.none

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? TableViewCell(style: style, reuseIdentifier: "row")
      cell.accessoryType = accessory
      var content = cell.defaultContentConfiguration()
      content.text = texts[indexPath.row]
      content.secondaryText = style == .default ? nil : "more"
      cell.contentConfiguration = content
      return cell
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() { window.textMeasuring = FixedAdvanceText() }

  private func table(_ rows: Rows, _ style: TableView.Style = .plain) -> TableView {
    let table = TableView(frame: window.bounds, style: style)
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func labels(_ cell: TableViewCell) -> [Label] {
    cell.contentView.subviews.compactMap { $0 as? Label }
  }

  @Test("have rows as high as their texts, which begin and end where a cell's own labels do")
  func rows() {
    // 26 characters of 10.2 points fit into the 268 points beside the margins.
    let rows = Rows(["short", String(repeating: "aaaa ", count: 12), "short"])
    let table = table(rows)
    #expect(table.visibleCells.map(\.frame.height) == [44, 92, 44])
    #expect(table.visibleCells.map { labels($0)[0].frame.minX } == [16, 16, 16])
    #expect(labels(table.visibleCells[1])[0].frame.width == 268)
    let own = TableViewCell()
    own.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    #expect(own.textLabel?.frame.minX == 16 && own.textLabel?.frame.width == 268)
  }

  @Test("leave room for an accessory, from the first measuring on")
  func accessories() {
    let rows = Rows([String(repeating: "a", count: 25) + " b"])
    rows.accessory = .disclosureIndicator
    let table = table(rows)
    let cell = table.visibleCells[0]
    let own = TableViewCell()
    own.frame = cell.bounds
    own.accessoryType = .disclosureIndicator
    #expect(labels(cell)[0].frame.maxX == own.textLabel?.frame.maxX)
    #expect(cell.frame.height == 68 && labels(cell)[0].frame.height == 48)
  }

  @Test("have the styles that cells have", arguments: [TableViewCell.CellStyle.value1, .subtitle])
  func styles(style: TableViewCell.CellStyle) {
    let rows = Rows(["a"])
    rows.style = style
    let cell = table(rows).visibleCells[0]
    let labels = labels(cell)
    #expect(labels[1].textColor == .systemDetail)
    #expect((labels[1].frame.minY == labels[0].frame.minY) == (style == .value1))
    #expect(cell.frame.height == (style == .value1 ? 44 : 61))
  }

  @Test("make as many cells and content views as fit, however far they are scrolled")
  func reuse() {
    let rows = Rows((0..<200).map { "row \($0)" })
    let table = table(rows)
    var views: Set<ObjectIdentifier> = []
    for offset in stride(from: 0.0, through: 6_000, by: 30) {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      for cell in table.visibleCells {
        views.insert(ObjectIdentifier(cell.contentView))
        let path = table.indexPath(for: cell)
        #expect(labels(cell)[0].text == path.map { rows.texts[$0.row] })
      }
    }
    #expect(views.count == table.reuseQueue.statistics(forIdentifier: "row").created)
    #expect(views.count <= 11)
  }

  @Test("are read as their texts")
  func spoken() {
    let rows = Rows(["a"])
    rows.style = .subtitle
    #expect(table(rows).visibleCells[0].accessibilityLabel == "a, more")
  }

  @Test("have headers in the style of the table")
  func headers() {
    final class Headers: TableViewDataSource, TableViewDelegate {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = view?.defaultContentConfiguration()
        content?.text = "Title"
        view?.contentConfiguration = content
        return view
      }
    }
    for (style, height) in [(TableView.Style.plain, 28.0), (.grouped, 38), (.insetGrouped, 38)] {
      let source = Headers()
      let table = TableView(frame: window.bounds, style: style)
      table.register(
        TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.height == height)
      table.removeFromSuperview()
    }
  }

  @Test("have backgrounds for rows and headers")
  func backgrounds() {
    let cell = TableViewCell()
    for (background, normal, chosen) in [
      (BackgroundConfiguration.listPlainCell(), Color.clear, Color.systemGray4),
      (.listGroupedCell(), .secondarySystemGroupedBackground, .systemGray4),
      (.listPlainHeaderFooter(), .secondarySystemBackground, .secondarySystemBackground),
      (.listGroupedHeaderFooter(), .clear, .clear),
    ] {
      cell.isSelected = false
      cell.backgroundConfiguration = background
      #expect(cell.backgroundConfiguration?.backgroundColor == normal)
      cell.isSelected = true
      cell.backgroundConfiguration = background
      #expect(cell.backgroundConfiguration?.backgroundColor == chosen)
    }
  }
}
