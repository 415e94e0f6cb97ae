import ScrollEngine
import ScrollMotion
import TestSupport
import Testing

@MainActor
@Suite("A scroll view in motion")
struct MotionInViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let log = CallLog()
  let hand: Hand

  init() {
    scrollView.contentSize = Size(width: 100, height: 2_000)
    scrollView.delegate = log
    window.addSubview(scrollView)
    hand = Hand(window)
  }

  /// Drags by `distance` points in five moves, and lets go without a rest.
  private func flick(by distance: Double = -80, across: Double = 0) {
    hand.down(50, 150, device: .touch)
    for step in 1...5 {
      let part = Double(step) / 5
      hand.move(50 + across * part, 150 + distance * part, device: .touch)
    }
    hand.up(50 + across, 150 + distance, device: .touch)
  }

  private var y: Double { scrollView.contentOffset.y }

  @Test(
    "follows the closed form of its fling at any frame rate",
    arguments: [
      [1.0 / 60 as Double], [1.0 / 120 as Double], [0.001], [0.003, 0.021, 0.0001, 0.05, 0.007],
    ])
  func closedForm(steps: [Double]) throws {
    flick()
    let start = window.now
    let velocity = try #require(log.velocity) * 1_000
    let fling = OffsetFling(
      from: scrollView.contentOffset, velocity: velocity, in: scrollView.scrollRange)
    #expect(fling.destination == log.target)
    var time = start
    var index = 0
    while scrollView.isDecelerating {
      time += steps[index % steps.count]
      index += 1
      window.advance(to: time)
      let expected = fling.value(at: time - start)
      #expect(abs(y - expected.y) <= 1e-9)
    }
    #expect(scrollView.contentOffset == fling.destination)
    #expect(time - start >= fling.duration && time - start < fling.duration + 0.06)
  }

  @Test("is told of every change of the offset once")
  func oneCallForAChange() {
    var last = scrollView.contentOffset
    log.onCall = { view, name in
      guard name == "didScroll" else { return }
      #expect(view.contentOffset != last)
      last = view.contentOffset
    }
    flick()
    hand.settle()
    hand.wheel(50, 100, -2)
    scrollView.setContentOffset(Point(x: 0, y: 7), animated: true)
    hand.settle()
    #expect(last == scrollView.contentOffset)
  }

  @Test("is caught where it is, and follows the finger from there")
  func catching() {
    flick()
    hand.rest(0.1)
    let caught = y
    hand.down(50, 100, device: .touch)
    #expect(y == caught && scrollView.isTracking && scrollView.isDragging)
    hand.rest(0.2)
    #expect(y == caught)
    hand.move(50, 97, device: .touch)
    #expect(abs(y - caught - 3) < 1e-9)
  }

  @Test("is grabbed in a bounce without a jump")
  func grabbingABounce() {
    flick(by: 50)
    hand.rest(0.08)
    let caught = y
    #expect(caught < -5)
    hand.down(50, 100, device: .touch)
    #expect(y == caught)
    hand.move(50, 100.001, device: .touch)
    #expect(abs(y - caught) < 0.001)
    hand.move(50, 100, device: .touch)
    #expect(abs(y - caught) < 1e-6)
    hand.rest(0.1)
    hand.up(50, 100, device: .touch)
    hand.settle()
    #expect(y == 0)
    #expect(log.names.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("does not leave a range that is smaller than it, unless it always bounces")
  func smallContent() {
    scrollView.contentSize = Size(width: 50, height: 50)
    flick()
    #expect(y == 0 && log.calls.isEmpty)
    scrollView.alwaysBounceVertical = true
    flick()
    #expect(y > 0)
    hand.settle()
    #expect(y == 0 && log.names.last == "didEndDecelerating")
    scrollView.bounces = false
    log.clear()
    flick()
    #expect(y == 0 && log.calls.isEmpty)
  }

  @Test("stops at its edge without bouncing")
  func noBounce() {
    scrollView.bounces = false
    scrollView.contentOffset.y = 1_700
    flick()
    hand.settle()
    #expect(y == 1_800)
    #expect(log.calls.allSatisfy { (0...1_800).contains($0.offset.y) })
  }

  @Test("bounces at a corner along both axes, each for itself")
  func corner() {
    scrollView.contentSize = Size(width: 200, height: 2_000)
    flick(by: 60, across: 60)
    #expect(scrollView.contentOffset.x < 0 && y < 0)
    hand.settle()
    #expect(scrollView.contentOffset == .zero)
    flick(by: -60, across: -60)
    hand.settle()
    #expect(scrollView.contentOffset.x == 100 && y > 60 && y < 1_800)
  }

  @Test("keeps to the axis of a locked drag, and to none of a diagonal one")
  func directionalLock() {
    scrollView.contentSize = Size(width: 2_000, height: 2_000)
    scrollView.isDirectionalLockEnabled = true
    flick(by: -80, across: -20)
    hand.settle()
    #expect(scrollView.contentOffset.x == 0 && y > 60)
    flick(by: -60, across: -50)
    hand.settle()
    #expect(scrollView.contentOffset.x > 30)
  }

  @Test("decelerates faster at the fast rate")
  func fastRate() {
    scrollView.decelerationRate = .fast
    flick()
    let started = y
    hand.settle()
    // The distance is the velocity of the release divided by 10.05, the constant of the fast rate.
    #expect(y - started > 20 && y - started < 120)
  }

  @Test("goes to the next page on a flick, and back from a hold before its middle")
  func paging() {
    scrollView.isPagingEnabled = true
    flick()
    hand.settle()
    #expect(y == 200)
    hand.drag(from: 50, 150, by: 0, -90)
    #expect(y == 200)
    hand.drag(from: 50, 190, by: 0, -110)
    #expect(y == 400)
    scrollView.contentSize.height = 650
    #expect(y == 400)
    flick()
    hand.settle()
    // The last page is short.
    #expect(y == 450)
    flick(by: 80)
    hand.settle()
    #expect(y == 400)
  }

  @Test("keeps the page it goes to when its content changes on the way")
  func pagingWithGrowingContent() {
    scrollView.isPagingEnabled = true
    log.onCall = { view, name in
      if name == "didScroll" { view.contentSize.height += 1 }
    }
    flick(by: -140)
    hand.settle()
    #expect(y == 200)
  }

  @Test(
    "comes to rest on the target of its delegate",
    arguments: [500.0, 300, 85, 20, 0, 5_000, -100])
  func editedTarget(target: Double) {
    log.onWillEnd = { _, _, offset in offset.y = target }
    flick()
    hand.settle()
    #expect(y == min(max(target, 0), 1_800))
    #expect(log.names.last == "didEndDecelerating")
  }

  @Test("goes for a target without velocity, and not for one that is not a number")
  func editedTargetAtRest() {
    log.onWillEnd = { _, _, offset in offset.y = 140 }
    hand.drag(from: 50, 150, by: 0, -60)
    #expect(log.velocity == .zero && y == 140)
    log.onWillEnd = { _, _, offset in offset.y = .nan }
    hand.drag(from: 50, 150, by: 0, -60)
    #expect(y == 200)
    scrollView.isPagingEnabled = true
    log.onWillEnd = { _, _, offset in offset.y = 77 }
    hand.drag(from: 50, 190, by: 0, -110)
    #expect(y == 400)
  }

  @Test("comes to rest on the delegate's target though the content grows on the way")
  func editedTargetWithGrowingContent() {
    log.onWillEnd = { _, _, offset in offset.y = 500 }
    log.onCall = { view, name in
      if name == "didScroll" { view.contentSize.height += 1 }
    }
    flick()
    hand.settle()
    #expect(y == 500)
  }

  @Test("goes on by as much further as a program puts it while it decelerates")
  func shiftedFling() throws {
    flick()
    hand.rest(0.2)
    scrollView.contentOffset.y += 300
    hand.settle()
    let target = try #require(log.target)
    #expect(abs(y - target.y - 300) < 2)
    #expect(log.names.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("ends a deceleration that it was caught from even if its delegate begins an animation")
  func animationAtEndOfCaughtDrag() {
    flick()
    hand.rest(0.1)
    log.onCall = { view, name in
      if name == "didEndDragging(decelerate=false)" {
        view.setContentOffset(Point(x: 0, y: 20), animated: true)
      }
    }
    hand.down(50, 100, device: .touch)
    hand.rest(0.1)
    hand.up(50, 100, device: .touch)
    #expect(!scrollView.isDecelerating && !scrollView.isDragging)
    hand.settle()
    #expect(y == 20)
    #expect(log.names.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("ends a deceleration even if an animation begins with its last movement")
  func animationAtArrival() throws {
    flick()
    let target = try #require(log.target)
    log.onCall = { view, name in
      if name == "didScroll", view.contentOffset == target {
        view.setContentOffset(.zero, animated: true)
      }
    }
    hand.settle()
    #expect(y == 0 && !scrollView.isDecelerating)
    #expect(log.names.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("is brought in when scrolling is disabled past an edge")
  func disabledPastTheEdge() {
    hand.down(50, 20)
    hand.move(50, 30)
    hand.move(50, 130)
    #expect(y < -30)
    scrollView.isScrollEnabled = false
    #expect(!scrollView.isTracking)
    hand.settle()
    #expect(y == 0 && !scrollView.isDragging)
  }

  @Test("brings in at release what has changed during a drag, and along the other axis too")
  func changesDuringADrag() {
    scrollView.contentSize = Size(width: 400, height: 2_000)
    scrollView.contentOffset = Point(x: 300, y: 1_000)
    hand.down(50, 150)
    hand.move(50, 140)
    scrollView.contentSize = Size(width: 100, height: 600)
    #expect(scrollView.contentOffset == Point(x: 300, y: 1_000))
    hand.rest(0.1)
    hand.up(50, 140)
    hand.settle()
    #expect(scrollView.contentOffset == Point(x: 0, y: 400))
  }

  @Test("leaves an axis that no drag moves where a program has put it")
  func pinnedAxis() {
    scrollView.contentOffset.x = -25
    flick()
    hand.settle()
    #expect(scrollView.contentOffset.x == -25 && y > 60)
  }

  @Test("ends in range when its content shrinks while it decelerates")
  func shrinkingContent() {
    flick()
    scrollView.contentSize.height = 250
    hand.settle()
    #expect(y == 50 && log.names.last == "didEndDecelerating")
    scrollView.setContentOffset(Point(x: 0, y: 40), animated: true)
    scrollView.contentSize.height = 220
    hand.settle()
    #expect(y == 20)
  }

  @Test("converts between its own coordinates and those around it")
  func coordinates() {
    scrollView.frame.origin = Point(x: 0, y: 100)
    scrollView.contentOffset.y = 950
    #expect(scrollView.convert(Point(x: 10, y: 1_000), to: window) == Point(x: 10, y: 150))
    #expect(scrollView.convert(Point(x: 10, y: 150), from: window) == Point(x: 10, y: 1_000))
  }
}
