import ScrollEngine
import TestSupport
import Testing

@testable import CompositionalLayout

/// The frames of random sections, beside those of the slow reference.
@MainActor
@Suite("The frames of a section")
struct ArithmeticTests {
  private func differs(_ one: Rect, _ other: Rect) -> Bool {
    let scale = max(1, abs(one.maxX), abs(one.maxY)) * 1e-9
    return [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].contains { abs($0) > scale }
  }

  private func compare(_ seed: UInt64, measuring: Bool) {
    var random = RandomSections(seed: seed)
    random.estimates = measuring
    let section = random.section()
    let surroundings = random.surroundings()
    let count = random.count()
    let axis: Axis = seed % 4 == 3 ? .horizontal : .vertical
    var measured: [Int: Size] = [:]
    var fast = SectionGeometry(section.plan, along: axis, in: surroundings, count: count)
    if measuring, count > 0 {
      for _ in 0..<5 {
        let item = Int.random(in: 0..<count, using: &random.numbers.random)
        let size = Size(
          width: random.numbers.number(in: 1...150), height: random.numbers.number(in: 1...150))
        measured[item] = size
        fast.measure(item, as: size)
      }
    }
    let slow = SlowSection(
      section.plan, along: axis, in: surroundings, count: count, measured: measured)
    #expect(slow.items.count == count, "seed \(seed)")
    for item in 0..<min(count, slow.items.count) {
      let frame = fast.frame(ofItem: item).frame
      if differs(frame, slow.items[item]) {
        Issue.record("seed \(seed), item \(item) of \(count): \(frame), not \(slow.items[item])")
        return
      }
    }
    for (boundary, frame) in zip(fast.boundaries, slow.edges)
    where differs(boundary.frame, frame) && (axis == .vertical) {
      Issue.record("seed \(seed): the \(boundary.plan.kind) at \(boundary.frame), not \(frame)")
    }
    if axis == .vertical {
      #expect(abs(fast.length - slow.length) < max(1, slow.length) * 1e-9, "seed \(seed)")
    }
    compareParts(fast, slow, &random, seed)
  }

  /// What lies in random rectangles, beside all that the reference has there.
  private func compareParts(
    _ fast: SectionGeometry, _ slow: SlowSection, _ random: inout RandomSections, _ seed: UInt64
  ) {
    for _ in 0..<4 {
      let rect = Rect(
        x: random.numbers.number(in: 0...300) - 50, y: random.numbers.number(in: 0...900) - 50,
        width: random.numbers.number(in: 1...400), height: random.numbers.number(in: 1...400))
      var found: [Int] = []
      fast.forEachItem(in: rect) { item, _, _ in found.append(item) }
      // A frame that only rounding brings into the rectangle may be missing.
      let inner = rect.inset(by: 1e-6)
      let outer = Rect(
        x: rect.minX - 1e-6, y: rect.minY - 1e-6, width: rect.width + 2e-6,
        height: rect.height + 2e-6)
      let sure = slow.items.indices.filter { slow.items[$0].intersects(inner) }
      let possible = slow.items.indices.filter { slow.items[$0].intersects(outer) }
      #expect(Set(sure).isSubset(of: found), "seed \(seed), in \(rect)")
      #expect(Set(found).isSubset(of: possible), "seed \(seed), in \(rect)")
      #expect(found == found.sorted() && Set(found).count == found.count)
    }
    var badges: [Rect] = []
    let all = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    fast.forEachGroup(in: all) { place in
      badges += place.group.attachments.map { $0.frame.offsetBy(place.origin) }
    }
    if fast.count > 0, !badges.isEmpty {
      #expect(badges.count == slow.badges.count, "seed \(seed)")
      for (fast, slow) in zip(badges, slow.badges) where differs(fast, slow.frame) {
        Issue.record("seed \(seed): a badge at \(fast), not \(slow.frame)")
        return
      }
    }
  }

  @Test("are those of the reference, for random sections of known sizes")
  func known() {
    for seed in Soak.seeds(1...600) { compare(seed, measuring: false) }
  }

  @Test("are those of the reference, for random sections with measured items")
  func measured() {
    for seed in Soak.seeds(1...600) { compare(seed, measuring: true) }
  }
}
