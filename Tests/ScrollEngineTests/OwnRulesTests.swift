import ScrollEngine
import TestSupport
import Testing

/// A scroll view with its own rules of movement, made only with public API.
@MainActor
@Suite("A scroll view with rules of its own")
struct OwnRulesTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = RuledView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let log = CallLog()
  let hand: Hand

  init() {
    hand = Hand(window)
    view.contentSize = Size(width: 100, height: 1_000)
    view.delegate = log
    window.addSubview(view)
    window.layoutIfNeeded()
    log.clear()
  }

  private func flick() {
    hand.down(50, 90, device: .touch)
    for y in [80.0, 60, 40, 20] { hand.move(50, y, device: .touch) }
    hand.up(50, 20, device: .touch)
    hand.rest(0.05)
  }

  @Test("ends a motion, changes something, and then hears of the end")
  func ending() {
    flick()
    #expect(view.movesByItself && view.isDecelerating)
    log.clear()
    let rests = view.endMotion {
      #expect(!view.movesByItself && view.isDecelerating)
      view.contentOffset.y = 7
    }
    #expect(rests && log.names == ["didScroll", "didEndDecelerating"])
    #expect(view.contentOffset.y == 7 && !view.isDecelerating)
    hand.settle()
    #expect(view.contentOffset.y == 7)
    log.clear()
    #expect(view.endMotion() && log.names == [])
  }

  @Test("learns from the end of a motion that another one has begun")
  func endingInAnother() {
    flick()
    log.onCall = { view, name in
      if name == "didEndDecelerating" { view.setContentOffset(.zero, animated: true) }
    }
    #expect(!view.endMotion() && view.movesByItself)
    view.scrollSmoothly(to: Point(x: 0, y: 300))
    #expect(view.smoothTarget == Point(x: 0, y: 300))
    hand.settle()
    #expect(view.contentOffset.y == 300 && view.arrivals == 1)
  }

  @Test("that begins an animation at the top hears that the top is reached, and of that animation")
  func animationAtTheTop() {
    view.contentOffset.y = 500
    view.offsetOnArrival = Point(x: 0, y: 80)
    log.clear()
    view.scrollToTop()
    hand.settle()
    #expect(view.contentOffset.y == 80 && view.arrivals == 2)
    #expect(
      log.summary == [
        "shouldScrollToTop", "didScroll", "didScrollToTop", "didScroll",
        "didEndScrollingAnimation",
      ])
  }

  @Test("changes size, insets and offset at once")
  func content() {
    flick()
    log.clear()
    view.bounds.origin.y = 500
    log.clear()
    view.heard = []
    view.setContentSize(
      Size(width: 100, height: 300), inset: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      offset: Point(x: 0, y: -20))
    #expect(view.heard == [Rect(x: 0, y: -20, width: 100, height: 100)])
    #expect(log.names == ["didScroll", "didEndDecelerating"])
    #expect(view.contentSize.height == 300 && view.adjustedContentInset.top == 20)
    #expect(!view.movesByItself)
  }

  @Test("stays where its content was put before the first layout")
  func firstPlace() {
    let view = ScrollView(frame: window.bounds)
    view.setContentSize(
      Size(width: 100, height: 300), inset: .zero, offset: Point(x: 0, y: 120))
    view.contentInset.top = 30
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 120)
  }

  @Test("moves smoothly from and to anywhere, and adds to where it goes")
  func smoothly() {
    view.scrollSmoothly(to: Point(x: 0, y: 200), duration: 0.1)
    hand.rest(0.05)
    let middle = view.contentOffset.y
    #expect(middle > 0 && middle < 200 && view.smoothTarget == Point(x: 0, y: 200))
    view.scrollSmoothly(to: Point(x: 0, y: 250), duration: 0.1)
    hand.settle()
    #expect(view.contentOffset.y == 250 && view.smoothTarget == nil && view.arrivals == 1)
    #expect(log.summary == ["didScroll"])
    // The motion may begin later, and it ends a program's animation.
    view.setContentOffset(.zero, animated: true)
    log.clear()
    view.scrollSmoothly(to: Point(x: 0, y: 300), at: window.now + 0.2)
    #expect(log.names == ["didEndScrollingAnimation"])
    hand.rest(0.19)
    #expect(view.contentOffset.y == 250)
    hand.settle()
    #expect(view.contentOffset.y == 300)
  }

  @Test("does not move smoothly under a hand, and outside a window at once")
  func smoothlyElsewhere() {
    hand.down(50, 90)
    hand.move(50, 80)
    hand.move(50, 60)
    let offset = view.contentOffset
    view.scrollSmoothly(to: Point(x: 0, y: 300))
    hand.rest(0.3)
    #expect(view.contentOffset == offset && view.isDragging)
    hand.lose()
    hand.settle()
    view.removeFromSuperview()
    view.scrollSmoothly(to: Point(x: 0, y: 300))
    #expect(view.contentOffset.y == 300 && !view.movesByItself)
  }

  @Test("knows a program's offsets from others, and can set others itself")
  func moving() {
    view.programs = []
    hand.wheel(50, 50, -1)
    flick()
    hand.settle()
    #expect(!view.programs.contains(true) && !view.programs.isEmpty)
    view.programs = []
    view.moveContent(to: Point(x: 0, y: 33))
    view.contentOffset.y = 44
    view.setContentOffset(.zero, animated: false)
    #expect(view.programs == [false, true, true] && !view.isMovingContent)
  }

  @Test("takes steps in its own way, or leaves them to the engine")
  func steps() {
    view.takes = true
    hand.wheel(50, 50, -1)
    view.scroll(by: Point(x: 0, y: 5))
    KeyScroll(.down).map { view.scroll(by: $0) }
    #expect(view.contentOffset == .zero && view.steps.count == 3)
    guard case .notch(let notch) = view.steps[0], case .key(let key) = view.steps[2] else {
      Issue.record("\(view.steps)")
      return
    }
    #expect(notch.y > 0 && view.steps[1] == .fraction(Point(x: 0, y: 5)) && key.isForward)
    view.takes = false
    hand.wheel(50, 50, -1)
    #expect(view.contentOffset.y > 0 && view.steps.count == 4)
  }

  @Test("has a drag go on from elsewhere")
  func drag() {
    hand.down(50, 90)
    hand.move(50, 80)
    hand.move(50, 70)
    let offset = view.contentOffset.y
    view.shiftDrag(by: Point(x: 0, y: 100))
    hand.move(50, 69)
    #expect(view.contentOffset.y == offset + 101)
    hand.lose()
    // Without a drag there is nothing to shift.
    view.shiftDrag(by: Point(x: 0, y: 100))
    #expect(view.contentOffset.y == offset + 101)
  }

  @Test("says where programs go, what shows a rectangle, and where nothing more comes")
  func hooks() {
    view.grid = 50
    view.setContentOffset(Point(x: 0, y: 70), animated: true)
    #expect(!view.movesByItself && view.contentOffset.y == 50)
    view.scrollRectToVisible(Rect(x: 0, y: 400, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 400)
    let outer = ScrollView(frame: window.bounds)
    outer.contentSize.height = 200
    window.addSubview(outer)
    outer.addSubview(view)
    view.hasMore = false
    hand.wheel(50, 50, -1)
    #expect(view.contentOffset.y == 400 && outer.contentOffset.y > 0)
  }

  @Test("has no indicator to take hold of, and zooms what it likes")
  func hands() {
    view.flashScrollIndicators()
    view.allowsHold = false
    hand.drag(from: 97, 5, by: 0, 40)
    #expect(view.contentOffset == .zero)
    view.flashScrollIndicators()
    view.allowsHold = true
    hand.drag(from: 97, 5, by: 0, 40)
    #expect(view.contentOffset.y > 100)
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
    let zoomed = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(zoomed)
    view.zoomed = zoomed
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 2)
  }

  @Test("keeps a view out of sight while keys go to it, and hears when they leave")
  func parking() {
    let parked = KeyView()
    view.addSubview(parked)
    #expect(!parked.hasKeys && parked.becomeFirstResponder() && parked.hasKeys)
    window.notePark(of: parked)
    hand.rest(0.1)
    #expect(view.left == 0)
    parked.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(view.left == 1 && !parked.hasKeys)
  }
}

/// Records the engine's calls, and returns what a test has set.
final class RuledView: ScrollView, ParkingPlace {
  var heard: [Rect] = []
  var programs: [Bool] = []
  var steps: [ScrollStep] = []
  var arrivals = 0
  /// The offset to which the view scrolls when a motion arrives next; nil for none.
  var offsetOnArrival: Point?
  var left = 0
  var takes = false
  var hasMore = true
  var allowsHold = true
  var grid: Double?
  weak var zoomed: View?

  override func boundsDidChange(from old: Rect) {
    heard.append(bounds)
    programs.append(!isMovingContent)
    super.boundsDidChange(from: old)
  }

  override func takeStep(_ step: ScrollStep, at time: Double) -> Bool {
    steps.append(step)
    return takes
  }

  override func didArrive() {
    super.didArrive()
    arrivals += 1
    guard let offset = offsetOnArrival else { return }
    offsetOnArrival = nil
    setContentOffset(offset, animated: true)
  }

  override func route(to offset: Point) -> (destination: Point, isOpen: Bool) {
    guard let grid else { return super.route(to: offset) }
    return (Point(x: 0, y: (offset.y / grid).rounded(.down) * grid), false)
  }

  override func offset(revealing rect: Rect, from start: Point) -> Point {
    grid == nil ? super.offset(revealing: rect, from: start) : rect.origin
  }

  override func hasMoreContent(along axis: Axis, towards direction: Double) -> Bool {
    hasMore && super.hasMoreContent(along: axis, towards: direction)
  }

  override var allowsIndicatorDragging: Bool { allowsHold }
  override var zoomedView: View? { zoomed }

  func keysHaveLeft(_ view: View) { left += 1 }
}

private final class KeyView: View {
  override var canBecomeFirstResponder: Bool { true }
}
