import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A refresh control")
struct RefreshControlTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 400))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 400))
  let control = RefreshControl()
  let hand: Hand
  let counter = Counter()

  final class Counter { var count = 0 }

  init() {
    scrollView.contentSize = Size(width: 100, height: 2_000)
    scrollView.refreshControl = control
    window.addSubview(scrollView)
    hand = Hand(window)
    control.onRefresh = { [counter] _ in counter.count += 1 }
  }

  private func pull(to y: Double) {
    hand.down(50, 50)
    hand.move(50, 60)
    hand.move(50, y)
  }

  private func release(_ y: Double) {
    hand.rest(0.1)
    hand.up(50, y)
  }

  @Test("is drawn whatever the time is", arguments: [0, 1e18, 1e300, .greatestFiniteMagnitude])
  func hugeTimes(time: Double) {
    control.beginRefreshing()
    window.advance(to: time)
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    control.draw(in: &canvas)
    #expect(canvas.commands.count == 8)
  }

  @Test("asks once when the content is pulled far enough, and holds its place until the end")
  func pulling() {
    pull(to: 150)
    #expect(counter.count == 0)
    hand.move(50, 390)
    let pulled = scrollView.contentOffset.y
    #expect(pulled < -90 && counter.count == 1 && control.isRefreshing)
    hand.move(50, 380)
    hand.move(50, 395)
    #expect(counter.count == 1)
    release(395)
    hand.rest(2)
    #expect(scrollView.contentOffset.y == -60 && scrollView.scrollRange.minimum.y == -60)
    control.endRefreshing()
    #expect(scrollView.contentOffset.y == -60)
    hand.rest(0.15)
    #expect(scrollView.contentOffset.y > -60 && scrollView.contentOffset.y < 0)
    hand.settle()
    #expect(scrollView.contentOffset.y == 0 && !control.isRefreshing)
  }

  @Test("does not ask for a pull that is too short")
  func shortPull() {
    pull(to: 120)
    release(120)
    hand.settle()
    #expect(counter.count == 0 && scrollView.contentOffset.y == 0)
  }

  @Test("may end during the pull, without a jump")
  func endDuringThePull() {
    pull(to: 390)
    let pulled = scrollView.contentOffset.y
    control.endRefreshing()
    #expect(scrollView.contentOffset.y == pulled)
    hand.move(50, 391)
    #expect(counter.count == 1)
    release(391)
    hand.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("takes its place when a program begins to refresh, and asks for nothing")
  func program() {
    control.beginRefreshing()
    #expect(control.isRefreshing && scrollView.scrollRange.minimum.y == -60)
    #expect(scrollView.contentOffset.y == 0 && counter.count == 0)
    control.endRefreshing()
    #expect(scrollView.scrollRange.minimum.y == 0)
  }

  @Test("gives up its place when it is taken away")
  func removal() {
    control.beginRefreshing()
    scrollView.contentOffset.y = -60
    scrollView.refreshControl = nil
    #expect(scrollView.contentOffset.y == 0 && scrollView.scrollRange.minimum.y == 0)
    #expect(!control.isRefreshing)
  }

  @Test("goes on turning when it comes back to a window")
  func comingBack() {
    control.beginRefreshing()
    scrollView.removeFromSuperview()
    #expect(window.advance(to: 100) == nil)
    window.addSubview(scrollView)
    #expect(window.advance(to: 101) != nil)
  }
}
