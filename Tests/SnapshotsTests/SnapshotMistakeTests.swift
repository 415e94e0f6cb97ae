import Snapshots
import TestSupport
import Testing

@Suite("A mistake in a snapshot stops the program")
struct SnapshotMistakeTests {
  @Test("An item that is there already is named with both places")
  func twin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main", "other"])
      snapshot.appendItems(["a", "b"], toSection: "main")
      snapshot.appendItems(["c", "b"], toSection: "other")
    }
    #expect(
      lastWords(result).contains(
        "item b was added to section other at 1, but is there already: item b of section main at 1")
    )
  }

  @Test("An item that is appended twice at once is named with both places")
  func appendedTwin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main", "other"])
      snapshot.appendItems(["a"], toSection: "other")
      snapshot.appendItems(["b", "x", "y", "x"], toSection: "main")
    }
    #expect(
      lastWords(result).contains(
        "item x was added to section main at 3, but is there already: item x of section main at 1"))
  }

  @Test("An item that is inserted twice is named with both places")
  func insertedTwin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main"])
      snapshot.appendItems(["a", "b"])
      snapshot.insertItems(["x", "y", "x"], beforeItem: "b")
    }
    #expect(
      lastWords(result).contains(
        "item x was added to section main at 3, but is there already: item x of section main at 1"))
  }

  @Test("A section that is there already is named with both places")
  func twinSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["a", "b", "a"])
    }
    #expect(
      lastWords(result).contains(
        "section a was added at 2, but is there already: section a at 0"))
  }

  @Test("An unknown item, and an unknown section, are named")
  func unknown() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main"])
      snapshot.appendItems(["a"])
      snapshot.reloadItems(["z"])
    }
    #expect(lastWords(item).contains("there is no item z among the 1 items"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["main"])
      snapshot.appendItems(["a"], toSection: "others")
    }
    #expect(lastWords(section).contains("there is no section others among [\"main\"]"))
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["a"])
    }
    #expect(lastWords(none).contains("there is no section"))
  }

  @Test("An item whose hash has changed is named, also when it is deleted")
  func changedHash() async {
    for isDeleted in [true, false] {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [isDeleted = isDeleted as Bool] in
        var snapshot = DiffableDataSourceSnapshot<String, Changing>()
        let item = Changing(1)
        snapshot.appendSections(["main"])
        snapshot.appendItems([Changing(0), item])
        item.value = 2
        if isDeleted { snapshot.deleteItems([item]) } else { snapshot.reloadItems([item]) }
      }
      #expect(
        lastWords(result).contains(
          "item changing 2 equals item changing 2 of section main at 1, but is not found by its hash"
        ))
    }
  }

  @Test("Items that equal two others are named when the difference is sought")
  func notTransitive() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var old = DiffableDataSourceSnapshot<String, Near>()
      old.appendSections(["main"])
      old.appendItems([Near(value: 10), Near(value: 1)])
      var new = DiffableDataSourceSnapshot<String, Near>()
      new.appendSections(["main"])
      new.appendItems([Near(value: 0), Near(value: 20), Near(value: 2)])
      await MainActor.run { differ(old, new) }
    }
    #expect(lastWords(result).contains("== and hash(into:) of Near disagree"))
  }
}

@MainActor
private func differ(
  _ old: DiffableDataSourceSnapshot<String, Near>, _ new: DiffableDataSourceSnapshot<String, Near>
) {
  let table = SnapshotTable<String, Near>()
  table.source.apply(old, animatingDifferences: false)
  table.source.apply(new, animatingDifferences: false)
}

/// Equal if they differ by one at most, which is not transitive.
private struct Near: Hashable {
  let value: Int
  static func == (first: Near, second: Near) -> Bool { abs(first.value - second.value) <= 1 }
  func hash(into hasher: inout Hasher) {}
}

private final class Changing: Hashable, CustomStringConvertible, @unchecked Sendable {
  var value: Int
  init(_ value: Int) { self.value = value }
  static func == (first: Changing, second: Changing) -> Bool { first.value == second.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  var description: String { "changing \(value)" }
}
