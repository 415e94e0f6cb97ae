@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Content configurations")
struct ContentConfigurationTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  private func note(_ cell: TableViewCell?) -> NoteView? { cell?.contentView as? NoteView }

  @Test("make a view once, and give it further configurations of the same kind")
  func reuse() throws {
    let cell = TableViewCell()
    cell.contentConfiguration = NoteConfiguration("a")
    let view = try #require(note(cell))
    #expect(view.superview === cell && view.note.text == "a" && view.changes == 0)
    cell.contentConfiguration = NoteConfiguration("b")
    #expect(note(cell) === view && view.note.text == "b" && view.changes == 1)
    cell.contentConfiguration = LineConfiguration()
    #expect(cell.contentView is LineView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == View.self && cell.contentConfiguration == nil)
    #expect(cell.subviews.count == 1)
  }

  @Test("take the place of the labels and the image of a cell, which are not made anew")
  func labels() {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel?.text = "a"
    cell.detailTextLabel?.text = "b"
    cell.imageView?.image = Image(width: 2, height: 2) { _, _ in Color(0) }
    cell.contentConfiguration = NoteConfiguration("c")
    #expect(cell.subviews.count == 1)
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    cell.contentConfiguration = nil
    #expect(cell.textLabel != nil && cell.detailTextLabel?.text == nil)
  }

  @Test("fill what an accessory leaves free, and give rows their heights")
  func heights() {
    let source = NoteSource([30, 50, 70].map { NoteConfiguration("a", height: $0) })
    source.onCell = { $0.accessoryType = .disclosureIndicator }
    let table = source.table(in: window)
    #expect(table.visibleCells.map(\.frame.height) == [30, 50, 70])
    #expect(table.contentSize.height == 150)
    for cell in table.visibleCells {
      #expect(note(cell)?.frame == Rect(x: 0, y: 0, width: 276, height: cell.frame.height))
    }
  }

  @Test("have the row measured again when they are set for a cell in sight")
  func newHeight() {
    let source = NoteSource([30, 50].map { NoteConfiguration("a", height: $0) })
    let table = source.table(in: window)
    let cell = table.visibleCells[0]
    cell.contentConfiguration = NoteConfiguration("a", height: 80)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [80, 50])
    source.notes[1].height = 10
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [80, 10])
  }

  @Test("follow the state by themselves, at once when set, and otherwise before the next layout")
  func automatic() throws {
    let cell = TableViewCell()
    window.addSubview(cell)
    cell.isSelected = true
    cell.contentConfiguration = NoteConfiguration("a")
    let view = try #require(note(cell))
    #expect(view.note.isStrong && view.changes == 0)
    window.layoutIfNeeded()
    let before = view.changes
    cell.isSelected = false
    cell.isUserInteractionEnabled = false
    #expect(view.note.isStrong && !view.note.isDim)
    window.layoutIfNeeded()
    #expect(!view.note.isStrong && view.note.isDim && view.changes == before + 1)
    window.layoutIfNeeded()
    #expect(view.changes == before + 1)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isUserInteractionEnabled = true
    window.layoutIfNeeded()
    #expect(view.note.isDim && view.changes == before + 1)
  }

  @Test("of headers are as high as their views")
  func headers() {
    final class Headers: TableViewDataSource, TableViewDelegate {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.contentConfiguration = NoteConfiguration("a", height: 33)
        return view
      }
    }
    let source = Headers()
    let table = TableView(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let header = table.headerView(forSection: 0)
    #expect(header?.frame == Rect(x: 0, y: 0, width: 300, height: 33))
    #expect(header?.contentView.frame == header?.bounds && header?.textLabel == nil)
  }

  @Test("size the cells of a collection whose layout asks them")
  func collection() {
    final class Items: CollectionViewDataSource {
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
        cell.contentConfiguration = NoteConfiguration("a", height: 20 + Double(indexPath.item))
        return cell
      }
    }
    let source = Items()
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 300, height: 10)
    layout.minimumLineSpacing = 0
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.height).sorted() == [20, 21, 22])
    #expect(collection.visibleCells.allSatisfy { $0.contentView.frame == $0.bounds })
  }

  @Test("leave nothing behind in cells that have none, however these are scrolled and selected")
  func plain() {
    let source = ListSource.uniform(100, height: 40)
    let table = exactTable(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    for offset in stride(from: 0.0, through: 1_000, by: 30) {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      table.selectRow(at: table.indexPathsForVisibleRows?.first)
    }
    #expect(table.visibleCells.allSatisfy { $0.boxedShowing == nil })
  }
}
