import ScrollEngine
import ScrollMotion
import TestSupport
import Testing

@MainActor
@Suite("A scroll indicator")
struct ScrollIndicatorTests {
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  init() { scrollView.contentSize = Size(width: 100, height: 400) }

  @Test("is to its track what the visible part is to the content")
  func proportion() {
    #expect(scrollView.indicatorFrame(along: .vertical) == Rect(x: 94, y: 3, width: 3, height: 97))
    scrollView.contentOffset.y = 200
    #expect(
      scrollView.indicatorFrame(along: .vertical) == Rect(x: 94, y: 300, width: 3, height: 97))
  }

  @Test("stays away from the edges by its insets, each along its own axis")
  func insets() {
    scrollView.contentSize.width = 200
    scrollView.verticalScrollIndicatorInsets = EdgeInsets(top: 20, left: 9, bottom: 30, right: 7)
    #expect(
      scrollView.indicatorFrame(along: .vertical) == Rect(x: 87, y: 23, width: 3, height: 72))
    #expect(scrollView.indicatorFrame(along: .horizontal).origin == Point(x: 3, y: 194))
    scrollView.horizontalScrollIndicatorInsets.bottom = 12
    #expect(scrollView.indicatorFrame(along: .horizontal).origin == Point(x: 3, y: 182))
    scrollView.scrollIndicatorInsets = .zero
    #expect(scrollView.verticalScrollIndicatorInsets == .zero)
    #expect(scrollView.horizontalScrollIndicatorInsets == .zero)
  }

  @Test("stays at its end and shrinks there when the content is pulled past it")
  func overscroll() {
    scrollView.contentOffset.y = -50
    #expect(
      scrollView.indicatorFrame(along: .vertical) == Rect(x: 94, y: -47, width: 3, height: 47))
    scrollView.contentOffset.y = 1_000
    let frame = scrollView.indicatorFrame(along: .vertical)
    #expect(frame.height == 8)
    #expect(frame.maxY == 1_197)
  }

  @Test("lies on its track, whatever is asked", arguments: 1...4 as ClosedRange<UInt64>)
  func onTrack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for step in 0..<2_000 {
      let visible = Double.random(in: 0...500, using: &random)
      let minimum = Double.random(in: -100...0, using: &random)
      let span = Double.random(in: 0...10_000, using: &random)
      let thumb = ScrollIndicator.thumb(
        visible: visible, offset: .random(in: -1_000...12_000, using: &random),
        range: minimum...minimum + span)
      #expect(thumb.length >= 0, "seed \(seed), step \(step)")
      guard visible >= 6 else { continue }
      #expect(thumb.position >= 3, "seed \(seed), step \(step)")
      #expect(thumb.position + thumb.length <= visible - 3 + 1e-9, "seed \(seed), step \(step)")
    }
  }

  @Test("is drawn along the axes that scroll, and where it is wanted")
  func drawing() {
    func drawn() -> Int {
      var canvas = Canvas(size: scrollView.frame.size, text: FixedAdvanceText())
      scrollView.render(in: &canvas)
      return canvas.commands.filter { if case .fill = $0 { true } else { false } }.count
    }
    let window = Window(frame: scrollView.frame)
    window.addSubview(scrollView)
    #expect(drawn() == 0)
    scrollView.flashScrollIndicators()
    #expect(drawn() == 1)
    scrollView.contentSize.width = 300
    #expect(drawn() == 2)
    scrollView.showsVerticalScrollIndicator = false
    #expect(drawn() == 1)
    window.advance(to: 1.3)
    #expect(drawn() == 1)
    window.advance(to: 1.46)
    #expect(drawn() == 0)
    scrollView.flashScrollIndicators()
    scrollView.isScrollEnabled = false
    #expect(drawn() == 0)
  }
}

@MainActor
@Suite("A scroll indicator in a window")
struct ScrollIndicatorInWindowTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let log = CallLog()
  let hand: Hand

  init() {
    scrollView.contentSize = Size(width: 100, height: 400)
    scrollView.delegate = log
    window.addSubview(scrollView)
    hand = Hand(window)
  }

  @Test("shows while the content moves, stays for 1.2 seconds and fades in a quarter of one")
  func fading() {
    #expect(scrollView.indicatorOpacity == 0)
    scrollView.setContentOffset(Point(x: 0, y: 100), animated: true)
    window.advance(to: 0.3)
    #expect(scrollView.indicatorOpacity == 1)
    // The window asks for a frame when the fade begins, and for each frame of the fade.
    #expect(window.advance(to: 0.4) == 1.5)
    #expect(window.advance(to: 1.5) == 1.5)
    #expect(window.advance(to: 1.625) == 1.625)
    #expect(abs(scrollView.indicatorOpacity - 0.5) < 1e-9)
    #expect(window.advance(to: 1.75) == nil)
    #expect(scrollView.indicatorOpacity == 0)
  }

  @Test("stays while a finger holds the content")
  func heldContent() {
    hand.down(50, 150)
    hand.move(50, 140)
    hand.rest(5)
    #expect(scrollView.indicatorOpacity == 1)
    hand.up(50, 140)
    hand.rest(2)
    #expect(scrollView.indicatorOpacity == 0)
  }

  @Test("is shown to a mouse that comes near, and dragged by it")
  func dragging() {
    hand.hover(50, 50)
    #expect(scrollView.indicatorOpacity == 0)
    hand.hover(95, 50)
    #expect(scrollView.indicatorOpacity == 1)
    // The track is 194 points long and the thumb 97: a move by 1 point scrolls by 200 / 97 points.
    hand.down(95, 50)
    hand.move(95, 51)
    #expect(abs(scrollView.contentOffset.y - 200.0 / 97) < 1e-9)
    hand.move(20, 500)
    #expect(scrollView.contentOffset.y == 200)
    hand.move(20, -500)
    #expect(scrollView.contentOffset.y == 0)
    hand.up(20, -500)
    #expect(log.summary == ["didScroll"])
    #expect(!scrollView.isDragging && !scrollView.isTracking)
  }

  @Test("ends a bounce when it is taken hold of")
  func holdInBounce() {
    hand.down(50, 20)
    hand.move(50, 30)
    hand.move(50, 120)
    hand.rest(0.1)
    hand.up(50, 120)
    #expect(scrollView.isDecelerating)
    hand.down(95, 20)
    #expect(scrollView.contentOffset.y == 0 && log.names.last == "didEndDecelerating")
    hand.up(95, 20)
  }

  @Test("is not for fingers")
  func finger() {
    scrollView.flashScrollIndicators()
    hand.down(95, 150, device: .touch)
    hand.move(95, 130, device: .touch)
    hand.move(95, 100, device: .touch)
    #expect(scrollView.contentOffset.y == 30 && scrollView.isDragging)
  }
}
