import ScrollMotion
import Testing

struct PagingTests {
  let paging = PagingPhysics(pageLength: 320, range: 0...1280)

  @Test func `A slow lift goes to the nearest page, half a page to the next`() {
    #expect(paging.target(offset: 159.9, velocity: 0, startPage: 0) == 0)
    #expect(paging.target(offset: 160, velocity: 0, startPage: 0) == 320)
    #expect(paging.target(offset: 300, velocity: 0.3, startPage: 1) == 320)
    #expect(paging.target(offset: 340, velocity: -0.3, startPage: 1) == 320)
  }

  @Test func `A flick goes to the neighbour, both ways alike, from exactly on a page too`() {
    #expect(paging.target(offset: 330, velocity: 0.5, startPage: 1) == 640)
    #expect(paging.target(offset: 310, velocity: -0.5, startPage: 1) == 0)
    #expect(paging.target(offset: 320, velocity: 0.31, startPage: 1) == 640)
    #expect(paging.target(offset: 320, velocity: -0.31, startPage: 1) == 0)
    // After a drag forwards and a flick back, it returns to the page where the drag began.
    #expect(paging.target(offset: 400, velocity: -2, startPage: 1) == 320)
  }

  @Test func `It never goes farther than a neighbour, nor past an end`() {
    #expect(paging.target(offset: 1000, velocity: 9, startPage: 1) == 640)
    #expect(paging.target(offset: 0, velocity: -9, startPage: 3) == 640)
    #expect(paging.target(offset: 1400, velocity: 9, startPage: 4) == 1280)
    #expect(paging.target(offset: -90, velocity: -9, startPage: 0) == 0)
    #expect(paging.target(offset: 0, velocity: 0, startPage: 99) == 960)
    #expect(paging.target(offset: 0, velocity: 0, startPage: .min) == 0)
  }

  @Test func `The last page rests at the greatest offset, and pages begin at the least`() {
    let uneven = PagingPhysics(pageLength: 320, range: -20...700)
    #expect(uneven.pageCount == 4)
    #expect((0..<4).map { uneven.offset(ofPage: $0) } == [-20, 300, 620, 700])
    #expect(uneven.target(offset: 660, velocity: 0.9, startPage: 2) == 700)
    #expect(uneven.page(at: 700) == 3)
    #expect(uneven.target(offset: 699, velocity: 0, startPage: 3) == 700)
    #expect(uneven.target(offset: 650, velocity: 0, startPage: 3) == 620)
    // 3 × 0.1 is longer than 0.3 in Double, but adds no page.
    #expect(PagingPhysics(pageLength: 0.1, range: 0...0.1 * 3).pageCount == 4)
  }

  @Test func `Every target is a page, whatever comes`() {
    var samples = MotionSamples(seed: 61)
    for _ in 0..<3000 {
      let paging = PagingPhysics(
        pageLength: samples.pick(extremes + [320]), range: 0...samples.pick([0, 1, 1e3, 1e300]))
      let target = paging.target(
        offset: samples.pick(extremes), velocity: samples.pick(extremes),
        startPage: samples.pick([.min, -1, 0, 2, .max]))
      #expect(paging.range.contains(target))
      #expect(paging.offset(ofPage: paging.page(at: target)) == target)
    }
  }

  @Test func `A release at exactly the speed of a flick is none`() {
    #expect(paging.target(offset: 330, velocity: 0.3, startPage: 1) == 320)
    #expect(paging.target(offset: 310, velocity: -0.3, startPage: 1) == 320)
  }

  @Test func `From the first page it goes to the second, and from before a page to that page`() {
    #expect(paging.target(offset: 700, velocity: 9, startPage: 0) == 320)
    #expect(paging.target(offset: 240, velocity: 2, startPage: 1) == 320)
    let two = PagingPhysics(pageLength: 320, range: 0...320)
    #expect(two.target(offset: 150, velocity: 0, startPage: 0) == 0)
    #expect(two.target(offset: 170, velocity: 0, startPage: 0) == 320)
    #expect(PagingPhysics(pageLength: 320, range: 100...740).pageCount == 3)
  }

  @Test func `Content that starts at its right end has its first page there`() {
    let paging = PagingPhysics(pageLength: 320, range: 0...1200, startsAtGreatest: true)
    #expect(paging.pageCount == 5)
    #expect((-1...5).map { paging.offset(ofPage: $0) } == [1200, 1200, 880, 560, 240, 0, 0])
    #expect(
      [1300, 1200, 1041, 1039, 240, 119, 0].map { paging.page(at: $0) } == [0, 0, 0, 1, 3, 4, 4])
    // Pages run from the right: a shrinking offset goes to the next page, a growing offset back.
    #expect(paging.target(offset: 870, velocity: -0.5, startPage: 1) == 560)
    #expect(paging.target(offset: 890, velocity: 0.5, startPage: 1) == 1200)
    #expect(paging.target(offset: 1200, velocity: 0.5, startPage: 0) == 1200)
    #expect(paging.target(offset: 200, velocity: -0.5, startPage: 3) == 0)
  }

  @Test(arguments: [0.0, -320, .infinity, .nan])
  func `A page without a length is the whole range`(length: Double) {
    for startsAtGreatest in [false, true] {
      let paging = PagingPhysics(
        pageLength: length, range: 0...1280, startsAtGreatest: startsAtGreatest)
      #expect(paging.pageLength == 0 && paging.pageCount == 1)
      let target = paging.target(offset: 700, velocity: 9, startPage: 0)
      #expect(target == (startsAtGreatest ? 1280 : 0))
    }
  }
}
