import ScrollEngine
import TestSupport
import Testing

/// Input that no hand makes, but that a broken device or a machine after sleep may send.
@MainActor
@Suite("Wheels, touchpads and fingers out of order")
struct BadInputTests {
  private func isPaired(_ log: CallLog) -> Bool {
    func count(_ prefix: String) -> Int { log.names.filter { $0.hasPrefix(prefix) }.count }
    return count("willBeginDragging") == count("didEndDragging")
      && count("willBeginDecelerating") >= count("didEndDecelerating")
      && (count("willBeginDecelerating") == 0) == (count("didEndDecelerating") == 0)
  }

  private func rest(_ content: LongContent) {
    for _ in 0..<2_000 where content.window.advance(to: content.window.now + 0.05) != nil {}
    #expect(!content.view.isDragging && !content.view.isDecelerating)
    #expect(content.view.scrollRange.contains(content.view.contentOffset))
    #expect(isPaired(content.log))
  }

  @Test("with numbers that are none move nothing", arguments: [Double.nan, .infinity, -.infinity])
  func notANumber(number: Double) {
    let content = LongContent()
    content.send([
      LongContent.wheel(number, at: 0), LongContent.wheel(0, dx: number, at: 0.1),
      LongContent.wheel(-0.137, at: number), LongContent.wheel(-1, at: number),
    ])
    #expect(content.y == 0 && content.log.names.isEmpty)
    rest(content)
  }

  @Test("with times that stand still, run back, or leave hours out")
  func times() {
    let content = LongContent()
    for step in 0..<400 {
      let time = [1.0, 1, 0.5, 7_200, 7_200, 3, 7_200.01, 100_000][step % 8] + Double(step / 8)
      content.send([LongContent.wheel(step.isMultiple(of: 2) ? -0.137 : 0.093, at: time)])
      if step.isMultiple(of: 5) { content.window.advance(to: time) }
    }
    #expect(content.view.contentOffset.isFinite)
    rest(content)
  }

  @Test("of which ten thousand come in one frame, at one time or in order")
  func many() {
    for spread in [0, 1e-7, 1e-5] {
      let content = LongContent(height: 1_000_000)
      for step in 0..<10_000 {
        content.send([LongContent.wheel(-0.011, at: 0.1 + Double(step) * spread)])
      }
      #expect(abs(content.y - 10_000 * 0.011 * 25) < 1e-6)
      rest(content)
      let wheel = LongContent(height: 1_000_000)
      for step in 0..<10_000 {
        wheel.send([LongContent.wheel(-1, at: 0.1 + Double(step) * spread)])
      }
      rest(wheel)
      #expect(wheel.y == 600_000)
    }
  }

  @Test("that go up without a going down, down twice, or move unpressed")
  func phases() {
    let content = LongContent()
    let hand = Hand(content.window)
    for id in [1, 2, 1, 3, 2] {
      hand.up(10, 10, id: id, device: .touch)
      hand.down(10, 100, id: id, device: .touch)
      hand.down(10, 200, id: id, device: .touch)
      hand.move(10, 50, id: id, device: .touch, isPressed: id != 3)
      hand.move(10, 20, id: id, device: .touch)
      hand.lose(id: 9)
    }
    for id in 1...3 { hand.up(10, 10, id: id, device: .touch) }
    #expect(!content.window.router.isTracking)
    rest(content)
  }

  @Test("in a view that leaves the window, or is switched off, in their midst")
  func gone() {
    let content = LongContent()
    content.send(TouchpadTests.stroke(speed: 900))
    content.view.removeFromSuperview()
    content.rest(0.2)
    content.window.addSubview(content.view)
    content.send(TouchpadTests.stroke(at: 1, speed: 900))
    #expect(content.view.isDragging)
    content.view.isScrollEnabled = false
    #expect(!content.view.isDragging)
    content.send(TouchpadTests.stroke(at: 1.3, speed: 900))
    #expect(!content.view.isDragging)
    content.view.isScrollEnabled = true
    content.rest(2)
    #expect(!content.view.isDragging && !content.view.isDecelerating)
  }
}
