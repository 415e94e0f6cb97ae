import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A turn of the wheel")
struct WheelTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let log = CallLog()
  let hand: Hand

  init() {
    outer.contentSize = Size(width: 100, height: 2_000)
    outer.delegate = log
    window.addSubview(outer)
    hand = Hand(window)
  }

  private func turn(_ dy: Double, dx: Double = 0, x: Double = 50, y: Double = 50, at time: Double) {
    let wheel = InputEvent.Wheel(at: Point(x: x, y: y), delta: Point(x: dx, y: dy))
    window.router.handle(InputEvent(time: time, .wheel(wheel)))
  }

  private func addInner() {
    inner.contentSize = Size(width: 100, height: 220)
    outer.addSubview(inner)
  }

  @Test("in notches adds up to one target, and eases towards it")
  func accumulation() {
    turn(-1, at: 0)
    #expect(outer.contentOffset.y == 0)
    window.advance(to: 0.05)
    #expect(outer.contentOffset.y > 0 && outer.contentOffset.y < 60)
    turn(-1, at: 0.06)
    turn(-1, at: 0.07)
    window.advance(to: 1)
    #expect(outer.contentOffset.y == 180)
    #expect(log.summary == ["didScroll"])
    #expect(log.calls.allSatisfy { $0.flags == [false, false, false] })
  }

  @Test("in fractions of a notch adds up as notches do, whole ones among them")
  func fractions() {
    for step in 1...10 { turn(-0.1, at: Double(step) / 100) }
    turn(-1, at: 0.11)
    turn(-0.125, at: 0.12)
    window.advance(to: 1)
    #expect(abs(outer.contentOffset.y - 2.125 * 60) < 1e-9)
    turn(-1_000.5, at: 1)
    window.advance(to: 2)
    #expect(outer.contentOffset.y == 1_800)
    turn(1_000.5, at: 2)
    window.advance(to: 3)
    #expect(outer.contentOffset.y == 0)
    #expect(log.calls.allSatisfy { (0...1_800).contains($0.offset.y) })
  }

  @Test("goes as far as the view's step says")
  func step() {
    outer.wheelStep = 17
    turn(-2, at: 0)
    window.advance(to: 1)
    #expect(outer.contentOffset.y == 34)
  }

  @Test("stays with its view for half a second, unless the pointer moves")
  func latching() {
    addInner()
    turn(-2.5, at: 1)
    turn(-0.5, at: 1.4)
    window.advance(to: 1.75)
    #expect(inner.contentOffset.y == 120)
    turn(-0.5, y: 58, at: 1.8)
    window.advance(to: 1.85)
    #expect(outer.contentOffset.y == 0)
    turn(-0.5, y: 69, at: 1.9)
    window.advance(to: 2.5)
    #expect(outer.contentOffset.y == 30)
    outer.contentOffset.y = 0
    turn(-0.5, at: 3)
    window.advance(to: 3.5)
    #expect(outer.contentOffset.y == 30)
  }

  @Test("lets a mouse click meanwhile, and is stopped by a finger", arguments: [false, true])
  func clicking(isTouch: Bool) {
    var taps = 0
    outer.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    turn(-3, at: 0)
    window.advance(to: 0.03)
    let y = outer.contentOffset.y
    let pointer = InputEvent.Pointer(
      at: Point(x: 50, y: 50), device: isTouch ? .touch : .mouse, id: isTouch ? 1 : 0,
      isPressed: true)
    window.router.handle(InputEvent(time: 0.04, .pointerDown(pointer)))
    window.router.handle(InputEvent(time: 0.05, .pointerUp(pointer)))
    window.advance(to: 1)
    #expect(taps == (isTouch ? 0 : 1))
    #expect(isTouch ? outer.contentOffset.y < 120 : outer.contentOffset.y == 180)
    #expect(y > 0)
  }

  @Test("gives way to a mouse that drags meanwhile")
  func draggingMeanwhile() {
    turn(-10, at: 0)
    window.advance(to: 0.05)
    func pointer(_ y: Double) -> InputEvent.Pointer {
      InputEvent.Pointer(at: Point(x: 50, y: y), isPressed: true)
    }
    window.router.handle(InputEvent(time: 0.05, .pointerDown(pointer(150))))
    for step in 1...10 {
      let time = 0.05 + Double(step) / 100
      window.router.handle(InputEvent(time: time, .pointerMoved(pointer(150 - 5 * Double(step)))))
      window.advance(to: time)
    }
    #expect(outer.isDragging)
    let y = outer.contentOffset.y
    window.advance(to: 0.4)
    #expect(outer.contentOffset.y == y)
    window.router.handle(InputEvent(time: 0.5, .pointerUp(pointer(100))))
    window.advance(to: 2)
    #expect(outer.contentOffset.y == y)
  }

  @Test("ends a deceleration, and is not heard during a drag")
  func deceleration() {
    hand.down(50, 150)
    for step in 1...5 { hand.move(50, 150 - 16 * Double(step)) }
    turn(-1, at: hand.time)
    hand.up(50, 70)
    #expect(outer.isDecelerating)
    hand.rest(0.1)
    let y = outer.contentOffset.y
    turn(-1, at: hand.time)
    #expect(!outer.isDecelerating && log.names.last == "didEndDecelerating")
    hand.settle()
    #expect(abs(outer.contentOffset.y - y - 60) < 1e-9)
    #expect(log.names.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("leaves alone what the delegate begins when it is told of the end")
  func delegateAnimation() {
    hand.down(50, 150)
    for step in 1...5 { hand.move(50, 150 - 16 * Double(step)) }
    hand.up(50, 70)
    log.onCall = { view, name in
      if name == "didEndDecelerating" {
        view.setContentOffset(Point(x: 0, y: 11), animated: true)
      }
    }
    turn(-1, at: hand.time)
    hand.settle()
    #expect(outer.contentOffset.y == 11 && log.names.last == "didEndScrollingAnimation")
  }

  @Test("goes on from where a program puts the content, as far as was asked")
  func shiftedTarget() {
    turn(-1, at: 0)
    window.advance(to: 0.05)
    outer.contentOffset.y += 500
    window.advance(to: 1)
    #expect(abs(outer.contentOffset.y - 560) < 1e-9)
    turn(-2, at: 1)
    outer.contentSize.height = 800
    window.advance(to: 2)
    #expect(outer.contentOffset.y == 600)
  }

  @Test("goes seven eighths of a page for a key, on a way of 0.15 seconds")
  func pageKey() {
    outer.frame.size.height = 800
    hand.hover(50, 100)
    window.router.handle(InputEvent(time: hand.time, .key(.init(.pageDown))))
    window.advance(to: hand.time + 0.1)
    #expect(outer.contentOffset.y > 0 && outer.contentOffset.y < 700)
    window.advance(to: hand.time + 0.15)
    #expect(outer.contentOffset.y == 700)
  }

  // MARK: Zooming

  private func addZoomed() -> View {
    let zoomed = View(frame: Rect(x: 0, y: 0, width: 100, height: 2_000))
    outer.addSubview(zoomed)
    log.zoomed = zoomed
    outer.maximumZoomScale = 4
    return zoomed
  }

  @Test("zooms with Ctrl about the pointer")
  func zoom() {
    let zoomed = addZoomed()
    outer.contentOffset.y = 500
    let under = zoomed.convert(Point(x: 50, y: 60), from: nil)
    hand.wheel(50, 60, 3, modifiers: .control)
    #expect(abs(outer.zoomScale - 1.3) < 1e-9)
    let now = zoomed.convert(Point(x: 50, y: 60), from: nil)
    #expect((now - under).length < 1e-9)
    hand.wheel(50, 60, -10, modifiers: .control)
    #expect(outer.zoomScale == 1 && outer.scrollRange.contains(outer.contentOffset))
  }

  @Test("keeps the point between two fingers under them, and asks for nothing during a pinch")
  func pinch() {
    let zoomed = addZoomed()
    outer.contentOffset.y = 500
    hand.down(40, 90, id: 1, device: .touch)
    hand.down(60, 110, id: 2, device: .touch)
    let under = zoomed.convert(Point(x: 50, y: 100), from: nil)
    hand.move(30, 80, id: 1, device: .touch)
    hand.move(70, 120, id: 2, device: .touch)
    #expect(abs(outer.zoomScale - 2) < 1e-9)
    #expect((zoomed.convert(Point(x: 50, y: 100), from: nil) - under).length < 1e-9)
    turn(-1, at: hand.time)
    hand.rest(0.3)
    #expect((zoomed.convert(Point(x: 50, y: 100), from: nil) - under).length < 1e-9)
    hand.move(-50, 80, id: 1, device: .touch)
    hand.up(-50, 80, id: 1, device: .touch)
    hand.settle()
    #expect(outer.scrollRange.contains(outer.contentOffset))
    #expect(log.names.filter { $0 == "willBeginZooming" }.count == 1)
    #expect(log.names.last == "didEndZooming(scale=\(outer.zoomScale))" || outer.zoomScale == 4)
  }

  @Test("shows a rectangle as large as it fits, and sets a scale about the middle")
  func zoomTo() {
    let zoomed = addZoomed()
    outer.zoom(to: Rect(x: 20, y: 600, width: 50, height: 50), animated: true)
    hand.settle()
    #expect(outer.zoomScale == 2)
    #expect(
      (zoomed.convert(Point(x: 45, y: 625), to: nil) - Point(x: 50, y: 100)).length < 1e-9)
    outer.setZoomScale(1, animated: false)
    #expect(outer.zoomScale == 1 && abs(outer.contentOffset.y - 525) < 1e-9)
    outer.setZoomScale(9, animated: true)
    outer.setZoomScale(3, animated: false)
    hand.settle()
    #expect(outer.zoomScale == 3)
    let begins = log.names.filter { $0 == "willBeginZooming" }.count
    #expect(log.names.filter { $0.hasPrefix("didEndZooming") }.count == begins)
  }
}
