import ScrollEngine
import TestSupport
import Testing

/// Bugs that users of ScrollStackController reported about its rows, by issue number.
@MainActor
@Suite("What went wrong in ScrollStackController does not here:")
struct ScrollStackControllerTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  @Test("adding rows asks for no cells and lays nothing out before the first layout (2)")
  func noEarlyLayout() {
    let (rows, table) = stack.table(50)
    rows.forget()
    _ = stack.plain(30)
    #expect(stack.layouts == 0 && rows.cellsAsked.isEmpty && table.visibleNames.isEmpty)
    stack.layOut()
    #expect(stack.layouts == 1 && rows.cellsAsked == [1, 2, 3, 4, 5])
  }

  @Test("padding belongs to a row and is kept when others come and go (5)")
  func padding() {
    let view = stack.plain(30)
    container.setMargins(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8), for: view)
    let other = View(frame: Rect(x: 0, y: 0, width: 1, height: 20))
    container.insertArrangedSubview(other, at: 0)
    stack.layOut()
    #expect(view.frame == Rect(x: 6, y: 25, width: 86, height: 30))
    container.removeArrangedSubview(other)
    stack.layOut()
    #expect(view.frame == Rect(x: 6, y: 5, width: 86, height: 30))
    #expect(container.contentSize.height == 42)
  }

  @Test("the content size is known before the first layout, and told (6, 7)")
  func contentSize() {
    var heights: [Double] = []
    container.onLayout = { heights.append($0.contentSize.height) }
    _ = stack.plain(30)
    #expect(container.contentSize.height == 30)
    _ = stack.table(4)
    #expect(container.contentSize.height == 110)
    stack.layOut()
    #expect(heights == [110])
  }

  @Test("remove removes (8)")
  func removal() {
    let view = stack.plain(30)
    let (rows, table) = stack.table(4)
    stack.layOut()
    container.removeArrangedSubview(view)
    container.removeArrangedSubview(table)
    stack.layOut()
    #expect(container.subviews.isEmpty && container.arrangedSubviews.isEmpty)
    #expect(container.contentSize.height == 0 && container.presentedSubviews.isEmpty)
    #expect(view.window == nil && table.window == nil)
    // A subview that is not an arranged view is left alone.
    let own = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    container.addSubview(own)
    container.removeArrangedSubview(own)
    #expect(own.superview === container && rows.complaints.isEmpty)
  }

  @Test("plain views are rows, too (10)")
  func plainViews() {
    let view = stack.plain(30)
    let label = Label()
    label.text = "Row"
    container.addArrangedSubview(label)
    stack.layOut()
    #expect(view.frame.maxY == label.frame.minY && label.frame.width == 100)
  }

  @Test("nothing is kept of rows and stacks that have gone (12)")
  func leaks() {
    weak var gone: View?
    weak var goneStack: ContainerScrollView?
    do {
      let container = ContainerScrollView(frame: stack.window.bounds)
      goneStack = container
      stack.window.addSubview(container)
      let view = View(frame: Rect(x: 0, y: 0, width: 1, height: 300))
      gone = view
      container.addArrangedSubview(view)
      container.addArrangedSubview(View(frame: view.frame))
      container.setPinning(.permanent, for: view)
      container.contentOffset.y = 100
      stack.window.layoutIfNeeded()
      container.scrollToArrangedSubview(view, at: .start, animated: true)
      container.animateChanges { container.removeArrangedSubview(view) }
      stack.window.advance(to: 5)
      container.removeFromSuperview()
    }
    stack.window.advance(to: 6)
    #expect(gone == nil && goneStack == nil)
  }

  @Test("a row grows with the table in it (14)")
  func innerTable() {
    let (rows, table) = stack.table(2)
    let next = stack.plain(30)
    stack.layOut()
    rows.model.sections[0].rows += [8, 9]
    table.reloadData()
    stack.layOut()
    #expect(next.frame.minY == 80 && table.visibleNames == [1, 2, 8, 9])
  }

  @Test("layout ends, also when rows ask for another size in the midst of it (16, 24, 25)")
  func layoutLoop() {
    let views = (0..<3).map { _ in
      let view = ProbeView(frame: Rect(x: 0, y: 0, width: 1, height: 20))
      container.addArrangedSubview(view)
      return view
    }
    for view in views {
      view.onLayout = { [unowned view] in
        if view.frame.height < 30 { view.frame.size.height += 5 }
      }
    }
    stack.layOut()
    #expect(views.map(\.frame.minY) == [0, 30, 60] && views.allSatisfy { $0.layouts <= 4 })
    let before = stack.layouts
    stack.window.layoutIfNeeded()
    #expect(stack.layouts == before)
  }

  @Test("a row of a fixed height may come to size itself, and back (20)")
  func fixedToAutomatic() {
    let view = FittingView(frame: Rect(x: 0, y: 0, width: 100, height: 5), area: 4_000)
    container.addArrangedSubview(view)
    let next = stack.plain(10)
    stack.layOut()
    #expect(next.frame.minY == 40)
    view.frame.size.height = 25
    stack.layOut()
    #expect(next.frame.minY == 25)
    view.area = 6_000
    view.invalidateIntrinsicContentSize()
    stack.layOut()
    #expect(next.frame.minY == 60)
  }

  @Test("what is visible is told after layout, and is true then (29)")
  func visibilityAfterLayout() {
    var seen: [[Double]] = []
    let views = [60.0, 60, 60].map { stack.plain($0) }
    container.onLayout = { container in
      seen.append(views.map { container.visibleFraction(of: $0) })
    }
    #expect(seen.isEmpty)
    stack.layOut()
    #expect(seen == [[1, 2 / 3.0, 0]])
    stack.scroll(to: 30)
    #expect(seen.last == [0.5, 1, 10.0 / 60])
  }

  @Test("how much is visible is a part of the whole, whatever the insets (31)")
  func visibleFraction() {
    let plain = stack.plain(50)
    let list = stack.scrolling(400)
    stack.scroll(to: 25)
    #expect(container.visibleFraction(of: plain) == 0.5)
    #expect(container.visibleFraction(of: list) == 75.0 / 400)
    list.contentInset.top = 100
    stack.layOut()
    #expect(container.visibleFraction(of: list) == 75.0 / 500)
    plain.isHidden = true
    #expect(container.visibleFraction(of: plain) == 0)
    let empty = stack.plain(0)
    #expect(container.visibleFraction(of: empty) == 0)
    #expect(container.visibleFraction(of: View()) == 0)
  }

  @Test("rows are replaced and moved, with their padding")
  func replacing() {
    let views = [30.0, 40, 50].map { stack.plain($0) }
    container.setMargins(EdgeInsets(top: 3, left: 0, bottom: 4, right: 0), for: views[1])
    container.setCustomSpacing(9, after: views[1])
    let new = View(frame: Rect(x: 0, y: 0, width: 1, height: 20))
    container.replaceArrangedSubview(views[1], with: new)
    stack.layOut()
    #expect(views[1].superview == nil && new.frame.minY == 33 && views[2].frame.minY == 66)
    // A new view that is already in the stack leaves its old place.
    container.replaceArrangedSubview(views[0], with: views[2])
    stack.layOut()
    #expect(container.arrangedSubviews.isSame(as: [views[2], new]))
    #expect(container.contentSize.height == 77)
  }

  @Test("the axis can be turned while things are shown")
  func turning() {
    let plain = stack.plain(30)
    let (_, table) = stack.table(40)
    stack.scroll(to: 200)
    container.axis = .horizontal
    stack.layOut()
    #expect(container.contentOffset == .zero)
    // In a horizontal container, a table keeps its width and scrolls vertically by itself.
    #expect(plain.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(table.frame == Rect(x: 100, y: 0, width: 100, height: 100))
    #expect(table.canScroll(along: .vertical))
    container.axis = .vertical
    stack.layOut()
    #expect(container.contentSize.height == 830 && plain.frame.height == 30)
  }
}
