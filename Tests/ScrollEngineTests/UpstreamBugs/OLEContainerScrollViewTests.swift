import ScrollEngine
import TestSupport
import Testing

/// What OLEContainerScrollView does at its edges, and what its users reported, by number.
@MainActor
@Suite("What went wrong in OLEContainerScrollView does not here:")
struct OLEContainerScrollViewTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  // MARK: Edges

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
    // Only the inset is seen: the table has a length yet, and no rows.
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
    // The offset and the size change together: one is told once, and of the right one.
    #expect(log.offsets == [Point(x: 0, y: 300)])
  }

  // MARK: Issues

  @Test("z-order does not change the layout (2)")
  func zOrder() {
    let views = [30.0, 40, 50].map { stack.plain($0) }
    stack.layOut()
    let frames = views.map(\.frame)
    container.bringSubviewToFront(views[0])
    container.sendSubviewToBack(views[2])
    stack.layOut()
    #expect(views.map(\.frame) == frames)
    #expect(container.arrangedSubviews.isSame(as: views))
    // What it does change is who lies above whom.
    #expect(container.presentedSubviews.first === views[2])
    #expect(container.presentedSubviews.last === views[0])
  }

  @Test("the container's inset causes no needless scroll (3)")
  func containerInset() {
    _ = stack.scrolling(60)
    container.contentInset = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    stack.layOut()
    #expect(container.contentSize.height == 60)
    #expect(!container.canScroll(along: .vertical))
    #expect(container.contentOffset.y == -20)
    _ = stack.scrolling(1)
    stack.layOut()
    #expect(container.scrollRange[.vertical] == -20 ... -19)
  }

  @Test("stacks go sideways, too (4)")
  func horizontal() {
    container.axis = .horizontal
    let view = ScrollView()
    view.contentSize = Size(width: 500, height: 100)
    container.addArrangedSubview(view)
    let plain = View(frame: Rect(x: 0, y: 0, width: 40, height: 10))
    container.addArrangedSubview(plain)
    container.contentOffset.x = 440
    stack.layOut()
    #expect(view.frame == Rect(x: 440, y: 0, width: 60, height: 100))
    #expect(view.contentOffset.x == 440)
    #expect(plain.frame == Rect(x: 500, y: 0, width: 40, height: 100))
  }

  @Test("a view that is stacked before the first layout does not grow with it (9)")
  func beforeFirstLayout() {
    let container = ContainerScrollView()
    let view = View(frame: Rect(x: 0, y: 0, width: 320, height: 80))
    container.addArrangedSubview(view)
    stack.window.addSubview(container)
    for height in [0.0, 50, 568, 200] {
      container.frame = Rect(x: 0, y: 0, width: 320, height: height)
      stack.window.layoutIfNeeded()
      #expect(container.contentFrame(of: view)?.height == 80)
    }
    #expect(view.frame == Rect(x: 0, y: 0, width: 320, height: 80))
  }

  @Test("spacing between and around (11, 20)")
  func spacing() {
    container.spacing = 8
    container.contentInset = EdgeInsets(5)
    let views = [stack.plain(30), stack.scrolling(200), stack.plain(40)]
    container.setCustomSpacing(20, after: views[1])
    stack.layOut()
    #expect(views.compactMap { container.contentFrame(of: $0)?.minY } == [0, 38, 258])
    // Nothing after the last one but the inset.
    #expect(container.contentSize.height == 298)
    #expect(container.scrollRange[.vertical] == -5...203)
    #expect(stack.seen(0, of: views[0]) == 5)
  }

  @Test("deleting rows at the bottom (12)", arguments: [false, true])
  func deletingAtTheBottom(animated: Bool) {
    _ = stack.table(5)
    let (rows, table) = stack.table(30)
    stack.scroll(to: 600)
    #expect(table.visibleNames == [26, 27, 28, 29, 30])
    rows.model.sections[0].rows.removeLast(20)
    table.deleteRows(
      at: (10..<30).map { IndexPath(row: $0, section: 0) }, with: animated ? .fade : .none)
    stack.settle()
    stack.layOut()
    #expect(container.contentOffset.y == 200 && container.contentSize.height == 300)
    #expect(table.visibleNames == [6, 7, 8, 9, 10] && table.contentOffset.y == 100)
    #expect(rows.complaints.isEmpty)
  }

  @Test("sticky headers are not hidden under a bar (14)")
  func stickyHeaders() throws {
    let source = SectionSource(4, 4)
    source.footer = 0
    let table = source.table(.plain, in: stack.window)
    container.contentInset.top = 25
    _ = stack.plain(60)
    container.addArrangedSubview(table)
    stack.scroll(to: 90)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.convert(Point.zero, to: stack.window).y == 25)
    // Its section ends below the bar: the next one pushes it.
    stack.scroll(to: 60 + 140 - 25 - 8)
    #expect(header.convert(Point.zero, to: stack.window).y == 25 - 12)
    let next = try #require(table.headerView(forSection: 1))
    #expect(next.convert(Point.zero, to: stack.window).y == 25 + 8)
  }

  @Test("sibling views travel with rows that are inserted, without anybody's private methods (15)")
  func insertion() {
    let (rows, table) = stack.table(2)
    let below = stack.plain(30)
    stack.layOut()
    rows.model.sections[0].rows.append(99)
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    stack.layOut()
    #expect(below.frame.minY == 40)
    stack.window.advance(to: stack.window.now + 0.15)
    #expect(below.frame.minY == 50)
    stack.settle()
    #expect(below.frame.minY == 60)
  }

  @Test("sizeThatFits views are measured at the container's width (16)")
  func intrinsicSize() {
    let text = FittingView(frame: .zero, area: 3_000)
    container.addArrangedSubview(text)
    let next = stack.plain(10)
    stack.layOut()
    #expect(text.frame == Rect(x: 0, y: 0, width: 100, height: 30) && next.frame.minY == 30)
    container.frame.size.width = 50
    stack.layOut()
    #expect(text.frame == Rect(x: 0, y: 0, width: 50, height: 60) && next.frame.minY == 60)
    text.area = 500
    text.invalidateIntrinsicContentSize()
    stack.layOut()
    #expect(text.frame.height == 10 && next.frame.minY == 10)
    container.setMargins(EdgeInsets(top: 0, left: 20, bottom: 0, right: 5), for: text)
    stack.layOut()
    #expect(text.frame == Rect(x: 20, y: 0, width: 25, height: 20))
  }

  @Test("last child fills the remaining height (17)", arguments: [true, false])
  func fillsRemainingHeight(scrolls: Bool) {
    _ = stack.plain(30)
    let last = scrolls ? stack.scrolling(20) : stack.plain(20)
    container.lastChildFillsRemainingSpace = true
    stack.layOut()
    #expect(last.frame == Rect(x: 0, y: 30, width: 100, height: 70))
    #expect(container.contentSize.height == 100 && !container.canScroll(along: .vertical))
    container.contentInset = EdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    stack.layOut()
    #expect(last.frame.height == 55)
    // The next one is the last one now.
    let (_, table) = stack.table(10)
    stack.layOut()
    #expect(last.frame.height == 20 && container.contentFrame(of: table)?.height == 200)
    table.isHidden = true
    stack.layOut()
    #expect(last.frame.height == 55)
    container.lastChildFillsRemainingSpace = false
    stack.layOut()
    #expect(last.frame.height == 20 && container.contentSize.height == 50)
  }

  @Test("the container may go away at any time (18)")
  func deallocation() {
    let view = ScrollView()
    view.contentSize = Size(width: 100, height: 500)
    let rows = NamedRows(30)
    let table = rows.table()
    weak var gone: ContainerScrollView?
    do {
      let container = ContainerScrollView(frame: stack.window.bounds)
      gone = container
      stack.window.addSubview(container)
      container.addArrangedSubview(view)
      container.addArrangedSubview(table)
      container.addArrangedSubview(View(frame: table.frame))
      container.contentOffset.y = 470
      stack.window.layoutIfNeeded()
      rows.model.sections[0].rows.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      container.animateChanges { view.isHidden = true }
      table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
      stack.window.advance(to: 0.1)
      container.removeFromSuperview()
    }
    stack.window.advance(to: 0.2)
    #expect(gone == nil)
    // They are alive, and on their own again.
    view.contentSize.height = 700
    view.contentInset.top = 20
    view.isHidden = false
    table.reloadData()
    stack.window.addSubview(table)
    table.frame = stack.window.bounds
    stack.window.advance(to: 1)
    table.checkInvariants()
    #expect(table.visibleNames.count >= 5 && table.canScroll(along: .vertical))
  }

  @Test("a child may go away, and the container does not hold it (18)")
  func childrenGo() {
    weak var child: ScrollView?
    do {
      let view = stack.scrolling(400)
      child = view
      stack.layOut()
      container.removeArrangedSubview(view)
    }
    stack.layOut()
    #expect(child == nil)
  }

  @Test("adding twice moves (19)")
  func addingTwice() {
    let view = stack.scrolling(50)
    let other = stack.plain(30)
    container.addArrangedSubview(view)
    stack.layOut()
    #expect(container.arrangedSubviews.isSame(as: [other, view]))
    #expect(container.subviews.count == 2 && container.contentSize.height == 80)
    view.contentSize.height = 70
    #expect(container.contentSize.height == 100)
    // Once is enough to be gone.
    container.removeArrangedSubview(view)
    #expect(container.contentSize.height == 30 && view.superview == nil)
    view.contentSize.height = 90
    #expect(container.contentSize.height == 30)
  }

  @Test("a view that holds a scroll view is cut to its slice, hidden or not (8, 21)")
  func provider() {
    _ = stack.plain(30)
    let view = WebLikeView()
    view.scrollView.contentSize = Size(width: 100, height: 500)
    container.addArrangedSubview(view)
    _ = stack.plain(30)
    stack.layOut()
    #expect(view.frame == Rect(x: 0, y: 30, width: 100, height: 70))
    #expect(view.scrollView.frame == view.bounds)
    stack.scroll(to: 200)
    #expect(view.frame == Rect(x: 0, y: 200, width: 100, height: 100))
    #expect(view.scrollView.contentOffset.y == 170)
    view.isHidden = true
    #expect(container.contentSize.height == 60)
    view.isHidden = false
    view.scrollView.contentSize.height = 600
    #expect(container.contentSize.height == 660)
  }

  @Test(
    "scrollToRow on a child scrolls the container and ends there (22)", arguments: [false, true])
  func scrollToRow(animated: Bool) {
    _ = stack.scrolling(300)
    let source = EstimateSource.uneven(200)
    let table = source.table()
    container.addArrangedSubview(table)
    _ = stack.scrolling(300)
    stack.layOut()
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: animated)
    stack.settle()
    stack.layOut()
    let frame = table.rectForRow(at: IndexPath(row: 150, section: 0))
    #expect(container.contentOffset.y == 300 + frame.minY)
    #expect(stack.seen(frame.minY, of: table) == 0)
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .bottom, animated: animated)
    stack.settle()
    stack.layOut()
    #expect(stack.seen(table.rectForRow(at: IndexPath(row: 3, section: 0)).maxY, of: table) == 100)
  }

  @Test("setContentOffset on a child scrolls the container and stays (22)")
  func setContentOffset() {
    _ = stack.scrolling(300)
    let view = stack.scrolling(500)
    stack.layOut()
    view.contentOffset.y = 120
    #expect(view.contentOffset.y == 120)
    stack.layOut()
    #expect(view.contentOffset.y == 120 && container.contentOffset.y == 420)
    view.setContentOffset(Point(x: 0, y: 40), animated: true)
    stack.settle()
    #expect(view.contentOffset.y == 40 && container.contentOffset.y == 340)
    view.scrollRectToVisible(Rect(x: 0, y: 480, width: 1, height: 20), animated: false)
    stack.layOut()
    #expect(container.contentOffset.y == 700 && view.contentOffset.y == 400)
  }

  @Test("subviews of one's own beside the stacked ones take no space (23)")
  func ownSubviews() {
    let badge = View(frame: Rect(x: 70, y: 5, width: 20, height: 20))
    container.addSubview(badge)
    _ = stack.scrolling(300)
    stack.scroll(to: 50)
    #expect(container.contentSize.height == 300)
    #expect(badge.frame == Rect(x: 70, y: 5, width: 20, height: 20))
  }

  @Test("a child that is taken out has its size again, and scrolls by itself")
  func restored() {
    let view = ScrollView(frame: Rect(x: 5, y: 6, width: 70, height: 80))
    view.contentSize = Size(width: 70, height: 500)
    _ = stack.scrolling(50)
    container.addArrangedSubview(view)
    stack.scroll(to: 200)
    container.removeArrangedSubview(view)
    #expect(view.frame.size == Size(width: 70, height: 80))
    #expect(view.canScroll(along: .vertical))
    view.contentOffset.y = 30
    #expect(view.contentOffset.y == 30 && container.contentSize.height == 50)
  }
}
