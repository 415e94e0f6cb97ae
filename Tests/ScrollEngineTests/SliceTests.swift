import Extents
import TestSupport
import Testing

@testable import ScrollEngine

@Suite("A slice")
struct SliceTests {
  typealias Slice = ContainerScrollView.Slice

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
    #expect(slice.isInSight == (placement != .past && placement != .ahead))
  }

  @Test("of a visible part without a length has none, and keeps its offset")
  func emptyViewport() {
    let slice = Slice(start: 60, extent: 200, offset: 100, viewport: 0)
    #expect((slice.position, slice.length, slice.contentOffset) == (100, 0, 40))
  }

  @Test("of a visible part that ends where it starts, because of rounding, has none either")
  func roundedViewport() {
    let slice = Slice(start: 0, extent: 2_000, offset: 1_000, viewport: 1e-20)
    #expect(slice.placement == .filling)
    #expect((slice.position, slice.length, slice.contentOffset) == (1_000, 0, 1_000))
  }

  /// Children one after the other, whose starts come from a sum tree.
  private struct Stack {
    let extents: Extents
    let spans: [ChildSpan]

    init(_ numbers: inout RandomNumbers) {
      var slots = Extents()
      var lengths: [Double] = []
      for _ in 0..<Int.random(in: 1...40, using: &numbers.random) {
        lengths.append(numbers.number(in: 0...300))
        let space = Bool.random(using: &numbers.random) ? numbers.number(in: 0...20) : 0
        slots.append(repeating: lengths[lengths.count - 1] + space, count: 1)
      }
      extents = slots
      spans = lengths.indices.map {
        ChildSpan(
          start: slots.offset(of: $0), length: lengths[$0], limit: slots.offset(of: $0 + 1))
      }
    }

    /// A random offset, which may be at an edge of a child, or next to one.
    func offset(viewport: Double, _ numbers: inout RandomNumbers) -> Double {
      let edges = spans.flatMap { [$0.start, $0.end] }
      var offset = numbers.number(in: -100...max(0, extents.total) + 100)
      if Bool.random(using: &numbers.random), let edge = edges.randomElement(using: &numbers.random)
      {
        offset = Bool.random(using: &numbers.random) ? edge : edge - viewport
      }
      switch Int.random(in: 0..<4, using: &numbers.random) {
      case 0: return offset.nextUp
      case 1: return offset.nextDown
      default: return offset
      }
    }
  }

  @Test(
    "has exactly no length out of sight, and never exceeds the viewport nor its content",
    arguments: Soak.seeds(1...24))
  func invariants(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    for step in 0..<100 {
      let stack = Stack(&numbers)
      let viewport = numbers.number(in: 0...400)
      let offset = stack.offset(viewport: viewport, &numbers)
      var last: Slice?
      for (index, span) in stack.spans.enumerated() {
        let slice = Slice(span, offset: offset, viewport: viewport)
        let place = "seed \(seed), step \(step), child \(index): \(slice)"
        let isPast = span.end <= offset
        let isAhead = !isPast && span.start >= offset + viewport
        #expect(slice.length >= 0 && slice.length <= viewport, "\(place)")
        #expect(slice.contentOffset >= 0 && slice.contentOffset <= span.length, "\(place)")
        #expect(slice.contentOffset + slice.length <= span.length, "\(place)")
        if isPast { #expect(slice.length == 0 && slice.contentOffset == span.length, "\(place)") }
        if isAhead { #expect(slice.length == 0 && slice.contentOffset == 0, "\(place)") }
        let isEmpty = span.end == span.start || offset + viewport == offset
        #expect(slice.isInSight == !(isPast || isAhead || isEmpty), "\(place)")
        // If a child begins at or before the offset, the child before it is out of sight.
        if span.start <= offset { #expect(last?.isInSight != true, "\(place)") }
        last = slice
        // The reference is the overlap of the two intervals, up to rounding errors.
        let shared = max(0, min(span.end, offset + viewport) - max(span.start, offset))
        let tolerance = 1e-12 * max(1, abs(offset) + viewport, span.end)
        #expect(abs(slice.length - shared) < tolerance, "\(place)")
        #expect(abs(slice.position - span.start - slice.contentOffset) < tolerance, "\(place)")
      }
    }
  }

  @Test("of a child that is in sight anywhere lies in its slot", arguments: Soak.seeds(1...8))
  func slots(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    for step in 0..<300 {
      let stack = Stack(&numbers)
      let viewport = numbers.number(in: 0...400)
      let offset = stack.offset(viewport: viewport, &numbers)
      let slots = stack.extents.indices(intersecting: offset, offset + viewport)
      for (index, span) in stack.spans.enumerated() where !slots.contains(index) {
        let slice = Slice(span, offset: offset, viewport: viewport)
        #expect(!slice.isInSight, "seed \(seed), step \(step), child \(index): \(slice)")
      }
    }
  }
}
