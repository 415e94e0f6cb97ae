import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A stack of views")
struct StackingScrollViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { window.addSubview(container) }

  func child(_ height: Double, _ name: String = "") -> ScrollView {
    let view = ScrollView()
    view.contentSize = Size(width: 100, height: height)
    view.identifier = name
    return view
  }

  func plain(_ height: Double, _ name: String = "") -> View {
    let view = View(frame: Rect(x: 3, y: 3, width: 3, height: height))
    view.identifier = name
    return view
  }

  var names: String { container.arrangedSubviews.compactMap(\.identifier).joined() }

  @Test("puts one below the other, plain views between those that scroll")
  func mixture() {
    container.addArrangedSubview(child(80))
    container.addArrangedSubview(plain(30))
    container.addArrangedSubview(child(500))
    window.layoutIfNeeded()
    #expect(container.contentSize == Size(width: 100, height: 610))
    let frames = container.arrangedSubviews.map(\.frame)
    #expect(frames[0] == Rect(x: 0, y: 0, width: 100, height: 80))
    #expect(frames[1] == Rect(x: 0, y: 80, width: 100, height: 30))
    #expect(container.visibleArrangedSubviews.count == 2)

    container.contentOffset.y = 95
    window.layoutIfNeeded()
    // A plain view keeps its full height while only a part of it is visible.
    #expect(container.arrangedSubviews[1].frame == Rect(x: 0, y: 80, width: 100, height: 30))
    #expect(container.arrangedSubviews[2].frame == Rect(x: 0, y: 110, width: 100, height: 85))
  }

  @Test("inserts, moves and removes at any place")
  func editing() {
    for name in ["a", "b", "c"] { container.addArrangedSubview(child(10, name)) }
    container.insertArrangedSubview(child(10, "d"), at: 1)
    #expect(names == "adbc")
    container.addArrangedSubview(container.arrangedSubviews[0])
    #expect(names == "dbca")
    container.insertArrangedSubview(container.arrangedSubviews[2], at: 0)
    #expect(names == "cdba")
    container.removeArrangedSubview(container.arrangedSubviews[1])
    container.arrangedSubviews[1].removeFromSuperview()
    #expect(names == "ca")
    #expect(container.subviews.count == 2 && container.contentSize.height == 20)
    window.layoutIfNeeded()
    #expect(container.arrangedSubviews.map(\.frame.minY) == [0, 10])
    container.checkInvariants()
  }

  @Test("follows the child that is seen while it moves")
  func moveKeepsPicture() {
    let first = child(300)
    let second = child(300)
    container.addArrangedSubview(first)
    container.addArrangedSubview(second)
    container.contentOffset.y = 500
    window.layoutIfNeeded()
    container.insertArrangedSubview(second, at: 0)
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 200)
    #expect(second.contentOffset.y == 200)
    container.checkInvariants()
  }

  @Test("takes a view from another stack, which then closes the gap")
  func stealing() {
    let other = ContainerScrollView(frame: container.frame)
    window.addSubview(other)
    let view = child(50)
    other.addArrangedSubview(view)
    other.addArrangedSubview(child(60))
    container.addArrangedSubview(view)
    window.layoutIfNeeded()
    #expect(other.contentSize.height == 60 && other.arrangedSubviews.count == 1)
    #expect(container.contentSize.height == 50)
    view.contentSize.height = 70
    #expect(other.contentSize.height == 60 && container.contentSize.height == 70)
    window.layoutIfNeeded()
    other.checkInvariants()
    container.checkInvariants()
  }

  @Test("lets a child scroll by itself again when it is taken out", arguments: [true, false])
  func isScrollEnabled(enabled: Bool) {
    let view = child(500)
    view.isScrollEnabled = enabled
    container.addArrangedSubview(view)
    window.layoutIfNeeded()
    #expect(!view.canScroll(along: .vertical))
    view.removeFromSuperview()
    #expect(view.isScrollEnabled == enabled)
    #expect(view.canScroll(along: .vertical) == enabled)

    do {
      let short = ContainerScrollView(frame: container.frame)
      short.addArrangedSubview(view)
    }
    #expect(view.superview == nil)
    view.frame.size = Size(width: 100, height: 100)
    #expect(view.canScroll(along: .vertical) == enabled)
  }

  @Test("does not scroll a child by its own gestures, even when somebody enables them")
  func enabledChild() {
    let view = child(500)
    container.addArrangedSubview(view)
    view.isScrollEnabled = true
    window.layoutIfNeeded()
    let hand = Hand(window)
    hand.drag(from: 50, 80, by: 0, -30)
    hand.wheel(50, 50, -1)
    #expect(container.contentOffset.y == 90)
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  @Test("brings a child back into its place when somebody else moves it")
  func movedChild() {
    let view = child(500)
    let other = plain(50)
    container.addArrangedSubview(view)
    container.addArrangedSubview(other)
    container.contentOffset.y = 430
    window.layoutIfNeeded()
    view.bounds.origin.y = 10
    other.frame.origin.y = 7
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 430)
    container.checkInvariants()
    view.frame = Rect(x: 5, y: 5, width: 5, height: 5)
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  @Test("follows the content of a child above, in and below what is seen")
  func growing() {
    let children = [300.0, 300, 300].map { child($0) }
    for view in children { container.addArrangedSubview(view) }
    container.contentOffset.y = 350
    window.layoutIfNeeded()
    children[0].contentSize.height = 200
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 250)
    #expect(children[1].contentOffset.y == 50)
    children[1].contentSize.height = 80
    window.layoutIfNeeded()
    #expect(children[1].frame == Rect(x: 0, y: 250, width: 100, height: 30))
    #expect(children[2].frame == Rect(x: 0, y: 280, width: 100, height: 70))
    children[2].contentSize.height = 1_000
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 1_280)
    container.checkInvariants()
    // The end of the content moves up past the offset.
    children[2].contentSize.height = 10
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 190)
    container.checkInvariants()
  }

  @Test("follows the insets of a child, even if they only change places")
  func insets() {
    let view = child(500)
    container.addArrangedSubview(view)
    window.layoutIfNeeded()
    view.contentInset.top = 10
    // The offset changes at once, not in the next layout.
    #expect(view.contentOffset.y == -10)
    container.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 40)
    view.contentInset = EdgeInsets(top: 11, left: 0, bottom: -1, right: 0)
    #expect(container.contentOffset.y == 51 && view.contentOffset.y == 40)
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  @Test("shows the same when the spacing changes just after the rows of a table above")
  func spacingAfterRows() {
    let source = RowSource(10)
    let table = exactTable()
    table.rowHeight = 30
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    container.addArrangedSubview(table)
    let last = child(1_000)
    container.addArrangedSubview(last)
    window.layoutIfNeeded()
    container.contentOffset.y = 400
    window.layoutIfNeeded()
    #expect(last.contentOffset.y == 100)
    // The container has not asked the table for its new length yet.
    table.rowHeight = 60
    container.spacing = 10
    #expect(container.contentOffset.y == 710)
    window.layoutIfNeeded()
    #expect(last.contentOffset.y == 100)
    withExtendedLifetime(source) {}
  }

  @Test("shows a table that gets its rows later, in sight or not")
  func lateDataSource() {
    let sources = [ListSource.uniform(10, height: 30), .uniform(10, height: 30)]
    let tables = sources.map { _ in exactTable() }
    for table in tables {
      table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
      container.addArrangedSubview(table)
    }
    window.layoutIfNeeded()
    for (table, source) in zip(tables, sources) {
      table.dataSource = source
      table.delegate = source
    }
    #expect(container.contentSize.height == 600)
    window.layoutIfNeeded()
    #expect(tables.map(\.liveRows) == [[0, 1, 2, 3], []])
    // The second table is far below, so the container hears of its change only from the table.
    tables[1].delegate = nil
    #expect(container.contentSize.height == 740)
    tables[1].rowHeight = 10
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 400)
    container.checkInvariants()
    // Tables refer to their data sources weakly.
    withExtendedLifetime(sources) {}
  }

  @Test("has no room for a child without content, and wastes none on it")
  func emptyChildren() {
    container.addArrangedSubview(child(30))
    let empty = child(0)
    container.addArrangedSubview(empty)
    container.addArrangedSubview(child(300))
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(container.visibleArrangedSubviews.count == 2)
    empty.contentSize.height = 20
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(empty.frame == Rect(x: 0, y: 30, width: 100, height: 20))
    empty.contentSize.height = 0
    window.layoutIfNeeded()
    #expect(empty.frame.height == 0)
    #expect(container.visibleArrangedSubviews.count == 2)
    container.checkInvariants()
  }

  @Test("forgets a visible child at once when it is taken out")
  func removalWhileVisible() {
    let view = child(50, "seen")
    container.addArrangedSubview(view)
    container.addArrangedSubview(child(500))
    window.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!container.visibleArrangedSubviews.contains { $0 === view })
    #expect(!container.presentedSubviews.contains { $0 === view })
    #expect(window.hitTest(Point(x: 50, y: 20), with: nil) !== view)
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(container.arrangedSubviews[0].frame.minY == 0)
  }

  @Test("shows subviews that are not stacked above those that are, in their order")
  func otherSubviews() {
    let badge = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let badge2 = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(badge)
    container.addSubview(badge2)
    container.addArrangedSubview(child(500))
    window.layoutIfNeeded()
    #expect(container.presentedSubviews.map(\.frame.width) == [100, 10, 10])
    #expect(window.hitTest(Point(x: 5, y: 5), with: nil) === badge2)
    container.bringSubviewToFront(badge)
    #expect(window.hitTest(Point(x: 5, y: 5), with: nil) === badge)
    container.addArrangedSubview(badge)
    window.layoutIfNeeded()
    #expect(container.presentedSubviews.filter { $0 === badge }.count <= 1)
    #expect(container.arrangedSubviews.count == 2)
    #expect(container.contentSize.height == 510)
    #expect(window.hitTest(Point(x: 5, y: 5), with: nil) === badge2)
    badge2.removeFromSuperview()
    #expect(container.presentedSubviews.count == 1)
    container.checkInvariants()
  }

  @Test("may lose or gain children while it lays out")
  func callbacks() {
    let source = ListSource.uniform(20, height: 30)
    let table = source.table()
    let last = child(300)
    container.addArrangedSubview(table)
    container.addArrangedSubview(last)
    source.onWillDisplay = { [container] table, path in
      if path.row == 5 { last.removeFromSuperview() }
      if path.row == 6, container.arrangedSubviews.count == 1 {
        container.insertArrangedSubview(View(frame: table.frame), at: 0)
      }
      if path.row == 18 { table.removeFromSuperview() }
    }
    for offset in stride(from: 0.0, through: 700, by: 10) {
      container.contentOffset.y = offset
      window.layoutIfNeeded()
      container.checkInvariants()
    }
    #expect(last.superview == nil && table.superview == nil)
    #expect(container.arrangedSubviews.count == 1)
  }

  @Test("does not accept a place that is not there")
  func mistakes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = ContainerScrollView()
        container.addArrangedSubview(View())
        container.insertArrangedSubview(container.arrangedSubviews[0], at: 1)
      }
    }
    #expect(lastWords(result).contains("StackingScrollView: index 1 is outside 0...0"))
  }

  @Test("names a child that wants to be endless")
  func endlessChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        container.addArrangedSubview(EndlessView())
      }
    }
    #expect(lastWords(result).contains("StackingScrollView: sizeThatFits of EndlessView returns"))
  }
}

/// A view that takes all the size it is offered, which is infinite along the axis of a stack.
private final class EndlessView: View {
  override func sizeThatFits(_ size: Size) -> Size { size }
}
