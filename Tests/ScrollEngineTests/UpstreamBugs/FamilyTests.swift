import ScrollEngine
import TestSupport
import Testing

/// Bugs that were fixed in Family, or reported by its users, by issue number.
@MainActor
@Suite("What went wrong in Family does not here:")
struct FamilyTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  @Test("reuse works with more than one child (2)")
  func reuse() {
    let tables = (0..<5).map { _ in stack.table(100).table }
    for offset in stride(from: 0.0, through: 9_900, by: 7) { stack.scroll(to: offset) }
    for table in tables {
      let statistics = table.reuseQueue.statistics(forIdentifier: "cell")
      #expect(statistics.created <= 7 && statistics.dequeued >= 100)
    }
  }

  @Test("the last items can be reached, whatever the rounding (127)", arguments: 1...4)
  func lastItems(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var last: TableView?
    for _ in 0..<30 {
      let (rows, table) = stack.table(9)
      for name in 1...9 { rows.heights[name] = .random(in: 3...40, using: &random) }
      table.reloadData()
      last = table
    }
    let table = try #require(last)
    stack.scroll(to: container.scrollRange.maximum.y)
    #expect(table.visibleNames.last == 9)
    let row = table.rectForRow(at: IndexPath(row: 8, section: 0))
    #expect(abs(stack.seen(row.maxY, of: table) - 100) < 1e-6)
  }

  @Test("collections do not jump while one scrolls (152)")
  func jumpyCollections() {
    let lists = (0..<4).map { _ in stack.collection(33) }
    stack.layOut()
    for offset in stride(from: 0.0, through: 460, by: 3.5) {
      stack.scroll(to: offset)
      #expect(container.contentOffset.y == offset && container.contentSize.height == 560)
      for (place, list) in lists.enumerated() where list.frame.height > 0 {
        #expect(stack.seen(0, of: list) == Double(place) * 140 - offset)
      }
    }
  }

  @Test("taps arrive at the rows, at any offset and at rest (191)")
  func taps() throws {
    _ = stack.plain(30)
    let source = SectionSource(20)
    source.header = 0
    source.footer = 0
    let table = source.table(.plain, in: stack.window)
    container.addArrangedSubview(table)
    stack.scroll(to: 100)
    Hand(stack.window).tap(50, 25)
    // The tap is 125 points into the content, of which 30 points are above the table.
    #expect(source.selected == [IndexPath(row: 3, section: 0)])
  }

  @Test("a refresh control of a child is shown by the container, and refreshes once (206)")
  func refreshControl() {
    let (_, table) = stack.table(20)
    var refreshes = 0
    let control = RefreshControl { _ in refreshes += 1 }
    table.refreshControl = control
    stack.layOut()
    #expect(container.refreshControl === control)
    let hand = Hand(stack.window)
    hand.drag(from: 50, 10, by: 0, 6_000)
    #expect(refreshes == 1 && control.isRefreshing)
    control.endRefreshing()
    stack.settle()
    #expect(container.contentOffset.y == 0)
    stack.layOut()
    container.removeArrangedSubview(table)
    #expect(container.refreshControl == nil && table.refreshControl === control)
  }

  @Test("the same offset again does nothing")
  func sameOffset() {
    _ = stack.table(50)
    stack.scroll(to: 130)
    let before = stack.layouts
    stack.window.trace.begin()
    for _ in 0..<10 { stack.scroll(to: 130) }
    #expect(stack.layouts == before && stack.window.trace.viewsTouched == 0)
  }

  @Test("reloadData above and in what is seen does not make it jump")
  func reloadData() {
    let first = stack.table(20)
    let second = stack.table(20)
    stack.scroll(to: 530)
    let names = second.table.visibleNames
    first.table.reloadData()
    second.table.reloadData()
    stack.layOut()
    #expect(container.contentOffset.y == 530 && second.table.visibleNames == names)
    first.rows.model.sections[0].rows.removeLast(5)
    first.table.reloadData()
    stack.layOut()
    #expect(container.contentOffset.y == 430 && second.table.visibleNames == names)
    #expect(first.rows.complaints.isEmpty && second.rows.complaints.isEmpty)
  }

  @Test("the height of what was removed is gone")
  func removalHeight() {
    let views = [300.0, 300, 300].map { stack.scrolling($0) }
    stack.scroll(to: 800)
    container.removeArrangedSubview(views[2])
    stack.layOut()
    #expect(container.contentSize.height == 600 && container.contentOffset.y == 500)
    container.removeArrangedSubview(views[0])
    stack.layOut()
    #expect(container.contentSize.height == 300 && container.contentOffset.y == 200)
    #expect(views[1].frame == Rect(x: 0, y: 200, width: 100, height: 100))
  }

  @Test("a collection that measures its items grows from a height of zero")
  func measuredCollection() {
    let source = CollectionSource(40)
    for item in 0..<40 { source.sections[0].sizes[item] = Size(width: 100, height: 15) }
    let list = source.collection(
      CollectionSelfSizingTests.list(estimate: 40), width: 0, height: 0)
    container.addArrangedSubview(list)
    stack.layOut()
    #expect(list.frame.height == 100)
    #expect(list.visibleCells.count > 2 && list.visibleCells.allSatisfy { $0.frame.height == 15 })
    // The collection grows in a nested stack, too.
    let inner = ContainerScrollView()
    container.insertArrangedSubview(inner, at: 0)
    inner.addArrangedSubview(list)
    stack.layOut()
    #expect(list.frame.height == 100 && inner.frame.height == 100)
    #expect(list.visibleCells.count > 2 && list.visibleCells.allSatisfy { $0.frame.height == 15 })
  }

  @Test("a stack in a stack is cut as one")
  func nested() {
    _ = stack.plain(40)
    let inner = ContainerScrollView()
    container.addArrangedSubview(inner)
    let tables = (0..<3).map { _ in
      let rows = NamedRows(20)
      let table = rows.table()
      inner.addArrangedSubview(table)
      return (rows, table)
    }
    _ = stack.plain(40)
    stack.layOut()
    #expect(container.contentSize.height == 1_280)
    stack.scroll(to: 400)
    #expect(inner.frame == Rect(x: 0, y: 400, width: 100, height: 100))
    #expect(tables[0].1.visibleNames == [19, 20] && tables[1].1.visibleNames == [1, 2, 3])
    tables[0].0.model.sections[0].rows.removeFirst(10)
    tables[0].1.reloadData()
    stack.layOut()
    #expect(container.contentOffset.y == 200 && tables[1].1.visibleNames == [1, 2, 3])
  }

  @Test("horizontal collections keep their own way to scroll")
  func sideways() {
    let items = NamedItems(30)
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let list = items.collection(layout, width: 100, height: 20)
    container.addArrangedSubview(list)
    _ = stack.scrolling(300)
    stack.layOut()
    list.contentOffset.x = 250
    stack.layOut()
    #expect(list.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    stack.scroll(to: 150)
    #expect(list.visibleNames.isEmpty)
    stack.scroll(to: 0)
    #expect(list.contentOffset.x == 250 && list.visibleNames.first == 13)
  }
}
