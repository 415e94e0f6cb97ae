import ScrollEngine
import Snapshots
import TestSupport
import Testing

@MainActor
@Suite("A table that snapshots change")
struct TableDataSourceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
  let world = SnapshotTable<String, Int>()
  var table: TableView { world.table }
  var source: TableViewDiffableDataSource<String, Int> { world.source }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("shows what was applied, and answers for places and identities")
  func showing() {
    world.apply([("a", [1, 2]), ("b", [3])])
    #expect(world.shown == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: path(0, 1)) == 3)
    #expect(source.itemIdentifier(for: path(1, 1)) == nil)
    #expect(source.itemIdentifier(for: path(0, 2)) == nil)
    #expect(source.indexPath(for: 2) == path(1) && source.indexPath(for: 4) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test("asks only for items that come into sight")
  func asking() {
    world.apply([("a", Array(0..<8))])
    world.log.asked = []
    world.apply([("a", [0, 2, 3, 20, 4, 5, 6, 7, 21])])
    #expect(world.log.asked == [20, 21])
    #expect(world.shown == ["0", "2", "3", "20", "4", "5", "6", "7", "21"])
    world.log.asked = []
    world.apply([("a", [7, 6, 5, 4, 3, 2, 0])])
    #expect(world.log.asked == [])
    #expect(world.shown == ["7", "6", "5", "4", "3", "2", "0"])
  }

  @Test("keeps selection and cells of items that move between sections")
  func movingAcross() {
    world.apply([("a", [1, 2]), ("b", [3, 4])])
    table.selectRow(at: path(1))
    let cell = table.cellForRow(at: path(1))
    world.log.asked = []
    world.apply([("b", [2, 3, 4]), ("a", [1])], animated: true)
    world.hand.settle()
    #expect(table.indexPathForSelectedRow == path(0))
    #expect(table.cellForRow(at: path(0)) === cell && world.log.asked == [])
  }

  @Test(
    "asks again for items that are reloaded, and has those that are reconfigured filled in place")
  func newContent() {
    world.apply([("a", [1, 2, 3])])
    let (first, second) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
    var snapshot = source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    world.log.asked = []
    source.apply(snapshot)
    world.layOut()
    #expect(Set(world.log.asked) == [1, 2] && world.log.asked.count == 2)
    #expect(table.cellForRow(at: path(1)) === second)
    #expect(table.cellForRow(at: path(0)) !== first)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    world.log.asked = []
    source.apply(source.snapshot())
    world.layOut()
    #expect(world.log.asked == [])
  }

  @Test("asks for everything again, and forgets the selection, if that is wanted")
  func reloading() {
    world.apply([("a", [1, 2])])
    table.selectRow(at: path(0))
    world.log.asked = []
    var done = 0
    source.applySnapshotUsingReloadData(SnapshotTable.snapshot([("a", [2, 1])])) { done += 1 }
    #expect(done == 1)
    world.layOut()
    #expect(world.log.asked == [2, 1] && table.indexPathForSelectedRow == nil)
  }

  @Test("calls completions when the views are in place")
  func completion() {
    world.apply([("a", [1, 2])])
    var log: [String] = []
    world.apply([("a", [2, 1])], animated: true) { log.append("animated") }
    #expect(log == [])
    world.apply([("a", [2, 1, 3])], animated: false) { log.append("at once") }
    #expect(log == ["at once"])
    world.hand.settle()
    #expect(log == ["at once", "animated"])
    source.apply(source.snapshot()) { log.append("nothing to do") }
    #expect(log.last == "nothing to do")
  }

  @Test("moves nothing if the changes are not to be animated")
  func animation() {
    world.apply([("a", [1, 2, 3])])
    world.hand.settle()
    world.apply([("a", [3, 0, 1])], animated: false)
    #expect(table.visibleCells.allSatisfy { $0.presentationOffset == .zero && $0.alpha == 1 })
    #expect(table.subviews.count { $0 is TableViewCell } == 3)
    world.apply([("a", [1, 3])], animated: true)
    #expect(table.visibleCells.contains { $0.presentationOffset != .zero })
  }

  @Test("keeps what is in sight in its place as items come, go and move out of sight")
  func place() {
    world.apply([("a", Array(0..<100))])
    table.contentOffset = Point(x: 0, y: 1010)
    world.layOut()
    let shown = world.shown
    let items = Array(90..<100) + Array(200..<300) + Array(20..<30) + [0] + Array(40..<89)
    world.apply([("a", items)])
    #expect(world.shown == shown)
    #expect(table.contentOffset.y.truncatingRemainder(dividingBy: 20) == 10)
  }

  @Test(
    "goes on if it is applied to a table without a window, or that has another data source, or none"
  )
  func withoutWindow() {
    let alone = SnapshotTable<String, Int>(isInWindow: false)
    var done = 0
    alone.apply([("a", [1, 2])], animated: true) { done += 1 }
    #expect(alone.shown == ["1", "2"] && done == 1)
    alone.table.dataSource = nil
    alone.apply([("a", [3])], animated: true) { done += 1 }
    #expect(done == 2 && alone.source.snapshot().itemIdentifiers == [3])
    alone.table.dataSource = alone.source
    alone.layOut()
    #expect(alone.shown == ["3"])
  }

  @Test("is not kept by its table, and still answers when that is gone")
  func ownership() {
    var world: SnapshotTable<String, Int>? = SnapshotTable()
    weak let table = world?.table
    let source = world?.source
    world = nil
    #expect(table == nil)
    var done = false
    source?.apply(SnapshotTable.snapshot([("a", [1])])) { done = true }
    #expect(done && source?.itemIdentifier(for: path(0)) == 1)
  }

  @Test("calls its completion although the table is released while its views move")
  func release() {
    var world: SnapshotTable<String, Int>? = SnapshotTable()
    world?.apply([("a", [1, 2])])
    var done = false
    world?.apply([("a", [2, 1])], animated: true) { done = true }
    #expect(!done)
    world = nil
    #expect(done)
  }

  @Test("shows the rows of a table that was reloaded or frozen by a program")
  func frozen() {
    world.apply([("a", [1, 2])])
    var updates = ListUpdates()
    updates.delete(at: [path(7)])
    #expect(throws: ListUpdateError.self) { try table.apply(updates) }
    #expect(table.isFrozen)
    world.apply([("a", [2, 3])])
    #expect(!table.isFrozen && world.shown == ["2", "3"])
  }

  // MARK: What users of other libraries report

  @Test("moves an item out of a section that goes, while another section comes before it")
  func loadingRow() {
    world.apply([("today", [0, 1])])
    world.apply([("monday", [0, 5, 6]), ("today", [1, 7])], animated: true)
    #expect(world.shown == ["0", "5", "6", "1", "7"])
    world.apply([("friday", [0, 1, 5, 7])], animated: true)
    #expect(world.shown == ["0", "1", "5", "7"])
  }

  @Test("reloads a section among others that move, come and go")
  func displacedReload() {
    world.apply([("0", [0]), ("1", [1]), ("2", [2]), ("3", [3]), ("4", [4])])
    var snapshot = SnapshotTable.snapshot([
      ("0", [0]), ("1", [1]), ("new", [9]), ("3", [3, 8]), ("2", [2]),
    ])
    snapshot.reloadSections(["3"])
    source.apply(snapshot)
    world.layOut()
    #expect(world.shown == ["0", "1", "9", "3", "8", "2"])
  }

  @Test("moves an item into the section before, whose own place does not change")
  func stillSection() {
    world.apply([("a", []), ("b", [1, 2])])
    world.apply([("a", [1]), ("b", [2])], animated: true)
    #expect(world.shown == ["1", "2"])
    world.apply([("b", []), ("a", [2, 1])], animated: true)
    #expect(world.shown == ["2", "1"])
    world.apply([], animated: true)
    #expect(world.shown == [])
    world.apply([("a", []), ("b", [])], animated: true)
    #expect(table.numberOfSections == 2)
  }
}
