@testable import ScrollEngine
import TestSupport
import Testing

/// Bug reports about gestures in other projects' lists, by repository and number.
@MainActor
@Suite("What was reported of other lists under a hand does not happen here:")
struct ListHandReportsTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let hand: Hand

  init() { hand = Hand(window) }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test(
    "rows can be swiped after one was deleted (MGSwipeTableCell 163)", arguments: [false, true])
  func swipes(reloads: Bool) {
    let source = SwipedRows(reloads: reloads)
    let table = source.table(in: window)
    for round in 1...3 {
      hand.down(90, 30, device: .touch)
      for x in [80.0, 60, 30, 10] { hand.move(x, 30, device: .touch) }
      hand.rest(0.2)
      hand.up(10, 30, device: .touch)
      hand.rest(1)
      #expect(table.cellForRow(at: path(1))?.presentationOffset.x == -74, "in round \(round)")
      hand.tap(90, 30)
      hand.rest(1)
      #expect(source.names == [1] + Array(2 + round...12) && table.visibleNames.first == 1)
    }
    // The row is back where its buttons were.
    hand.tap(90, 30)
    #expect(source.selected == [path(1)])
  }

  @Test(
    "a press that becomes a drag, or loses its row, selects nothing and stays nowhere (AsyncDisplayKit 188, sstoolkit 108)"
  )
  func presses() {
    let rows = NamedRows(30)
    let table = rows.table(in: window)
    func rest() {
      hand.settle()
      #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
      #expect(table.indexPathsForSelectedRows == nil)
    }
    for change in 0..<4 {
      hand.down(50, 30, device: .touch)
      hand.rest(0.3)
      #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
      switch change {
      case 0: hand.move(50, 5, device: .touch)
      case 1: table.reloadData()
      case 2:
        rows.model.sections[0].rows.remove(at: 1)
        table.deleteRows(at: [path(1)], with: .fade)
      default: hand.down(50, 70, id: 1, device: .touch)
      }
      hand.rest(0.1)
      hand.up(50, change == 0 ? 5 : 30, device: .touch)
      if change == 3 { hand.up(50, 70, id: 1, device: .touch) }
      rest()
      table.contentOffset.y = 0
      window.layoutIfNeeded()
    }
    hand.down(50, 50, device: .touch)
    hand.up(50, 50, device: .touch)
    #expect(table.indexPathsForSelectedRows == [path(2)])
  }

  @Test(
    "other rows in a flight are all in sight in the end (RecyclerView's \"Inconsistency detected\", FastAdapter 602)"
  )
  func otherSource() {
    let many = NamedRows(1_000)
    let few = NamedRows(30)
    let table = many.table(in: window)
    table.contentOffset.y = 9_000
    hand.down(50, 90, device: .touch)
    for y in [74.0, 58, 42, 26, 10] { hand.move(50, y, device: .touch) }
    hand.up(50, 10, device: .touch)
    hand.rest(0.05)
    #expect(table.isDecelerating)
    table.dataSource = few
    table.delegate = few
    hand.settle()
    #expect(table.visibleNames == [26, 27, 28, 29, 30] && few.cellsAsked.allSatisfy { $0 <= 30 })
    table.checkInvariants()
  }
}

/// Rows that can be swiped away.
@MainActor
private final class SwipedRows: TableViewDataSource, TableViewDelegate {
  var names = Array(1...12)
  var selected: [IndexPath] = []
  let reloads: Bool

  init(reloads: Bool) { self.reloads = reloads }

  func table(in window: Window) -> TableView {
    let table = exactTable(frame: window.bounds)
    table.rowHeight = 20
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let action = ContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, done in
      names.remove(at: indexPath.row)
      if reloads {
        tableView.reloadData()
      } else {
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
      done(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
