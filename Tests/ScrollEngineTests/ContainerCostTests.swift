import Glibc
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A tick of a container")
struct ContainerCostTests {
  @Test(
    "visits only children that are visible before or after it", arguments: [10, 1_000, 100_000])
  func touchedViews(count: Int) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    for _ in 0..<count {
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 40)))
    }
    window.addSubview(container)
    window.layoutIfNeeded()

    let end = Double(count) * 40 - 100
    // Children are 40 points long: three are visible at 0, four at 30. Only the container, and
    // children whose position or slice changes, are touched; plain children that stay do not move.
    for (offset, limit) in [(1.0, 1), (30, 2), (end, 4), (0, 4), (end / 2, 5)] {
      window.trace.begin()
      container.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(window.trace.viewsTouched <= limit, "of \(count) at \(offset)")
      #expect(window.trace.viewsTouched >= 1)
    }
  }

  @Test("touches the slices that change, and no other", arguments: [10, 1_000])
  func touchedScrollViews(count: Int) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    for _ in 0..<count {
      let view = ScrollView()
      view.contentSize = Size(width: 100, height: 40)
      container.addArrangedSubview(view)
    }
    window.addSubview(container)
    window.layoutIfNeeded()

    window.trace.begin()
    container.contentOffset.y = 10
    window.layoutIfNeeded()
    // The container, and the first and the last visible child; the child between keeps its slice.
    #expect(window.trace.viewsTouched == 3)

    window.trace.begin()
    container.contentOffset.y = Double(count) * 40 - 100
    window.layoutIfNeeded()
    // The container, and at most three children that leave and three that enter.
    #expect(window.trace.viewsTouched <= 7)
  }

  @Test(
    "with pinned children touches what is visible and what is pinned there",
    arguments: [10, 1_000, 100_000])
  func pinnedChildren(count: Int) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    for index in 0..<count {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
      container.addArrangedSubview(view)
      if index == 0 { container.setPinning(.permanent, for: view) }
      if index % (4 + count / 1_000) == 2 { container.setPinning(.untilNext, for: view) }
    }
    window.addSubview(container)
    window.layoutIfNeeded()

    let end = Double(count) * 40 - 100
    for offset in [1.0, 30, 130, end / 2, end, 0] {
      window.trace.begin()
      container.contentOffset.y = offset
      window.layoutIfNeeded()
      container.checkInvariants()
      // At most the container, and before and after two pinned and four other visible children.
      #expect(window.trace.viewsTouched <= 13, "of \(count) at \(offset)")
      #expect(container.visibleArrangedSubviews.count <= 6)
    }
  }

  @Test(
    "in which one child changes its height touches what is visible, and no other",
    arguments: [10, 1_000, 100_000])
  func changedHeight(count: Int) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    let children = (0..<count).map { _ in
      let view = ScrollView()
      view.contentSize = Size(width: 100, height: 40)
      container.addArrangedSubview(view)
      return view
    }
    window.addSubview(container)
    container.contentOffset.y = Double(count) * 20 + 10
    window.layoutIfNeeded()
    let middle = count / 2

    func touched(_ index: Int, height: Double) -> Int {
      window.trace.begin()
      children[index].contentSize.height = height
      window.layoutIfNeeded()
      container.checkInvariants()
      return window.trace.viewsTouched
    }
    // A change far below moves no visible child; after a change far above, the offset follows.
    #expect(touched(count - 1, height: 70) <= 1)
    #expect(touched(0, height: 90) <= 5)
    #expect(children[middle].frame.minY == container.contentOffset.y)
    // After a change of a visible child, the children below it move, and one may enter or leave.
    #expect((1...5).contains(touched(middle + 1, height: 60)))
    #expect((1...5).contains(touched(middle + 1, height: 5)))
  }

  @Test("in which nothing enters makes no new list of what is seen")
  func allocations() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    for _ in 0..<20 {
      let view = ScrollView()
      view.contentSize = Size(width: 100, height: 40)
      container.addArrangedSubview(view)
    }
    container.addSubview(View(frame: Rect(x: 0, y: 0, width: 5, height: 5)))
    window.addSubview(container)
    window.layoutIfNeeded()
    func address() -> UnsafeRawPointer? {
      container.presentedSubviews.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    for offset in 1...19 {
      container.contentOffset.y = Double(offset)
      window.layoutIfNeeded()
      #expect(address() == before)
    }
  }

  @Test("is not all that is fast: so is building a stack of many, and taking it apart")
  func building() {
    #expect(growth { ContainerScrollView(frame: $0) } < 40)
  }

  @Test("would be seen to be slow if each addition looked at all children")
  func buildingSlowly() {
    #expect(growth { SlowStack(frame: $0) } > 40)
  }

  /// How many times as long it takes to build a stack that has 16 times as many children.
  ///
  /// Both times are processor times of this thread, so that neither the machine's speed nor other
  /// programs matter.
  private func growth(_ make: (Rect) -> StackingScrollView) -> Double {
    func time(_ count: Int) -> Double {
      let stack = make(Rect(x: 0, y: 0, width: 100, height: 100))
      let views = (0..<count).map { _ in View(frame: Rect(x: 0, y: 0, width: 1, height: 2)) }
      let start = Self.processorTime
      for view in views { stack.addArrangedSubview(view) }
      for view in views.reversed() { stack.removeArrangedSubview(view) }
      #expect(stack.arrangedSubviews.isEmpty && stack.contentSize.height == 0)
      return Self.processorTime - start
    }
    func least(_ count: Int) -> Double { (0..<3).map { _ in time(count) }.min() ?? 0 }
    return least(8_000) / least(500)
  }

  /// The processor time of this thread, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A stack that is slow by mistake: each addition looks at all children.
private final class SlowStack: StackingScrollView {
  private var sum = 0.0

  override func didAddSubview(_ view: View) {
    super.didAddSubview(view)
    for view in arrangedSubviews { sum += view.frame.height }
  }
}
