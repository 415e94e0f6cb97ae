import Loading
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A page loader with a policy")
final class PageLoaderPolicyTests: PageLoaderCase {
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
    // The list does not show the cells again, because they are already on screen.
    #expect(hand.asked == [1, 2])
    hand.answerAll()
    await settle()
  }

  @Test(
    "forgets the target when content is let go of with no velocity, which nothing decelerates",
    arguments: [LoadingPolicy.notWhileDecelerating, .targetRectangle])
  func stillRelease(policy: LoadingPolicy) async {
    // In the article's sample the old target stays, and rows that come into sight are never loaded.
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
}

/// A list of rows of 100 points that forwards its delegate calls to a loader.
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
