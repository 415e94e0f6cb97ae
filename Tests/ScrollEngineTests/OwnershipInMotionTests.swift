import ScrollEngine
import TestSupport
import Testing

/// Like ``OwnershipTests``, but during motions and updates, which may not retain any object either.
@MainActor
@Suite("Nothing keeps alive what nobody owns, in the midst of a motion")
struct OwnershipInMotionTests {
  private func window() -> Window { Window(frame: Rect(x: 0, y: 0, width: 100, height: 100)) }

  @Test("of a container that is on its way to a child", arguments: [true, false])
  func containerOnItsWay(slices: Bool) {
    weak var container: StackingScrollView?
    weak var child: TableView?
    do {
      let window = window()
      let stack =
        slices
        ? ContainerScrollView(frame: window.bounds) : StackingScrollView(frame: window.bounds)
      let lists = (0..<3).map { _ in ListSource.uniform(20, height: 20) }
      for list in lists { stack.addArrangedSubview(list.table()) }
      window.addSubview(stack)
      window.layoutIfNeeded()
      stack.scrollToArrangedSubview(stack.arrangedSubviews[2], at: .start, animated: true)
      window.advance(to: 0.1)
      #expect(stack.contentOffset.y > 0 && stack.contentOffset.y < 800)
      container = stack
      child = stack.arrangedSubviews[2] as? TableView
      // Tables refer to their data sources weakly.
      withExtendedLifetime(lists) {}
    }
    #expect(container == nil && child == nil)
  }

  @Test("of a container that is on its way to a row of a child")
  func containerOnItsWayToRow() {
    weak var container: ContainerScrollView?
    weak var child: TableView?
    do {
      let window = window()
      let stack = ContainerScrollView(frame: window.bounds)
      let list = ListSource.uniform(50, height: 20)
      let table = list.table()
      stack.addArrangedSubview(table)
      window.addSubview(stack)
      window.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: true)
      window.advance(to: 0.1)
      #expect(stack.contentOffset.y > 0)
      container = stack
      child = table
    }
    #expect(container == nil && child == nil)
  }

  @Test("of a stack of controllers that is on its way to one")
  func stackOnItsWay() {
    weak var stack: StackController?
    weak var container: ContainerScrollView?
    weak var list: RowsController?
    do {
      let window = window()
      let made = StackController()
      let last = RowsController("last", rows: 50, height: 20)
      made.viewControllers = [BlockController("first", height: 300), last]
      window.rootViewController = made
      made.scrollToViewController(last, at: .start, animated: true)
      window.advance(to: 0.1)
      stack = made
      container = made.containerScrollView
      list = last
    }
    #expect(stack == nil && container == nil && list == nil)
  }

  /// The completion handler of an update mostly uses the list, as it does here.
  @Test("of a table whose update is under way, and of who waits for its end")
  func tableUpdate() {
    weak var table: TableView?
    var ends: [Bool] = []
    do {
      let window = window()
      let rows = NamedRows(20)
      let made = rows.table(in: window)
      rows.model.sections[0].rows.removeFirst()
      made.performBatchUpdates {
        made.deleteRows(at: [IndexPath(row: 0, section: 0)])
      } completion: {
        ends.append($0)
        made.checkInvariants()
      }
      window.advance(to: 0.1)
      #expect(ends.isEmpty)
      table = made
    }
    #expect(table == nil && ends == [false])
  }

  @Test("of a collection whose update is under way, and of who waits for its end")
  func collectionUpdate() {
    weak var collection: CollectionView?
    var ends: [Bool] = []
    do {
      let window = window()
      let items = NamedItems(20)
      let made = items.collection(CollectionViewListLayout(), in: window)
      items.model.sections[0].rows.removeFirst()
      made.performBatchUpdates {
        made.deleteItems(at: [IndexPath(item: 0, section: 0)])
      } completion: {
        ends.append($0)
        made.checkInvariants()
      }
      window.advance(to: 0.1)
      #expect(ends.isEmpty)
      collection = made
    }
    #expect(collection == nil && ends == [false])
  }

  /// What a container is doing with a child when the child is removed.
  enum Doings: CaseIterable {
    case scrollsToIt, scrollsToItsRow, dragsAfterAiming, isDragged, flings, showsItCome, grows,
      pins,
      fills, follows
  }

  @Test(
    "of a child that is taken out meanwhile, before the next layout",
    arguments: Doings.allCases)
  func childTakenOut(what: Doings) {
    let window = window()
    let container = ContainerScrollView(frame: window.bounds)
    let first = ListSource.uniform(20, height: 20)
    let firstTable = first.table()
    container.addArrangedSubview(firstTable)
    window.addSubview(container)
    let hand = Hand(window)
    weak var child: TableView?
    weak var row: View?
    do {
      let list = ListSource.uniform(40, height: 20)
      let table = list.table()
      let plain = View(frame: Rect(x: 0, y: 0, width: 100, height: 30))
      container.addArrangedSubview(table)
      if what != .grows { container.addArrangedSubview(plain) }
      window.layoutIfNeeded()
      child = table
      row = plain
      switch what {
      case .scrollsToIt:
        container.scrollToArrangedSubview(table, at: .start, animated: true)
        hand.rest(0.1)
      case .scrollsToItsRow:
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
        hand.rest(0.1)
      case .dragsAfterAiming:
        container.scrollToArrangedSubview(table, at: .start, animated: true)
        hand.rest(0.1)
        hand.down(50, 50)
      case .isDragged:
        container.contentOffset.y = 380
        window.layoutIfNeeded()
        hand.down(50, 50)
        hand.move(50, 30)
        hand.move(50, 20)
      case .flings:
        container.contentOffset.y = 380
        window.layoutIfNeeded()
        hand.down(50, 90)
        for step in 1...4 { hand.move(50, 90 - 20 * Double(step)) }
        hand.up(50, 10)
        #expect(container.isDecelerating)
      case .showsItCome:
        container.contentOffset.y = 380
        window.layoutIfNeeded()
        container.animateChanges {
          container.removeArrangedSubview(table)
          container.insertArrangedSubview(table, at: 0)
          plain.isHidden = true
        }
        hand.rest(0.1)
      case .grows:
        container.animateChanges {
          container.insertArrangedSubview(plain, at: 0)
          plain.frame.size.height = 60
        }
        hand.rest(0.1)
      case .pins:
        container.setPinning(.permanent, for: plain)
        container.contentOffset.y = 600
        window.layoutIfNeeded()
      case .fills:
        container.lastChildFillsRemainingSpace = true
        window.layoutIfNeeded()
      case .follows:
        table.contentInset.top = 3
        container.scrollRectToVisible(Rect(x: 0, y: 700, width: 10, height: 10), animated: true)
        hand.rest(0.1)
      }
      container.removeArrangedSubview(plain)
      container.removeArrangedSubview(table)
    }
    #expect(child == nil && row == nil)
    hand.settle()
    container.checkInvariants()
  }
}
