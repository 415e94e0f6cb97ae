import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A list that assistive technology reads")
struct SpokenListTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let source = Source()
  let tree: SpokenTree

  @MainActor
  final class Source: TableViewDataSource, TableViewDelegate {
    var sections: [[String]] = []
    var count: Int?
    var chosen: [IndexPath] = []

    func numberOfSections(in tableView: TableView) -> Int { count == nil ? sections.count : 1 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      count ?? sections[section].count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text =
        count == nil ? sections[indexPath.section][indexPath.row] : "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  init() {
    tree = SpokenTree(window) { _ in }
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 40
    window.addSubview(table)
  }

  private func layOut() {
    window.layoutIfNeeded()
    tree.mayHaveChanged()
  }

  private var list: SpokenNode { tree.root.seenChildren[0] }
  private var created: Int { table.reuseQueue.statistics(forIdentifier: "cell").created }

  @Test("of a million rows tells their number, gives any, and makes no cell for it")
  func million() throws {
    source.count = 1_000_000
    layOut()
    #expect(list.role == .table && list.childCount == 1_000_000)
    let before = created
    let last = try #require(list.child(at: 999_999))
    #expect(last.place == 999_999 && last.parent === list && last.role == .cell)
    #expect(!last.states.contains(.showing) && created == before)
    #expect(last.frame.minY == 40 * 999_999)
    #expect(list.child(at: 1_000_000) == nil && list.child(at: -1) == nil)
    #expect(last.name == "Row 999999" && created <= before + 1)
    #expect(table.spokenRows?.nodes.count == 1)
    #expect(last.scrollToVisible())
    layOut()
    #expect(last.states.contains(.showing) && list.child(at: 999_999) === last)
    table.contentOffset = .zero
    layOut()
    #expect(!last.states.contains(.showing) && list.child(at: 999_999) === last)
  }

  @Test(
    "gives a row the same node through insertions, deletions and moves, and none after a reload")
  func identity() throws {
    source.sections = [["a", "b"], ["c", "d", "e"]]
    layOut()
    let nodes = try (0..<5).map { try #require(list.child(at: $0)) }
    #expect(nodes.map(\.name) == ["a", "b", "c", "d", "e"])
    source.sections = [["new", "b"], ["e", "c", "d"]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      table.insertRows(at: [IndexPath(row: 0, section: 0)])
      table.moveRow(at: IndexPath(row: 2, section: 1), to: IndexPath(row: 0, section: 1))
    }
    layOut()
    #expect(nodes[0].isGone && nodes[0].states == .defunct && nodes[0].place == nil)
    #expect(nodes[1].place == 1 && nodes[4].place == 2 && nodes[2].place == 3)
    #expect((0..<5).map { list.child(at: $0)?.name } == ["new", "b", "e", "c", "d"])
    table.reloadData()
    layOut()
    #expect(nodes[1].isGone && list.child(at: 1)?.name == "b")
  }

  @Test("is selected from and used as by a tap")
  func selection() throws {
    source.count = 100
    layOut()
    let row = try #require(list.child(at: 2))
    #expect(row.perform(.press) && source.chosen == [IndexPath(row: 2, section: 0)])
    #expect(list.selectedPlaces == [2] && row.states.contains(.selected))
    #expect(list.selectChild(at: 50, true) && list.selectedPlaces == [50])
    #expect(source.chosen.count == 2 && !list.selectChild(at: 50, false))
    table.allowsMultipleSelection = true
    #expect(list.selectChild(at: 3, true) && list.selectedPlaces == [3, 50])
    #expect(list.selectChild(at: nil, false) && list.selectedPlaces == [])
  }

  @Test("has the keys at a row")
  func focus() throws {
    source.count = 100
    layOut()
    let row = try #require(list.child(at: 3))
    #expect(row.takeFocus() && tree.focus === row && row.states.contains(.focused))
    #expect(table.receiveFocused(.down) && tree.focus === list.child(at: 4))
  }

  @Test("has other things in a cell that has gone to another row")
  func reuse() throws {
    final class SwitchCell: TableViewCell {
      let control = Switch(frame: Rect(x: 200, y: 0, width: 60, height: 30))
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(control)
      }
    }
    table.register(SwitchCell.self, forCellReuseIdentifier: "cell")
    source.count = 100
    layOut()
    let row = try #require(list.child(at: 0))
    let control = try #require(row.child(at: 0))
    #expect(control.role == .toggle && control.parent === row)
    table.contentOffset = Point(x: 0, y: 2_000)
    layOut()
    #expect(row.childCount == 0 && control.isGone)
    table.contentOffset = .zero
    layOut()
    #expect(list.child(at: 0) === row && row.child(at: 0)?.parent === row)
  }
}
