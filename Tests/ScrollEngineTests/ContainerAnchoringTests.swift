import ScrollEngine
import TestSupport
import Testing

/// Faults that random scripts have found, case by case.
@MainActor
@Suite("What is seen of a container stays where it is")
struct ContainerAnchoringTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  @Test("when a child that is cut gets another margin above")
  func marginOfCutChild() {
    let (_, table) = stack.table(30)
    stack.scroll(to: 130)
    container.setMargins(EdgeInsets(top: 12, left: 0, bottom: 0, right: 0), for: table)
    #expect(container.contentOffset.y == 142)
    stack.layOut()
    #expect(table.contentOffset.y == 130)
    // While the beginning of the child is visible, a new margin moves the child, not the offset.
    stack.scroll(to: 4)
    container.setMargins(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), for: table)
    #expect(container.contentOffset.y == 4)
  }

  @Test("when a child that is cut becomes shorter than what was cut off, or hardly shorter")
  func shorterCutChild() {
    let views = [stack.plain(100), stack.plain(1_000)]
    stack.scroll(to: 80)
    views[0].frame.size.height = 90
    stack.layOut()
    #expect(container.contentOffset.y == 80)
    views[0].frame.size.height = 50
    stack.layOut()
    #expect(container.contentOffset.y == 40 && stack.seen(0, of: views[1]) == 10)
  }

  @Test("when the child at the edge leaves: the next one stays")
  func nextOneStays() {
    let views = [stack.plain(100), stack.plain(100), stack.plain(1_000)]
    stack.scroll(to: 130)
    #expect(stack.seen(0, of: views[2]) == 70)
    container.removeArrangedSubview(views[1])
    stack.layOut()
    #expect(container.contentOffset.y == 30 && stack.seen(0, of: views[2]) == 70)
  }

  @Test("when a resize makes one child longer after the other, at the end of the content")
  func resizeAtEnd() {
    let text = FittingView(frame: Rect(x: 0, y: 0, width: 100, height: 50), area: 5_000)
    container.addArrangedSubview(text)
    let seen = stack.plain(80)
    let list = stack.collection(30)
    stack.scroll(to: 60)
    #expect(seen.frame.minY - container.contentOffset.y == -10)
    container.frame.size = Size(width: 50, height: 240)
    stack.layOut()
    #expect(text.frame.height == 100 && list.contentSize.height == 300)
    #expect(seen.frame.minY - container.contentOffset.y == -10)
  }

  @Test("when a child comes to a nested stack of which an inset covers the beginning")
  func nestedBelowInset() {
    container.contentInset = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let inner = ContainerScrollView()
    container.addArrangedSubview(inner)
    let first = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    inner.addArrangedSubview(first)
    _ = stack.plain(300)
    stack.scroll(to: -5)
    #expect(stack.seen(0, of: first) == 5)
    inner.insertArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 70)), at: 0)
    stack.layOut()
    #expect(stack.seen(0, of: first) == 5 && container.contentOffset.y == 65)
    // At the very beginning the offset stays, so that the new child is visible.
    stack.scroll(to: -20)
    inner.insertArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 30)), at: 0)
    stack.layOut()
    #expect(container.contentOffset.y == -20)
  }

  @Test("when a child changes that is out of sight, though the space after it is not")
  func spaceAfterChild() {
    container.spacing = 12
    _ = stack.plain(50)
    let child = stack.plain(60)
    let (rows, table) = stack.table(5)
    _ = stack.scrolling(500)
    stack.scroll(to: 127)
    child.frame.size.height = 90
    #expect(container.contentOffset.y == 157)
    child.isHidden = true
    #expect(container.contentOffset.y == 55)
    child.isHidden = false
    stack.scroll(to: 270)
    #expect(container.visibleArrangedSubviews.count == 1)
    rows.model.sections[0].rows += [97, 98, 99]
    table.reloadData()
    #expect(container.contentOffset.y == 330)
    // A partly visible child stays in place when the space after it changes.
    stack.scroll(to: 140)
    container.setCustomSpacing(40, after: child)
    #expect(container.contentOffset.y == 140)
    container.setMargins(EdgeInsets(top: 0, left: 0, bottom: 30, right: 0), for: child)
    #expect(container.contentOffset.y == 140)
  }

  @Test("when a table that is not cut is reloaded, and estimates its rows too low")
  func lowEstimates() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    let plainStack = StackingScrollView(frame: window.bounds)
    window.addSubview(plainStack)
    plainStack.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 300)))
    let source = EstimateSource([[20, 200, 100]])
    let table = source.table()
    plainStack.addArrangedSubview(table)
    window.layoutIfNeeded()
    plainStack.contentOffset.y = 250
    window.layoutIfNeeded()
    // Until the rows are measured, the content seems to end before the visible part does.
    table.reloadData()
    window.layoutIfNeeded()
    #expect(plainStack.contentOffset.y == 250 && plainStack.contentSize.height == 620)
    withExtendedLifetime(source) {}
  }

  @Test("when rows come to a table below that begins with rows without a height")
  func rowsWithoutHeight() {
    _ = stack.scrolling(60)
    let (rows, table) = stack.table(30)
    rows.heights[1] = 0
    table.reloadData()
    stack.scroll(to: 20)
    rows.model.sections[0].rows.insert(99, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(container.contentOffset.y == 20)
    stack.layOut()
    #expect(table.visibleNames == [99, 2, 3])
  }

  @Test("when a child that begins below a bar gets another inset")
  func insetBelowBar() {
    let view = stack.scrolling(300)
    container.contentInset.top = 20
    stack.scroll(to: 0)
    view.contentInset.top = 7
    #expect(container.contentOffset.y == 7)
    stack.layOut()
    #expect(stack.seen(0, of: view) == 0)
    // At the very beginning the offset stays, so that the new inset is visible.
    stack.scroll(to: -20)
    view.contentInset.top = 12
    #expect(container.contentOffset.y == -20)
  }

  @Test("when rows move in a table that is hidden")
  func hiddenTable() {
    _ = stack.plain(60)
    let (rows, table) = stack.table(5)
    rows.heights[1] = 0
    table.reloadData()
    _ = stack.scrolling(500)
    table.isHidden = true
    stack.scroll(to: 30)
    rows.model.sections[0].rows = [5, 1, 2, 3, 4]
    table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
    #expect(container.contentOffset.y == 30)
  }

  @Test("when a collection comes above it whose lines break elsewhere at the container's width")
  func collectionAbove() {
    _ = stack.scrolling(900)
    stack.scroll(to: 300)
    let items = NamedItems(10)
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    // By itself, the list has two items in a line; in the container it has five.
    let list = items.collection(layout, width: 40, height: 40)
    container.insertArrangedSubview(list, at: 0)
    stack.layOut()
    #expect(container.contentSize.height == 940 && container.contentOffset.y == 340)
  }

  @Test("and the space after the one that was last comes back with one that has no length")
  func emptyLastChild() {
    container.spacing = 12
    _ = stack.plain(30)
    let empty = stack.plain(0)
    #expect(container.contentSize.height == 42)
    empty.isHidden = true
    #expect(container.contentSize.height == 30)
    container.setCustomSpacing(0, after: empty)
    empty.isHidden = false
    #expect(container.contentSize.height == 42)
  }

  @Test("and what fills the rest is seen even if it has no content, and follows insets and sizes")
  func emptyFillingChild() {
    container.lastChildFillsRemainingSpace = true
    _ = stack.plain(30)
    let list = stack.scrolling(0)
    stack.layOut()
    #expect(list.frame == Rect(x: 0, y: 30, width: 100, height: 70))
    container.contentInset.bottom = 10
    stack.layOut()
    #expect(list.frame.height == 60)
    container.frame.size.height = 60
    stack.layOut()
    #expect(list.frame.height == 20 && container.contentSize.height == 50)
    stack.scroll(to: 15)
    #expect(list.frame == Rect(x: 0, y: 30, width: 100, height: 20))
  }

  @Test("a hidden view has its length yet, and takes another one")
  func hiddenLength() {
    let view = stack.plain(30)
    stack.layOut()
    view.isHidden = true
    stack.layOut()
    container.setMargins(EdgeInsets(4), for: view)
    #expect(view.frame.height == 30)
    view.frame.size.height = 0
    view.isHidden = false
    #expect(container.contentSize.height == 8)
  }

  @Test("lists in a stack that goes the other way have no cells while that is out of sight")
  func crosswiseStack() {
    let inner = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    inner.axis = .horizontal
    let items = NamedItems(50)
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let list = items.collection(layout, width: 0, height: 0)
    inner.addArrangedSubview(list)
    container.addArrangedSubview(inner)
    _ = stack.scrolling(500)
    stack.layOut()
    let names = list.visibleNames
    #expect(!names.isEmpty)
    stack.scroll(to: 200)
    #expect(list.visibleNames.isEmpty && items.shown.isEmpty)
    stack.scroll(to: 10)
    #expect(list.visibleNames == names && items.complaints.isEmpty)
    inner.isHidden = true
    stack.layOut()
    #expect(list.visibleNames.isEmpty)
  }

  @Test("a list that comes with cells gives them back where it is out of sight")
  func comingWithCells() {
    let rows = NamedRows(20)
    let table = rows.table(in: stack.window)
    #expect(!table.visibleNames.isEmpty)
    _ = stack.scrolling(500)
    stack.layOut()
    container.addArrangedSubview(table)
    stack.layOut()
    #expect(table.frame.height == 0 && table.visibleNames.isEmpty && rows.shown.isEmpty)
    // So does a list that other children push out of sight before the next layout.
    let (_, second) = stack.table(20)
    container.insertArrangedSubview(second, at: 0)
    container.insertArrangedSubview(View(frame: container.frame), at: 0)
    stack.layOut()
    #expect(second.frame.height == 0)
  }

  @Test(
    "so does one that comes to a stack which is out of sight itself", arguments: Axis.allCases,
    [1, 2])
  func comingToStackOutOfSight(axis: Axis, depth: Int) {
    _ = stack.scrolling(500)
    var inner = container
    for _ in 0..<depth {
      let next = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
      next.axis = axis
      inner.addArrangedSubview(next)
      inner = next
    }
    stack.layOut()
    let rows = NamedRows(20)
    let table = rows.table(in: stack.window)
    #expect(!table.visibleNames.isEmpty)
    inner.addArrangedSubview(table)
    stack.layOut()
    #expect(table.visibleNames.isEmpty && rows.shown.isEmpty)
    stack.scroll(to: 500)
    #expect(!table.visibleNames.isEmpty)
  }

  @Test("a child that stays at the edge does so no more once it scrolls along the axis")
  func scrollingInsteadOfStaying() {
    container.axis = .horizontal
    let (_, table) = stack.table(3)
    container.setPinning(.permanent, for: table)
    _ = stack.scrolling(500)
    stack.layOut()
    container.axis = .vertical
    stack.scroll(to: 200)
    #expect(container.pinning(for: table) == .none)
    #expect(table.frame.height == 0 && table.visibleNames.isEmpty)
  }

  @Test("a child that moves by itself stops where the stack takes over its axis")
  func movingWhenTakenOver() {
    container.axis = .horizontal
    _ = stack.scrolling(500)
    let (_, table) = stack.table(20)
    table.frame.size = Size(width: 100, height: 100)
    stack.layOut()
    table.setContentOffset(Point(x: 0, y: 200), animated: true)
    stack.window.advance(to: stack.window.now + 0.1)
    #expect(table.contentOffset.y > 0)
    container.axis = .vertical
    for _ in 0..<30 {
      stack.window.advance(to: stack.window.now + 1.0 / 60)
      stack.layOut()
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test("a child out of sight that filled the rest stands within its content when it does no more")
  func formerFiller() {
    container.lastChildFillsRemainingSpace = true
    let (_, table) = stack.table(2)
    let (_, next) = stack.table(0)
    next.isHidden = true
    stack.layOut()
    #expect(table.frame.height == 100)
    // The offset that the program sets is beyond the end of the content.
    stack.scroll(to: 120)
    #expect(table.contentOffset.y == 100)
    next.isHidden = false
    stack.layOut()
    #expect(table.contentOffset.y == 40 && container.contentOffset.y == 120)
  }

  @Test("a child is as long as it was told last, also when an animation shows it so just then")
  func sizeOfTheMoment() {
    let view = stack.plain(20)
    stack.layOut()
    container.animateChanges { view.frame.size.height = 0 }
    stack.layOut()
    #expect(view.frame.height == 20)
    container.animateChanges { view.frame.size.height = 20 }
    stack.layOut()
    stack.settle()
    stack.layOut()
    #expect(view.frame.height == 20 && container.contentSize.height == 20)
  }

  @Test("a table that is hidden little by little is empty at the end")
  func hiddenWithAnimation() {
    let (_, table) = stack.table(3)
    stack.layOut()
    container.animateChanges { table.isHidden = true }
    stack.layOut()
    #expect(table.visibleNames.isEmpty && table.frame.height == 0)
    stack.settle()
    #expect(table.visibleNames.isEmpty && container.contentSize.height == 0)
  }

  @Test("at the end of each layout, also if that finds the end of the content nearer than thought")
  func nearerEnd() {
    let source = EstimateSource([Array(repeating: 10, count: 40)])
    let table = source.table()
    container.addArrangedSubview(table)
    stack.layOut()
    var complaints: [String] = []
    container.onLayout = { [unowned table] container in
      guard let slice = container.slice(of: table) else { return }
      if table.frame.minY != slice.position || table.frame.height != slice.length {
        complaints.append("\(table.frame) is not \(slice)")
      }
      let cells = table.visibleCells.map(\.frame)
      let (first, last) = (cells.map(\.minY).min() ?? 0, cells.map(\.maxY).max() ?? 0)
      if first > table.bounds.minY || last < table.bounds.maxY {
        complaints.append("cells from \(first) to \(last) do not fill \(table.bounds)")
      }
    }
    // The last four rows are 80 points shorter than estimated; no row above has been measured yet.
    stack.scroll(to: 880)
    #expect(container.contentOffset.y < 880)
    #expect(complaints.isEmpty, "\(complaints)")
    withExtendedLifetime(source) {}
  }
}
