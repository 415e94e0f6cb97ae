import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A drag")
struct DragTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let log = ScrollLog()
  let hand: Hand

  init() {
    scrollView.contentSize = Size(width: 100, height: 1_000)
    scrollView.delegate = log
    window.addSubview(scrollView)
    hand = Hand(window)
  }

  @Test("begins beyond the slop, from where the pointer is then")
  func slop() {
    hand.down(50, 150)
    hand.move(50, 145)
    #expect(!scrollView.isDragging && scrollView.contentOffset.y == 0)
    hand.move(50, 130)
    #expect(scrollView.isDragging && scrollView.contentOffset.y == 0)
    hand.move(50, 100)
    #expect(scrollView.contentOffset.y == 30)
    hand.rest(0.1)
    hand.up(50, 100)
    #expect(!scrollView.isDragging)
    #expect(log.drags == ["begin", "end"])
    #expect(log.offsets.map(\.y) == [30])
  }

  @Test("stays within the range, and follows the pointer back from where it was stopped")
  func clamping() {
    scrollView.bounces = false
    hand.down(50, 100)
    hand.move(50, 110)
    hand.move(50, 150)
    #expect(scrollView.contentOffset.y == 0)
    hand.move(50, 100)
    #expect(scrollView.contentOffset.y == 10)
    hand.move(50, -10_000)
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test("does not begin along an axis that cannot scroll, nor when scrolling is disabled")
  func unable() {
    hand.drag(from: 50, 100, by: -60, 0)
    #expect(log.drags.isEmpty)
    scrollView.isScrollEnabled = false
    hand.drag(from: 50, 100, by: 0, -60)
    #expect(log.drags.isEmpty && scrollView.contentOffset == .zero)
  }

  @Test("that the system takes away ends without further movement")
  func cancellation() {
    hand.down(50, 150)
    hand.move(50, 140)
    hand.move(50, 100)
    hand.lose()
    #expect(log.drags == ["begin", "end"])
    #expect(!window.router.isTracking)
    hand.move(50, 20)
    hand.up(50, 20)
    #expect(scrollView.contentOffset.y == 40)
    #expect(log.drags == ["begin", "end"])
  }

  @Test("takes no notice of another device with the same number")
  func otherDevice() {
    hand.down(50, 150, id: 1, device: .touch)
    hand.move(50, 139, id: 1, device: .touch)
    hand.move(50, 190, id: 1, device: .mouse)
    hand.up(50, 190, id: 1, device: .mouse)
    #expect(scrollView.isDragging && scrollView.contentOffset.y == 0)
    hand.move(50, 99, id: 1, device: .touch)
    #expect(scrollView.contentOffset.y == 40)
    hand.rest(0.1)
    hand.up(50, 99, id: 1, device: .touch)
    #expect(log.drags == ["begin", "end"])
  }

  @Test("ends when the pointer comes back without its button: the release was lost")
  func lostRelease() {
    hand.down(50, 150)
    hand.move(50, 140)
    hand.move(50, 100)
    hand.hover(50, 50)
    #expect(log.drags == ["begin", "end"])
    #expect(scrollView.contentOffset.y == 40)
    #expect(!window.router.isTracking)
  }

  @Test("begins anew when its pointer goes down twice: the release between was lost")
  func lostReleaseBeforePress() {
    hand.down(50, 150)
    hand.move(50, 140)
    hand.down(50, 100)
    #expect(log.drags == ["begin", "end"])
    hand.move(50, 80)
    hand.move(50, 70)
    #expect(scrollView.contentOffset.y == 10)
    hand.up(50, 70)
    #expect(log.drags == ["begin", "end", "begin", "end"])
  }

  @Test("is forgotten without a call when its view leaves the window")
  func removal() {
    hand.down(50, 150)
    hand.move(50, 140)
    scrollView.removeFromSuperview()
    hand.move(50, 100)
    #expect(scrollView.contentOffset.y == 0)
    #expect(log.drags == ["begin"])
    #expect(!scrollView.isDragging && !scrollView.isTracking)
  }

  @Test("ends when scrolling is disabled in the midst of it")
  func disabling() {
    hand.down(50, 150)
    hand.move(50, 140)
    hand.move(50, 130)
    scrollView.isScrollEnabled = false
    #expect(log.drags == ["begin", "end"])
    hand.move(50, 100)
    #expect(scrollView.contentOffset.y == 10)
  }

  @Test("moves the innermost scroll view that can move that way")
  func nested() {
    let inner = ScrollView(frame: Rect(x: 0, y: 50, width: 100, height: 50))
    inner.contentSize = Size(width: 500, height: 50)
    scrollView.addSubview(inner)
    hand.drag(from: 50, 70, by: -30, 0)
    #expect(inner.contentOffset == Point(x: 30, y: 0))
    hand.drag(from: 50, 70, by: 0, -30)
    #expect(scrollView.contentOffset == Point(x: 0, y: 30))
    #expect(inner.contentOffset == Point(x: 30, y: 0))
  }

  @Test("is measured in a window that is neither at the origin nor unscrolled")
  func movedWindow() {
    window.frame.origin = Point(x: 1_000, y: 2_000)
    window.bounds.origin = Point(x: 0, y: 30)
    hand.drag(from: 1_050, 2_100, by: 0, -25)
    #expect(scrollView.contentOffset.y == 25)
    // The window lies at y 2,000 and its bounds begin at 30: y 2,100 on screen is 130 in the
    // window.
    hand.hover(1_050, 2_100)
    #expect(window.router.pointerPosition == Point(x: 50, y: 130))
    hand.drag(from: 50, 100, by: 0, -25)
    #expect(scrollView.contentOffset.y == 25)
  }
}
