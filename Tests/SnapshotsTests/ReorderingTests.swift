import ScrollEngine
import Snapshots
import TestSupport
import Testing

@MainActor
@Suite("Items that a person moves")
struct ReorderingTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let hand: Hand

  init() {
    hand = Hand(window)
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
  }

  private static func cell(_ table: TableView, _ path: IndexPath, _ item: Int) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "\(item)"
    return cell
  }

  private func start(_ source: TableViewDiffableDataSource<String, Int>) {
    source.apply(
      SnapshotTable.snapshot([("a", [1, 2, 3, 4]), ("b", [5, 6])]), animatingDifferences: false)
    table.isEditing = true
    window.layoutIfNeeded()
  }

  /// Drags the row at a height to another height, by its handle.
  private func drag(from y: Double, to target: Double) {
    hand.down(280, y)
    hand.move(280, (y + target) / 2)
    hand.move(280, target)
    hand.rest(0.4)
    hand.up(280, target)
    hand.settle()
    window.layoutIfNeeded()
  }

  private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("are asked about, and told of with what has changed")
  func handlers() {
    let source = TableViewDiffableDataSource<String, Int>(tableView: table, cellProvider: Self.cell)
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 6 }
    source.reorderingHandlers.willReorder = {
      log.append("will \($0.finalSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { transaction in
      log.append("did \(transaction.initialSnapshot.itemIdentifiers)")
      for change in transaction.difference {
        switch change {
        case .remove(let offset, let item, _): log.append("- \(item) at \(offset)")
        case .insert(let offset, let item, _): log.append("+ \(item) at \(offset)")
        }
      }
      log += transaction.sectionTransactions.map {
        "\($0.sectionIdentifier) \($0.difference.count)"
      }
    }
    start(source)
    drag(from: 20, to: 105)
    #expect(shown == ["2", "3", "1", "4", "5", "6"])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4, 5, 6])
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 1)
    #expect(
      log == [
        "will [2, 3, 1, 4, 5, 6]", "did [1, 2, 3, 4, 5, 6]", "- 1 at 0", "+ 1 at 2", "a 2",
      ])
    log = []
    drag(from: 20, to: 190)
    #expect(source.snapshot().itemIdentifiers(inSection: "b").count == 3)
    #expect(shown == source.snapshot().itemIdentifiers.map { "\($0)" })
    #expect(log.suffix(2) == ["a 1", "b 1"])
    // The sixth item has no handle.
    let before = shown
    drag(from: 220, to: 20)
    #expect(shown == before)
    #expect(table.visibleCells.allSatisfy { $0.presentationOffset == .zero })
  }

  /// As programs for UIKit do it: the override applies a snapshot of its own.
  private final class Applying: TableViewDiffableDataSource<String, Int> {
    var animates = false
    var callsSuper = true

    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      if callsSuper {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
      guard let source = itemIdentifier(for: sourceIndexPath),
        let target = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      if sourceIndexPath.row > destinationIndexPath.row {
        snapshot.moveItem(source, beforeItem: target)
      } else {
        snapshot.moveItem(source, afterItem: target)
      }
      apply(snapshot, animatingDifferences: animates)
    }
  }

  @Test(
    "may be moved by a snapshot that an override applies", arguments: [true, false], [true, false])
  func applying(animates: Bool, callsSuper: Bool) {
    let source = Applying(tableView: table, cellProvider: Self.cell)
    (source.animates, source.callsSuper) = (animates, callsSuper)
    start(source)
    drag(from: 20, to: 105)
    #expect(shown == ["2", "3", "1", "4", "5", "6"])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4, 5, 6])
    drag(from: 140, to: 20)
    #expect(shown == ["4", "2", "3", "1", "5", "6"])
    #expect(table.visibleCells.allSatisfy { $0.presentationOffset == .zero && $0.alpha == 1 })
    #expect(
      table.visibleCells.map(\.frame.minY).sorted()
        == stride(from: 0, through: 200, by: 40).map { $0 })
  }

  @Test("go back to their place if a snapshot comes meanwhile")
  func interrupted() {
    let source = TableViewDiffableDataSource<String, Int>(tableView: table, cellProvider: Self.cell)
    source.reorderingHandlers.canReorderItem = { _ in true }
    start(source)
    hand.down(280, 20)
    hand.move(280, 60)
    hand.move(280, 105)
    hand.rest(0.4)
    source.apply(SnapshotTable.snapshot([("a", [4, 1, 2, 3])]))
    hand.up(280, 105)
    hand.settle()
    window.layoutIfNeeded()
    #expect(shown == ["4", "1", "2", "3"])
    #expect(table.visibleCells.allSatisfy { $0.presentationOffset == .zero })
  }

  @Test("in a collection are moved by what a program's gesture calls")
  func collection() {
    let collection = CollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewFlowLayout())
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    window.addSubview(collection)
    source.reorderingHandlers.canReorderItem = { $0 != 1 }
    var moved: [Int] = []
    source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    source.apply(SnapshotTable.snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    let (from, to) = (IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 0))
    #expect(!source.collectionView(collection, canMoveItemAt: to))
    #expect(source.collectionView(collection, canMoveItemAt: from))
    source.collectionView(collection, moveItemAt: from, to: to)
    collection.moveItem(at: from, to: to)
    #expect(moved == [3, 1, 2] && source.snapshot().itemIdentifiers == [3, 1, 2])
  }
}
