@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The focus of a list whose elements come and go")
struct FocusFollowingTests {
  private func focused(
    _ row: Int, _ section: Int = 0, in counts: [Int] = [30], of example: FormCase
  ) -> Form {
    let form = Form(counts, example.kind, example.place)
    if let table = form.list as? TableView { table.allowsSelection = true }
    form.window.setFocus(to: form.list)
    form.list.focusElement(at: IndexPath(row: row, section: section))
    form.hand.rest(0.2)
    return form
  }
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test(
    "goes to the row that takes the place of a deleted one, else to the one above",
    arguments: FormCase.all)
  func deletedRow(_ example: FormCase) {
    let form = focused(20, of: example)
    form.change({ $0[0].remove(at: 20) }) { $0.delete([path(20)]) }
    #expect(form.list.focusedIndexPath == path(20) && form.list.isFocused)
    form.press(.down)
    #expect(form.list.focusedIndexPath == path(21))
    form.change({ $0[0].removeSubrange(18..<29) }) { $0.delete((18..<29).map { path($0) }) }
    #expect(form.list.focusedIndexPath == path(17))
    form.press(.up)
    #expect(form.list.focusedIndexPath == path(16))
    // The focus moves with its row, and keeps its index path when the row is replaced.
    form.change({ $0[0].insert($0[0].remove(at: 16), at: 2) }) { $0.move(path(16), to: path(2)) }
    #expect(form.list.focusedIndexPath == path(2))
    form.change({ $0[0][2] = 1000 }) { list in
      list.performBatchUpdates {
        list.delete([path(2)])
        list.insert([path(2)])
      }
    }
    #expect(form.list.focusedIndexPath == path(2))
    form.change({ $0[0] = [] }) { $0.delete((0..<18).map { path($0) }) }
    #expect(form.list.focusedIndexPath == nil)
    form.check()
  }

  @Test("goes to the second row where that takes the place of the second", arguments: FormCase.all)
  func deletedSecondRow(_ example: FormCase) {
    let form = focused(1, of: example)
    form.change({ $0[0].remove(at: 1) }) { $0.delete([path(1)]) }
    #expect(form.list.focusedIndexPath == path(1))
  }

  @Test("goes to the section that takes the place of a deleted one", arguments: FormCase.all)
  func deletedSection(_ example: FormCase) {
    let form = focused(3, 1, in: [5, 5, 0, 5], of: example)
    form.change({ $0.remove(at: 1) }) { $0.deleteSections([1]) }
    #expect(form.list.focusedIndexPath == path(0, 2), "an empty section is passed")
    form.change({ $0.remove(at: 2) }) { $0.deleteSections([2]) }
    #expect(form.list.focusedIndexPath == path(4, 0))
    form.press(.up)
    #expect(form.list.focusedIndexPath == path(3, 0))
  }

  @Test("stays at its index path through reloads, if there is one", arguments: FormCase.all)
  func reloads(_ example: FormCase) {
    let form = focused(4, 1, in: [5, 5], of: example)
    form.change({ _ in }) { $0.reloadData() }
    #expect(form.list.focusedIndexPath == path(4, 1))
    form.change({ $0[1] = [90, 91] }) { $0.reloadSections([1]) }
    #expect(form.list.focusedIndexPath == path(1, 1))
    form.change({ _ in }) { $0.reload([path(1, 1)]) }
    #expect(form.list.focusedIndexPath == path(1, 1))
    form.change({ $0 = [[1, 2, 3]] }) { $0.reloadData() }
    #expect(form.list.focusedIndexPath == path(2))
    form.change({ $0 = [] }) { $0.reloadData() }
    #expect(form.list.focusedIndexPath == nil)
    form.change({ $0 = [[1, 2, 3]] }) { $0.reloadData() }
    #expect(form.list.focusedIndexPath == path(2))
  }

  @Test(
    "comes from a button in a row that is deleted to what takes its place", arguments: FormCase.all)
  func fromButton(_ example: FormCase) throws {
    let form = Form([30], example.kind, example.place)
    let button = try #require(form.parts(3)?.button)
    form.window.setFocus(to: button)
    form.change({ $0[0].remove(at: 3) }) { $0.delete([path(3)]) }
    #expect(form.list.isFocused && form.list.focusedIndexPath == path(3))
    form.press(.tab)
    #expect(form.window.focusedView === form.parts(3)?.field, "Tab goes on in the row")
    form.window.endEditing(true)
    form.list.allowsSelection = false
    form.window.setFocus(to: form.parts(3)?.button)
    form.change({ _ in }) { $0.reloadData() }
    #expect(form.window.focusedView == nil)
  }

  /// desktop/desktop #15641: keys had no effect once the row with the focus was scrolled away.
  @Test("stays with a row that is scrolled away, and the next key brings its neighbour into sight")
  func scrolledAway() {
    let form = focused(2, of: FormCase(kind: .table, place: .alone))
    for _ in 0..<5 { form.wheel(-3) }
    #expect(form.list.focusedIndexPath == path(2))
    form.press(.down)
    #expect(form.list.focusedIndexPath == path(3))
    #expect(form.list.bounds.contains(form.list.rect(of: path(3)).origin))
  }

  @Test("leaves out rows on their way out")
  func ghosts() throws {
    let form = Form([3])
    form.sections[0].remove(at: 2)
    form.list.delete([path(2)])
    form.window.layoutIfNeeded()
    #expect(form.window.focusableViews.count == 7)
  }
}
