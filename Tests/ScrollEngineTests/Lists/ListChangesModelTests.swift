@testable import ScrollEngine
import TestSupport
import Testing

@Suite("Changes of a list beside arrays of names")
struct ListChangesModelTests {
  static func changes(_ script: ListScript) throws(ListUpdateError) -> ListChanges {
    try ListChanges(
      script.updates, of: .row,
      sectionsBefore: script.before.sections.count,
      rowsBefore: { script.before.sections[$0].rows.count },
      sectionsAfter: script.after.sections.count,
      rowsAfter: { script.after.sections[$0].rows.count })
  }

  @Test(
    "follow every row and section in both directions in 10,000 random batches",
    arguments: Soak.seeds(1...4))
  func following(seed: UInt64) throws {
    var maker = ListScriptMaker(random: SeededRandom(seed: seed))
    for step in 0..<2_500 {
      maker.unrest = [5, 30, 80][step % 3]
      let before = maker.model(sections: maker.below(6), rows: 8)
      let script = maker.script(from: before, rows: 5)
      let changes = try ListChangesModelTests.changes(script)
      let place = Comment("seed \(seed), step \(step): \(script)")

      let (old, new) = (script.before, script.after)
      guard
        old.paths.allSatisfy({ changes.newIndexPath(forOld: $0) == new.path(of: old[$0]) }),
        new.paths.allSatisfy({ changes.oldIndexPath(forNew: $0) == old.path(of: new[$0]) }),
        old.sections.indices.allSatisfy({ section in
          changes.sections.newSection(forOld: section)
            == new.sections.firstIndex { $0.name == old.sections[section].name }
        }),
        new.sections.indices.allSatisfy({ section in
          changes.sections.oldSection(forNew: section)
            == old.sections.firstIndex { $0.name == new.sections[section].name }
        })
      else {
        Issue.record("a place is followed wrongly, \(place)")
        return
      }
      let reloaded = changes.reloadsInNewState.flatMap { run in
        run.range.map { new[IndexPath(row: $0, section: run.section)] }
      }
      #expect(Set(reloaded) == script.reloaded && reloaded.count == script.reloaded.count, place)
      #expect(old.paths.allSatisfy { changes.isReloaded(old: $0) == reloaded.contains(old[$0]) })
      #expect(ListChangesModelTests.stretchesAgree(changes, old), place)
    }
  }

  /// Whether `stretch(from:upTo:)` agrees with following each row by itself.
  static func stretchesAgree(_ changes: ListChanges, _ old: ListModel) -> Bool {
    for section in old.sections.indices {
      var row = 0
      while row < old.sections[section].rows.count {
        let limit = old.sections[section].rows.count - row
        let stretch = changes.stretch(from: IndexPath(row: row, section: section), upTo: limit)
        guard (1...limit).contains(stretch.count) else { return false }
        for place in 0..<stretch.count {
          let path = IndexPath(row: row + place, section: section)
          var target = stretch.newPath
          target?.row += place
          guard changes.newIndexPath(forOld: path) == target,
            changes.isReloaded(old: path) == stretch.isReloaded
          else { return false }
        }
        row += stretch.count
      }
    }
    return true
  }

  @Test("lead from the old state to the new one in the order in which they are to be carried out")
  func carryingOut() throws {
    var maker = ListScriptMaker(random: SeededRandom(seed: 5))
    for step in 0..<1_000 {
      maker.unrest = [5, 30, 80][step % 3]
      let script = maker.script(from: maker.model(sections: maker.below(6), rows: 8), rows: 5)
      let changes = try ListChangesModelTests.changes(script)
      var state = script.before
      for run in changes.removals.runs.reversed() {
        state.sections[run.section].rows.removeSubrange(run.range)
      }
      let moved = changes.sections.insertions.runs.map { run in
        run.counterpart.map { Array(state.sections[$0.row..<$0.row + run.count]) }
      }
      for run in changes.sections.removals.runs.reversed() {
        state.sections.removeSubrange(run.range)
      }
      for (run, moved) in zip(changes.sections.insertions.runs, moved) {
        let new = script.after.sections[run.range].map {
          ListModel.Section(name: $0.name, rows: [])
        }
        state.sections.insert(contentsOf: moved ?? new, at: run.first)
      }
      for run in changes.insertions.runs {
        let rows = script.after.sections[run.section].rows[run.range]
        if let source = run.counterpart {
          let old = script.before.sections[source.section].rows
          #expect(Array(old[source.row..<source.row + run.count]) == Array(rows))
        }
        state.sections[run.section].rows.insert(contentsOf: rows, at: run.first)
      }
      guard state == script.after else {
        Issue.record("step \(step): \(state), expected \(script.after) for \(script.calls)")
        return
      }
    }
  }

  @Test("name the section whose number of rows is wrong by one")
  func wrongCounts() {
    var maker = ListScriptMaker(random: SeededRandom(seed: 6))
    var found = 0
    for step in 0..<1_000 {
      var script = maker.script(from: maker.model(sections: 1 + maker.below(5), rows: 8), rows: 5)
      guard !script.after.sections.isEmpty else { continue }
      let section = maker.below(script.after.sections.count)
      script.after.sections[section].rows.append(maker.newName())
      do {
        let changes = try ListChangesModelTests.changes(script)
        // A section that is new may have any number of rows.
        let old = changes.sections.oldSection(forNew: section)
        #expect(
          old.map { changes.sections.reloads.run(holding: $0) != nil } ?? true, "step \(step)")
      } catch {
        guard
          case .invalidCount(section, _, let before, let after, let i, let d, let m, let o) = error
            .reason
        else {
          Issue.record("step \(step): \(error)")
          continue
        }
        #expect(after == script.after.sections[section].rows.count, "step \(step)")
        #expect(before + i - d + m - o == after - 1, "step \(step)")
        found += 1
      }
    }
    #expect(found > 300)
  }
}
