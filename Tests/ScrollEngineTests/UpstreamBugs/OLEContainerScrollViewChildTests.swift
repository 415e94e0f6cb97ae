import ScrollEngine
import Testing

/// Bugs that users reported about children that come, go and scroll, by issue number.
@MainActor
@Suite("What was reported of the children of OLEContainerScrollView does not happen here:")
struct OLEContainerScrollViewChildTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

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
    // The children outlive the container, and scroll by themselves again.
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
    // One removal is enough for a view that was added twice.
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
