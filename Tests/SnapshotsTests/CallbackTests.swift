import ScrollEngine
import Snapshots
import TestSupport
import Testing

@MainActor
@Suite("Snapshots that are applied while another change goes on")
struct CallbackTests {
  let world = SnapshotTable<String, Int>()
  var table: TableView { world.table }
  var source: TableViewDiffableDataSource<String, Int> { world.source }

  private func snapshot(_ items: [Int]) -> DiffableDataSourceSnapshot<String, Int> {
    SnapshotTable.snapshot([("a", items)])
  }

  @Test("from the provider: the last one is shown, and each edit is built upon")
  func provider() {
    world.log.onAsk = { [source] item in
      guard item < 3 else { return }
      var snapshot = source.snapshot()
      snapshot.appendItems([item + 10])
      source.apply(snapshot)
    }
    world.apply([("a", [0, 1, 2])])
    world.hand.settle()
    #expect(world.shown == ["0", "1", "2", "10", "11", "12"])
    #expect(source.snapshot().itemIdentifiers == [0, 1, 2, 10, 11, 12])
  }

  @Test("from completions: a long chain of them takes one after the other")
  func completions() {
    var count = 0
    func next() {
      count += 1
      guard count < 5_000 else { return }
      source.apply(snapshot([count]), animatingDifferences: false) { next() }
    }
    next()
    world.layOut()
    #expect(count == 5_000 && world.shown == ["4999"])
  }

  @Test("within a batch of the program's: in the order of the calls")
  func batches() {
    var done: [Int] = []
    world.apply([("a", [1, 2, 3])])
    table.performBatchUpdates({
      source.apply(snapshot([3, 1])) { done.append(1) }
      source.apply(snapshot([3, 1, 4])) { done.append(2) }
      source.applySnapshotUsingReloadData(snapshot([5])) { done.append(3) }
      source.apply(snapshot([6, 5])) { done.append(4) }
      #expect(source.snapshot().itemIdentifiers == [6, 5])
    })
    for _ in 0..<8 { world.layOut() }
    world.hand.settle()
    #expect(world.shown == ["6", "5"])
    #expect(done.sorted() == [1, 2, 3, 4])
  }

  @Test("from delegates, as rows are shown, hidden, chosen and scrolled")
  func delegates() {
    let delegate = Delegate()
    table.delegate = delegate
    delegate.onShow = { [source] row in
      // Each row that is shown near the end asks for more.
      guard row == source.snapshot().numberOfItems - 1, row < 40 else { return }
      var snapshot = source.snapshot()
      snapshot.appendItems([snapshot.numberOfItems])
      source.apply(snapshot, animatingDifferences: false)
    }
    world.apply([("a", [0])])
    world.hand.settle()
    #expect(world.shown == (0..<10).map { "\($0)" })
    delegate.onScroll = { [source] in
      var snapshot = source.snapshot()
      guard let first = snapshot.itemIdentifiers.first, snapshot.numberOfItems > 5 else { return }
      snapshot.deleteItems([first])
      source.apply(snapshot, animatingDifferences: true)
    }
    world.hand.wheel(50, 100, notches: 0, 2)
    world.hand.settle()
    let shown = source.snapshot().itemIdentifiers
    #expect(world.shown.compactMap { Int($0) }.allSatisfy(shown.contains))
    delegate.onScroll = nil
    table.delegate = nil
  }

  @Test("during a drag: the content goes on under the finger")
  func drag() {
    world.apply([("a", Array(0..<100))])
    world.hand.down(50, 150)
    world.hand.move(50, 144)
    world.hand.move(50, 51)
    #expect(table.isDragging && table.contentOffset.y == 93)
    world.layOut()
    let top = world.shown.first
    world.apply([("a", Array(-50..<100))], animated: true)
    #expect(table.isDragging && world.shown.first == top)
    world.hand.move(50, 41)
    world.layOut()
    #expect(world.shown.first == "5")
    world.hand.up(50, 41)
    world.hand.settle()
  }

  @Test("from other tasks: in the order of the calls, and before what the main actor applies later")
  func tasks() async {
    let (source, first) = (source, snapshot([1]))
    await Task.detached {
      source.apply(first, animatingDifferences: false, completion: nil)
      var next = source.snapshot()
      next.appendItems([2])
      source.apply(next, animatingDifferences: false, completion: nil)
      await source.apply(next)
    }.value
    world.layOut()
    #expect(world.shown == ["1", "2"])
    let third = snapshot([3])
    await Task.detached { source.apply(third, animatingDifferences: false, completion: nil) }.value
    world.apply([("a", [4])])
    world.layOut()
    #expect(world.shown == ["4"] && source.snapshot().itemIdentifiers == [4])
    await source.applySnapshotUsingReloadData(snapshot([5]))
    world.layOut()
    #expect(world.shown == ["5"])
  }

  @Test("at random, from everywhere: the last one is shown", arguments: Soak.seeds(1...40))
  func storm(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let delegate = Delegate()
    table.delegate = delegate
    var left = 40
    var asked = 0
    var done = 0
    func apply() {
      guard left > 0 else { return }
      left -= 1
      asked += 1
      var items = Array(0..<Int.random(in: 1...40, using: &random)).shuffled(using: &random)
      if Bool.random(using: &random) { items = items.sorted() }
      let cut = Int.random(in: 0...items.count, using: &random)
      let next = SnapshotTable.snapshot([
        ("a", Array(items.prefix(cut))), ("b", Array(items.dropFirst(cut))),
      ])
      let complete: @MainActor () -> Void = {
        done += 1
        if Int.random(in: 0..<4, using: &random) == 0 { apply() }
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        source.applySnapshotUsingReloadData(next, completion: complete)
      } else {
        source.apply(
          next, animatingDifferences: Bool.random(using: &random), completion: complete)
      }
    }
    func sometimes(_ one: Int) { if Int.random(in: 0..<one, using: &random) == 0 { apply() } }
    world.log.onAsk = { _ in sometimes(30) }
    delegate.onShow = { _ in sometimes(40) }
    delegate.onHide = { _ in sometimes(40) }
    delegate.onScroll = { sometimes(4) }
    delegate.onSelect = { _ in apply() }
    while left > 0 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: table.contentOffset.y = Double(Int.random(in: 0...300, using: &random))
      case 1:
        table.performBatchUpdates({
          sometimes(2); sometimes(2)
        })
      case 2: world.hand.tap(50, 95)
      case 3: world.hand.rest(0.1)
      case 4: table.reloadData()
      default: apply()
      }
      world.layOut()
    }
    for _ in 0..<8 { world.layOut() }
    world.hand.settle()
    let last = source.snapshot()
    #expect(done == asked)
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(source.itemIdentifier(for: path) == last.naiveItem(at: path))
      #expect(
        table.cellForRow(at: path)?.textLabel?.text == last.naiveItem(at: path).map { "\($0)" })
    }
    #expect(table.numberOfSections == last.numberOfSections)
    world.log.onAsk = nil
    table.delegate = nil
  }
}

extension DiffableDataSourceSnapshot {
  func naiveItem(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.row) ? items[path.row] : nil
  }
}

@MainActor
private final class Delegate: TableViewDelegate {
  var onShow: ((Int) -> Void)?
  var onHide: ((Int) -> Void)?
  var onSelect: ((IndexPath) -> Void)?
  var onScroll: (() -> Void)?

  func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?() }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { onShow?(indexPath.row) }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { onHide?(indexPath.row) }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath)
  }
}
