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
