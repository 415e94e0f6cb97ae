import ScrollEngine
import Testing

@MainActor
@Suite("A range that changes under a moving hand")
struct ReaimTests {
  enum Change: String, CaseIterable, Sendable {
    case inset, largeInset, smaller, taller, rowsAppended, pageAppended
  }

  private func isAtTop(_ change: Change) -> Bool { change == .inset || change == .largeInset }

  /// Content that bounces back at an edge: the top for changes at the top, otherwise the bottom.
  private func bouncing(_ change: Change, after seconds: Double) -> LongContent {
    let content = LongContent(height: 2_000)
    if !isAtTop(change) { content.view.contentOffset.y = 1_520 }
    let velocity = isAtTop(change) ? 1_200.0 : -1_200
    content.send(
      Stroke(
        at: 0, from: Point(x: 160, y: 240), velocity: Point(x: 0, y: velocity), in: 0.1
      ).events)
    content.window.advance(to: 0.1 + seconds)
    return content
  }

  private func apply(_ change: Change, to view: ScrollView) -> Double {
    switch change {
    case .inset:
      view.contentInset.top = 60
      return -60
    case .largeInset:
      view.contentInset.top = 200
      return -200
    case .smaller:
      view.contentSize.height = 1_900
      return 1_420
    case .taller:
      view.frame.size.height = 400
      return 1_600
    case .rowsAppended:
      view.contentSize.height = 2_132
      return 1_652
    case .pageAppended:
      view.contentSize.height = 5_000
      return 1_520
    }
  }

  @Test(
    "re-aims a bounce at the edge that there is now, without a jump", arguments: Change.allCases,
    [0.02, 0.1, 0.2, 0.4])
  func bounce(change: Change, seconds: Double) {
    let content = bouncing(change, after: seconds)
    let before = content.y
    let time = content.window.now
    content.window.advance(to: time + 0.001)
    let speed = (content.y - before) / 0.001
    let there = content.y
    let edge = apply(change, to: content.view)
    #expect(content.y == there)
    content.window.advance(to: time + 0.002)
    // The spring to the new edge accelerates by ω² times the distance: little in a millisecond.
    #expect(abs((content.y - there) / 0.001 - speed) < 50, "\(speed)")
    var last = content.y
    for _ in 0..<600 {
      content.window.advance(to: content.window.now + 1.0 / 60)
      #expect(abs(content.y - last) < 60)
      last = content.y
    }
    #expect(content.y == edge && !content.view.isDecelerating)
  }

  @Test("moves nothing under a finger, neither then nor with its next movement")
  func drag() {
    for inset in [10.0, 60, 100] {
      let content = LongContent(height: 2_000)
      content.send([Stroke.down(Point(x: 160, y: 100), at: 0)])
      for step in 1...20 {
        content.send([
          Stroke.move(Point(x: 160, y: 100 + Double(step) * 10), at: Double(step) / 60)
        ])
      }
      let y = content.y
      #expect(y < -60)
      content.view.contentInset.top = inset
      #expect(content.y == y)
      content.send([Stroke.move(Point(x: 160, y: 300.001), at: 0.4)])
      #expect(abs(content.y - y) < 0.01)
    }
  }

  @Test("lets content return to the edge it is past where scrolling is switched off")
  func disabled() {
    let content = bouncing(.inset, after: 0.1)
    let past = content.y
    content.view.isScrollEnabled = false
    #expect(content.y == past && content.view.isDecelerating)
    content.view.isScrollEnabled = true
    content.rest(1)
    #expect(content.y == 0 && content.log.names.last == "didEndDecelerating")

    let inside = LongContent()
    inside.send(
      Stroke(at: 0, from: Point(x: 160, y: 400), velocity: Point(x: 0, y: -1_200), in: 0.1).events)
    inside.window.advance(to: 0.3)
    let y = inside.y
    inside.view.isScrollEnabled = false
    inside.view.isScrollEnabled = true
    inside.rest(1)
    #expect(inside.y == y && inside.log.names.last == "didEndDecelerating")
  }
}
