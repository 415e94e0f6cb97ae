import ScrollEngine
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Scroll views in the cells of a table")
struct NestedOffsetTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = ShelfSource()
  let table: TableView

  init() {
    table = source.table(in: window)
    window.layoutIfNeeded()
  }

  func scroll(to y: Double) {
    table.contentOffset.y = y
    window.layoutIfNeeded()
  }

  func shelf(_ row: Int) throws -> ScrollView {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? ShelfCell
    return try #require(cell).shelf
  }

  @Test("stand where they stood when their row returns, and at the beginning in other rows")
  func keptAndRestored() throws {
    try shelf(1).contentOffset.x = 33.5
    scroll(to: 200)
    for row in 10...14 { #expect(try shelf(row).contentOffset.x == 0) }
    #expect(table.offsetMemory.count == 1)
    scroll(to: 0)
    #expect(try shelf(1).contentOffset.x == 33.5)
    #expect(try shelf(0).contentOffset.x == 0 && shelf(2).contentOffset.x == 0)
    try shelf(1).contentOffset.x = 0
    scroll(to: 200)
    #expect(table.offsetMemory.count == 0)
  }

  @Test(
    "agree with a plain list of offsets over random scrolls", arguments: [false, true],
    Soak.seeds(1...8))
  func model(named: Bool, seed: UInt64) throws {
    source.names = named
    var numbers = RandomNumbers(seed: seed)
    var random = numbers.random
    // At most 40 points, so that rows enter and leave.
    table.rowHeight = min(numbers.number(in: 9...40), 40)
    let end = table.rowHeight * 100 - 100
    table.reloadData()
    window.layoutIfNeeded()
    var offsets: [Int: Double] = [:]
    for step in 0..<600 {
      if Int.random(in: 0..<4, using: &random) == 0, let row = table.liveRows.randomElement() {
        let range = try shelf(row).scrollRange[.horizontal]
        let offset =
          Bool.random(using: &random)
          ? range.lowerBound : min(numbers.number(in: range), range.upperBound)
        try shelf(row).contentOffset.x = offset
        offsets[row] = offset == range.lowerBound ? nil : offset
      }
      let jump = step % 7 == 0
      scroll(
        to: jump
          ? numbers.number(in: -50...end + 50)
          : table.contentOffset.y + min(numbers.number(in: -45...45), 45))
      for row in table.liveRows {
        #expect(
          try shelf(row).contentOffset.x == offsets[row] ?? 0,
          "seed \(seed), step \(step), row \(row)")
      }
      let gone = offsets.keys.filter { !table.liveRows.contains($0) }.count
      #expect(
        table.offsetMemory.count == gone,
        "seed \(seed), step \(step): only moved rows are remembered")
    }
  }

  @Test("that are past an edge count as if they were at it, and their motion ends")
  func motion() throws {
    let hand = Hand(window)
    hand.down(50, 10)
    hand.move(40, 10)
    hand.move(-30, 10)
    hand.up(-30, 10)
    #expect(try shelf(0).isDecelerating)
    let left = try shelf(0)
    scroll(to: 500)
    #expect(!left.isDecelerating && left.motion.isNone)
    hand.settle()
    #expect(left.contentOffset.x == 0)
    scroll(to: 0)
    let there = try shelf(0).contentOffset.x
    #expect(there > 0 && there < 200)
    try shelf(0).contentOffset.x = 900
    scroll(to: 500)
    scroll(to: 0)
    #expect(try shelf(0).contentOffset.x == 200)
  }

  @Test("whose content has become shorter are brought into the range")
  func shorterContent() throws {
    try shelf(2).contentOffset.x = 180
    scroll(to: 500)
    source.contentWidth = 150
    scroll(to: 0)
    #expect(try shelf(2).contentOffset.x == 50)
  }

  @Test("follow their content where it has a name, and lose their place in a reload otherwise")
  func reload() throws {
    try shelf(2).contentOffset.x = 40
    table.reloadData()
    window.layoutIfNeeded()
    #expect(try shelf(2).contentOffset.x == 0)

    source.names = true
    table.reloadData()
    window.layoutIfNeeded()
    try shelf(2).contentOffset.x = 40
    scroll(to: 500)
    source.firstName = -3
    table.reloadData()
    scroll(to: 60)
    // The former row 2 is now row 5.
    #expect(try shelf(5).contentOffset.x == 40)
    for row in [3, 4, 6, 7] { #expect(try shelf(row).contentOffset.x == 0) }
  }

  @Test("are put back in a new cell, too, which has no layout yet")
  func newCellForOldRow() throws {
    table.reuseQueue.setMaximumQueued(0, forIdentifier: "shelf")
    try shelf(1).contentOffset.x = 70
    scroll(to: 500)
    scroll(to: 0)
    #expect(table.reuseQueue.statistics(forIdentifier: "shelf").reused == 0)
    #expect(try shelf(1).contentOffset.x == 70)
    #expect(try shelf(0).contentOffset.x == 0)
  }

  @Test("of new cells stand where the program put them")
  func newCells() throws {
    source.startsAt = 12
    let other = source.table(in: window)
    other.layoutIfNeeded()
    let cell = try #require(other.visibleCells.first as? ShelfCell)
    #expect(cell.shelf.contentOffset.x == 12)
  }

  @Test("have the places of an update's rows, and none where the row is gone")
  func mapping() throws {
    let cell = ShelfCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    cell.layoutIfNeeded()
    var memory = OffsetMemory()
    for row in 0..<4 {
      cell.shelf.contentOffset.x = Double(10 + row)
      cell.contentIdentity = row == 3 ? "three" : nil
      memory.remember(cell, at: IndexPath(row: row, section: 0))
    }
    memory.map { $0.row == 0 ? nil : IndexPath(row: $0.row + 10, section: 1) }
    #expect(memory.count == 3)
    for row in 0..<4 {
      let place = IndexPath(row: row + 10, section: 1)
      cell.contentIdentity = row == 3 ? "three" : nil
      cell.wasUsed = true
      memory.startOver(cell)
      #expect(cell.shelf.contentOffset.x == 0)
      memory.restore(cell, at: place)
      #expect(cell.shelf.contentOffset.x == [0, 11, 12, 13][row])
    }
    // Offsets of rows that are visible again are no longer kept.
    #expect(memory.count == 0)
    for identity in [nil, "three"] as [AnyHashable?] {
      cell.contentIdentity = identity
      memory.remember(cell, at: IndexPath(row: 5, section: 0))
    }
    #expect(memory.count == 2)
    memory.forgetPlaces()
    #expect(memory.count == 1)
  }

  @Test("belong to what the data source calls the row, through updates and reloads")
  func elementNames() throws {
    let named = NamedShelfSource()
    table.dataSource = named
    table.reloadData()
    window.layoutIfNeeded()
    try shelf(2).contentOffset.x = 40
    try shelf(3).contentOffset.x = 50
    named.names.insert("new", at: 0)
    named.names.removeAll { $0 == "row 3" }
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    window.layoutIfNeeded()
    for row in 0...4 { #expect(try shelf(row).contentOffset.x == (row == 3 ? 40 : 0)) }
    table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    window.layoutIfNeeded()
    #expect(try shelf(3).contentOffset.x == 40)
    named.names.swapAt(3, 1)
    table.reloadData()
    window.layoutIfNeeded()
    for row in 0...4 { #expect(try shelf(row).contentOffset.x == (row == 1 ? 40 : 0)) }
  }

  @Test("are found wherever they are in the cell, but not in another list or stack there")
  func finding() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    #expect(!cell.holdsScrollViews && cell.nestedScrollViews.isEmpty)
    let box = View()
    let shelf = ScrollView()
    let inner = ScrollView()
    shelf.addSubview(inner)
    box.addSubview(shelf)
    cell.addSubview(box)
    let stack = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stack.addArrangedSubview(ScrollView())
    cell.addSubview(stack)
    let found = cell.nestedScrollViews
    #expect(found.count == 3 && found[0] === shelf && found[1] === inner && found[2] === stack)
    shelf.removeFromSuperview()
    #expect(cell.nestedScrollViews.count == 1)
  }

  @Test("stand where the program put them when it filled the cell for a row not seen before")
  func programsOffset() throws {
    source.startsAt = 12
    scroll(to: 500)
    for row in 25...29 { #expect(try shelf(row).contentOffset.x == 12) }
  }

  @Test("stand where the cell's last row left them, as in UIKit, if the table says so")
  func asInUIKit() throws {
    table.restoresOffsetsInCells = false
    for row in 0...4 { try shelf(row).contentOffset.x = 33 }
    scroll(to: 200)
    for row in 10...14 { #expect(try shelf(row).contentOffset.x == 33) }
    #expect(table.offsetMemory.count == 0)
  }

  @Test("are not looked for in cells that have none")
  func plainCells() {
    var memory = OffsetMemory()
    let cell = ProbeCell()
    memory.remember(cell, at: IndexPath(row: 0, section: 0))
    memory.restore(cell, at: IndexPath(row: 0, section: 0))
    #expect(memory.count == 0)
  }
}

/// A row with a horizontal scroll view, which the cell places in its layout, as apps do.
final class ShelfCell: TableViewCell {
  let shelf = ScrollView()
  var contentWidth = 300.0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(shelf)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shelf.frame = bounds
    shelf.contentSize = Size(width: contentWidth, height: bounds.height)
  }
}

/// A hundred rows with shelves; with `names`, the cells have a content identity.
@MainActor
final class ShelfSource: TableViewDataSource {
  var names = false
  var firstName = 0
  var contentWidth = 300.0
  var startsAt: Double?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    if names { cell.contentIdentity = firstName + indexPath.row }
    if let cell = cell as? ShelfCell {
      cell.contentWidth = contentWidth
      cell.setNeedsLayout()
      if let startsAt {
        cell.shelf.contentSize.width = contentWidth
        cell.shelf.contentOffset.x = startsAt
      }
    }
    return cell
  }

  func table(in window: Window) -> TableView {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    table.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
    table.dataSource = self
    window.addSubview(table)
    return table
  }
}

/// A source of the same rows, which also gives them model identifiers.
@MainActor
final class NamedShelfSource: TableViewDataSource, DataSourceModelAssociation {
  var names = (0..<100).map { "row \($0)" }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
  }

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    names[indexPath.row]
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}
