@testable import ScrollEngine
import TestSupport
import Testing

@Suite("Updates that a list cannot carry out")
struct ListUpdateErrorTests {
  /// The error for updates from sections of `before` rows to sections of `after` rows.
  private func reason(
    _ before: [Int], _ after: [Int], of element: ListUpdateError.Element = .row,
    _ record: (inout ListUpdates) -> Void
  ) -> ListUpdateError? {
    var updates = ListUpdates()
    record(&updates)
    do {
      _ = try ListChanges(
        updates, of: element, sectionsBefore: before.count, rowsBefore: { before[$0] },
        sectionsAfter: after.count, rowsAfter: { after[$0] })
      return nil
    } catch {
      return error
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("are told by the section, the counts, and what was asked")
  func rowCounts() {
    let error = reason([3, 4], [3, 9]) {
      $0.insert(at: [path(0, 1), path(5, 1)])
      $0.delete(at: [path(1, 1)])
      $0.move(at: path(0, 1), to: path(0, 0))
      $0.move(at: path(0, 0), to: path(2, 1))
    }
    #expect(
      error?.reason
        == .invalidCount(
          section: 1, oldSection: 1, before: 4, after: 9, inserted: 2, deleted: 1, movedIn: 1,
          movedOut: 1))
    #expect(
      error?.description
        == "section 1 has 9 rows after the update; 4 before it, 2 inserted, 1 deleted, 1 moved in "
        + "and 1 moved out make 5")
    let items = reason([1], [1], of: .item) { $0.insert(at: [path(0)]) }
    #expect(
      items?.description
        == "section 0 has 1 item after the update; 1 before it, 1 inserted, 0 deleted, 0 moved in "
        + "and 0 moved out make 2")
    let moved = reason([3, 4], [4, 2]) { $0.moveSection(0, toSection: 1) }
    #expect(
      moved?.description
        == "section 1 (0 before it) has 2 rows after the update; it had 3, and no update says that "
        + "one came or went")
  }

  @Test("are told by the numbers of sections")
  func sectionCounts() {
    let error = reason([1, 1, 1], [1, 1, 1]) {
      $0.insertSections([0, 1])
      $0.deleteSections([2])
      $0.moveSection(0, toSection: 2)
    }
    #expect(
      error?.reason == .invalidSectionCount(before: 3, after: 3, inserted: 2, deleted: 1))
    #expect(
      error?.description
        == "there are 3 sections after the update; 3 before it, 2 inserted and 1 deleted make 4")
    #expect(
      reason([1], []) { _ in }?.description
        == "there are 0 sections after the update; there were 1, and no update says that one came "
        + "or went")
  }

  @Test("are found where a count changes and no update says so")
  func silence() {
    let error = reason([2, 3], [2, 4]) { $0.reload(at: [path(0, 1)]) }
    #expect(
      error?.reason
        == .invalidCount(
          section: 1, oldSection: 1, before: 3, after: 4, inserted: 0, deleted: 0, movedIn: 0,
          movedOut: 0))
    #expect(
      error?.description
        == "section 1 has 4 rows after the update; it had 3, and no update says that one came or "
        + "went")
  }

  @Test("name a row that is not there, and how many there are")
  func rowsOutOfRange() {
    let deleted = reason([5], [4]) { $0.delete(at: [path(3), path(4), path(5)]) }
    #expect(deleted?.reason == .noSuchElement(.delete, path(5), count: 5))
    #expect(
      deleted?.description == "cannot delete row 5 of section 0: the section has 5 rows before the "
        + "update")
    let inserted = reason([5], [5]) { $0.insert(at: [path(5)]) }
    #expect(inserted?.reason == .noSuchElement(.insert, path(5), count: 5))
    #expect(
      inserted?.description == "cannot insert row 5 of section 0: the section has 5 rows after the "
        + "update")
    #expect(
      reason([5], [5]) { $0.reload(at: [path(-1)]) }?.reason
        == .noSuchElement(.reload, path(-1), count: 5))
    #expect(
      reason([5], [5]) { $0.move(at: path(9), to: path(0)) }?.reason
        == .noSuchElement(.moveSource, path(9), count: 5))
    let target = reason([5], [5]) { $0.move(at: path(0), to: path(.max)) }
    #expect(target?.reason == .noSuchElement(.moveTarget, path(.max), count: 5))
    #expect(target?.description.hasPrefix("cannot move something to row \(Int.max) of") == true)
    #expect(
      reason([5], [5]) { $0.delete(at: [path(.min), path(.max)]) }?.reason
        == .noSuchElement(.delete, path(.min), count: 5))
  }

  @Test("name a section that is not there, and how many there are")
  func sectionsOutOfRange() {
    let row = reason([5], [5, 1]) {
      $0.insertSections([1])
      $0.delete(at: [path(0, 1)])
    }
    #expect(row?.reason == .noSuchSection(.delete, .element(path(0, 1)), count: 1))
    #expect(
      row?.description
        == "cannot delete row 0 of section 1: there is 1 section before the update")
    #expect(
      reason([5], []) {
        $0.deleteSections([0])
        $0.insert(at: [path(0)])
      }?.reason == .noSuchSection(.insert, .element(path(0)), count: 0))
    #expect(
      reason([5], [5]) { $0.deleteSections([0, 1]) }?.reason
        == .noSuchSection(.delete, .section(1), count: 1))
    #expect(
      reason([5], [5]) { $0.insertSections([.max, -3]) }?.reason
        == .noSuchSection(.insert, .section(-3), count: 1))
    #expect(
      reason([5], [5]) { $0.moveSection(0, toSection: 7) }?.description
        == "cannot move something to section 7: there is 1 section after the update")
  }

  @Test("name a place for which two calls exclude each other")
  func conflicts() {
    let conflicts: [(text: String, record: (inout ListUpdates) -> Void)] = [
      ("row 1 of section 0 is deleted twice", { $0.delete(at: [path(1), path(2), path(1)]) }),
      ("row 1 of section 0 is inserted twice", { $0.insert(at: [path(1), path(1)]) }),
      (
        "row 1 of section 0 is moved away twice",
        {
          $0.move(at: path(1), to: path(0))
          $0.move(at: path(1), to: path(2))
        }
      ),
      (
        "row 2 of section 0 is moved to twice",
        {
          $0.move(at: path(0), to: path(2))
          $0.move(at: path(1), to: path(2))
        }
      ),
      (
        "row 1 of section 0 is both deleted and moved away",
        {
          $0.move(at: path(1), to: path(0))
          $0.delete(at: [path(0), path(1)])
        }
      ),
      (
        "row 1 of section 0 is both deleted and reloaded",
        {
          $0.reload(at: [path(0), path(1), path(2)])
          $0.delete(at: [path(1)])
        }
      ),
      (
        "row 2 of section 0 is both deleted and reloaded",
        {
          $0.reload(at: [path(0), path(1), path(2)])
          $0.reload(at: [path(1)])
          $0.delete(at: [path(2)])
        }
      ),
      (
        "row 1 of section 0 is both reloaded and moved away",
        {
          $0.reload(at: [path(1)])
          $0.move(at: path(1), to: path(0))
        }
      ),
      (
        "row 2 of section 0 is both inserted and moved to",
        {
          $0.move(at: path(0), to: path(2))
          $0.insert(at: [path(2)])
        }
      ),
      (
        "section 1 is both deleted and reloaded",
        {
          $0.reloadSections([1])
          $0.deleteSections([1])
        }
      ),
      (
        "section 0 is both inserted and moved to",
        {
          $0.moveSection(1, toSection: 0)
          $0.insertSections([0])
        }
      ),
      ("section 1 is deleted twice", { $0.deleteSections([1, 1]) }),
    ]
    for conflict in conflicts {
      #expect(reason([3, 3], [3, 3], conflict.record)?.description == conflict.text)
    }
  }

  @Test("name a negative count of the data source")
  func negativeCounts() {
    let rows = reason([3, 3], [3, -2]) { $0.delete(at: [path(0, 1)]) }
    #expect(rows?.reason == .negativeCount(section: 1, -2))
    #expect(rows?.description == "section 1 has -2 rows")
    var updates = ListUpdates()
    updates.deleteSections([0])
    #expect(
      throws: ListUpdateError(.negativeCount(section: nil, -1), of: .item)
    ) {
      try ListChanges(
        updates, of: .item, sectionsBefore: 1, rowsBefore: { _ in 0 }, sectionsAfter: -1,
        rowsAfter: { _ in 0 })
    }
    #expect(
      ListUpdateError(.negativeCount(section: nil, -1), of: .item).description
        == "there are -1 sections")
  }

  @Test("have words for what a table finds out itself")
  func tables() {
    func text(_ reason: ListUpdateError.Reason) -> String {
      ListUpdateError(reason, of: .row).description
    }
    #expect(
      text(.invalidHeight(.element(path(2, 1)), .nan)) == "row 2 of section 1 has the height nan")
    #expect(
      text(.invalidHeight(.header(section: 1), -5)) == "the header of section 1 has the height -5.0"
    )
    #expect(
      text(.invalidHeight(.footer(section: 0), .infinity))
        == "the footer of section 0 has the height inf")
    #expect(text(.frozen).contains("call reloadData() first"))
    #expect(text(.underWay).contains("from within another one"))
  }
}
