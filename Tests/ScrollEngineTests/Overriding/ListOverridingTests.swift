import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A subclass of a table, a collection or a cell")
struct ListOverridingTests {
  /// Records each call to its overrides.
  final class Cell: TableViewCell {
    var notes: [String] = []
    override var frame: Rect { didSet { notes.append("frame \(Int(frame.minY))") } }
    override var isSelected: Bool { didSet { notes.append("isSelected \(isSelected)") } }
    override func setSelected(_ selected: Bool, animated: Bool) {
      notes.append("setSelected \(selected)")
      super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      notes.append("setHighlighted \(highlighted)")
      super.setHighlighted(highlighted, animated: animated)
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      notes.append("prepareForReuse")
    }
    override func removeFromSuperview() {
      notes.append("removeFromSuperview")
      super.removeFromSuperview()
    }
    override func willMove(toSuperview newSuperview: View?) {
      notes.append("to \(newSuperview == nil ? "nothing" : "the table")")
    }
    private let title = Label()
    override var textLabel: Label? { title }
  }

  /// Records each call to its overrides.
  final class List: TableView {
    var notes: [String] = []
    override weak var dataSource: (any TableViewDataSource)? {
      didSet { notes.append("dataSource") }
    }
    override var rowHeight: Double { didSet { notes.append("rowHeight") } }
    override var tableHeaderView: View? { didSet { notes.append("tableHeaderView") } }
    override var contentOffset: Point { didSet { notes.append("contentOffset") } }
    override func reloadData() {
      notes.append("reloadData")
      super.reloadData()
    }
    override func beginUpdates() {
      notes.append("beginUpdates")
      super.beginUpdates()
    }
    override func endUpdates() {
      notes.append("endUpdates")
      super.endUpdates()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      notes.append("performBatchUpdates")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      notes.append("insertRows")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      notes.append("deleteRows")
      super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      notes.append("reloadRows")
      super.reloadRows(at: indexPaths, with: animation)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      notes.append("moveRow")
      super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      notes.append("selectRow")
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
      notes.append("deselectRow")
      super.deselectRow(at: indexPath, animated: animated)
    }
    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
      notes.append("scrollToRow")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
      notes.append("dequeue")
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }

  /// A data source of `count` rows.
  final class Rows: TableViewDataSource {
    var count = 20
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  let rows = Rows()
  let table = List(frame: Rect(x: 0, y: 0, width: 300, height: 100))

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> Cell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
  }

  @Test("hears where the table places it, and when it comes and goes")
  func placing() throws {
    let cell = try cell(0)
    #expect(cell.notes == ["frame 0", "to the table"])
    #expect(cell.frame == Rect(x: 0, y: 0, width: 300, height: 50))
    cell.notes = []
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(
      cell.notes == [
        "removeFromSuperview", "to nothing", "prepareForReuse", "frame 100", "to the table",
      ])
    let next = try self.cell(2)
    next.notes = []
    table.rowHeight = 60
    table.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(try self.cell(2).notes.contains("frame 120"))
  }

  @Test("hears of the updates that move it")
  func moving() throws {
    let cell = try cell(0)
    cell.notes = []
    rows.count = 21
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.layoutIfNeeded()
    #expect(cell.notes == ["frame 50"])
  }

  @Test("hears of selection as the table changes it")
  func selecting() throws {
    let cell = try cell(1)
    cell.notes = []
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(cell.notes == ["setSelected true", "isSelected true"])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    cell.notes = []
    Hand(window).tap(10, 75)
    #expect(
      cell.notes == [
        "setHighlighted true", "setHighlighted false", "setSelected true", "isSelected true",
      ])
  }

  @Test("of a cell gives it another label, and the table's texts go there")
  func label() throws {
    let cell = try cell(0)
    cell.textLabel?.text = "a"
    #expect(cell.textLabel?.text == "a" && cell.textLabel?.superview == nil)
  }

  @Test("of a table hears of each request")
  func requests() {
    #expect(table.notes == ["rowHeight", "dataSource", "dequeue", "dequeue"])
    table.notes = []
    let first = IndexPath(row: 0, section: 0)
    table.reloadData()
    table.tableHeaderView = nil
    #expect(table.notes == ["reloadData", "tableHeaderView"])
    table.notes = []
    table.performBatchUpdates {
      rows.count = 21; table.insertRows(at: [first], with: .none)
    }
    #expect(table.notes == ["performBatchUpdates", "insertRows"])
    table.notes = []
    table.beginUpdates()
    rows.count = 20
    table.deleteRows(at: [first], with: .none)
    table.endUpdates()
    #expect(table.notes == ["beginUpdates", "deleteRows", "endUpdates"])
    window.layoutIfNeeded()
    table.notes = []
    table.reloadRows(at: [first], with: .none)
    table.moveRow(at: first, to: IndexPath(row: 1, section: 0))
    #expect(table.notes == ["reloadRows", "moveRow"])
    window.layoutIfNeeded()
    table.notes = []
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.deselectRow(at: first, animated: false)
    table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
    #expect(
      table.notes.filter { $0 != "dequeue" } == [
        "selectRow", "deselectRow", "scrollToRow", "contentOffset",
      ])
  }

  @Test("of a collection hears of each request, and its cells where they are placed")
  func collection() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let source = Items()
    let items = Grid(frame: table.frame, collectionViewLayout: layout)
    items.register(Tile.self, forCellWithReuseIdentifier: "item")
    items.dataSource = source
    window.addSubview(items)
    window.layoutIfNeeded()
    #expect(items.notes == ["dataSource"] + Array(repeating: "dequeue", count: 6))
    let first = IndexPath(item: 0, section: 0)
    let tile = try #require(items.cellForItem(at: first) as? Tile)
    #expect(tile.frames == [Rect(x: 0, y: 0, width: 100, height: 50)])
    items.notes = []
    items.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(tile.selections == [true])
    items.deselectItem(at: first, animated: false)
    items.scrollToItem(at: first, at: .top, animated: false)
    items.reloadItems(at: [first])
    items.moveItem(at: first, to: first)
    items.performBatchUpdates {
      source.count += 1; items.insertItems(at: [first])
    }
    items.performBatchUpdates {
      source.count -= 1; items.deleteItems(at: [first])
    }
    items.reloadData()
    #expect(
      items.notes.filter { $0 != "dequeue" } == [
        "selectItem", "deselectItem", "scrollToItem", "reloadItems", "moveItem", "batch",
        "insertItems", "batch", "deleteItems", "reloadData",
      ])
  }

  /// A data source of `count` items.
  final class Items: CollectionViewDataSource {
    var count = 20
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  /// Records its frames and selections.
  final class Tile: CollectionViewCell {
    var frames: [Rect] = []
    var selections: [Bool] = []
    override var frame: Rect { didSet { frames.append(frame) } }
    override var isSelected: Bool { didSet { selections.append(isSelected) } }
  }

  /// Records each call to its overrides.
  final class Grid: CollectionView {
    var notes: [String] = []
    override weak var dataSource: (any CollectionViewDataSource)? {
      didSet { notes.append("dataSource") }
    }
    override func reloadData() {
      notes.append("reloadData")
      super.reloadData()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      notes.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
      notes.append("insertItems")
      super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
      notes.append("deleteItems")
      super.deleteItems(at: indexPaths)
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
      notes.append("reloadItems")
      super.reloadItems(at: indexPaths)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      notes.append("moveItem")
      super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      notes.append("selectItem")
      super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
      notes.append("deselectItem")
      super.deselectItem(at: indexPath, animated: animated)
    }
    override func scrollToItem(
      at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) {
      notes.append("scrollToItem")
      super.scrollToItem(at: indexPath, at: position, animated: animated)
    }
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionViewCell {
      notes.append("dequeue")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
}
