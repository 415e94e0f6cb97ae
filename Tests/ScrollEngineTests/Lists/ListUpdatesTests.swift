@testable import ScrollEngine
import TestSupport
import Testing

@Suite("Updates of a list")
struct ListUpdatesTests {
  /// The letters of the rows after an update. New rows are `*`, reloaded rows are marked by `'`.
  private func after(
    _ before: [String], counts: [Int], _ record: (inout ListUpdates) -> Void
  ) throws -> [String] {
    var updates = ListUpdates()
    record(&updates)
    let old = before.map(Array.init)
    let changes = try ListChanges(
      updates, of: .row, sectionsBefore: old.count, rowsBefore: { old[$0].count },
      sectionsAfter: counts.count, rowsAfter: { counts[$0] })
    return counts.indices.map { section in
      (0..<counts[section]).map { row in
        guard let path = changes.oldIndexPath(forNew: IndexPath(row: row, section: section)) else {
          return "*"
        }
        return String(old[path.section][path.row]) + (changes.isReloaded(old: path) ? "'" : "")
      }.joined()
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("count deletes and reloads in the old state, inserts in the new, in any order of calls")
  func rules() throws {
    let expected = ["*b'd*"]
    let first = try after(["abcd"], counts: [5 - 1]) {
      $0.insert(at: [path(0), path(3)])
      $0.delete(at: [path(0), path(2)])
      $0.reload(at: [path(1)])
    }
    #expect(first == expected)
    let second = try after(["abcd"], counts: [4]) {
      $0.reload(at: [path(1)])
      $0.delete(at: [path(2)])
      $0.insert(at: [path(3)])
      $0.delete(at: [path(0)])
      $0.insert(at: [path(0)])
    }
    #expect(second == expected)
  }

  @Test("move a row to its place after everything else, within and between sections")
  func moves() throws {
    let within = try after(["abcd"], counts: [4]) { $0.move(at: path(0), to: path(3)) }
    #expect(within == ["bcda"])
    let swapped = try after(["abcd"], counts: [4]) {
      $0.move(at: path(0), to: path(3))
      $0.move(at: path(3), to: path(0))
    }
    #expect(swapped == ["dbca"])
    let between = try after(["abc", "de"], counts: [2, 4]) {
      $0.move(at: path(1), to: path(0, 1))
      $0.insert(at: [path(2, 1)])
    }
    #expect(between == ["ac", "bd*e"])
    let stays = try after(["ab"], counts: [2]) { $0.move(at: path(1), to: path(1)) }
    #expect(stays == ["ab"])
  }

  @Test("take the rows of a section along, whatever happens to them")
  func sections() throws {
    let moved = try after(["abc", "d", "ef"], counts: [2, 1, 3]) {
      $0.moveSection(0, toSection: 2)
      $0.moveSection(2, toSection: 0)
      $0.delete(at: [path(1, 0)])
      $0.insert(at: [path(0, 2)])
    }
    #expect(moved == ["ef", "d", "*ac"])
    let replaced = try after(["abc", "d"], counts: [1, 2]) {
      $0.deleteSections([0])
      $0.insertSections([1])
    }
    #expect(replaced == ["d", "**"])
    let reloaded = try after(["abc", "d"], counts: [2, 1]) { $0.reloadSections([0]) }
    #expect(reloaded == ["**", "d"])
    let many = try after(["a", "b", "c", "d"], counts: [1, 1, 1]) {
      $0.deleteSections(0..<3)
      $0.insertSections(1...2)
    }
    #expect(many == ["d", "*", "*"])
  }

  @Test("let rows move out of a section that goes and into one that comes")
  func movesAcross() throws {
    let saved = try after(["abc", "d"], counts: [2]) {
      $0.deleteSections([0])
      $0.move(at: path(1, 0), to: path(0, 0))
    }
    #expect(saved == ["bd"])
    let into = try after(["abc"], counts: [2, 3]) {
      $0.insertSections([1])
      $0.move(at: path(2), to: path(1, 1))
    }
    #expect(into == ["ab", "*c*"])
    let fromReloaded = try after(["abc", "d"], counts: [1, 2]) {
      $0.reloadSections([0])
      $0.move(at: path(1, 0), to: path(0, 1))
    }
    #expect(fromReloaded == ["*", "bd"])
  }

  @Test("pass over rows of sections that go or come as a whole")
  func redundant() throws {
    let passed = try after(["abc", "d", "ef"], counts: [1, 2, 1]) {
      $0.deleteSections([0])
      $0.delete(at: [path(0, 0)])
      $0.reload(at: [path(1, 0), path(0, 2)])
      $0.reloadSections([2])
      $0.delete(at: [path(1, 2)])
      $0.insertSections([2])
      $0.insert(at: [path(0, 2), path(1, 1)])
    }
    #expect(passed == ["d", "**", "*"])
  }

  @Test("reload once what is to be reloaded twice")
  func reloadTwice() throws {
    let rows = try after(["abcd"], counts: [4]) {
      $0.reload(at: [path(0), path(1), path(2)])
      $0.reload(at: [path(1)])
    }
    #expect(rows == ["a'b'c'd"])
    let sections = try after(["a", "b"], counts: [1, 1]) {
      $0.reloadSections([0])
      $0.reloadSections([0])
    }
    #expect(sections == ["*", "b"])
  }

  @Test("keep neighbours as one run, however they are named")
  func runs() throws {
    func removals(_ record: (inout ListUpdates) -> Void) throws -> [ListRun] {
      var updates = ListUpdates()
      record(&updates)
      return try ListChanges(
        updates, of: .row, sectionsBefore: 1, rowsBefore: { _ in 1_000 }, sectionsAfter: 1,
        rowsAfter: { _ in 900 }
      ).removals.runs
    }
    let upwards = try removals { $0.delete(at: (100..<200).map { path($0) }) }
    #expect(upwards.map(\.range) == [100..<200])
    let downwards = try removals { $0.delete(at: (100..<200).reversed().map { path($0) }) }
    #expect(downwards.map(\.range) == [100..<200])
    let apart = try removals {
      $0.delete(at: (100..<150).map { path($0) }, with: .fade)
      $0.delete(at: (150..<200).map { path($0) }, with: .left)
    }
    #expect(apart.map(\.range) == [100..<150, 150..<200])
    #expect(apart.map(\.before) == [0, 50])
  }

  @Test("give a rank to each index outside the runs, and to no other")
  func ranks() {
    let runs = ListRuns(sorted: [
      ListRun(section: 0, first: 2, last: 4, operation: .delete, animation: RowAnimation.none),
      ListRun(section: 0, first: 6, last: 6, operation: .delete, animation: RowAnimation.none),
    ])
    #expect((0..<8).map { runs.rank(of: $0) } == [0, 1, nil, nil, nil, 2, nil, 3])
  }

  @Test("say whether there are any")
  func emptiness() throws {
    var updates = ListUpdates()
    #expect(updates.isEmpty)
    updates.insertSections([])
    updates.delete(at: [])
    #expect(updates.isEmpty && updates == ListUpdates())
    updates.moveSection(0, toSection: 1)
    #expect(!updates.isEmpty)
  }
}
