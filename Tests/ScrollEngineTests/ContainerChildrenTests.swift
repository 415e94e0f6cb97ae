import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Children of all kinds in a container")
struct ContainerChildrenTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  init() { window.addSubview(container) }

  /// Retains data sources, to which tables and collections refer weakly.
  final class Keeper { var sources: [AnyObject] = [] }
  let keeper = Keeper()

  func kept<Source: AnyObject>(_ source: Source) -> Source {
    keeper.sources.append(source)
    return source
  }

  @discardableResult
  func add(_ height: Double) -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 1, height: height))
    container.addArrangedSubview(view)
    return view
  }

  func scroll(to offset: Double) {
    container.contentOffset.y = offset
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  @Test("a list that scrolls across keeps its height, its gestures, and no cells out of sight")
  func listAcross() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 40, height: 50)
    layout.minimumLineSpacing = 0
    let list = kept(CollectionSource(30)).collection(layout, width: 100, height: 50)
    container.addArrangedSubview(list)
    add(1_000)
    window.layoutIfNeeded()
    #expect(list.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(list.visibleCells.count == 3)
    let hand = Hand(window)
    hand.drag(from: 80, 25, by: -45, 0)
    hand.rest(2)
    let place = list.contentOffset.x
    #expect(place > 20 && container.contentOffset.y == 0)
    hand.drag(from: 50, 25, by: 0, -40)
    hand.rest(2)
    #expect(container.contentOffset.y > 20 && list.contentOffset.x == place)
    // A partly visible list that scrolls across the axis keeps its full height.
    scroll(to: 30)
    #expect(list.frame.height == 50 && list.visibleCells.count >= 3)
    scroll(to: 60)
    #expect(list.frame.height == 50 && list.visibleCells.isEmpty)
    list.layoutIfNeeded()
    #expect(list.visibleCells.isEmpty)
    scroll(to: 10)
    #expect(list.visibleCells.count >= 3 && list.contentOffset.x == place)
    let statistics = list.reuseQueue.statistics(forIdentifier: "cell")
    #expect(statistics.created <= 4)
    scroll(to: 300)
    list.removeFromSuperview()
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.visibleCells.count >= 3)
  }

  @Test("a scroll view that is wider than the container can be dragged across")
  func wideChild() {
    let child = ScrollView()
    child.contentSize = Size(width: 500, height: 600)
    container.addArrangedSubview(child)
    window.layoutIfNeeded()
    let hand = Hand(window)
    hand.drag(from: 80, 25, by: -45, 0)
    hand.rest(2)
    #expect(child.contentOffset.x > 20 && container.contentOffset.y == 0)
    let x = child.contentOffset.x
    scroll(to: 250)
    #expect(child.contentOffset == Point(x: x, y: 250))
    child.contentSize.width = 100
    window.layoutIfNeeded()
    #expect(child.contentOffset == Point(x: 0, y: 250))
  }

  final class Provider: View, ScrollViewProviding {
    let scrollView = ScrollView()

    init() {
      super.init()
      addSubview(scrollView)
    }
  }

  @Test("a view that holds a scroll view is cut in its place")
  func provider() {
    let provider = Provider()
    provider.scrollView.contentSize = Size(width: 100, height: 700)
    add(50)
    container.addArrangedSubview(provider)
    add(50)
    scroll(to: 90)
    #expect(container.contentSize.height == 800)
    #expect(provider.frame == Rect(x: 0, y: 90, width: 100, height: 200))
    #expect(provider.scrollView.frame == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(provider.scrollView.contentOffset.y == 40)
    provider.scrollView.setContentOffset(Point(x: 0, y: 100), animated: false)
    #expect(container.contentOffset.y == 150)
    provider.scrollView.contentSize.height = 500
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 600)
    provider.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 100)
    #expect(provider.scrollView.canScroll(along: .vertical))
  }

  @Test("a child that stays is at the edge, and the next one pushes it out")
  func pins() {
    let first = add(20)
    let body = ScrollView()
    body.contentSize = Size(width: 100, height: 300)
    container.addArrangedSubview(body)
    let second = add(20)
    add(600)
    container.setPinning(.untilNext, for: first)
    container.setPinning(.untilNext, for: second)
    scroll(to: 100)
    #expect(first.frame == Rect(x: 0, y: 100, width: 100, height: 20))
    #expect(container.presentedSubviews.last === first)
    #expect(window.hitTest(Point(x: 5, y: 5), with: nil) === first)
    scroll(to: 310)
    #expect(first.frame.minY == 300 && second.frame.minY == 320)
    scroll(to: 320)
    #expect(second.frame.minY == 320)
    #expect(!container.visibleArrangedSubviews.contains { $0 === first })
    scroll(to: 500)
    #expect(second.frame.minY == 500)
    // Overscrolled at the beginning, each pinned child lies in its own place.
    scroll(to: -30)
    #expect(first.frame.minY == 0 && second.frame.minY == 320)
    container.setPinning(.permanent, for: first)
    scroll(to: 500)
    #expect(first.frame.minY == 500 && second.frame.minY == 520)
    first.isHidden = true
    scroll(to: 500)
    #expect(second.frame.minY == 500)
    container.removeArrangedSubview(second)
    scroll(to: 400)
    #expect(container.visibleArrangedSubviews.count == 1)
  }

  @Test("a child is drawn above the others as soon as it is to stay, and only as long")
  func drawnOnTop() {
    let views = [add(20), add(30)]
    window.layoutIfNeeded()
    #expect(container.presentedSubviews.last === views[1])
    container.setPinning(.permanent, for: views[0])
    #expect(container.presentedSubviews.last === views[0])
    container.setPinning(.none, for: views[0])
    #expect(container.presentedSubviews.last === views[1])
  }

  @Test("a child that nothing covers any more hears of it")
  func uncovered() {
    let pin = add(20)
    let child = ScrollView()
    child.contentSize = Size(width: 100, height: 600)
    container.addArrangedSubview(child)
    container.setPinning(.permanent, for: pin)
    container.contentInset = EdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    scroll(to: 100)
    #expect(child.obscuredInset == EdgeInsets(top: 50, left: 0, bottom: 10, right: 0))
    container.setPinning(.none, for: pin)
    scroll(to: 110)
    #expect(child.obscuredInset == EdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    container.contentInset = .zero
    scroll(to: 120)
    #expect(child.obscuredInset == .zero)
  }

  @Test("a table in the place of a child that stays does not stay, and anything else does")
  func replacingPins() {
    let pin = add(20)
    add(600)
    container.setPinning(.permanent, for: pin)
    container.setMargins(EdgeInsets(5), for: pin)
    let table = kept(SectionSource(10)).table(.plain, in: window)
    container.replaceArrangedSubview(pin, with: table)
    #expect(container.pinning(for: table) == .none && container.margins(for: table).top == 5)
    scroll(to: 700)
    #expect(!container.visibleArrangedSubviews.contains { $0 === table })
    container.setPinning(.untilNext, for: container.arrangedSubviews[1])
    let other = View(frame: Rect(x: 0, y: 0, width: 1, height: 30))
    container.replaceArrangedSubview(container.arrangedSubviews[1], with: other)
    #expect(container.pinning(for: other) == .untilNext)
    scroll(to: 0)
  }

  @Test("a child that takes another's place comes from before it, and is aligned as that was")
  func replacingByEarlier() {
    let views = [add(20), add(30), add(40)]
    container.setAlignment(.center, for: views[2])
    container.replaceArrangedSubview(views[2], with: views[0])
    #expect(container.arrangedSubviews.elementsEqual([views[1], views[0]], by: ===))
    #expect(container.alignment(for: views[0]) == .center)
  }

  @Test("headers of a table stay below what stays above it, and below a bar")
  func headers() {
    let pin = add(25)
    let source = kept(SectionSource(10, 10))
    let table = source.table(.plain, in: window)
    container.addArrangedSubview(table)
    container.setPinning(.permanent, for: pin)
    scroll(to: 100)
    func header() -> Double? {
      table.headerView(forSection: 0).map { $0.frame.minY - table.contentOffset.y }
    }
    #expect(header() == 25)
    container.contentInset.top = 30
    scroll(to: 100)
    #expect(pin.frame.minY == 130)
    #expect(header() == 55)
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
    let row = container.convert(
      table.rectForRow(at: IndexPath(row: 5, section: 0)), from: table)
    let height = table.headerView(forSection: 0)?.frame.height ?? 0
    #expect(row.minY - container.contentOffset.y == 55 + height)
  }

  @Test("a child's refresh control is pulled in the container")
  func refreshing() {
    let table = kept(ListSource.uniform(50, height: 30)).table()
    let control = RefreshControl()
    var count = 0
    control.onRefresh = { _ in count += 1 }
    table.refreshControl = control
    container.addArrangedSubview(table)
    window.layoutIfNeeded()
    #expect(table.refreshControl === control && control.superview === container)
    let hand = Hand(window)
    hand.down(50, 20)
    hand.move(50, 30)
    hand.move(50, 199)
    hand.move(50, 350)
    #expect(count == 1 && control.isRefreshing)
    hand.rest(0.1)
    hand.up(50, 350)
    hand.rest(2)
    #expect(container.contentOffset.y == -60)
    control.endRefreshing()
    hand.rest(2)
    #expect(container.contentOffset.y == 0)
    container.checkInvariants()
    table.removeFromSuperview()
    #expect(table.refreshControl === control && control.superview === table)
    #expect(container.refreshControl == nil)
    container.addArrangedSubview(table)
    table.refreshControl = nil
    #expect(container.refreshControl == nil && control.superview == nil)
    table.refreshControl = control
    #expect(control.superview === container)
  }

  @Test("stack from left to right, too")
  func horizontalAxis() {
    container.axis = .horizontal
    let view = View(frame: Rect(x: 0, y: 0, width: 60, height: 5))
    container.addArrangedSubview(view)
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 40, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let list = kept(CollectionSource(40)).collection(layout)
    container.addArrangedSubview(list)
    let table = kept(ListSource.uniform(50, height: 30)).table()
    table.frame.size.width = 70
    container.addArrangedSubview(table)
    window.layoutIfNeeded()
    // The collection has four items in a column.
    #expect(container.contentSize == Size(width: 60 + 400 + 70, height: 200))
    container.contentOffset.x = 100
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(list.frame == Rect(x: 100, y: 0, width: 100, height: 200))
    #expect(list.contentOffset == Point(x: 40, y: 0))
    #expect(list.visibleCells.count == 12 && table.visibleCells.isEmpty)
    container.contentOffset.x = 430
    window.layoutIfNeeded()
    #expect(table.frame == Rect(x: 460, y: 0, width: 70, height: 200))
    #expect(table.visibleCells.count == 7)
    container.axis = .vertical
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 5))
    #expect(table.visibleCells.count <= 7)
  }
}
