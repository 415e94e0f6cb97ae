import ScrollEngine
import Testing

// `LimitTests` checks that too many nested views stop the program.
@MainActor
@Suite("Views in one another") struct NestingTests {
  /// A chain of views, each in the one before it.
  private static func chain(_ count: Int) -> [View] {
    let views = (0..<count).map { _ in View() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test func `may be as many as the limit says`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let views = Self.chain(Limits.mostNested)
    window.addSubview(views[0])
    window.layoutIfNeeded()
    #expect(views.last?.isDescendant(of: window) == true)
  }

  @Test func `are counted without those that have left`() {
    let outer = Self.chain(600)
    for _ in 0..<3 {
      let inner = Self.chain(400)
      outer[599].addSubview(inner[0])
      inner[0].removeFromSuperview()
    }
    // Within 400 more views, the chain of 600 may get a subview, because the inner 400 have left.
    let around = Self.chain(400)
    around[399].addSubview(outer[0])
    outer[599].addSubview(View())
    #expect(outer[599].isDescendant(of: around[0]))
  }

  @Test func `move with all that lies in them`() {
    let places = (0..<10).map { _ in Self.chain(500) }
    let moving = Self.chain(500)
    for place in places { place[499].addSubview(moving[0]) }
    #expect(moving[499].isDescendant(of: places[9][0]))
    #expect(places[0][499].subviews.isEmpty)
  }
}
