import Snapshots
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

  @Test("gives up an identity when it is deleted")
  func release() {
    var snapshot = DiffableDataSourceSnapshot<Int, Token>()
    weak var gone: Token?
    snapshot.appendSections([0])
    do {
      let token = Token()
      gone = token
      snapshot.appendItems([token])
      #expect(gone != nil)
      snapshot.deleteItems([token])
    }
    #expect(gone == nil)
  }

  private final class Token: Hashable {
    static func == (first: Token, second: Token) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("equals the model after any edits", arguments: Soak.seeds(1...100))
  func model(seed: UInt64) {
    var editor = SnapshotEditor(seed: seed)
    for _ in 0..<60 {
      editor.edit()
      let (model, snapshot) = (editor.model, editor.snapshot)
      guard snapshot.naive == model else {
        Issue.record("\(snapshot.naive) instead of \(model)")
        return
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
    }
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
