import ScrollEngine
import TestSupport
import Testing

@Suite("A slice")
struct SliceTests {
  @Test("of the example is what the example says")
  func example() {
    let slice = Slice(start: 712, extent: 652, offset: 796, viewport: 568)
    #expect((slice.position, slice.length, slice.contentOffset) == (796, 568, 84))
    #expect(slice.placement == .startCut)
  }

  @Test(
    "lies to the visible part in one of six ways",
    arguments: [
      (0, 50, Slice.Placement.past), (0, 100, .past), (50, 70, .startCut), (100, 80, .whole),
      (100, 100, .whole), (150, 80, .endCut), (60, 200, .filling), (200, 10, .ahead),
      (100, 0, .past),
    ] as [(Double, Double, Slice.Placement)])
  func placements(start: Double, extent: Double, placement: Slice.Placement) {
    let slice = Slice(start: start, extent: extent, offset: 100, viewport: 100)
    #expect(slice.placement == placement)
    #expect((slice.length > 0) == (placement != .past && placement != .ahead))
  }

  @Test("never exceeds the viewport nor its content", arguments: 1...5 as ClosedRange<UInt64>)
  func invariants(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for step in 0..<2_000 {
      let start = Double.random(in: 0...5_000, using: &random)
      let extent = Double.random(in: 0...5_000, using: &random)
      let offset = Double.random(in: -1_000...11_000, using: &random)
      let viewport = Double.random(in: 0...1_000, using: &random)
      let slice = Slice(start: start, extent: extent, offset: offset, viewport: viewport)
      let place = "seed \(seed), step \(step)"
      #expect(slice.length >= 0 && slice.length <= viewport, "\(place)")
      #expect(slice.contentOffset >= 0 && slice.contentOffset <= extent, "\(place)")
      #expect(slice.contentOffset + slice.length <= extent + 1e-9, "\(place)")
      // The reference: what the intervals have in common.
      let shared = max(0, min(start + extent, offset + viewport) - max(start, offset))
      #expect(abs(slice.length - shared) < 1e-9, "\(place)")
      #expect(abs(slice.position - start - slice.contentOffset) < 1e-9, "\(place)")
    }
  }
}
