import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What a program asks of a child is done by the container")
struct ContainerForwardingTests {
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

  @Test("an offset, at once or animated, as far as the container goes")
  func offsets() {
    add(300)
    let child = ScrollView()
    child.contentSize = Size(width: 100, height: 1_000)
    child.contentInset = EdgeInsets(top: 20, left: 0, bottom: 5, right: 0)
    container.addArrangedSubview(child)
    add(50)
    child.contentOffset.y = 100
    #expect(container.contentOffset.y == 420)
    #expect(child.contentOffset.y == 100)
    child.setContentOffset(Point(x: 0, y: -20), animated: false)
    #expect(container.contentOffset.y == 300 && child.contentOffset.y == -20)
    child.setContentOffset(Point(x: 0, y: 5_000), animated: false)
    #expect(container.contentOffset == container.scrollRange.maximum)

    child.setContentOffset(Point(x: 0, y: 200), animated: true)
    window.advance(to: 0.1)
    #expect(container.contentOffset.y > 520)
    window.advance(to: 1)
    #expect(container.contentOffset.y == 520 && child.contentOffset.y == 200)
    container.checkInvariants()
  }

  @Test("a rectangle to be made visible, through two containers")
  func rectangles() {
    let inner = ContainerScrollView()
    let child = ScrollView()
    child.contentSize = Size(width: 100, height: 1_000)
    inner.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 40)))
    inner.addArrangedSubview(child)
    add(300)
    container.addArrangedSubview(inner)
    child.scrollRectToVisible(Rect(x: 0, y: 400, width: 10, height: 30), animated: false)
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 300 + 40 + 430 - 200)
    #expect(child.contentOffset.y == 230)
    child.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 30), animated: false)
    #expect(container.contentOffset.y == 300 + 40 + 430 - 200)
    child.contentOffset.y = 10
    #expect(container.contentOffset.y == 350)
  }

  @Test(
    "a row, exactly, also over rows of two tables that have not been measured yet",
    arguments: [TableView.ScrollPosition.top, .middle, .bottom], [false, true])
  func rows(position: TableView.ScrollPosition, animated: Bool) {
    let sources = [
      kept(EstimateSource.uneven(300, teller: .cell)), kept(.uneven(300, teller: .delegate)),
    ]
    let tables = sources.map { $0.table() }
    for table in tables { container.addArrangedSubview(table) }
    container.contentInset = EdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    window.layoutIfNeeded()
    let path = IndexPath(row: 170, section: 0)
    tables[1].scrollToRow(at: path, at: position, animated: animated)
    for frame in 1...60 where animated { window.advance(to: Double(frame) / 60) }
    let row = container.convert(tables[1].rectForRow(at: path), from: tables[1])
    let visible = container.bounds.inset(by: container.contentInset)
    switch position {
    case .top: #expect(row.minY == visible.minY)
    case .bottom: #expect(row.maxY == visible.maxY)
    default: #expect(row.midY == visible.midY)
    }
    #expect(tables[1].cellForRow(at: path) != nil)
    // Rows above that are measured later do not move the row on screen.
    sources[0].sections[0][0] += 500
    tables[0].reloadData()
    window.layoutIfNeeded()
    let after = container.convert(tables[1].rectForRow(at: path), from: tables[1])
    #expect(after.minY - container.bounds.minY == row.minY - visible.minY + 10)
    container.checkInvariants()
  }

  @Test("a row that is near, not at all where it is seen")
  func nearRows() {
    let table = kept(ListSource.uniform(50, height: 30)).table()
    add(100)
    container.addArrangedSubview(table)
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
    #expect(container.contentOffset.y == 0)
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(container.contentOffset.y == 100 + 150 - 200)
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .top, animated: false)
    #expect(container.contentOffset.y == 1_600 - 200)
  }

  @Test("a row, also if the insets of its table change places on the way")
  func insetsOnTheWay() {
    let table = kept(ListSource.uniform(50, height: 30)).table()
    add(1_000)
    container.addArrangedSubview(table)
    let log = kept(CallLog())
    container.delegate = log
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: true)
    window.advance(to: 0.1)
    table.contentInset = EdgeInsets(top: 10, left: 0, bottom: -10, right: 0)
    // Advances to the end in one step, so that no layout corrects the motion before.
    window.advance(to: 1)
    let end = log.calls.first { $0.name == "didEndScrollingAnimation" }
    #expect(abs((end?.offset.y ?? 0) - 1_310) < 1e-6)
    #expect(abs(container.contentOffset.y - 1_310) < 1e-6)
  }

  @Test("a row that has room at the beginning only when what is below it has been measured")
  func rowAboveEstimates() {
    let table = kept(ListSource.uniform(20, height: 30)).table()
    container.addArrangedSubview(table)
    // The estimates of these four rows add up to 120 points.
    container.addArrangedSubview(kept(EstimateSource([[100, 100, 100, 100]])).table())
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 570)
    container.checkInvariants()
  }

  @Test("an item", arguments: [false, true])
  func items(animated: Bool) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 30, height: 20)
    let collection = kept(CollectionSource(200)).collection(layout)
    add(500)
    container.addArrangedSubview(collection)
    add(500)
    window.layoutIfNeeded()
    collection.scrollToItem(
      at: IndexPath(item: 90, section: 0), at: .centeredVertically, animated: animated)
    window.advance(to: 1)
    let item = collection.layoutAttributesForItem(at: IndexPath(item: 90, section: 0))?.frame
    #expect(item.map { 500 + $0.midY - 100 } == container.contentOffset.y)
    container.checkInvariants()
  }

  @Test("an item across its axis, also if that is there already and another scroll leads away")
  func itemsAcross() {
    let layout = CollectionViewListLayout()
    layout.scrollDirection = .horizontal
    let collection = kept(CollectionSource(100)).collection(layout)
    container.addArrangedSubview(collection)
    window.layoutIfNeeded()
    collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .left, animated: true)
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: true)
    window.advance(to: 1)
    #expect(collection.contentOffset.x == 0)
    collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .right, animated: false)
    let item = collection.layoutAttributesForItem(at: IndexPath(item: 50, section: 0))?.frame
    #expect(item.map { $0.maxX - 100 } == collection.contentOffset.x)
    container.checkInvariants()
  }

  @Test("a row across its axis, and keeps it there no longer than anywhere else")
  func rowsAcross() {
    let source = kept(ListSource.uniform(50, height: 30))
    let table = source.table()
    table.frame.size = Size(width: 100, height: 200)
    container.axis = .horizontal
    container.addArrangedSubview(table)
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 31 * 30 - 200)
    source.sections[0].rows.insert(30, at: 28)
    table.insertRows(at: [IndexPath(row: 28, section: 0)], with: .none)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 31 * 30 - 200)
    container.checkInvariants()
  }

  @Test("a child of its own, wherever that comes to lie", arguments: [false, true])
  func children(animated: Bool) {
    let table = kept(EstimateSource.uneven(100)).table()
    container.addArrangedSubview(table)
    let target = add(60)
    add(1_000)
    container.scrollToArrangedSubview(target, at: .center, animated: animated)
    for frame in 1...60 where animated { window.advance(to: Double(frame) / 60) }
    #expect(target.frame.midY == container.bounds.midY)
    #expect(container.visibleFraction(of: target) == 1)
    container.scrollToArrangedSubview(target, at: .nearest, animated: animated)
    window.advance(to: 3)
    #expect(target.frame.midY == container.bounds.midY)
    container.scrollToArrangedSubview(target, at: .end, animated: false)
    #expect(target.frame.maxY == container.bounds.maxY)
    container.scrollToArrangedSubview(target, at: .start, animated: false)
    #expect(target.frame.minY == container.bounds.minY)
    container.contentOffset.y += 45
    window.layoutIfNeeded()
    #expect(container.visibleFraction(of: target) == 0.25)
  }

  @Test("a child of a container inside it, until it is there")
  func childInside() {
    let inner = ContainerScrollView()
    // Each row that is measured during the motion is higher than estimated.
    let source = kept(EstimateSource([Array(repeating: 40, count: 100)]))
    inner.addArrangedSubview(source.table())
    let target = View(frame: Rect(x: 0, y: 0, width: 1, height: 60))
    inner.addArrangedSubview(target)
    inner.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 1_000)))
    add(50)
    container.addArrangedSubview(inner)
    window.layoutIfNeeded()
    inner.scrollToArrangedSubview(target, at: .start, animated: true)
    for frame in 1...60 { window.advance(to: Double(frame) / 60) }
    #expect(abs(target.convert(Point.zero, to: window).y) < 1e-6)
    #expect(container.contentOffset.y > 3_050)
  }

  @Test("a person's drag while it scrolls to a row takes over")
  func interruption() {
    let table = kept(EstimateSource.uneven(300)).table()
    container.addArrangedSubview(table)
    add(100)
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: true)
    window.advance(to: 0.1)
    let hand = Hand(window)
    hand.rest(0.1)
    hand.down(50, 100)
    hand.move(50, 80)
    hand.move(50, 60)
    let held = container.contentOffset.y
    hand.rest(0.5)
    #expect(container.contentOffset.y == held)
    hand.up(50, 60)
  }
}
