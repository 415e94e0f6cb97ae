import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Children of a container that come from a data source")
struct NumberedChildrenTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 500))
  let container: ContainerScrollView

  init() {
    container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
  }

  private func show(_ source: NumberedSource) {
    container.dataSource = source
    window.layoutIfNeeded()
  }

  private func scroll(to offset: Double) {
    container.contentOffset.y = offset
    window.layoutIfNeeded()
  }

  private var numbers: [Int] {
    container.arrangedSubviews.compactMap { container.index(ofChild: $0) }
  }

  // MARK: Making and giving back

  @Test("exist as long as they are in sight: of a million, three or four")
  func aMillion() {
    let source = NumberedSource([Double](repeating: 200, count: 1_000_000))
    show(source)
    #expect(container.numberOfChildren == 1_000_000)
    #expect(container.contentSize.height == 200_000_000)
    #expect(numbers == [0, 1, 2])
    scroll(to: 150)
    #expect(numbers == [0, 1, 2, 3])
    scroll(to: 123_456_789)
    #expect(numbers == [617_283, 617_284, 617_285, 617_286])
    #expect(source.created == 4)
    #expect(source.requests == 8)
    #expect(container.child(at: 617_284) != nil)
    #expect(container.child(at: 0) == nil)
  }

  @Test("are handed out again while the content moves, and give their cells back before")
  func reuse() {
    let source = NumberedSource(
      (0..<100).map { .init(name: $0, kind: .table, said: 100, real: 100) })
    show(source)
    for offset in stride(from: 0.0, through: 9_500, by: 30) { scroll(to: offset) }
    #expect(source.problem == nil)
    #expect(source.created == 6)
    // At most 26 rows of 20 points are visible in 500 points.
    #expect(source.queue.statistics(forIdentifier: "cell").created == 26)
  }

  @Test("that turn out longer or shorter push nothing that is in sight")
  func estimates() {
    let source = NumberedSource(
      (0..<20).map { .init(name: $0, kind: .scrollView, said: 100, real: $0 == 4 ? 700 : 160) })
    show(source)
    scroll(to: 0)
    #expect(numbers == [0, 1, 2, 3])
    #expect(container.contentSize.height == 4 * 160 + 16 * 100)
    scroll(to: 1_000)
    // After the jump, the child at the edge stays: it begins at 940, with 100 of 160 points
    // visible.
    #expect(numbers == [7, 8, 9, 10])
    #expect(container.contentOffset.y == 1_000)
    #expect(container.contentFrame(ofChildAt: 7).minY == 640 + 300)
    // When the container scrolls back, children that are measured above grow upwards.
    let seen = container.contentFrame(ofChildAt: 8).minY - container.contentOffset.y
    container.contentOffset.y -= 300
    window.layoutIfNeeded()
    #expect(
      container.contentFrame(ofChildAt: 8).minY - container.contentOffset.y == seen + 300)
    #expect(numbers == [5, 6, 7, 8])
  }

  @Test("go back to the data source that has made them")
  func anotherSource() {
    let (one, other) = (NumberedSource([300, 300, 300]), NumberedSource([50, 60]))
    show(one)
    #expect(one.out.count == 2)
    show(other)
    #expect(one.out.isEmpty)
    #expect(numbers == [0, 1])
    #expect(container.contentSize.height == 110)
    container.dataSource = nil
    #expect(other.out.isEmpty)
    #expect(container.subviews.isEmpty)
    #expect(container.contentSize.height == 0)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 10, height: 40)))
    #expect(container.numberOfChildren == 1)
    #expect(container.contentFrame(ofChildAt: 0).height == 40)
  }

  @Test("stay where they are when the data source is gone")
  func lostSource() {
    var source: NumberedSource? = NumberedSource([300, 300, 300])
    container.dataSource = source
    window.layoutIfNeeded()
    source = nil
    #expect(numbers == [0, 1])
    scroll(to: 400)
    #expect(numbers == [1])
    #expect(container.contentSize.height == 900)
  }

  @Test("that a program throws away are not given back, and others are made")
  func thrownAway() throws {
    let source = NumberedSource([300, 300, 300])
    show(source)
    let view = try #require(container.child(at: 1))
    source.forget(view)
    window.addSubview(view)
    #expect(container.numberOfChildren == 3)
    #expect(container.child(at: 1) == nil)
    window.layoutIfNeeded()
    #expect(container.child(at: 1) != nil)
    #expect(container.child(at: 1) !== view)
    #expect(source.problem == nil)
  }

  @Test("are not made for a container without length, nor for one that is out of sight")
  func outOfSight() {
    let source = NumberedSource([100, 100])
    container.frame.size.height = 0
    show(source)
    #expect(source.requests == 0)
    container.frame.size.height = 500
    window.layoutIfNeeded()
    #expect(numbers == [0, 1])

    let inner = ContainerScrollView()
    let innerSource = NumberedSource([400, 400, 400])
    inner.dataSource = innerSource
    let outer = ContainerScrollView(frame: window.bounds)
    let first = ScrollView()
    first.contentSize = Size(width: 1, height: 900)
    outer.addArrangedSubview(first)
    outer.addArrangedSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(outer.contentSize.height == 2_100)
    #expect(innerSource.requests == 0)
    outer.contentOffset.y = 1_000
    window.layoutIfNeeded()
    #expect(innerSource.out.count == 2)
    outer.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(innerSource.out.isEmpty)
  }

  @Test("that are hidden have no length, and come again when they are reloaded")
  func hidden() throws {
    let source = NumberedSource([200, 200, 200, 200], kind: .view)
    show(source)
    let view = try #require(container.child(at: 1))
    view.isHidden = true
    window.layoutIfNeeded()
    #expect(numbers == [0, 2, 3])
    #expect(container.contentSize.height == 600)
    container.reloadChildren(in: 1..<2)
    window.layoutIfNeeded()
    #expect(numbers == [0, 1, 2])
    #expect(container.contentSize.height == 800)
  }

  // MARK: Editing

  @Test("keep what is in sight in its position while others come and go before it")
  func edits() {
    let source = NumberedSource([Double](repeating: 100, count: 50))
    show(source)
    scroll(to: 2_030)
    let view = container.child(at: 20)
    source.children.insert(
      contentsOf: (0..<3).map { .init(name: 100 + $0, kind: .view, said: 70, real: 70) }, at: 5)
    container.insertChildren(3, at: 5)
    #expect(container.contentOffset.y == 2_240)
    #expect(container.child(at: 23) === view)
    source.children.removeSubrange(0..<10)
    container.removeChildren(in: 0..<10)
    #expect(container.contentOffset.y == 2_240 - 910)
    #expect(container.child(at: 13) === view)
    source.children[3].said = 400
    container.reloadChildren(in: 3..<4)
    #expect(container.contentOffset.y == 2_240 - 910 + 300)
    window.layoutIfNeeded()
    #expect(container.child(at: 13) === view)
    // The children after the removed ones move up into their place.
    source.children.removeSubrange(13..<15)
    container.removeChildren(in: 13..<15)
    window.layoutIfNeeded()
    #expect(source.problem == nil)
    #expect(container.contentFrame(ofChildAt: 13).minY - container.contentOffset.y == 170)
    #expect(source.out.count == container.arrangedSubviews.count)
  }

  @Test("are asked for anew in the next layout if a callback reloads them")
  func reloadFromCallback() {
    let source = NumberedSource([200, 200, 200])
    source.onRequest = { [unowned source] container, index in
      guard index == 1 else { return }
      source.onRequest = nil
      source.children.removeLast()
      container.reloadData()
    }
    show(source)
    #expect(container.numberOfChildren == 2)
    #expect(numbers == [0, 1])
    #expect(source.problem == nil)
    #expect(source.out.count == 2)
  }

  @Test("have another spacing or axis at once")
  func spacing() {
    let source = NumberedSource([200, 200, 200, 200])
    show(source)
    container.spacing = 10
    window.layoutIfNeeded()
    #expect(container.contentFrame(ofChildAt: 2).minY == 420)
    #expect(container.contentSize.height == 830)
    container.axis = .horizontal
    window.layoutIfNeeded()
    #expect(container.contentFrame(ofChildAt: 2).minX == 420)
    #expect(container.contentSize.width == 830)
    #expect(numbers == [0, 1])
    #expect(source.problem == nil)
  }

  // MARK: Margins, pins, remaining space

  @Test("get margins and space of their own when they are stacked")
  func margins() {
    final class Margins: ContainerScrollViewDataSource {
      func numberOfChildren(in container: ContainerScrollView) -> Int { 100 }
      func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double { 90 }
      func container(_ container: ContainerScrollView, childAt index: Int) -> View {
        View(frame: Rect(x: 0, y: 0, width: 50, height: 70))
      }
      func container(_ container: ContainerScrollView, didStack child: View, at index: Int) {
        container.setMargins(EdgeInsets(10), for: child)
        if index == 2 { container.setCustomSpacing(40, after: child) }
      }
    }
    let source = Margins()
    container.spacing = 4
    container.dataSource = source
    window.layoutIfNeeded()
    #expect(container.contentFrame(ofChildAt: 0) == Rect(x: 10, y: 10, width: 300, height: 70))
    #expect(container.contentFrame(ofChildAt: 3).minY == 328)
    let first = container.contentFrame(ofChildAt: 1).minY
    scroll(to: 1_000)
    #expect(container.child(at: 1) == nil)
    scroll(to: 20)
    #expect(container.contentFrame(ofChildAt: 1).minY == first)
    container.checkInvariants()
  }

  @Test("stay at the edge until the next, or for good, though they have been scrolled past")
  func pins() throws {
    let source = NumberedSource([Double](repeating: 100, count: 1_000))
    for index in stride(from: 0, to: 1_000, by: 10) {
      source.children[index].kind = .view
      source.children[index].pinning = index == 20 ? .permanent : .untilNext
    }
    show(source)
    scroll(to: 1_530)
    #expect(numbers == [10, 15, 16, 17, 18, 19, 20])
    let header = try #require(container.child(at: 10))
    #expect(header.frame.minY == 1_530)
    scroll(to: 50_330)
    #expect(numbers == [20, 500, 503, 504, 505, 506, 507, 508])
    #expect(container.child(at: 20)?.frame.minY == 50_330)
    #expect(container.child(at: 500)?.frame.minY == 50_430)
    container.scrollToChild(at: 755, at: .start, animated: false)
    // Children 20 and 750 are pinned above child 755, and cover the first 200 points.
    #expect(container.contentFrame(ofChildAt: 755).minY - container.contentOffset.y == 200)
    #expect(source.problem == nil)
  }

  @Test("fill the space that is left, if they are the last")
  func remainingSpace() throws {
    let source = NumberedSource([100, 0])
    container.lastChildFillsRemainingSpace = true
    show(source)
    #expect(numbers == [0, 1])
    let last = try #require(container.child(at: 1))
    #expect(last.frame == Rect(x: 0, y: 100, width: 320, height: 400))
    #expect(source.problem == nil)
  }

  // MARK: Scrolling

  @Test("are scrolled to exactly, though those on the way have other lengths")
  func scrolling() {
    let source = NumberedSource(
      (0..<200).map { .init(name: $0, kind: .scrollView, said: 90, real: 40 + Double($0)) })
    show(source)
    container.scrollToChild(at: 30, at: .start, animated: true)
    let hand = Hand(window)
    hand.settle()
    #expect(container.contentFrame(ofChildAt: 30).minY == container.contentOffset.y)
    #expect(container.contentFrame(ofChildAt: 30).height == 70)
    container.scrollToChild(at: 199, at: .end, animated: false)
    #expect(container.contentFrame(ofChildAt: 199).maxY == container.contentSize.height)
    #expect(container.contentOffset.y == container.contentSize.height - 500)
    // Removing a child during the motion gives the target another number.
    container.scrollToChild(at: 50, at: .start, animated: true)
    source.children.removeFirst()
    container.removeChildren(in: 0..<1)
    hand.settle()
    #expect(container.contentFrame(ofChildAt: 49).minY == container.contentOffset.y)
    #expect(container.contentFrame(ofChildAt: 49).height == 90)
  }

  @Test("are a reading position that another run of the program finds again")
  func place() throws {
    let source = NumberedSource(
      (0..<200).map { .init(name: $0, kind: .table, said: 90, real: 200) })
    show(source)
    container.scrollToChild(at: 120, at: .start, animated: false)
    container.contentOffset.y += 50
    window.layoutIfNeeded()
    let place = try #require(container.place)
    #expect(place.children == [.at(120)])
    #expect(place.element?.index == 2)
    #expect(place.distance == 10)
    scroll(to: 0)
    #expect(container.scroll(to: place))
    #expect(container.place == place)
    #expect(!container.scroll(to: StackPlace(children: [.at(200)], distance: 0)))
  }

  @Test("hear the end of a drag that they have heard begin, though they leave during it")
  func drag() throws {
    let source = NumberedSource([Double](repeating: 200, count: 100))
    show(source)
    let log = ScrollLog()
    let first = try #require(container.child(at: 0) as? ScrollView)
    first.delegate = log
    let hand = Hand(window)
    hand.down(100, 450)
    hand.move(100, 300)
    hand.move(100, 100)
    #expect(log.drags == ["begin"])
    window.layoutIfNeeded()
    #expect(container.child(at: 0) == nil)
    #expect(log.drags.prefix(2) == ["begin", "end"])
    // If the child is handed out again, its delegate hears the rest, as that of any visible child.
    hand.up(100, 100)
    hand.settle()
    #expect(log.drags.count.isMultiple(of: 2))
    for (place, call) in log.drags.enumerated() {
      #expect(call == (place.isMultiple(of: 2) ? "begin" : "end"))
    }
    #expect(source.problem == nil)
  }

  @Test("that are inserted have the space of one child between them")
  func insertedSpacing() {
    let source = NumberedSource([50, 50, 50])
    container.spacing = 10
    show(source)
    #expect(container.contentSize.height == 170)
    let more = (3...4).map { NumberedSource.Child(name: $0, kind: .view, said: 50, real: 50) }
    source.children.insert(contentsOf: more, at: 1)
    container.insertChildren(2, at: 1)
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 290)
  }

  @Test(
    "that are cut off and replaced keep their end if they become shorter than what was cut off",
    arguments: [200.0, 60, 40, 20])
  func cutAndReplaced(length: Double) {
    let source = NumberedSource([Double](repeating: 100, count: 30))
    show(source)
    scroll(to: 1_050)
    source.children[10].said = length
    source.children[10].real = length
    container.reloadChildren(in: 10..<11)
    window.layoutIfNeeded()
    // The first 50 of the child's 100 points were out of sight.
    #expect(container.contentOffset.y == (length < 50 ? 1_050 + length - 100 : 1_050))
  }
}
