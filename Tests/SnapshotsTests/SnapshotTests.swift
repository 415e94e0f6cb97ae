@testable import Snapshots
import TestSupport
import Testing

@Suite("A snapshot")
struct SnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  @Test("has what was appended, in that order")
  func appending() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(4) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test("is a value: an edit of a copy leaves the other one as it was")
  func copies() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    let before = snapshot
    #expect(before.indexOfItem(3) == 2)
    snapshot.deleteItems([1])
    snapshot.reloadItems([3])
    #expect(snapshot.indexOfItem(3) == 1 && before.indexOfItem(3) == 2)
    #expect(before.itemIdentifiers == [1, 2, 3] && before.reloadedItemIdentifiers.isEmpty)
  }

  @Test("names what is to be asked for again, in order, and once, until it is deleted")
  func marks() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.reloadItems([3, 1, 3])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b", "a"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["a", "b"])
    snapshot.deleteItems([3, 2])
    snapshot.appendItems([4, 5], toSection: "b")
    snapshot.deleteSections(["a"])
    snapshot.appendSections(["c"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test("equals the model after any edits", arguments: Soak.seeds(1...100))
  func model(seed: UInt64) {
    var editor = SnapshotEditor(seed: seed)
    for _ in 0..<60 {
      editor.edit()
      guard expectModel(editor) else { return }
    }
  }

  /// Items that have only been appended are kept in another way than others.
  @Test(
    "equals the model while items are appended, after the next other edit, and when it is empty",
    arguments: Soak.seeds(1...100))
  func appendingAtRandom(seed: UInt64) {
    var editor = SnapshotEditor(seed: seed)
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 0...12, using: &editor.random) {
        editor.append()
        guard expectModel(editor) else { return }
      }
      let before = editor
      for _ in 0..<Int.random(in: 1...3, using: &editor.random) { editor.edit() }
      guard expectModel(editor), expectModel(before) else { return }
      var copy = before
      copy.append()
      var other = editor
      other.edit()
      guard [copy, other, editor, before].allSatisfy(expectModel) else { return }
      switch Int.random(in: 0..<4, using: &editor.random) {
      case 0: editor.deleteAllItems()
      case 1: editor.deleteAllSections()
      case 2: editor = before
      default: break
      }
      guard expectModel(editor) else { return }
    }
  }

  @Test("equals the model when items are appended to its sections in turns, thousands of times")
  func turns() {
    var (model, snapshot) = (NaiveSnapshot(), NaiveSnapshot.Snapshot())
    model.insertSections([0, 1, 2], at: 0)
    snapshot.appendSections([0, 1, 2])
    func append(_ item: Int) {
      model.sections[item % 3].items.append(item)
      snapshot.appendItems([item], toSection: item % 3)
    }
    for item in 0..<ItemChains.mostRuns { append(item) }
    let before = (model: model, snapshot: snapshot)
    for item in ItemChains.mostRuns..<2 * ItemChains.mostRuns { append(item) }
    #expect(snapshot.naive == model && snapshot.itemIdentifiers == model.items)
    #expect(model.items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == $0 % 3 })
    #expect(
      model.sections.allSatisfy { snapshot.numberOfItems(inSection: $0.name) == $0.items.count })
    // Where one more run would be too many, another edit is the first.
    (model, snapshot) = before
    #expect(snapshot.naive == model)
    model.remove(7)
    snapshot.deleteItems([7])
    append(ItemChains.mostRuns)
    #expect(snapshot.naive == model && snapshot.itemIdentifiers == model.items)
  }

  /// Whether a snapshot and its model agree about everything that both can be asked.
  private func expectModel(_ editor: SnapshotEditor) -> Bool {
    let (model, snapshot) = (editor.model, editor.snapshot)
    guard snapshot.naive == model else {
      Issue.record("\(snapshot.naive) instead of \(model)")
      return false
    }
    #expect(snapshot.itemIdentifiers == model.items)
    #expect(snapshot.numberOfItems == model.items.count)
    for (index, item) in model.items.enumerated() {
      #expect(snapshot.indexOfItem(item) == index)
      #expect(
        snapshot.sectionIdentifier(containingItem: item)
          == model.place(of: item).map { model.sections[$0.section].name })
    }
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.indexOfSection(section.name) == index)
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
    }
    return true
  }

  @Test("works with identities whose hashes are all the same")
  func sameHashes() {
    var snapshot = DiffableDataSourceSnapshot<Int, SameHash>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<50).map(SameHash.init))
    snapshot.deleteItems((0..<50).filter { $0 % 3 == 0 }.map(SameHash.init))
    #expect(snapshot.itemIdentifiers.map(\.value) == (0..<50).filter { $0 % 3 != 0 })
    for (index, item) in snapshot.itemIdentifiers.enumerated() {
      #expect(snapshot.indexOfItem(item) == index)
    }
  }

  private struct SameHash: Hashable {
    let value: Int
    func hash(into hasher: inout Hasher) {}
  }
}
