import ScrollMotion
import Testing

struct ScrollIndicatorTests {
  @Test func `The thumb stays in its track and follows the offset`() {
    var samples = MotionSamples(seed: 91)
    for _ in 0..<1000 {
      let visible = samples.number(in: 20...1000)
      let range = 0...samples.number(in: 0...100_000)
      let (first, second) = (samples.number(in: -300...1e5), samples.number(in: -300...1e5))
      func thumb(_ offset: Double) -> ScrollIndicator.Thumb {
        ScrollIndicator.thumb(
          visible: visible, offset: offset, range: range, insetStart: 10, insetEnd: 4)
      }
      #expect(thumb(first).position >= 13 - 1e-9)
      #expect(thumb(first).position + thumb(first).length <= max(13, visible - 7) + 1e-9)
      #expect(thumb(max(first, second)).position >= thumb(min(first, second)).position - 1e-9)
    }
  }

  @Test func `Overscroll shrinks it point for point, at the end where it is`() {
    func thumb(_ offset: Double) -> ScrollIndicator.Thumb {
      ScrollIndicator.thumb(visible: 480, offset: offset, range: 0...1520)
    }
    #expect(abs(thumb(-20).length - 93.76) < 1e-9 && thumb(-20).position == 3)
    #expect(abs(thumb(1540).length - 93.76) < 1e-9)
    #expect(abs(thumb(1540).position + thumb(1540).length - 477) < 1e-9)
    #expect(thumb(9000).length == 8 && thumb(9000).position == 469)
  }

  @Test func `Content that cannot be scrolled shrinks it at the end beyond which it is pulled`() {
    func thumb(_ offset: Double) -> ScrollIndicator.Thumb {
      ScrollIndicator.thumb(visible: 480, offset: offset, range: 0...0)
    }
    #expect(thumb(0).position == 3 && thumb(0).length == 474)
    #expect(thumb(-20).position == 3 && thumb(-20).length == 454)
    #expect(thumb(20).position == 23 && thumb(20).length == 454)
  }

  @Test func `Dragging the thumb to where it is changes nothing`() {
    var samples = MotionSamples(seed: 92)
    for _ in 0..<500 {
      let range = -64...samples.number(in: 100...50_000)
      let offset = samples.number(in: range)
      let thumb = ScrollIndicator.thumb(visible: 480, offset: offset, range: range, insetStart: 9)
      let dragged = ScrollIndicator.offset(
        thumbAt: thumb.position, visible: 480, range: range, insetStart: 9)
      #expect(abs(dragged - offset) < 1e-6)
    }
    #expect(ScrollIndicator.offset(thumbAt: -50, visible: 480, range: 0...1520) == 0)
    #expect(ScrollIndicator.offset(thumbAt: 500, visible: 480, range: 0...1520) == 1520)
    #expect(ScrollIndicator.offset(thumbAt: 50, visible: 0, range: 0...1520) == 0)
  }

  @Test func `It shows at once, holds, and fades`() {
    #expect(ScrollIndicator.opacity(at: 0) == 1)
    #expect(ScrollIndicator.opacity(at: 1.2) == 1)
    #expect(abs(ScrollIndicator.opacity(at: 1.325) - 0.5) < 1e-9)
    #expect(ScrollIndicator.opacity(at: 1.45) < 1e-9)
    #expect(ScrollIndicator.opacity(at: .infinity) == 0)
  }

  @Test func `Over a range of one point the thumb moves as over any other`() {
    func thumb(_ offset: Double) -> ScrollIndicator.Thumb {
      ScrollIndicator.thumb(visible: 480, offset: offset, range: 0...1)
    }
    // The track is 474 points long, and the thumb 480/481 of it.
    let length = 473.014_553_014_553
    #expect(abs(thumb(0.5).length - length) < 1e-9)
    #expect(abs(thumb(0.5).position - 3 - (474 - length) / 2) < 1e-9)
    #expect(abs(thumb(1).position - 3 - (474 - length)) < 1e-9)
    let offset = ScrollIndicator.offset(
      thumbAt: 3 + (474 - length) / 2, visible: 480, range: 0...1)
    #expect(abs(offset - 0.5) < 1e-9)
  }

  @Test func `Without insets, half of the free track is half of the range`() {
    // The thumb takes 113.76 of the track's 474 points.
    let offset = ScrollIndicator.offset(thumbAt: 3 + 360.24 / 2, visible: 480, range: 0...1520)
    #expect(abs(offset - 760) < 1e-9)
    // An inset of the content changes where the range begins, not how long the thumb is.
    let thumb = ScrollIndicator.thumb(visible: 480, offset: 696, range: -64...1456)
    #expect(abs(thumb.length - 113.76) < 1e-9 && abs(thumb.position - 183.12) < 1e-9)
  }

  @Test(arguments: [0.0, 4, 6])
  func `Where there is no room for a track there is no thumb`(visible: Double) {
    let thumb = ScrollIndicator.thumb(visible: visible, offset: 50, range: 0...100)
    #expect(thumb.position == 3 && thumb.length == 0)
  }
}
