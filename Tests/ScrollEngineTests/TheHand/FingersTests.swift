import ScrollEngine
import ScrollMotion
import TestSupport
import Testing

@MainActor
@Suite("Several fingers")
struct FingersTests {
  let content = LongContent(height: 4_000)
  let hand: Hand

  init() { hand = Hand(content.window) }

  private func down(_ y: Double, _ id: Int) { hand.down(160, y, id: id, device: .touch) }
  private func move(_ y: Double, _ id: Int) { hand.move(160, y, id: id, device: .touch) }
  private func up(_ y: Double, _ id: Int) { hand.up(160, y, id: id, device: .touch) }

  @Test("drag by their middle, and none that comes or goes makes a jump")
  func centroid() {
    down(400, 1)
    move(380, 1)
    move(350, 1)
    #expect(content.y == 30)
    down(100, 2)
    #expect(content.y == 30)
    move(340, 1)
    #expect(content.y == 35)
    move(90, 2)
    #expect(content.y == 40)
    up(340, 1)
    #expect(content.y == 40 && content.view.isDragging)
    move(60, 2)
    #expect(content.y == 70)
    down(300, 1)
    #expect(content.y == 70)
    move(280, 1)
    #expect(content.y == 80)
    up(280, 1)
    up(60, 2)
    hand.settle()
    #expect(!content.view.isDragging)
    #expect(content.log.names.filter { $0 == "willBeginDragging" }.count == 1)
  }

  @Test("throw as fast as their middle moves, also when all but one have gone")
  func velocity() throws {
    down(400, 1)
    down(300, 2)
    for step in 1...8 {
      move(400 - 16 * Double(step), 1)
      move(300 - 16 * Double(step), 2)
    }
    up(400 - 16 * 8, 1)
    up(300 - 16 * 8, 2)
    // Both fingers move 16 points in two sixtieths of a second.
    #expect(abs(try #require(content.log.velocity).y - 0.48) < 0.1)
  }

  @Test("are no tap together")
  func tap() {
    var taps = 0
    let row = View(frame: Rect(x: 0, y: 0, width: 320, height: 4_000))
    row.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    content.view.addSubview(row)
    down(200, 1)
    down(300, 2)
    up(200, 1)
    up(300, 2)
    #expect(taps == 0)
    down(200, 1)
    up(200, 1)
    #expect(taps == 1)
  }

  // MARK: Pinching

  private func addZoomed() -> View {
    let zoomed = View(frame: Rect(x: 0, y: 0, width: 320, height: 4_000))
    content.view.addSubview(zoomed)
    content.log.zoomed = zoomed
    content.view.maximumZoomScale = 3
    content.view.contentOffset.y = 1_000
    return zoomed
  }

  /// Pinches from a distance of 40 points to `distance`, in ten steps.
  private func pinch(to distance: Double) {
    down(220, 1)
    down(260, 2)
    for step in 1...10 {
      let reach = 20 + (distance / 2 - 20) * Double(step) / 10
      move(240 - reach, 1)
      move(240 + reach, 2)
    }
  }

  @Test("that pinch leave one that drags on, and may throw")
  func panAfterPinch() {
    _ = addZoomed()
    pinch(to: 80)
    #expect(abs(content.view.zoomScale - 2) < 1e-9)
    up(200, 1)
    let y = content.y
    move(270, 2)
    #expect(abs(content.y - y - 10) < 1e-9 && content.view.isDragging)
    move(250, 2)
    move(230, 2)
    move(210, 2)
    up(210, 2)
    #expect(content.view.isDecelerating)
    hand.settle()
    #expect(content.y > y + 70 && content.view.zoomScale == 2)
  }

  @Test("meet a resistance past the greatest scale, and it springs back to it about them")
  func excess() {
    let zoomed = addZoomed()
    let under = zoomed.convert(Point(x: 160, y: 240), from: nil)
    pinch(to: 40 * 30)
    #expect(content.view.zoomScale > 3.3 && content.view.zoomScale < 4.5)
    #expect((zoomed.convert(Point(x: 160, y: 240), from: nil) - under).length < 1e-6)
    var last = content.view.zoomScale
    up(-360, 1)
    for frame in 1...120 {
      hand.rest(1.0 / 60)
      #expect((zoomed.convert(Point(x: 160, y: 240), from: nil) - under).length < 0.01)
      #expect(abs(content.view.zoomScale - last) < 0.2, "\(frame)")
      last = content.view.zoomScale
    }
    #expect(content.view.zoomScale == 3)
    up(840, 2)
    #expect(content.log.names.last == "didEndZooming(scale=3.0)" || content.view.zoomScale == 3)
  }

  @Test("go on dragging while the scale springs back")
  func dragInSpring() {
    _ = addZoomed()
    pinch(to: 40 * 12)
    up(0, 1)
    for step in 1...30 {
      move(480 - 4 * Double(step), 2)
      hand.rest(1.0 / 60)
    }
    #expect(content.view.isDragging && content.view.zoomScale < 3.05)
    up(360, 2)
    hand.settle()
    #expect(content.view.zoomScale == 3 && !content.view.isDragging)
    #expect(content.view.scrollRange.contains(content.view.contentOffset))
  }

  // MARK: Content that keeps its touches

  @Test("stay with content that has them where they cannot be taken from it")
  func keptTouches() {
    let row = View(frame: Rect(x: 0, y: 0, width: 320, height: 4_000))
    row.addGestureRecognizer(TapGestureRecognizer())
    content.view.addSubview(row)
    content.view.canCancelContentTouches = false
    // The content is not told of a touch that moves at once, so the touch scrolls.
    down(300, 1)
    move(280, 1)
    move(240, 1)
    #expect(content.y == 40)
    hand.rest(0.1)
    up(240, 1)
    hand.settle()
    down(300, 1)
    hand.rest(0.3)
    move(280, 1)
    move(240, 1)
    #expect(content.y == 40)
    up(240, 1)
    content.view.canCancelContentTouches = true
    down(300, 1)
    hand.rest(0.3)
    move(280, 1)
    move(240, 1)
    #expect(content.y == 80)
  }
}
