import TestSupport
import Testing

@testable import ScrollEngine

/// Rows with texts that are broken into lines, as wide as the room beside the controls.
@MainActor
private final class Paragraphs: TableViewDataSource {
  final class Cell: TableViewCell {
    let label = Label()

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }
  }

  var accessory = TableViewCell.AccessoryType.none
  let texts = (0..<40).map { row in
    (0..<3 + row * 7 % 30).map { String(repeating: "w", count: 1 + ($0 + row) * 5 % 9) }
      .joined(separator: " ")
  }
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))

  init() {
    window.textMeasuring = FixedAdvanceText()
    table.rowHeight = TableView.automaticDimension
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = texts[indexPath.row]
    cell.accessoryType = accessory
    return cell
  }

  /// The heights of all rows, seen one after the other.
  var heights: [Double] {
    (0..<40).map { row in
      let path = IndexPath(row: row, section: 0)
      table.scrollToRow(at: path, at: .middle, animated: false)
      window.advance(to: window.now + 0.02)
      return table.rectForRow(at: path).height
    }
  }
}

@MainActor
@Suite("Rows that size themselves, while their table is edited")
struct EditedHeightsTests {
  @Test("are as high as in a table that was edited from the start", arguments: [false, true])
  func heights(animated: Bool) {
    let rows = Paragraphs()
    rows.window.advance(to: 1)
    let before = rows.heights
    rows.table.setContentOffset(Point(x: 0, y: 200), animated: false)
    rows.window.advance(to: 2)
    rows.table.setEditing(true, animated: animated)
    rows.window.advance(to: 3)
    rows.table.checkInvariants()

    let other = Paragraphs()
    other.table.isEditing = true
    other.window.advance(to: 1)
    let expected = other.heights
    #expect(rows.heights == expected && expected != before)
    #expect(zip(expected, before).allSatisfy { $0 >= $1 })

    rows.table.setEditing(false, animated: animated)
    rows.window.advance(to: rows.window.now + 1)
    rows.table.checkInvariants()
    #expect(rows.heights == before)
  }

  @Test("are as high when they are new as when they are reused, beside an accessory")
  func accessories() throws {
    let rows = Paragraphs()
    rows.accessory = .disclosureIndicator
    rows.window.advance(to: 1)
    for cell in rows.table.visibleCells {
      let label = try #require((cell as? Paragraphs.Cell)?.label)
      let fitting = label.sizeThatFits(Size(width: label.bounds.width, height: .infinity)).height
      #expect(label.bounds.height == fitting && cell.contentView.bounds.width < 320)
    }
    let first = rows.heights
    #expect(rows.heights == first)
  }

  @Test("move to their places, and stay where one reads")
  func motion() throws {
    let rows = Paragraphs()
    rows.window.advance(to: 1)
    rows.table.setContentOffset(Point(x: 0, y: 300), animated: false)
    rows.window.advance(to: 2)
    let first = try #require(rows.table.indexPathsForVisibleRows?.first)
    let top = rows.table.rectForRow(at: first).minY - rows.table.contentOffset.y
    func tops() -> [Double] {
      rows.table.visibleCells.map {
        $0.frame.minY + $0.presentationOffset.y - rows.table.contentOffset.y
      }
    }
    let before = tops()
    rows.table.setEditing(true, animated: true)
    rows.window.advance(to: 2)
    #expect(zip(tops(), before).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(rows.table.rectForRow(at: first).minY - rows.table.contentOffset.y == top)
    rows.window.advance(to: 2.15)
    let middle = tops()
    rows.window.advance(to: 3)
    #expect(zip(middle, tops()).contains { abs($0 - $1) > 1 })
    #expect(rows.window.movingParts.isEmpty && tops() != before)
    #expect(rows.table.visibleCells.allSatisfy { $0.transit == nil })
  }
}
