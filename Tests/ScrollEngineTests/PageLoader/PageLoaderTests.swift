import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A page loader")
struct PageLoaderTests {
  let hand = HandLoader()
  let loader: PageLoader<Int, String>
  let shown = Shown()
  let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 300))

  @MainActor
  final class Shown {
    var arrivals: [String] = []
    var failures: [Int] = []
  }

  init() {
    let hand = hand
    let shown = shown
    loader = PageLoader(policy: .always, capacity: 10) { try await hand.load($0) }
    loader.onArrival = { shown.arrivals.append("\($0): \($1)") }
    loader.onFailure = { key, _ in shown.failures.append(key) }
  }

  private func frame(_ row: Int) -> Rect {
    Rect(x: 0, y: Double(row) * 100, width: 100, height: 100)
  }

  @discardableResult
  private func show(_ rows: ClosedRange<Int>) -> [String?] {
    rows.map { loader.show($0, at: frame($0)) }
  }

  private func hide(_ rows: ClosedRange<Int>) {
    for row in rows { loader.hide(row) }
  }

  private func settle() async { await hand.settle() }

  private func release(at offset: Double, decelerates: Bool = true) {
    loader.willEndDragging(view, targetContentOffset: Point(x: 0, y: offset))
    loader.didEndDragging(willDecelerate: decelerates)
  }

  /// The requests that ended are as many as those that began.
  private func checkBalance(seen: Int) {
    let statistics = loader.statistics
    #expect(
      statistics.started
        == statistics.pending + statistics.failed + statistics.wasted + seen)
  }

  @Test("shows each answer at its element, also in reverse order")
  func reverseOrder() async {
    #expect(show(0...2) == [nil, nil, nil])
    await settle()
    #expect(hand.asked == [0, 1, 2])
    // Answers that are given at once may come in any order.
    for row in [2, 1, 0] {
      hand.answer(row)
      await settle()
    }
    #expect(shown.arrivals == ["2: content 2", "1: content 1", "0: content 0"])
    #expect(loader.statistics.shownLate == 3 && loader.statistics.pending == 0)
    checkBalance(seen: 3)
  }

  @Test("asks once for an element, and has it at once the next time")
  func cache() async {
    show(0...0)
    show(0...0)
    await settle()
    hand.answer(0)
    await settle()
    loader.hide(0)
    #expect(show(0...0) == ["content 0"])
    #expect(show(0...0) == ["content 0"])
    await settle()
    #expect(hand.asked == [0])
    #expect(loader.statistics.hits == 1 && loader.statistics.shownLate == 1)
  }

  @Test("always loads to the end, and what nobody has seen was wasted until somebody does")
  func wastedUntilSeen() async {
    show(0...1)
    await settle()
    hide(0...1)
    hand.answer(1)
    hand.answer(0)
    await settle()
    #expect(shown.arrivals == [] && hand.cancelled == [])
    #expect(loader.statistics.wasted == 2)
    #expect(show(1...1) == ["content 1"])
    #expect(loader.statistics.wasted == 1 && loader.statistics.hits == 1)
    checkBalance(seen: 1)
  }

  @Test("gives up what leaves, and never shows its late answer", arguments: [false, true])
  func cancellation(heeds: Bool) async {
    hand.heedsCancellation = heeds
    loader.policy = .targetRectangle
    show(0...0)
    await settle()
    loader.hide(0)
    await settle()
    #expect(hand.cancelled == [0])
    #expect(!loader.isLoading(0))
    show(0...0)
    await settle()
    #expect(hand.asked == [0, 0])
    if !heeds {
      hand.answer(0, "stale")
      await settle()
      #expect(shown.arrivals == [] && !loader.isLoaded(0))
    }
    hand.answer(0, "fresh")
    await settle()
    #expect(shown.arrivals == ["0: fresh"])
    #expect(shown.failures == [])
    #expect(loader.statistics.cancelled == 1 && loader.statistics.wasted == 1)
    #expect(loader.statistics.failed == 0)
    checkBalance(seen: 1)
  }

  @Test("asks again for what has failed when told to, or when it comes back into sight")
  func failure() async {
    show(0...1)
    await settle()
    hand.fail(0)
    await settle()
    #expect(shown.failures == [0] && loader.statistics.failed == 1)
    loader.retry(0)
    loader.retry(1)
    loader.retry(7)
    await settle()
    #expect(hand.asked == [0, 1, 0])
    hand.fail(0)
    await settle()
    loader.hide(0)
    show(0...0)
    await settle()
    #expect(hand.asked == [0, 1, 0, 0])
    hand.answer(0)
    await settle()
    loader.retry(0)
    await settle()
    #expect(hand.asked.count == 4 && shown.arrivals == ["0: content 0"])
    checkBalance(seen: 1)
    hand.answerAll()
    await settle()
  }

  @Test("fails what takes too long, as its function decides by a clock")
  func timeout() async {
    struct Timeout: Error {}
    let clock = VirtualClock()
    let loader = PageLoader<Int, String>(policy: .always) { key in
      try await clock.sleep(for: .milliseconds(min(key, 100)))
      if key > 100 { throw Timeout() }
      return "after \(key)"
    }
    let shown = shown
    loader.onArrival = { shown.arrivals.append("\($0): \($1)") }
    loader.onFailure = { key, error in if error is Timeout { shown.failures.append(key) } }
    for key in [500, 80, 20] { _ = loader.show(key, at: frame(0)) }
    await clock.run(to: 0.09)
    #expect(shown.arrivals == ["20: after 20", "80: after 80"])
    await clock.run(to: 0.1)
    #expect(shown.failures == [500])
  }

  // MARK: Policies

  @Test("asks for nothing while the content decelerates, and then for what is in sight")
  func notWhileDecelerating() async {
    loader.policy = .notWhileDecelerating
    loader.willBeginDragging()
    show(0...0)
    release(at: 900)
    show(1...9)
    hide(1...6)
    await settle()
    #expect(hand.asked == [0])
    loader.didEndDecelerating()
    await settle()
    #expect(hand.asked == [0, 7, 8, 9])
    hand.answerAll()
    await settle()
    #expect(loader.statistics.wasted == 0)
  }

  @Test("asks only for what it will come to rest on while the content decelerates")
  func targetRectangle() async {
    loader.policy = .targetRectangle
    loader.willBeginDragging()
    release(at: 700)
    #expect(loader.targetRectangle == Rect(x: 0, y: 700, width: 100, height: 300))
    show(3...12)
    await settle()
    // 700 is the end of row 6 and the beginning of row 7: rectangles are half open.
    #expect(hand.asked == [7, 8, 9])
    loader.didEndDecelerating()
    #expect(loader.targetRectangle == nil)
    await settle()
    #expect(hand.asked == [7, 8, 9, 3, 4, 5, 6, 10, 11, 12])
    hand.answerAll()
    await settle()
  }

  @Test(
    "loads what is in sight when the person takes hold of content that decelerates",
    arguments: [LoadingPolicy.notWhileDecelerating, .targetRectangle])
  func dragAgain(policy: LoadingPolicy) async {
    loader.policy = policy
    loader.willBeginDragging()
    release(at: 5_000)
    show(1...2)
    await settle()
    #expect(hand.asked == [])
    loader.willBeginDragging()
    await settle()
    // No cell is asked for again: they are on screen.
    #expect(hand.asked == [1, 2])
    hand.answerAll()
    await settle()
  }

  @Test(
    "forgets the target when content is let go of with no velocity, which nothing decelerates",
    arguments: [LoadingPolicy.notWhileDecelerating, .targetRectangle])
  func stillRelease(policy: LoadingPolicy) async {
    // In the article's sample the old target stays, and what comes into sight is never loaded.
    loader.policy = policy
    loader.willBeginDragging()
    release(at: 5_000)
    loader.willBeginDragging()
    release(at: 100, decelerates: false)
    #expect(loader.targetRectangle == nil)
    show(7...7)
    await settle()
    #expect(hand.asked == [7])
    hand.answerAll()
    await settle()
  }

  @Test("follows a scroll view's delegate through a flick, a catch and another flick")
  func scrollView() async {
    let window = Window(frame: view.frame)
    window.addSubview(view)
    view.contentSize = Size(width: 100, height: 100_000)
    let list = ForwardingList(loader, view)
    loader.policy = .targetRectangle
    let person = Hand(window)
    list.update()
    await settle()
    #expect(hand.asked == [0, 1, 2])
    hand.answerAll()
    person.down(50, 280)
    for y in stride(from: 270.0, through: 100, by: -40) { person.move(50, y) }
    person.up(50, 100)
    let target = loader.targetRectangle
    #expect(view.isDecelerating && target != nil)
    await settle()
    let before = hand.asked.count
    person.rest(0.2)
    await settle()
    #expect(view.isDecelerating && hand.asked.count == before)
    person.down(50, 150)
    await settle()
    #expect(loader.targetRectangle == nil && hand.asked.count > before)
    #expect(list.visible.allSatisfy { loader.isLoading($0) || loader.isLoaded($0) })
    person.up(50, 150)
    person.settle()
    #expect(loader.targetRectangle == nil)
    hand.answerAll()
    await settle()
    #expect(list.visible.allSatisfy(loader.isLoaded))
  }

  // MARK: Memory

  @Test("keeps as many contents as it may, those used last")
  func capacity() async {
    loader.capacity = 2
    show(0...1)
    await settle()
    hand.answerAll()
    await settle()
    hide(0...1)
    #expect(show(0...0) == ["content 0"])
    show(2...2)
    await settle()
    hand.answerAll()
    await settle()
    #expect(loader.isLoaded(0) && !loader.isLoaded(1) && loader.isLoaded(2))
    loader.capacity = 1
    #expect(!loader.isLoaded(0) && loader.isLoaded(2))
    loader.removeAllContents()
    #expect(!loader.isLoaded(2))
  }

  @Test("agrees with a list of the contents used last", arguments: 0..<20 as Range<UInt64>)
  func capacityModel(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    var recent: [Int] = []
    loader.capacity = Int.random(in: 0...6, using: &random)
    for _ in 0..<60 {
      let key = Int.random(in: 0..<10, using: &random)
      #expect((loader.show(key, at: frame(0)) != nil) == recent.contains(key))
      await settle()
      hand.answerAll()
      await settle()
      loader.hide(key)
      recent.removeAll { $0 == key }
      recent.append(key)
      if recent.count > loader.capacity { recent.removeFirst(recent.count - loader.capacity) }
      for other in 0..<10 { #expect(loader.isLoaded(other) == recent.contains(other)) }
    }
  }

  @Test("goes away though something is loading, and cancels it")
  func goingAway() async {
    var loader: PageLoader<Int, String>? = PageLoader(policy: .always) { [hand] in
      try await hand.load($0)
    }
    weak let gone = loader
    _ = loader?.show(5, at: frame(0))
    await settle()
    loader = nil
    await settle()
    #expect(gone == nil && hand.cancelled == [5])
    hand.answerAll()
    await settle()
    #expect(shown.arrivals == [])
  }

  /// 100 scripts under each policy.
  @Test(
    "shows nothing that is out of sight or another's, and loses count of nothing",
    arguments: LoadingPolicy.allCases)
  func hostile(policy: LoadingPolicy) async {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let hand = HandLoader()
      let loader = PageLoader<Int, String>(policy: policy, capacity: 3) { try await hand.load($0) }
      var visible: Set<Int> = []
      var seen: Set<String> = []
      var firsts = 0
      var wrong: [String] = []
      var answers = 0
      func note(_ key: Int, _ content: String) {
        if !visible.contains(key) { wrong.append("\(key) is out of sight") }
        if !content.hasPrefix("\(key) ") { wrong.append("\(key) shows \(content)") }
        if seen.insert(content).inserted { firsts += 1 }
      }
      loader.onArrival = note
      for _ in 0..<80 {
        let key = Int.random(in: 0..<8, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2:
          visible.insert(key)
          if let content = loader.show(key, at: frame(key)) { note(key, content) }
        case 3, 4:
          visible.remove(key)
          loader.hide(key)
        case 5, 6:
          answers += 1
          if let waiting = hand.waitingKeys.randomElement(using: &random) {
            hand.answer(waiting, "\(waiting) number \(answers)")
          }
        case 7: if let waiting = hand.waitingKeys.last { hand.fail(waiting) }
        case 8:
          loader.willBeginDragging()
          release(loader, at: Double(key) * 100, Bool.random(using: &random))
        default: loader.didEndDecelerating()
        }
        if Bool.random(using: &random) { await hand.settle() }
      }
      loader.didEndDecelerating()
      for key in visible { loader.retry(key) }
      for _ in 0..<20 {
        await hand.settle()
        while let key = hand.waitingKeys.first {
          answers += 1
          hand.answer(key, "\(key) number \(answers)")
        }
      }
      let statistics = loader.statistics
      #expect(wrong == [], "seed \(seed)")
      #expect(statistics.pending == 0, "seed \(seed)")
      #expect(hand.asked.count <= statistics.started, "seed \(seed)")
      // Each answer is another one, so those seen are as many requests.
      let ended = statistics.failed + statistics.wasted + firsts
      #expect(statistics.started == ended, "seed \(seed)")
    }
  }

  private func release(_ loader: PageLoader<Int, String>, at offset: Double, _ decelerates: Bool) {
    loader.willEndDragging(view, targetContentOffset: Point(x: 0, y: offset))
    loader.didEndDragging(willDecelerate: decelerates)
  }
}

/// A list of rows of 100 points that tells its loader what a delegate is told.
@MainActor
private final class ForwardingList: ScrollViewDelegate {
  let loader: PageLoader<Int, String>
  let view: ScrollView
  private(set) var visible: [Int] = []

  init(_ loader: PageLoader<Int, String>, _ view: ScrollView) {
    self.loader = loader
    self.view = view
    view.delegate = self
  }

  func update() {
    let first = max(0, Int((view.bounds.minY / 100).rounded(.down)))
    let rows = Array(first..<Int((view.bounds.maxY / 100).rounded(.up)))
    for row in visible where !rows.contains(row) { loader.hide(row) }
    for row in rows where !visible.contains(row) {
      _ = loader.show(row, at: Rect(x: 0, y: Double(row) * 100, width: 100, height: 100))
    }
    visible = rows
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { update() }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { loader.willBeginDragging() }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    loader.willEndDragging(scrollView, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    loader.didEndDragging(willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { loader.didEndDecelerating() }
}
