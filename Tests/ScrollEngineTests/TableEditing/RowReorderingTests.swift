import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A row that is dragged by its handle")
struct RowReorderingTests {
  let rows: EditableRows
  var table: TableView { rows.table }
  var hand: Hand { rows.hand }

  init() { self.init(.grouped) }

  private init(_ style: TableView.Style) {
    rows = EditableRows([["a", "b", "c", "d"], ["e", "f"]], style: style)
    rows.table.isEditing = true
  }

  private func grab(_ y: Double) { hand.down(280, y) }
  private func pull(to y: Double) { hand.move(280, y) }
  private func drop(_ y: Double) { hand.up(280, y) }

  private func settle() {
    hand.rest(0.5)
    rows.window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.visibleCells.allSatisfy { $0.presentationOffset == .zero })
  }

  /// The tops of the visible rows as they are drawn, by name, in the content.
  private var places: [String: Double] {
    Dictionary(
      uniqueKeysWithValues: table.visibleCells.map {
        ($0.textLabel?.text ?? "?", $0.frame.minY + $0.presentationOffset.y)
      })
  }

  @Test("follows the finger at once, and is moved once, when it is let go")
  func moving() {
    grab(20)
    #expect(rows.top(0) == 0 && !table.isDragging)
    pull(to: 55)
    #expect(rows.top(0) == 35 && rows.log.isEmpty)
    hand.rest(0.4)
    table.checkInvariants()
    #expect(rows.shown == ["b", "a", "c", "d", "e", "f"])
    #expect(rows.top(1) == 0 && rows.cell(1)?.frame.minY == 40)
    pull(to: 112)
    hand.rest(0.4)
    #expect(rows.shown == ["b", "c", "a", "d", "e", "f"])
    drop(112)
    #expect(rows.log == ["move 0.0 to 0.2"] && rows.sections[0] == ["b", "c", "a", "d"])
    settle()
    #expect(rows.shown == ["b", "c", "a", "d", "e", "f"])
    #expect(table.contentOffset.y == 0)
  }

  @Test("lets the others make room on the curve of updates, and take it back")
  func room() {
    grab(20)
    pull(to: 45)
    #expect(rows.top(1) == 40)
    hand.rest(0.15)
    #expect((1...39).contains(rows.top(1) ?? 0))
    pull(to: 22)
    hand.rest(0.4)
    #expect(rows.top(1) == 40)
    drop(22)
    #expect(rows.log.isEmpty)
    settle()
    #expect(rows.shown == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("moves up, and into other sections")
  func sections() {
    grab(220)
    pull(to: 95)
    hand.rest(0.4)
    drop(95)
    settle()
    #expect(rows.log == ["move 1.1 to 0.2"])
    #expect(rows.shown == ["a", "b", "f", "c", "d", "e"])
    grab(20)
    pull(to: 390)
    hand.rest(0.4)
    drop(390)
    settle()
    #expect(rows.log.last == "move 0.0 to 1.1")
    #expect(rows.sections == [["b", "f", "c", "d"], ["e", "a"]])
  }

  @Test("goes where the delegate wants it")
  func retargeting() {
    rows.retarget = { IndexPath(row: min($0.row, 1), section: 0) }
    grab(20)
    pull(to: 150)
    hand.rest(0.4)
    #expect(rows.top(1) == 0 && rows.top(2) == 80)
    drop(150)
    settle()
    #expect(rows.log == ["move 0.0 to 0.1"] && rows.shown == ["b", "a", "c", "d", "e", "f"])
  }

  @Test("goes back when the system takes the finger away, or the table something else")
  func cancelling() {
    grab(20)
    pull(to: 100)
    hand.rest(0.4)
    hand.lose()
    settle()
    #expect(rows.log.isEmpty && rows.shown == ["a", "b", "c", "d", "e", "f"])
    for change in 0..<3 {
      grab(60)
      pull(to: 140)
      hand.rest(0.4)
      switch change {
      case 0: table.reloadData()
      case 1:
        rows.sections[0].append("x")
        table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      default: table.isEditing = false
      }
      rows.window.layoutIfNeeded()
      drop(140)
      settle()
      #expect(rows.log.isEmpty && rows.shown.prefix(4) == ["a", "b", "c", "d"])
    }
  }

  @Test("scrolls the content at an edge, and stays though its own row is out of sight")
  func scrolling() {
    rows.sections = [(0..<100).map { "\($0)" }]
    table.reloadData()
    rows.window.layoutIfNeeded()
    let cell = rows.cell(0)
    grab(20)
    pull(to: 395)
    hand.rest(3)
    rows.window.layoutIfNeeded()
    #expect(table.contentOffset.y > 800)
    table.checkInvariants()
    #expect(cell?.superview === table && rows.cell(0) === cell)
    let top = (cell?.frame.minY ?? 0) + (cell?.presentationOffset.y ?? 0)
    #expect(abs(top - (table.contentOffset.y + 375)) < 0.001)
    let requested = Int((top + 40 - 20) / 40)
    pull(to: 200)
    hand.rest(0.5)
    let offset = table.contentOffset.y
    drop(200)
    settle()
    #expect(table.contentOffset.y == offset && rows.log.count == 1)
    let place = rows.sections[0].firstIndex(of: "0") ?? 0
    #expect(place > 20 && place <= requested)
    #expect(rows.cell(place)?.textLabel?.text == "0")
    let visible = (table.indexPathsForVisibleRows ?? []).map { rows.sections[0][$0.row] }
    #expect(rows.shown == visible)
  }

  @Test("has the width and the place of its row when it comes back to another table")
  func resized() {
    grab(60)
    pull(to: 150)
    table.frame.size.width = 280
    hand.rest(0.3)
    hand.lose()
    settle()
    #expect(rows.cell(1)?.frame == Rect(x: 0, y: 40, width: 280, height: 40))
  }

  @Test("is shown above the others, with a shadow, in the place that cellForRow knows")
  func raised() {
    let cell = rows.cell(1)
    grab(60)
    pull(to: 75)
    #expect(table.subviews.last === cell && rows.cell(1) === cell)
    #expect(table.visibleCells.count == 6 && table.visibleCells[1] === cell)
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 0))
    drop(75)
    settle()
  }

  @Test(
    "ends where it was let go, whatever the heights, headers and ways",
    arguments: Soak.seeds(0...39))
  func anyDrag(_ seed: UInt64) {
    RowReorderingTests(seed % 2 == 0 ? .plain : .grouped).dragAtRandom(seed)
  }

  private func dragAtRandom(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var name = 0
    rows.sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        name += 1
        return "\(name)"
      }
    }
    var heights: [String: Double] = [:]
    for name in rows.sections.joined() {
      heights[name] = Double(Int.random(in: 10...90, using: &random))
    }
    rows.heights = { heights[$0] ?? 40 }
    rows.header = Bool.random(using: &random) ? 25 : 0
    table.reloadData()
    rows.window.layoutIfNeeded()
    for _ in 0..<6 {
      let paths = table.indexPathsForVisibleRows ?? []
      guard let path = paths.randomElement(using: &random) else { return }
      let start = table.rectForRow(at: path).midY - table.contentOffset.y
      guard (0...400).contains(start) else { continue }
      var model = rows.sections
      let dragged = rows.sections[path.section][path.row]
      var last = start
      grab(start)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        last = Double.random(in: 0...400, using: &random)
        pull(to: last)
        hand.rest(Double.random(in: 0...0.5, using: &random))
        rows.window.layoutIfNeeded()
        table.checkInvariants()
      }
      // The finger stays away from the edges, so that the table does not scroll.
      last = min(max(last, 60), 340)
      pull(to: last)
      hand.rest(0.5)
      rows.window.layoutIfNeeded()
      let promised = places
      rows.log = []
      drop(last)
      settle()
      if let line = rows.log.first {
        let parts = line.split { " .".contains($0) }.compactMap { Int($0) }
        let moved = model[parts[0]].remove(at: parts[1])
        model[parts[2]].insert(moved, at: parts[3])
      }
      #expect(rows.log.count <= 1 && rows.sections == model)
      // While the row was dragged, the other rows were already drawn at their final places.
      for (name, top) in places where name != dragged {
        #expect(abs(top - (promised[name] ?? top)) < 0.001, "\(name)")
      }
    }
  }

  @Test(
    "gives the others the corners and lines of their final places, and takes them back",
    arguments: 0..<20 as Range<UInt64>)
  func corners(seed: UInt64) {
    let test = RowReorderingTests(.insetGrouped)
    var random = SeededRandom(seed: seed)
    // The lines and the corners of all rows, by name.
    func ends() -> [String: [Bool]] {
      Dictionary(
        uniqueKeysWithValues: test.table.visibleCells.compactMap { cell in
          guard let group = cell.group, let name = cell.textLabel?.text else { return nil }
          return (name, [group.isFirst, group.isLast, cell.separator == nil])
        })
    }
    let places = [(0, 0), (1, 0), (3, 0), (0, 1), (1, 1)]
    let place = places[Int.random(in: places.indices, using: &random)]
    let path = IndexPath(row: place.0, section: place.1)
    let dragged = test.rows.sections[path.section][path.row]
    var y = test.table.rectForRow(at: path).midY
    test.hand.down(255, y)
    for _ in 0..<3 {
      y = Double.random(in: 20...330, using: &random)
      test.hand.move(255, y)
      test.hand.rest(0.4)
    }
    let lifted = test.table.visibleCells.first { $0.transit?.lift == 1 }
    #expect(lifted?.textLabel?.text == dragged)
    var before = ends()
    if seed % 2 == 1 {
      test.table.isEditing = false
      test.settle()
      let names = test.rows.sections.flatMap { $0 }
      for name in names {
        let section = test.rows.sections.first { $0.contains(name) } ?? []
        let expected = [name == section.first, name == section.last, name == section.last]
        #expect(ends()[name] == expected, "\(name)")
      }
      return
    }
    test.hand.up(255, y)
    test.settle()
    var after = ends()
    before[dragged] = nil
    after[dragged] = nil
    #expect(before == after && before.count == 5)
  }
}
