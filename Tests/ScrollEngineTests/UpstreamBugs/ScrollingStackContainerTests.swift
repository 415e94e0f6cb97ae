import ScrollEngine
import TestSupport
import Testing

/// Bugs of ScrollingStackContainer, and bugs that its users reported, by issue number.
@MainActor
@Suite("What went wrong in ScrollingStackContainer does not here:")
struct ScrollingStackContainerTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  @Test(
    "insets with unequal top and bottom never give a negative height",
    arguments: [(50.0, 20.0), (20, 50), (0, 30), (30, 0), (150, 0), (0, 150)])
  func unequalInsets(top: Double, bottom: Double) {
    _ = stack.plain(60)
    let view = stack.scrolling(300)
    view.contentInset = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    _ = stack.plain(40)
    let whole = 60 + 300 + top + bottom + 40
    #expect(container.contentSize.height == whole)
    for offset in stride(from: -30, through: whole - 60, by: 2.5) {
      stack.scroll(to: offset)
      let visible = min(offset + 100, whole - 40) - max(offset, 60)
      #expect(view.frame.height == max(0, visible), "at \(offset)")
      // The child's content begins after its inset, however little of the child is visible.
      if visible > 0 { #expect(stack.seen(0, of: view) == 60 + top - offset, "at \(offset)") }
    }
  }

  @Test("a list is not longer than its content")
  func shortList() {
    _ = stack.plain(10)
    let (_, table) = stack.table(2)
    stack.layOut()
    #expect(table.frame == Rect(x: 0, y: 10, width: 100, height: 40))
    #expect(container.contentSize.height == 50)
  }

  @Test("where only an inset is seen, a list has no rows and no negative height")
  func onlyTheInset() {
    _ = stack.plain(60)
    let (_, table) = stack.table(20)
    table.contentInset = EdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
    stack.layOut()
    #expect(table.frame == Rect(x: 0, y: 60, width: 100, height: 40))
    #expect(table.contentOffset.y == -50 && table.visibleNames.isEmpty)
    stack.scroll(to: 460)
    #expect(table.frame.height == 100 && table.visibleNames == [18, 19, 20])
    _ = stack.plain(200)
    stack.scroll(to: 540)
    #expect(table.frame.height == 20 && table.contentOffset.y == 430)
    #expect(table.visibleNames.isEmpty)
  }

  @Test("a content size that changes is seen at once, not at the next turn of the device")
  func contentSize() {
    let view = stack.scrolling(50)
    let next = stack.plain(20)
    stack.layOut()
    view.contentSize.height = 70
    stack.layOut()
    #expect(next.frame.minY == 70 && container.contentSize.height == 90)
  }

  @Test("insets change when one likes")
  func insetsLater() {
    let view = stack.scrolling(50)
    let next = stack.plain(20)
    stack.layOut()
    view.contentInset.bottom = 15
    stack.layOut()
    #expect(next.frame.minY == 65)
    view.contentInset = .zero
    stack.layOut()
    #expect(next.frame.minY == 50)
  }

  @Test("the delegates of the container and of its children stay the user's")
  func delegates() {
    let (outer, inner) = (ScrollLog(), ScrollLog())
    let view = stack.scrolling(500)
    container.delegate = outer
    view.delegate = inner
    container.addArrangedSubview(view)
    stack.scroll(to: 40)
    #expect(container.delegate === outer && view.delegate === inner)
    #expect(outer.offsets == [Point(x: 0, y: 40)] && inner.offsets == [Point(x: 0, y: 40)])
    container.removeArrangedSubview(view)
    #expect(view.delegate === inner)
  }

  @Test("left and right insets are space beside the content (8)")
  func sideInsets() {
    let view = stack.scrolling(300)
    view.contentSize.width = 80
    view.contentInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
    stack.layOut()
    #expect(view.convert(Point.zero, to: stack.window) == Point(x: 12, y: 0))
    let (_, table) = stack.table(3)
    container.setMargins(EdgeInsets(top: 5, left: 12, bottom: 6, right: 8), for: table)
    stack.scroll(to: 271)
    #expect(table.frame == Rect(x: 12, y: 305, width: 80, height: 60))
    #expect(table.visibleCells.map(\.frame.width) == [80, 80, 80])
  }

  @Test("several views that do not scroll make a stack that does (3)")
  func severalPlainViews() {
    let views = [80.0, 90, 100].map { stack.plain($0) }
    stack.layOut()
    #expect(container.contentSize.height == 270 && container.canScroll(along: .vertical))
    Hand(stack.window).drag(from: 50, 80, by: 0, -60)
    stack.layOut()
    #expect(container.contentOffset.y == 60)
    #expect(container.visibleArrangedSubviews.isSame(as: Array(views.prefix(2))))
  }

  @Test("collections of height zero still know their size (5)")
  func collectionOfHeightZero() {
    _ = stack.plain(500)
    let far = stack.collection(23)
    #expect(far.bounds.height == 0)
    #expect(container.contentSize.height == 600)
    stack.layOut()
    #expect(far.frame.height == 0 && far.visibleCells.isEmpty)
    stack.scroll(to: 500)
    #expect(far.visibleNames == Array(1...23))
  }

  @Test("rows need no explicit heights (5)")
  func automaticRows() {
    let source = EstimateSource.uneven(30, teller: .cell)
    let table = source.table(height: 0)
    container.addArrangedSubview(table)
    stack.layOut()
    for _ in 0..<60 { stack.scroll(to: container.scrollRange[.vertical].upperBound) }
    #expect(table.visibleCells.last.map(table.indexPath(for:)) == IndexPath(row: 29, section: 0))
    for cell in table.visibleCells {
      let height = table.indexPath(for: cell).map { source.height(at: $0, width: 100) }
      #expect(cell.frame.height == height)
    }
  }
}
