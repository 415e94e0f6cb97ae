import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A scroll view")
struct ScrollViewTests {
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let log = ScrollLog()

  init() {
    scrollView.contentSize = Size(width: 300, height: 1_000)
    scrollView.delegate = log
  }

  @Test("shows another place by moving the origin of its bounds, and leaves its subviews alone")
  func offsetIsBoundsOrigin() {
    let child = View(frame: Rect(x: 10, y: 20, width: 5, height: 5))
    scrollView.addSubview(child)
    scrollView.contentOffset = Point(x: 3, y: 40)
    #expect(scrollView.bounds == Rect(x: 3, y: 40, width: 100, height: 200))
    #expect(scrollView.frame == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(child.frame == Rect(x: 10, y: 20, width: 5, height: 5))

    scrollView.bounds.origin = Point(x: 4, y: 50)
    #expect(scrollView.contentOffset == Point(x: 4, y: 50))
  }

  @Test("keeps any finite offset that a program sets", arguments: [-1e9, -50, 800.25, 5_000])
  func setterDoesNotClamp(offset: Double) {
    scrollView.contentOffset.y = offset
    #expect(scrollView.contentOffset.y == offset)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test("rests between the inset before its content and the one after it")
  func range() {
    scrollView.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scrollView.scrollRange.minimum == Point(x: -20, y: -10))
    #expect(scrollView.scrollRange.maximum == Point(x: 240, y: 830))

    scrollView.contentSize = Size(width: 10, height: 10)
    #expect(scrollView.scrollRange.maximum == scrollView.scrollRange.minimum)
    #expect(!scrollView.canScroll(along: .vertical))
  }

  @Test("can scroll by its insets alone")
  func scrollableInsets() {
    scrollView.contentSize = Size(width: 100, height: 200)
    #expect(!scrollView.canScroll(along: .vertical))
    scrollView.contentInset.bottom = 1
    #expect(scrollView.canScroll(along: .vertical))
    scrollView.isScrollEnabled = false
    #expect(!scrollView.canScroll(along: .vertical))
  }

  @Test("comes back into its range when its size, its content or an inset changes")
  func clamping() {
    scrollView.contentOffset = Point(x: 200, y: 800)
    scrollView.frame.size.height = 300
    #expect(scrollView.contentOffset == Point(x: 200, y: 700))
    scrollView.contentSize.height = 500
    #expect(scrollView.contentOffset == Point(x: 200, y: 200))
    scrollView.contentInset.bottom = 100
    scrollView.contentOffset.y = 300
    scrollView.contentInset.bottom = 40
    #expect(scrollView.contentOffset == Point(x: 200, y: 240))
    scrollView.contentSize = .zero
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("tells its delegate exactly once of each change of the offset")
  func oneCallForAChange() {
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 10
    scrollView.frame.origin.x = 7
    scrollView.frame.size.width = 90
    #expect(log.offsets == [Point(x: 0, y: 10)])

    log.offsets = []
    scrollView.contentOffset = Point(x: 200, y: 800)
    scrollView.contentSize.height = 900
    #expect(log.offsets == [Point(x: 200, y: 800), Point(x: 200, y: 700)])
  }

  @Test("tells of one change when size and offset change at once")
  func boundsInOneGo() {
    scrollView.bounds = Rect(x: 0, y: 900, width: 100, height: 300)
    #expect(scrollView.contentOffset.y == 700)
    #expect(log.offsets == [Point(x: 0, y: 700)])

    // The new offset is clamped to the new size before it is reported.
    scrollView.bounds = Rect(x: 0, y: 720, width: 100, height: 301)
    scrollView.bounds = Rect(x: 0, y: 699, width: 100, height: 301)
    log.offsets = []
    scrollView.bounds = Rect(x: 0, y: 750, width: 100, height: 300.5)
    #expect(scrollView.contentOffset.y == 699.5)
    #expect(log.offsets == [Point(x: 0, y: 699.5)])
  }

  @Test("takes an offset that its delegate sets in the midst of being told of another")
  func reentrance() {
    log.onScroll = { scrollView in
      if scrollView.contentOffset.y > 100 { scrollView.contentOffset.y = 100 }
    }
    scrollView.contentOffset.y = 150
    #expect(scrollView.contentOffset.y == 100)
    #expect(log.offsets.map(\.y) == [150, 100])

    scrollView.contentOffset.y = 50
    #expect(log.offsets.map(\.y) == [150, 100, 50])
  }

  @Test("lets its delegate change the size of the content while it scrolls")
  func growingInDelegate() {
    log.onScroll = { $0.contentSize.height = $0.contentOffset.y < 500 ? 2_000 : 600 }
    scrollView.contentOffset.y = 100
    #expect(scrollView.contentSize.height == 2_000)
    scrollView.contentOffset.y = 1_800
    #expect(scrollView.contentOffset.y == 400)
    #expect(log.offsets.map(\.y) == [100, 1_800, 400])
  }

  @Test("moves by a translation as far as it goes, and says how far that was")
  func scrollBy() {
    #expect(scrollView.scroll(by: Point(x: 10, y: 100)) == Point(x: 10, y: 100))
    #expect(scrollView.scroll(by: Point(x: 0, y: 5_000)) == Point(x: 0, y: 700))
    #expect(scrollView.scroll(by: Point(x: 0, y: 1)) == .zero)
    #expect(scrollView.scroll(by: Point(x: -99, y: 0)) == Point(x: -10, y: 0))
    #expect(scrollView.contentOffset == Point(x: 0, y: 800))
  }

  @Test("does not accept numbers that are not finite, nor a content smaller than nothing")
  func mistakes() async {
    let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentOffset = Point(x: 0, y: Double.nan) }
    }
    #expect(lastWords(offset).contains("ScrollView: contentOffset Point(x: 0.0, y: nan)"))
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentSize = Size(width: 10, height: -1) }
    }
    #expect(lastWords(size).contains("ScrollView: contentSize"))
    #expect(lastWords(size).contains("-1.0"))
    let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentInset.top = .infinity }
    }
    #expect(lastWords(inset).contains("ScrollView: contentInset"))
  }
}
