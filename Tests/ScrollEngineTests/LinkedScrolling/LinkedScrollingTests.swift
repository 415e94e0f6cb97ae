import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Linked scrolling")
struct LinkedScrollingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))
  let pages = ScrollView(frame: Rect(x: 0, y: 100, width: 320, height: 300))
  let titles = ScrollView(frame: Rect(x: 0, y: 0, width: 120, height: 50))
  let hand: Hand

  init() {
    pages.contentSize = Size(width: 3_200, height: 300)
    titles.contentSize = Size(width: 1_200, height: 50)
    pages.alwaysBounceHorizontal = true
    window.addSubview(pages)
    window.addSubview(titles)
    hand = Hand(window)
  }

  @Test("moves a strip of titles by a title for a page, whatever moves the pages")
  func pageByPage() {
    pages.link(to: titles, along: .horizontal)
    pages.contentOffset.x = 640
    #expect(titles.contentOffset.x == 240)
    pages.setContentOffset(Point(x: 960, y: 0), animated: true)
    hand.rest(0.15)
    #expect(pages.contentOffset.x > 640 && pages.contentOffset.x < 960)
    #expect(abs(titles.contentOffset.x - pages.contentOffset.x / 320 * 120) < 1e-9)
    hand.settle()
    hand.down(160, 200)
    hand.move(150, 200)
    hand.move(118, 200)
    #expect(pages.contentOffset.x == 992)
    #expect(abs(titles.contentOffset.x - 372) < 1e-9)
    // The link also holds past the beginning of the content.
    pages.contentOffset.x = -32
    #expect(abs(titles.contentOffset.x + 12) < 1e-9)
  }

  @Test("moves at a rate, and from end to end")
  func mappings() {
    pages.contentInset.left = 10
    let half = pages.link(to: titles, along: .horizontal, .rate(0.5))
    pages.contentOffset.x = 90
    #expect(titles.contentOffset.x == 50)
    half.end()
    pages.link(to: titles, along: .horizontal, .wholeRange)
    #expect(abs(titles.contentOffset.x - 100 / 2_890 * 1_080) < 1e-9)
    pages.contentOffset.x = pages.scrollRange.maximum.x
    #expect(abs(titles.contentOffset.x - 1_080) < 1e-9)
  }

  @Test("is there at once, and again after a size has changed")
  func update() {
    pages.contentOffset.x = 320
    let link = pages.link(to: titles, along: .horizontal)
    #expect(titles.contentOffset.x == 120)
    titles.frame.size.width = 60
    link.update()
    #expect(titles.contentOffset.x == 60)
  }

  @Test("tells the delegates of both, who stay who they are, when everything is in place")
  func delegates() {
    pages.link(to: titles, along: .horizontal)
    let log = ScrollLog()
    let other = ScrollLog()
    pages.delegate = log
    titles.delegate = other
    var seen: [Double] = []
    log.onScroll = { [titles] _ in seen.append(titles.contentOffset.x) }
    pages.contentOffset.x = 320
    pages.contentOffset.x = 640
    #expect(seen == [120, 240])
    #expect(log.offsets.count == 2 && other.offsets.count == 2)
    #expect(pages.delegate === log && titles.delegate === other)
  }

  @Test("of two that follow each other moves the other one once, and never back")
  func twoWay() {
    let right = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    right.contentSize = Size(width: 700, height: 50)
    window.addSubview(right)
    pages.link(to: right, along: .horizontal, .wholeRange, isTwoWay: true)
    let log = ScrollLog()
    let other = ScrollLog()
    pages.delegate = log
    right.delegate = other
    pages.contentOffset.x = 1_440
    #expect(right.contentOffset.x == 300)
    right.contentOffset.x = 100
    #expect(abs(pages.contentOffset.x - 480) < 1e-9)
    #expect(right.contentOffset.x == 100)
    #expect(log.offsets.count == 2 && other.offsets.count == 2)
  }

  @Test("is not disturbed by what cannot be reached exactly", arguments: Soak.seeds(1...8))
  func rounding(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    titles.frame.size.width = numbers.number(in: 50...200)
    let rate = ScrollMapping.rate(numbers.number(in: 0.1...7))
    pages.link(to: titles, along: .horizontal, rate, isTwoWay: true)
    for _ in 0..<200 {
      let offset = numbers.number(in: 0...2_000)
      pages.contentOffset.x = offset
      #expect(pages.contentOffset.x == offset)
      titles.contentOffset.x = offset / 7
      #expect(titles.contentOffset.x == offset / 7)
    }
  }

  @Test("in a ring of links leaves the one that moved where it is")
  func ring() {
    let third = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    pages.link(to: titles, along: .horizontal, .rate(2))
    titles.link(to: third, along: .horizontal, .rate(3))
    third.link(to: pages, along: .horizontal, .rate(5))
    pages.contentOffset.x = 1
    #expect([pages, titles, third].map(\.contentOffset.x) == [1, 2, 6])
    titles.contentOffset.x = 5
    #expect([pages, titles, third].map(\.contentOffset.x) == [75, 5, 15])
  }

  @Test("leaves the lead to the hand: what moved the other one by itself stops")
  func handLeads() {
    titles.frame.size.width = 320
    titles.contentSize.width = 3_200
    pages.link(to: titles, along: .horizontal, isTwoWay: true)
    hand.down(300, 200)
    for x in stride(from: 290.0, through: 150, by: -20) { hand.move(x, 200) }
    hand.up(150, 200)
    hand.rest(0.1)
    #expect(pages.isDecelerating)
    hand.down(300, 20)
    hand.move(290, 20)
    hand.move(270, 20)
    #expect(!pages.isDecelerating)
    let offset = titles.contentOffset.x
    #expect(pages.contentOffset.x == offset)
    hand.rest(0.5)
    #expect(titles.contentOffset.x == offset && pages.contentOffset.x == offset)
    hand.up(270, 20)
    hand.settle()
    #expect(pages.contentOffset == titles.contentOffset)
  }

  @Test("moves a background at its own rate, never past its ends")
  func parallax() {
    let background = View(frame: Rect(x: 5, y: 0, width: 520, height: 400))
    pages.linkParallax(of: background, along: .horizontal)
    #expect(background.frame.minX == 5)
    pages.contentOffset.x = 1_440
    #expect(background.frame.minX == 5 - 100)
    pages.contentOffset.x = 9_000
    #expect(background.frame.minX == 5 - 200)
    pages.contentOffset.x = -500
    #expect(background.frame.minX == 5)
    pages.contentSize = .zero
    pages.contentOffset.x = 10
    #expect(background.frame.minX == 5)
  }

  @Test("tells how far it is from page to page")
  func progress() {
    var told: [PageProgress] = []
    let link = pages.linkProgress(along: .horizontal) { told.append($0) }
    pages.contentOffset.x = 400
    pages.contentOffset.x = 640
    pages.contentOffset.x = -80
    #expect(told.map(\.page) == [0, 1, 2, -1])
    #expect(told.map(\.fraction) == [0, 0.25, 0, 0.75])
    #expect(told[1].visibility(ofPage: 1) == 0.75 && told[1].visibility(ofPage: 2) == 0.25)
    #expect(told[1].visibility(ofPage: 0) == 0 && told[2].visibility(ofPage: 2) == 1)
    link.end()
    pages.contentOffset.x = 0
    #expect(told.count == 4 && !link.isActive)
    #expect(PageProgress(distance: 10, pageLength: 0) == nil)
    let here = PageProgress(distance: 10, pageLength: 10)
    #expect(here?.visibility(ofPage: .min) == 0 && here?.visibility(ofPage: .max) == 0)
    #expect(PageProgress(distance: .infinity, pageLength: 1) == nil)
  }

  @Test("ends with either end, and holds neither")
  func ends() {
    var source: ScrollView? = ScrollView(frame: pages.frame)
    var target: ScrollView? = ScrollView(frame: titles.frame)
    weak let goneSource = source
    weak let goneTarget = target
    let first = pages.link(to: target ?? titles, along: .horizontal, isTwoWay: true)
    let second = source?.link(to: titles, along: .horizontal, isTwoWay: true)
    var image: View? = View(frame: Rect(x: 0, y: 0, width: 900, height: 9))
    weak let goneImage = image
    let third = pages.linkParallax(of: image ?? View(), along: .horizontal)
    target = nil
    source = nil
    image = nil
    #expect(goneSource == nil && goneTarget == nil && goneImage == nil)
    #expect(!first.isActive && second?.isActive == false)
    pages.contentOffset.x = 320
    titles.contentOffset.x = 10
    #expect(pages.contentOffset.x == 320 && !third.isActive)
    first.update()
    second?.end()
  }

  @Test("may be ended, and begun, while it is being told")
  func changesWhileTold() {
    var links: [ScrollLink] = []
    var count = 0
    let pages = pages
    let titles = titles
    links.append(
      pages.linkProgress(along: .horizontal) { _ in
        count += 1
        guard count == 2 else { return }
        for link in links { link.end() }
        links = [pages.link(to: titles, along: .horizontal)]
      })
    links.append(pages.link(to: titles, along: .horizontal, .rate(9)))
    pages.contentOffset.x = 320
    #expect(titles.contentOffset.x == 120 && count == 2)
    pages.contentOffset.x = 640
    #expect(titles.contentOffset.x == 240 && count == 2)
  }

  @Test("names the view that is to follow itself")
  func mistakes() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = ScrollView()
        view.identifier = "list"
        view.link(to: view, along: .vertical)
      }
    }
    #expect(lastWords(result).contains("ScrollView: ScrollView \"list\" cannot follow itself"))
  }
}
