import ScrollEngine
import Testing

/// Bugs of OLEContainerScrollView at the edges of its content.
@MainActor
@Suite("What went wrong in OLEContainerScrollView does not here:")
struct OLEContainerScrollViewTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  @Test("a child scrolled past keeps its offset within its content")
  func scrolledPast() {
    let first = stack.scrolling(300)
    let last = stack.scrolling(400)
    for offset in stride(from: 0.0, through: 750, by: 12.5) {
      stack.scroll(to: offset)
      for view in [first, last] {
        let offset = view.contentOffset.y
        #expect(offset >= 0 && offset + view.frame.height <= view.contentSize.height)
      }
    }
    #expect(first.frame.height == 0 && first.contentOffset.y == 300)
  }

  @Test("a child pulled down from the top shrinks and does not scroll")
  func pulledDown() {
    let first = stack.scrolling(300)
    stack.scroll(to: -60)
    #expect(first.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(first.contentOffset.y == 0)
  }

  @Test("a child pulled up from the end shrinks and shows its end")
  func pulledUp() {
    let view = stack.scrolling(300)
    stack.scroll(to: 260)
    #expect(view.frame == Rect(x: 0, y: 260, width: 100, height: 40))
    #expect(view.contentOffset.y == 260)
  }

  @Test("child content starts after its inset, and there is no dead tail")
  func childInset() {
    let (_, table) = stack.table(20)
    let next = stack.plain(30)
    table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stack.layOut()
    #expect(stack.seen(0, of: table) == 20)
    #expect(table.visibleNames == [1, 2, 3, 4])
    #expect(container.contentFrame(of: table) == Rect(x: 0, y: 0, width: 100, height: 450))
    stack.scroll(to: 380)
    #expect(stack.seen(400, of: table) == 40 && next.frame.minY == 450)
    // Only the table's inset is visible: the table has a height, but no visible rows.
    stack.scroll(to: 430)
    #expect(table.frame.height == 20 && table.visibleNames.isEmpty)
  }

  @Test("hidden is observed", arguments: [true, false])
  func hidden(scrolls: Bool) {
    let first = scrolls ? stack.scrolling(60) : stack.plain(60)
    let second = stack.scrolling(60)
    stack.layOut()
    first.isHidden = true
    stack.layOut()
    #expect(second.frame.minY == 0 && container.contentSize.height == 60)
    first.isHidden = false
    stack.layOut()
    #expect(second.frame.minY == 60 && container.contentSize.height == 120)
  }

  @Test("hidden last child leaves no trailing gap")
  func hiddenLast() {
    container.spacing = 10
    _ = stack.plain(100)
    let last = stack.plain(40)
    #expect(container.contentSize.height == 150)
    last.isHidden = true
    #expect(container.contentSize.height == 100)
    let other = stack.plain(40)
    other.isHidden = true
    #expect(container.contentSize.height == 100)
    other.isHidden = false
    #expect(container.contentSize.height == 150)
  }

  @Test("a hidden child is neither seen nor hit, and a hidden table has no cells")
  func hiddenTable() {
    let (rows, table) = stack.table(20)
    stack.layOut()
    #expect(!table.visibleNames.isEmpty)
    table.isHidden = true
    stack.layOut()
    #expect(table.visibleNames.isEmpty && container.visibleArrangedSubviews.isEmpty)
    #expect(rows.complaints.isEmpty && rows.shown.isEmpty)
    #expect(stack.window.hitTest(Point(x: 50, y: 10), with: nil) === container)
  }

  @Test("a child that was elsewhere across the axis is put back")
  func acrossTheAxis() {
    let view = stack.scrolling(300)
    stack.layOut()
    view.frame.origin.x = 17
    stack.layOut()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a child that grows above the visible part does not push what is seen")
  func anchoring() {
    let first = stack.scrolling(300)
    let second = stack.scrolling(500)
    stack.scroll(to: 420)
    first.contentSize.height = 1_000
    #expect(container.contentOffset.y == 1_120)
    stack.layOut()
    #expect(second.contentOffset.y == 120)
    first.contentSize.height = 0
    stack.layOut()
    #expect(container.contentOffset.y == 120 && second.contentOffset.y == 120)
  }

  @Test("a tick lays out what is visible, however many children there are")
  func manyChildren() {
    for _ in 0..<1_000 { _ = stack.scrolling(40) }
    stack.scroll(to: 500)
    stack.window.trace.begin()
    stack.scroll(to: 505)
    #expect(stack.window.trace.viewsTouched <= 5)
  }

  @Test("layout does not recurse: one pass for one change")
  func onePass() {
    let first = stack.scrolling(300)
    let (rows, table) = stack.table(30)
    let last = stack.plain(50)
    stack.layOut()
    func passes(_ change: () -> Void) -> Int {
      let before = stack.layouts
      change()
      #expect(stack.layouts == before)
      stack.layOut()
      return stack.layouts - before
    }
    #expect(passes { container.contentOffset.y = 250 } == 1)
    #expect(passes { first.contentSize.height = 280 } == 1)
    #expect(passes { container.contentSize.height += 0 } == 0)
    let delete = {
      rows.model.sections[0].rows.removeLast(5)
      table.deleteRows(at: (25..<30).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    #expect(passes(delete) == 1)
    #expect(passes { table.rowSpacing = 2 } == 1)
    #expect(passes { last.frame.size.height = 90 } == 1)
    #expect(passes { last.isHidden = true } == 1)
    #expect(passes { container.contentInset = EdgeInsets(10) } == 1)
    #expect(passes { container.spacing = 5 } == 1)
    #expect(passes { container.frame.size = Size(width: 80, height: 70) } == 1)
    #expect(passes { container.removeArrangedSubview(first) } == 1)
    #expect(passes { container.axis = .horizontal } == 1)
  }

  @Test("a long list behind a stack of children is never taken for another size than it has")
  func oneChangeOfSize() {
    let log = ScrollLog()
    container.delegate = log
    let first = stack.scrolling(300)
    _ = stack.scrolling(300)
    stack.scroll(to: 500)
    log.offsets = []
    first.contentSize.height = 100
    stack.layOut()
    // The offset and the size change together: the delegate is told once, of the right offset.
    #expect(log.offsets == [Point(x: 0, y: 300)])
  }
}
