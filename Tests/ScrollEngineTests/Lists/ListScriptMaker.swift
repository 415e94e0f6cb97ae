import ScrollEngine

/// Makes random valid batches of updates, and the state after each batch, place by place.
///
/// The new state is not computed from counts: inserted and moved rows are put at their places, and
/// the rows that stay fill the remaining places in order, which is the rule of batch updates.
struct ListScriptMaker<Random: RandomNumberGenerator> {
  var random: Random
  /// The percentage of sections and rows that are changed.
  var unrest = 30
  private var lastName = 0

  init(random: Random) {
    self.random = random
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func newName() -> Int {
    lastName += 1
    return lastName
  }

  mutating func newSection(rows: Int) -> ListModel.Section {
    .init(name: newName(), rows: (0..<rows).map { _ in newName() })
  }

  mutating func model(sections: Int, rows: Int) -> ListModel {
    ListModel(sections: (0..<sections).map { _ in newSection(rows: below(rows + 1)) })
  }

  // MARK: Scripts

  /// The calls of a batch, collected while the new state is built.
  private struct Draft {
    var calls: [ListScript.Call] = []
    var reloaded: Set<Int> = []
    /// The rows that stay in each section, in order, by the name of the section.
    var staying: [Int: [Int]] = [:]
    /// Rows that move to another place, with their old index paths.
    var travellers: [(name: Int, from: IndexPath)] = []
    var freshSections: Set<Int> = []
  }

  mutating func script(from before: ListModel, rows: Int) -> ListScript {
    var draft = Draft()
    var after = ListModel(sections: changeSections(of: before, &draft))
    leaveRows(of: before, &draft)
    fillRows(of: &after, rows: rows, &draft)
    draft.calls.shuffle(using: &random)
    return ListScript(
      before: before, after: after, calls: draft.calls, reloaded: draft.reloaded)
  }

  /// The sections of the new state, with no rows yet.
  private mutating func changeSections(
    of before: ListModel, _ draft: inout Draft
  ) -> [ListModel.Section] {
    var staying: [Int] = []
    var moving: [Int] = []
    for section in before.sections.indices {
      let name = before.sections[section].name
      guard chance(unrest) else {
        staying.append(name)
        continue
      }
      switch below(3) {
      case 0: draft.calls.append(.deleteSections([section]))
      case 1: moving.append(section)
      default:
        draft.calls.append(.reloadSections([section]))
        draft.freshSections.insert(name)
        staying.append(name)
      }
    }
    let inserted = (0..<below(3)).map { _ in newName() }
    draft.freshSections.formUnion(inserted)
    var places = Array(0..<staying.count + moving.count + inserted.count)
    places.shuffle(using: &random)
    var sections = [Int?](repeating: nil, count: places.count)
    for name in inserted {
      let place = places.removeLast()
      sections[place] = name
      draft.calls.append(.insertSections([place]))
    }
    for section in moving {
      let place = places.removeLast()
      sections[place] = before.sections[section].name
      draft.calls.append(.moveSection(section, place))
    }
    var rest = staying.makeIterator()
    return sections.map { .init(name: $0 ?? rest.next() ?? -1, rows: []) }
  }

  /// Decides whether each old row stays, moves, is reloaded or is deleted.
  private mutating func leaveRows(of before: ListModel, _ draft: inout Draft) {
    let gone = before.sections.indices.filter { section in
      draft.calls.contains { if case .deleteSections([section]) = $0 { true } else { false } }
    }
    for (section, content) in before.sections.enumerated() {
      let losesItsRows = gone.contains(section) || draft.freshSections.contains(content.name)
      var deleted: [IndexPath] = []
      for (row, name) in content.rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard chance(unrest) else {
          draft.staying[content.name, default: []].append(name)
          continue
        }
        switch below(3) {
        case 0: deleted.append(path)
        case 1: draft.travellers.append((name, path))
        default:
          draft.calls.append(.reload([path]))
          draft.staying[content.name, default: []].append(name)
          if !losesItsRows { draft.reloaded.insert(name) }
        }
      }
      if losesItsRows { draft.staying[content.name] = nil }
      if chance(50) { deleted.shuffle(using: &random) }
      draft.calls += chance(50) ? [.delete(deleted)] : deleted.map { .delete([$0]) }
    }
  }

  private mutating func fillRows(of after: inout ListModel, rows: Int, _ draft: inout Draft) {
    draft.travellers.shuffle(using: &random)
    var arriving = after.sections.map { _ in [(name: Int, from: IndexPath)]() }
    for traveller in draft.travellers {
      if after.sections.isEmpty {
        // No section is left, so the row is deleted with its section.
        continue
      }
      arriving[below(after.sections.count)].append(traveller)
    }
    for section in after.sections.indices {
      let name = after.sections[section].name
      let staying = draft.staying[name] ?? []
      let isFresh = draft.freshSections.contains(name)
      let inserted = isFresh ? below(rows + 1) : chance(unrest) ? below(4) : 0
      let count = staying.count + arriving[section].count + inserted
      var places = Array(0..<count)
      places.shuffle(using: &random)
      var content = [Int?](repeating: nil, count: count)
      for (name, source) in arriving[section] {
        let place = places.removeLast()
        content[place] = name
        draft.calls.append(.move(source, IndexPath(row: place, section: section)))
      }
      for _ in 0..<inserted {
        let place = places.removeLast()
        content[place] = newName()
        // The rows of a new section need no insertion, and an insertion changes nothing.
        if !isFresh || chance(20) {
          draft.calls.append(.insert([IndexPath(row: place, section: section)]))
        }
      }
      var rest = staying.makeIterator()
      after.sections[section].rows = content.map { $0 ?? rest.next() ?? -1 }
    }
  }
}
