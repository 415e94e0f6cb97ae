@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table on its way to its new rows")
struct TableUpdateMotionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let rows = NamedRows(20)
  let table: TableView

  init() {
    table = rows.table(in: window)
    window.advance(to: 5)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func alpha(_ name: Int) -> Double? {
    table.visibleCells.first { ($0 as? NamedCell)?.name == name }.map {
      (($0.transit?.alpha ?? 1) * 1e6).rounded() / 1e6
    }
  }

  private var live: Int { table.reuseQueue.statistics(forIdentifier: "cell").live }

  @Test("shows rows where they were at first, and where they belong after 0.3 seconds")
  func insertion() {
    var ends: [Bool] = []
    rows.model.sections[0].rows.insert(99, at: 1)
    table.performBatchUpdates {
      table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      ends.append($0)
    }
    window.layoutIfNeeded()
    // The frames have their final values immediately.
    table.checkInvariants()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
    #expect(table.visibleNames == [1, 99, 2, 3, 4])
    #expect(table.visibleTops == [0, 20, 20, 40, 60])
    #expect(alpha(99) == 0 && alpha(2) == 1)
    // The last row moves down out of sight, and keeps its cell until the animation ends.
    #expect(live == 6 && rows.log == ["cell 99", "show 99"])

    #expect(window.advance(to: 5.15) == 5.15)
    #expect(table.visibleTops == [0, 20, 30, 50, 70] && alpha(99) == 0.5)
    #expect(window.needsDisplay && ends.isEmpty)
    table.checkInvariants()
    #expect(window.advance(to: 5.3) == nil)
    #expect(table.visibleTops == [0, 20, 40, 60, 80] && alpha(99) == 1)
    #expect(ends == [true] && live == 5)
    #expect(rows.log == ["cell 99", "show 99", "end 5"])
    #expect(rows.complaints.isEmpty)
  }

  @Test("keeps deleted rows as ghosts behind the others until they have gone")
  func deletion() {
    rows.model.sections[0].rows.removeSubrange(1..<3)
    table.deleteRows(at: [path(1), path(2)], with: .left)
    window.layoutIfNeeded()
    #expect(table.visibleNames == [1, 4, 5, 6, 7])
    // Rows that become visible move in from below.
    #expect(table.visibleTops == [0, 60, 80, 100, 120])
    let ghosts = table.subviews.filter { $0.transit != nil && !table.visibleCells.contains($0) }
    #expect(ghosts.compactMap { ($0 as? NamedCell)?.name }.sorted() == [2, 3])
    #expect(Array(table.subviews.prefix(2)).allSatisfy { ghosts.contains($0) })
    #expect(live == 7)
    window.advance(to: 5.15)
    #expect(ghosts.allSatisfy { abs(($0.transit?.offset.x ?? 0) + 50) < 1e-9 })
    #expect(!table.visibleNames.contains(2))
    window.advance(to: 5.3)
    #expect(ghosts.allSatisfy { $0.superview == nil && $0.transit == nil })
    #expect(live == 5 && rows.log.suffix(2) == ["end 2", "end 3"])
    table.checkInvariants()
    #expect(rows.complaints.isEmpty)
  }

  @Test("does not move what is visible when rows come above it")
  func above() {
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    let tops = table.visibleTops
    rows.model.sections[0].rows.insert(99, at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    #expect(table.visibleTops == tops && table.contentOffset.y == 220)
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.transit == nil })
    window.advance(to: 5.1)
    #expect(table.visibleTops == tops)
  }

  @Test("goes on from where things are when another update comes in between")
  func interruption() {
    rows.model.sections[0].rows.insert(99, at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    window.advance(to: 5.15)
    #expect(table.visibleTops == [0, 10, 30, 50, 70])
    rows.model.sections[0].rows.removeFirst()
    table.deleteRows(at: [path(0)], with: .fade)
    window.layoutIfNeeded()
    #expect(table.visibleNames == [1, 2, 3, 4, 5])
    #expect(table.visibleTops.prefix(4) == [10, 30, 50, 70])
    window.advance(to: 5.45)
    #expect(table.visibleTops == [0, 20, 40, 60, 80])
    #expect(live == 5)
    table.checkInvariants()
    #expect(rows.complaints.isEmpty)
  }

  @Test("takes a moved row from its old place to its new one, or from out of sight")
  func moving() {
    rows.model.sections[0].rows.removeFirst()
    rows.model.sections[0].rows.insert(1, at: 3)
    table.moveRow(at: path(0), to: path(3))
    window.layoutIfNeeded()
    #expect(table.visibleNames == [2, 3, 4, 1, 5])
    #expect(table.visibleTops == [20, 40, 60, 0, 80])
    window.advance(to: 6)
    rows.model.sections[0].rows.removeLast()
    rows.model.sections[0].rows.insert(20, at: 0)
    table.moveRow(at: path(19), to: path(0))
    window.layoutIfNeeded()
    #expect(table.visibleNames == [20, 2, 3, 4, 1])
    #expect(table.visibleTops == [100, 0, 20, 40, 60])
    window.advance(to: 6.3)
    table.checkInvariants()
    #expect(live == 5 && rows.complaints.isEmpty)
  }

  @Test("ends at once when the table is reloaded, or leaves its window")
  func cutShort() {
    var ends: [Bool] = []
    func delete() {
      rows.model.sections[0].rows.removeFirst()
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)])
      } completion: {
        ends.append($0)
      }
      window.advance(to: window.now + 0.1)
    }
    delete()
    #expect(live == 6)
    table.reloadData()
    #expect(ends == [false] && live == 0)
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.transit == nil })
    delete()
    table.removeFromSuperview()
    #expect(ends == [false, false])
    #expect(table.subviews.allSatisfy { $0.transit == nil })
    #expect(window.advance(to: window.now + 1) == nil)
    table.layoutIfNeeded()
    table.checkInvariants()
    #expect(live == 5 && rows.complaints.isEmpty)
  }

  @Test("does not happen without a window, without animation, or when nobody wants it")
  func atOnce() throws {
    let elsewhere = NamedRows(20)
    let outside = elsewhere.table()
    outside.layoutIfNeeded()
    elsewhere.model.sections[0].rows.removeFirst()
    outside.deleteRows(at: [path(0)])
    #expect(outside.subviews.allSatisfy { $0.transit == nil })
    #expect(outside.subviews.count == 4)

    var ends: [Bool] = []
    rows.model.sections[0].rows.removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .none)
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true] && table.subviews.allSatisfy { $0.transit == nil })
    rows.model.sections[0].rows.removeFirst()
    var updates = ListUpdates()
    updates.delete(at: [path(0)])
    try table.apply(updates, animated: false)
    #expect(table.subviews.allSatisfy { $0.transit == nil })
    #expect(window.advance(to: window.now + 0.01) == nil)
    // A row that is inserted without an animation is visible at once, while the other rows move.
    rows.model.sections[0].rows.insert(99, at: 0)
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .none)
      table.reloadRows(at: [path(1)], with: .fade)
    }
    window.layoutIfNeeded()
    #expect(alpha(99) == 1 && alpha(4) == 0 && table.visibleTops.prefix(3) == [0, 0, 40])
  }

  @Test("gives the ghosts back to the queue they came from when the table gets another one")
  func otherQueue() {
    let queue = table.reuseQueue
    rows.model.sections[0].rows = []
    table.deleteRows(at: (0..<20).map { path($0) })
    window.advance(to: window.now + 0.1)
    #expect(live == 5)
    table.reuseQueue = ReuseQueue()
    #expect(queue.statistics(forIdentifier: "cell").live == 0)
    queue.checkInvariants()
    #expect(table.subviews.isEmpty && rows.complaints.isEmpty)
  }

  @Test("gives the ghosts back when the table goes away")
  func deallocation() {
    let queue = ReuseQueue()
    let source = NamedRows(20)
    var table: TableView? = source.table(in: nil)
    table?.reuseQueue = queue
    if let table { window.addSubview(table) }
    window.layoutIfNeeded()
    source.model.sections[0].rows.removeFirst()
    table?.deleteRows(at: [path(0)])
    window.advance(to: window.now + 0.1)
    #expect(queue.statistics(forIdentifier: "cell").live == 6)
    table?.removeFromSuperview()
    table = nil
    #expect(queue.statistics(forIdentifier: "cell").live == 0)
    #expect(queue.queuedCells(withIdentifier: "cell").allSatisfy { $0.transit == nil })
    #expect(window.advance(to: window.now + 1) == nil)
    queue.checkInvariants()
  }

  @Test("draws a view that is under way where it is, and touches find it where it will be")
  func drawing() {
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = Color(0xFF0000)
    view.transit = Transit(offset: Point(x: 30, y: 5), alpha: 0.5)
    var canvas = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
    view.render(in: &canvas)
    var expected = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
    expected.multiplyOpacity(by: 0.5)
    expected.fill(Rect(x: 40, y: 15, width: 20, height: 20), Color(0xFF0000), cornerRadius: 0)
    #expect(canvas.commands == expected.commands)
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    #expect(parent.hitTest(Point(x: 12, y: 12), with: nil) === view)
    #expect(parent.hitTest(Point(x: 45, y: 20), with: nil) === parent)
    view.transit?.alpha = 0
    var empty = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
    view.render(in: &empty)
    #expect(empty.commands.isEmpty)
  }

  @Test("moves even if it is one point broad")
  func narrow() {
    table.frame.size.width = 1
    window.layoutIfNeeded()
    rows.model.sections[0].rows.insert(99, at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    window.layoutIfNeeded()
    #expect(alpha(99) == 0)
    window.advance(to: 5.3)
    #expect(alpha(99) == 1)
  }
}

extension [TableViewCell] {
  fileprivate func contains(_ view: View) -> Bool { contains { $0 === view } }
}

extension [View] {
  fileprivate func contains(_ view: View) -> Bool { contains { $0 === view } }
}
