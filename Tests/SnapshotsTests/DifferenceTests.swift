import ScrollEngine
@testable import Snapshots
import TestSupport
import Testing

@Suite("The difference between two snapshots")
struct DifferenceTests {
  private func difference(
    _ old: [[Int]], _ new: [[Int]], names: [Int]? = nil, inSight: Range<Int> = 0..<0,
    mark: (inout NaiveSnapshot.Snapshot) -> Void = { _ in }
  ) -> SnapshotDifference {
    let old = NaiveSnapshot(
      sections: old.enumerated().map { NaiveSnapshot.Section(name: $0.offset, items: $0.element) })
    let new = NaiveSnapshot(
      sections: zip(names ?? Array(new.indices), new)
        .map { NaiveSnapshot.Section(name: $0, items: $1) })
    var snapshot = new.snapshot
    mark(&snapshot)
    return snapshot.difference(from: old.snapshot, inSight: inSight)
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("of what was only inserted or deleted has no moves")
  func plain() {
    let deleted = difference([[1, 2]], [[2]])
    #expect(deleted.deletedItems == [path(0, 0)] && deleted.movedItems.isEmpty)
    let both = difference([[1, 2, 3, 4, 5]], [[0, 2, 6, 7, 4, 5, 8]])
    #expect(both.deletedItems == [path(0, 0), path(0, 2)])
    #expect(both.insertedItems == [path(0, 0), path(0, 2), path(0, 3), path(0, 6)])
    #expect(both.movedItems.isEmpty)
  }

  @Test("moves the one item that has changed its place, and not the others")
  func oneMove() {
    let down = difference([Array(0..<100)], [Array(1..<100) + [0]])
    #expect(down.movedItems.map(\.from) == [path(0, 0)])
    #expect(down.movedItems.map(\.to) == [path(0, 99)])
    let up = difference([Array(0..<100)], [[99] + Array(0..<99)])
    #expect(up.movedItems.map(\.from) == [path(0, 99)])
  }

  @Test("moves what is out of sight rather than what is in sight")
  func sight() {
    let old = [Array(0..<50)]
    let new = [Array(30..<50) + Array(0..<30)]
    #expect(difference(old, new).movedItems.count == 20)
    let seen = difference(old, new, inSight: 35..<40)
    #expect(seen.movedItems.map(\.from) == (0..<30).map { path(0, $0) })
    // A section is in sight with its items.
    let swapped = difference([[1], [2, 3]], [[2, 3], [1]], names: [1, 0], inSight: 0..<1)
    #expect(swapped.movedSections.map(\.from) == [1])
    let other = difference([[1], [2, 3]], [[2, 3], [1]], names: [1, 0], inSight: 1..<2)
    #expect(other.movedSections.map(\.from) == [0])
  }

  @Test("moves the last item of a section into another one, as the section goes")
  func lastItem() {
    let moved = difference([[1], [2]], [[2, 1]], names: [1])
    #expect(moved.deletedSections == [0] && moved.deletedItems.isEmpty)
    #expect(moved.movedItems.map(\.from) == [path(0, 0)])
    #expect(moved.movedItems.map(\.to) == [path(0, 1)])
  }

  @Test("has an item that is new to a new section come with the section")
  func newSection() {
    let new = difference([[1, 2]], [[1], [2, 3]])
    #expect(new.insertedSections == [1] && new.insertedItems.isEmpty)
    #expect(new.movedItems.map(\.to) == [path(1, 0)])
    let first = difference([], [Array(0..<10)])
    #expect(first.insertedSections == [0] && first.insertedItems.isEmpty)
  }

  @Test("reloads what stays, and has come anew what moves")
  func reloading() {
    let stays = difference([[1, 2, 3]], [[0, 1, 2, 3]]) { $0.reloadItems([2, 0]) }
    #expect(stays.reloadedItems == [path(0, 1)])
    let moves = difference([[1, 2, 3]], [[3, 1, 2]]) { $0.reloadItems([3]) }
    #expect(moves.movedItems.isEmpty && moves.reloadedItems.isEmpty)
    #expect(moves.deletedItems == [path(0, 2)] && moves.insertedItems == [path(0, 0)])
    let section = difference([[1, 2], [3]], [[2, 1, 4], [3]]) { $0.reloadSections([0]) }
    #expect(section.reloadedSections == [0] && section.movedItems.isEmpty)
    #expect(section.insertedItems.isEmpty && section.deletedItems.isEmpty)
    let gone = difference([[1], [2, 3], [4, 5]], [[2, 3], [4, 5], [1]], names: [1, 2, 0]) {
      $0.reloadSections([0])
    }
    #expect(gone.deletedSections == [0] && gone.insertedSections == [2])
    #expect(gone.movedSections.isEmpty && gone.movedItems.isEmpty)
  }

  @Test("reconfigures by the old places, and only what keeps its cell")
  func reconfiguring() {
    let found = difference([[1, 2], [3]], [[0, 2, 1], [3, 4]]) {
      $0.reconfigureItems([0, 1, 3, 4])
      $0.reloadItems([3])
    }
    #expect(found.reconfiguredItems == [path(0, 0)])
    #expect(found.reloadedItems == [path(1, 0)])
  }

  @Test(
    "leads from any state to any other, with the least weight moved", arguments: Soak.seeds(1...300)
  )
  func random(seed: UInt64) {
    var editor = SnapshotEditor(seed: seed)
    for _ in 0..<Int.random(in: 4...30, using: &editor.random) { editor.edit() }
    let (old, before) = (editor.model, editor.snapshot)
    for _ in 0..<Int.random(in: 0...20, using: &editor.random) { editor.edit() }
    if seed % 4 == 0 { editor.shuffle() }
    var snapshot = editor.snapshot
    let new = editor.model
    let total = old.items.count
    let first = Int.random(in: 0...total, using: &editor.random)
    let inSight = first..<Int.random(in: first...total, using: &editor.random)
    let plain = snapshot.difference(from: before, inSight: inSight)
    #expect(plain.applied(from: old, to: new) == new)
    expectLeastMoved(plain, old, new, inSight)
    // With requests for new content.
    let some = new.items.shuffled(using: &editor.random)
    snapshot.reloadItems(Array(some.prefix(3)))
    snapshot.reconfigureItems(Array(some.dropFirst(2).prefix(3)))
    snapshot.reloadSections(Array(new.names.shuffled(using: &editor.random).prefix(1)))
    let marked = snapshot.difference(from: before, inSight: inSight)
    #expect(marked.applied(from: old, to: new) == new)
  }

  /// In each section that stays, the items that stay in order are as many as can be, those in sight
  /// first.
  private func expectLeastMoved(
    _ difference: SnapshotDifference, _ old: NaiveSnapshot, _ new: NaiveSnapshot,
    _ inSight: Range<Int>
  ) {
    let seen = Set(old.items[inSight])
    for (index, section) in new.sections.enumerated() {
      guard let before = old.index(of: section.name) else { continue }
      let own = old.sections[before].items
      let common = section.items.filter(own.contains)
      let weights = common.map { seen.contains($0) ? common.count + 1 : 1 }
      let places = common.map { own.firstIndex(of: $0) ?? -1 }
      let moved = difference.movedItems.filter {
        $0.to.section == index && $0.from.section == before
      }
      .map { section.items[$0.to.row] }
      let staying = zip(common, weights).filter { !moved.contains($0.0) }.map(\.1).reduce(0, +)
      #expect(staying == heaviest(places, weights))
    }
  }

  /// By comparing each pair.
  private func heaviest(_ places: [Int], _ weights: [Int]) -> Int {
    var best: [Int] = []
    for index in places.indices {
      let before = (0..<index).filter { places[$0] < places[index] }.map { best[$0] }.max() ?? 0
      best.append(before + weights[index])
    }
    return best.max() ?? 0
  }
}

extension SnapshotEditor {
  /// Puts all items of all sections into another order.
  mutating func shuffle() {
    var items = model.items.shuffled(using: &random)
    model.sections.shuffle(using: &random)
    for index in model.sections.indices {
      let count =
        index == model.sections.count - 1
        ? items.count : Int.random(in: 0...items.count, using: &random)
      model.sections[index].items = Array(items.prefix(count))
      items.removeFirst(count)
    }
    snapshot = model.snapshot
  }
}

extension SnapshotDifference {
  /// Carries the difference out on arrays; items that come are taken from `new`.
  fileprivate func applied(from old: NaiveSnapshot, to new: NaiveSnapshot) -> NaiveSnapshot {
    let moves = movedItems.map {
      (item: old.sections[$0.from.section].items[$0.from.row], to: $0.to)
    }
    let leaving = Set(deletedItems + movedItems.map(\.from))
    var sections = old.sections
    for index in sections.indices {
      sections[index].items = sections[index].items.indices
        .filter { !leaving.contains(IndexPath(row: $0, section: index)) }
        .map { sections[index].items[$0] }
      if reloadedSections.contains(index) { sections[index].items = [] }
    }
    let fresh = Set(insertedSections + reloadedSections.compactMap { new.index(of: old.names[$0]) })
    let gone = Set(deletedSections + movedSections.map(\.from))
    let moved = movedSections.map { (section: sections[$0.from], to: $0.to) }
    sections = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
    let arriving =
      insertedSections.map { (NaiveSnapshot.Section(name: new.names[$0], items: []), $0) } + moved
    for (section, index) in arriving.sorted(by: { $0.1 < $1.1 }) {
      sections.insert(section, at: index)
    }
    let targets = Set(moves.map(\.to))
    var coming = moves.map { ($0.item, $0.to) }
    coming += insertedItems.map { (new.sections[$0.section].items[$0.row], $0) }
    for section in fresh {
      coming += new.sections[section].items.indices
        .map { IndexPath(row: $0, section: section) }.filter { !targets.contains($0) }
        .map { (new.sections[section].items[$0.row], $0) }
    }
    for (item, path) in coming.sorted(by: { $0.1 < $1.1 }) {
      sections[path.section].items.insert(item, at: path.row)
    }
    return NaiveSnapshot(sections: sections)
  }
}
