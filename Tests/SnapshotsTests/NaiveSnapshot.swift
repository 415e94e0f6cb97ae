import Snapshots
import TestSupport

/// Sections and items in arrays, edited in the simplest way: the model of a snapshot.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }
  var names: [Int] { sections.map(\.name) }

  func place(of item: Int) -> (section: Int, index: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  func index(of name: Int) -> Int? { names.firstIndex(of: name) }

  mutating func remove(_ item: Int) {
    if let place = place(of: item) { sections[place.section].items.remove(at: place.index) }
  }

  mutating func insert(_ items: [Int], before other: Int) {
    guard let place = place(of: other) else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.index)
  }

  mutating func insert(_ items: [Int], after other: Int) {
    guard let place = place(of: other) else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.index + 1)
  }

  mutating func insertSections(_ names: [Int], at index: Int) {
    sections.insert(contentsOf: names.map { Section(name: $0, items: []) }, at: index)
  }

  /// A snapshot made anew.
  var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(names)
    for section in sections { snapshot.appendItems(section.items, toSection: section.name) }
    return snapshot
  }
}

extension DiffableDataSourceSnapshot<Int, Int> {
  var naive: NaiveSnapshot {
    NaiveSnapshot(
      sections: sectionIdentifiers.map {
        NaiveSnapshot.Section(name: $0, items: itemIdentifiers(inSection: $0))
      })
  }
}

/// Edits a snapshot and its model at random, in the same way.
struct SnapshotEditor {
  var random: SeededRandom
  var model = NaiveSnapshot()
  var snapshot = NaiveSnapshot.Snapshot()
  private var next = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func new(_ most: Int) -> [Int] {
    let count = Int.random(in: 0...most, using: &random)
    defer { next += count }
    return Array(next..<next + count).shuffled(using: &random)
  }

  private mutating func some() -> Int? { model.items.randomElement(using: &random) }
  private mutating func someSection() -> Int? { model.names.randomElement(using: &random) }

  mutating func edit(upTo most: Int = 6) {
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      let names = new(2)
      model.insertSections(names, at: model.sections.count)
      snapshot.appendSections(names)
    case 1:
      guard let other = someSection(), let index = model.index(of: other) else { return }
      let names = new(2)
      let isBefore = Bool.random(using: &random)
      model.insertSections(names, at: isBefore ? index : index + 1)
      if isBefore {
        snapshot.insertSections(names, beforeSection: other)
      } else {
        snapshot.insertSections(names, afterSection: other)
      }
    case 2:
      guard model.sections.count > 2, let name = someSection() else { return }
      model.sections.removeAll { $0.name == name }
      snapshot.deleteSections([name, -1])
    case 3: moveSection()
    case 4, 5, 6: appendItems(upTo: most)
    case 7:
      guard let other = some() else { return }
      let items = new(most)
      model.insert(items, before: other)
      snapshot.insertItems(items, beforeItem: other)
    case 8:
      guard let other = some() else { return }
      let items = new(most)
      model.insert(items, after: other)
      snapshot.insertItems(items, afterItem: other)
    case 9, 10:
      let gone = model.items.shuffled(using: &random)
        .prefix(Int.random(in: 0...most, using: &random))
      for item in gone { model.remove(item) }
      snapshot.deleteItems(gone + [-1])
    case 11 where Int.random(in: 0..<5, using: &random) == 0: deleteAllItems()
    default: moveItem()
    }
  }

  /// Appends items, or adds or moves sections; there are some afterwards.
  mutating func append() {
    if model.sections.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      let names = [next, next + 1]
      next += 2
      if let other = someSection(), let index = model.index(of: other) {
        model.insertSections(names, at: index)
        snapshot.insertSections(names, beforeSection: other)
      } else {
        model.insertSections(names, at: 0)
        snapshot.appendSections(names)
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 { moveSection() }
    appendItems(upTo: 6)
  }

  mutating func deleteAllItems() {
    for section in model.sections.indices { model.sections[section].items = [] }
    snapshot.deleteAllItems()
  }

  mutating func deleteAllSections() {
    snapshot.deleteSections(model.names.shuffled(using: &random))
    model = NaiveSnapshot()
  }

  private mutating func appendItems(upTo most: Int) {
    guard let name = someSection(), let index = model.index(of: name) else { return }
    let items = new(most)
    if Bool.random(using: &random) {
      model.sections[index].items += items
      snapshot.appendItems(items, toSection: name)
    } else {
      model.sections[model.sections.count - 1].items += items
      snapshot.appendItems(items)
    }
  }

  private mutating func moveItem() {
    guard let item = some(), let other = some() else { return }
    let isBefore = Bool.random(using: &random)
    if item != other {
      model.remove(item)
      if isBefore {
        model.insert([item], before: other)
      } else {
        model.insert([item], after: other)
      }
    }
    if isBefore {
      snapshot.moveItem(item, beforeItem: other)
    } else {
      snapshot.moveItem(item, afterItem: other)
    }
  }

  private mutating func moveSection() {
    guard let name = someSection(), let other = someSection() else { return }
    let isBefore = Bool.random(using: &random)
    if name != other, let index = model.index(of: name) {
      let section = model.sections.remove(at: index)
      let target = model.index(of: other) ?? 0
      model.sections.insert(section, at: isBefore ? target : target + 1)
    }
    if isBefore {
      snapshot.moveSection(name, beforeSection: other)
    } else {
      snapshot.moveSection(name, afterSection: other)
    }
  }
}
