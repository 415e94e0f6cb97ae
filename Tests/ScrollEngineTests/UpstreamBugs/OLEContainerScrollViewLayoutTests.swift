import ScrollEngine
import Testing

/// Bugs that users reported about where the container puts its children, by issue number.
@MainActor
@Suite("What was reported of where OLEContainerScrollView puts its children does not happen here:")
struct OLEContainerScrollViewLayoutTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

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
    // The z-order only changes which view lies on top.
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
    // Only the inset follows the last view.
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
    // The section ends just below the bar, and the next header pushes this header up.
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
    // The table is the last child now.
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
}
