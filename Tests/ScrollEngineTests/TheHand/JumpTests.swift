import ScrollMotion
import TestSupport
import Testing

@testable import ScrollEngine

/// Changes that could move content in one frame further than its motion and the hand explain.
@MainActor
@Suite("Content does not jump")
struct JumpTests {
  private func pulled(_ content: LongContent, to y: Double) {
    content.send([Stroke.down(Point(x: 160, y: 100), at: 0.1)])
    for step in 1...10 {
      content.send([
        Stroke.move(Point(x: 160, y: 100 + y * Double(step) / 10), at: 0.1 + 0.01 * Double(step))
      ])
    }
    content.window.advance(to: 0.2)
  }

  /// The longest distance that the content moves in one of the next frames.
  private func longestStep(_ content: LongContent, frames: Int = 90) -> Double {
    var longest = 0.0
    for _ in 0..<frames {
      let before = content.view.contentOffset
      content.window.advance(to: content.window.now + 1.0 / 60)
      longest = max(longest, (content.view.contentOffset - before).length)
    }
    return longest
  }

  @Test("when scrolling is turned off past an edge: it springs back")
  func disabled() {
    for isHeld in [true, false] {
      let content = LongContent()
      pulled(content, to: 300)
      let y = content.y
      #expect(y < -80)
      if !isHeld {
        content.send([Stroke.up(Point(x: 160, y: 400), at: 0.4)])
        content.window.advance(to: 0.41)
      }
      content.view.isScrollEnabled = false
      if isHeld { #expect(abs(content.y - y) < 5, "\(content.y), \(y)") }
      #expect(longestStep(content) < 30)
      #expect(content.y == 0 && !content.view.isDecelerating && content.view.motion.isNone)
    }
  }

  @Test("when scrolling is turned off between pages: it goes to the page it was on its way to")
  func disabledBetweenPages() {
    let content = LongContent(height: 4_800)
    content.view.isPagingEnabled = true
    content.send(
      Stroke(at: 0.1, from: Point(x: 160, y: 300), velocity: Point(x: 0, y: -900), in: 0.2).events)
    content.window.advance(to: 0.32)
    content.view.isScrollEnabled = false
    #expect(longestStep(content) < 60)
    #expect(content.y == 480)
  }

  @Test("when it decelerates and scrolling is turned off: it stops where it is")
  func disabledInside() {
    let content = LongContent()
    content.send(
      Stroke(at: 0.1, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -2_000), in: 0.1).events
    )
    content.window.advance(to: 0.3)
    let y = content.y
    content.view.isScrollEnabled = false
    #expect(content.y == y && longestStep(content) == 0)
  }

  private func zoomable() -> LongContent {
    let content = LongContent(height: 2_000)
    let zoomed = View(frame: Rect(x: 0, y: 0, width: 320, height: 2_000))
    content.view.addSubview(zoomed)
    content.log.zoomed = zoomed
    content.view.minimumZoomScale = 0.5
    content.view.maximumZoomScale = 4
    return content
  }

  private func notch(_ dy: Double, at time: Double) -> InputEvent {
    InputEvent(
      time: time,
      .wheel(.init(at: Point(x: 160, y: 240), delta: Point(x: 0, y: dy), modifiers: .control)))
  }

  @Test("when it is zoomed by the wheel during a bounce")
  func zoomedInBounce() {
    let content = zoomable()
    pulled(content, to: 300)
    content.send([Stroke.up(Point(x: 160, y: 400), at: 0.4)])
    content.window.advance(to: 0.41)
    #expect(content.y < -80)
    content.send([notch(1, at: 0.415)])
    #expect(longestStep(content) < 30)
    #expect(abs(content.view.zoomScale - 1.1) < 1e-9)
    #expect(content.view.scrollRange.contains(content.view.contentOffset))
  }

  @Test("when it is zoomed by the wheel: it eases, and notches add up about the pointer")
  func eased() {
    let content = zoomable()
    content.view.contentOffset.y = 500
    var scales: [Double] = []
    content.send([notch(1, at: 0.1)])
    var time = 0.1
    for frame in 1...30 {
      time += 1.0 / 60
      content.window.advance(to: time)
      if frame == 6 || frame == 8 { content.send([notch(1, at: time)]) }
      scales.append(content.view.zoomScale)
      // The point of the content under the pointer stays there.
      #expect(abs((content.y + 240) / content.view.zoomScale - 740) < 1e-6)
    }
    #expect(abs(content.view.zoomScale - 1.331) < 1e-9)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.05 })
    #expect(!content.view.isZooming)
    #expect(content.log.names.filter { $0 == "willBeginZooming" }.count == 1)
    #expect(content.log.names.filter { $0.hasPrefix("didEndZooming") }.count == 1)
  }

  @Test(
    "when the range shrinks while it is zoomed, by the wheel or a program: it springs in at the end",
    arguments: [false, true])
  func shrunkWhileZoomed(byProgram: Bool) {
    let content = zoomable()
    content.view.contentInset.top = 200
    content.window.layoutIfNeeded()
    #expect(content.y == -200)
    if byProgram {
      content.view.setZoomScale(1.1, animated: true)
    } else {
      content.send([notch(1, at: 0.1)])
    }
    content.rest(0.1)
    content.view.contentInset.top = 150
    #expect(longestStep(content) < 15)
    #expect(content.y == -150 && abs(content.view.zoomScale - 1.1) < 1e-9)
    #expect(!content.view.isZooming)
    #expect(content.log.names.filter { $0.hasPrefix("didEndZooming") }.count == 1)
  }

  @Test("when a delegate centres what it zooms, by insets for each scale")
  func centred() {
    let content = zoomable()
    content.log.onZoom = { view in
      let room = max(0, view.bounds.size.width - view.contentSize.width) / 2
      view.contentInset = EdgeInsets(top: 0, left: room, bottom: 0, right: room)
    }
    content.send([notch(-3, at: 0.1)])
    for _ in 0..<30 {
      content.rest(1.0 / 60)
      #expect(abs(content.view.contentOffset.x + (320 - content.view.contentSize.width) / 2) < 1e-9)
    }
    #expect(abs(content.view.zoomScale - 1 / 1.3) < 1e-9)
  }

  @Test("and a view that leaves its window while it is zoomed stays within its range")
  func takenAwayWhileZoomed() {
    let content = zoomable()
    content.view.contentInset.top = 200
    content.window.layoutIfNeeded()
    content.send([notch(1, at: 0.1)])
    content.rest(0.1)
    content.view.contentInset.top = 150
    #expect(content.y < -150 && content.view.isZooming)
    content.view.removeFromSuperview()
    #expect(content.y == -150 && !content.view.isZooming)
  }

  @Test("when a notch without Ctrl follows one with it: both arrive")
  func scrolledWhileZoomed() {
    let content = zoomable()
    content.view.contentOffset.y = 500
    content.send([notch(1, at: 0.1), LongContent.wheel(-1, at: 0.15)])
    #expect(longestStep(content) < 40)
    #expect(abs(content.view.zoomScale - 1.1) < 1e-9 && content.y > 560)
  }

  @Test("when the window is given another size during a drag", arguments: [300.0, 480, 900])
  func resized(height: Double) {
    for start in [0.0, 1_000, 1_520] {
      for drag in [-250.0, 300] {
        let content = LongContent(height: 2_000)
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.contentOffset.y = start
        pulled(content, to: drag)
        let before = content.y
        content.window.frame = Rect(x: 0, y: 0, width: 400, height: height)
        content.window.layoutIfNeeded()
        let after = content.y
        content.send([Stroke.move(Point(x: 160, y: 100 + drag - 10), at: 0.22)])
        let place = "\(start), \(drag), \(height): \(before), \(after), \(content.y)"
        #expect(
          after == before && content.y - after > 0 && content.y - after <= 10 + 1e-9, "\(place)")
      }
    }
  }

  @Test("when a flick of two movements is let go: it has its whole speed")
  func shortFlick() throws {
    let content = LongContent()
    content.send([
      Stroke.down(Point(x: 160, y: 300), at: 0.1), Stroke.move(Point(x: 160, y: 285), at: 0.115),
      Stroke.move(Point(x: 160, y: 270), at: 0.13), Stroke.up(Point(x: 160, y: 270), at: 0.132),
    ])
    #expect(abs(try #require(content.log.velocity).y - 1) < 1e-9)
  }
}
