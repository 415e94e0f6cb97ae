@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A collection that goes from right to left is the mirror image of one from left to right")
struct CollectionMirrorTests {
  private static func kind(_ world: WorldCase, _ seed: UInt64) -> (RandomNumbers.Kind, UInt64) {
    let kinds = RandomNumbers.Kind.allCases
    let index = WorldCase.all.firstIndex { $0.testDescription == world.testDescription } ?? 0
    return (kinds[(Int(seed) + index) % kinds.count], seed &* 2_003 &+ UInt64(index))
  }

  @Test(
    "shows the mirror image of what lines added up one by one show, whatever is done to it",
    arguments: WorldCase.all, Soak.seeds(1...2))
  func everything(world: WorldCase, seed: UInt64) {
    let (kind, seed) = Self.kind(world, seed)
    let run = CollectionWorld(world, seed: seed, kind: kind, isMirrored: true)
    for step in 0..<60 {
      run.step()
      if let complaint = run.complaint {
        Issue.record("seed \(seed), \(kind), step \(step): \(complaint)\n\(run.journal.suffix(12))")
        return
      }
    }
  }

  @Test(
    "does all that its twin does, at the same time and with the same cells",
    arguments: WorldCase.all, Soak.seeds(1...2))
  func twins(world: WorldCase, seed: UInt64) {
    var (kind, seed) = Self.kind(world, seed)
    // In a measured layout, rounding can show one more cell, which changes all later results.
    if world.isMeasured { kind = seed % 2 == 0 ? .whole : .halves }
    let isPaged = seed % 4 == 0
    let run = CollectionWorld(world, seed: seed, kind: kind, isPaged: isPaged, hasTwin: true)
    let twin = CollectionWorld(
      world, seed: seed, kind: kind, isMirrored: true, isPaged: isPaged, hasTwin: true)
    for step in 0..<60 {
      if step > 0 {
        run.act()
        twin.act()
      }
      if let difference = twin.difference(from: run) {
        let text =
          "seed \(seed), \(kind), step \(step): \(difference)\n\(run.journal.suffix(12))"
        Issue.record("\(text)")
        return
      }
      // If rounding shows a view in only one of the two worlds, their cells differ from then on.
      if !twin.showsTheSame(as: run) { return }
    }
  }
}

extension CollectionWorld {
  /// The first difference from the mirror image, or nil.
  fileprivate func difference(from other: CollectionWorld) -> String? {
    let close = Closeness(upTo: max(longest, other.longest))
    guard journal.count == other.journal.count else { return "does other things" }
    let isOnTheEdge = close.isOnTheEdge()
    func seen(_ view: View, in world: CollectionWorld) -> Rect {
      // The frame as it is drawn, during an animation or not.
      var frame = world.inMirror(view.frame)
      frame.origin.x += (world.isMirrored ? -1 : 1) * (view.transit?.offset.x ?? 0)
      frame.origin.y += view.transit?.offset.y ?? 0
      return frame.offsetBy(Point.zero - world.offset)
    }
    if !close.isEqual(offset.x, other.offset.x) || !close.isEqual(offset.y, other.offset.y) {
      return "stands at \(offset), not \(other.offset)"
    }
    let shown = elements.filter { !isOnTheEdge($0.value) }
    let expected = other.elements.filter { !isOnTheEdge($0.value) }
    if Set(shown.keys) != Set(expected.keys) {
      return "shows \(shown.keys.sorted()), not \(expected.keys.sorted())"
    }
    for (name, view) in shown {
      guard let twin = expected[name] else { continue }
      let (frame, wanted) = (seen(view, in: self), seen(twin, in: other))
      if !close.isEqual(frame, wanted) { return "\(name) is seen at \(frame), not \(wanted)" }
      let (alpha, wantedAlpha) = (view.transit?.alpha ?? 1, twin.transit?.alpha ?? 1)
      if !close.isEqual(alpha, wantedAlpha) { return "\(name) is shown by \(alpha)" }
    }
    return differenceOfCalls(from: other, close)
  }

  /// Whether both worlds show the same elements, including elements that only rounding makes
  /// visible, and whether the same cells were shown and hidden in the last step.
  fileprivate func showsTheSame(as other: CollectionWorld) -> Bool {
    Set(elements.keys) == Set(other.elements.keys) && callsOfSight == other.callsOfSight
  }

  private func differenceOfCalls(from other: CollectionWorld, _ close: Closeness) -> String? {
    // When content is added before the visible part, the offset changes in only one of the two
    // worlds, because both offsets count from the left.
    let withScrolling = !hasChangedShape && !other.hasChangedShape
    let withSight = isExact && other.isExact
    let calls = takeCalls(withScrolling: withScrolling, withSight: withSight)
    let expected = other.takeCalls(withScrolling: withScrolling, withSight: withSight)
    for (place, (call, wanted)) in zip(calls, expected).enumerated() {
      let isSame =
        call.name == wanted.name && close.isEqual(call.offset?.x ?? 0, wanted.offset?.x ?? 0)
        && close.isEqual(call.offset?.y ?? 0, wanted.offset?.y ?? 0)
      if !isSame {
        return "was told \(calls[place...].prefix(4)), not \(expected[place...].prefix(4))"
      }
    }
    guard calls.count != expected.count else { return nil }
    return "was told \(calls), not \(expected)"
  }

  private func takeCalls(withScrolling: Bool, withSight: Bool) -> [WorldCall] {
    callsOfSight = items.calls.filter(\.isOfSight).map(\.name)
    defer { items.calls = [] }
    return items.calls.filter {
      (withSight || !$0.isOfSight) && (withScrolling || $0.offset == nil)
    }
  }

  /// Whether no sum is rounded, so that results can be compared exactly.
  private var isExact: Bool { (kind == .whole || kind == .halves) && !hasBeenBetween }

  /// The views of the visible elements, by a name of the element.
  private var elements: [String: CollectionReusableView] {
    var elements: [String: CollectionReusableView] = [:]
    for path in collection.indexPathsForVisibleItems {
      elements["\(path)"] = collection.cellForItem(at: path)
    }
    for edge in SectionEdge.allCases {
      for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: edge.kind) {
        elements["\(edge) \(path.section)"] = collection.supplementaryView(
          forElementKind: edge.kind, at: path)
      }
    }
    return elements
  }
}

extension Closeness {
  /// Whether a view overlaps the bounds, or misses them, by no more than a rounding error.
  @MainActor
  fileprivate func isOnTheEdge() -> (CollectionReusableView) -> Bool {
    { view in
      guard let collection = view.superview else { return false }
      return overlap(view.frame, collection.bounds) == .doubtful
    }
  }
}
