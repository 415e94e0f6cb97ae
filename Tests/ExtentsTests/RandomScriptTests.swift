import Extents
import TestSupport
import Testing

/// Random scripts of every mutation, run on `Extents` and on the reference side by side.
@Suite struct RandomScriptTests {
  /// The kind of extents that a script draws.
  enum Palette: CaseIterable {
    /// Multiples of 1/64 point that fit into 16 bits, few enough that equal extents meet.
    case fixed
    /// Extents whose sums are exact, in all three widths, and zeros.
    case exact
    /// Extents whose sums round.
    case rounding

    func extent(_ random: inout SeededRandom) -> Double {
      switch (self, Int.random(in: 0..<8, using: &random)) {
      case (.fixed, 0...3): Double(Int.random(in: 0..<3, using: &random)) * 22
      case (.fixed, _): Double(Int.random(in: 0..<6400, using: &random)) / 64
      case (.exact, 0): 0
      case (.exact, 1): 1e6 + 1 / 64
      case (.exact, 2): Double(Int.random(in: 0..<1 << 20, using: &random)) / 64
      case (.exact, _): Double(Int.random(in: 30..<71, using: &random))
      case (.rounding, 0): 0
      case (.rounding, 1): Double.random(in: 0..<1e-9, using: &random)
      case (.rounding, 2): Double(Float.random(in: 0..<100, using: &random))
      case (.rounding, 3): 44
      case (.rounding, _): Double.random(in: 0..<100, using: &random)
      }
    }

    var isExact: Bool { self != .rounding }
  }

  @Test(arguments: Palette.allCases)
  func `Short lists agree with plain arrays after every step`(palette: Palette) {
    for seed in Soak.seeds(1...10) {
      run(palette, seed: seed, steps: 200, usualCount: 40, longestRun: 90)
    }
  }

  @Test(arguments: Palette.allCases)
  func `Lists of many blocks and branches agree with plain arrays`(palette: Palette) {
    run(palette, seed: 77, steps: 60, usualCount: 9000, longestRun: 40)
  }

  @Test(arguments: Palette.allCases)
  func `Lists of many runs agree with plain arrays`(palette: Palette) {
    run(palette, seed: 78, steps: 250, usualCount: 8000, longestRun: 250)
  }

  private func run(
    _ palette: Palette, seed: UInt64, steps: Int, usualCount: Int, longestRun: Int
  ) {
    var script = Script(palette: palette, seed: seed, longestRun: longestRun)
    script.fill(usualCount)
    for step in 0..<steps {
      let name = script.step(usualCount: usualCount)
      script.extents.checkInvariants()
      let place = Comment("\(palette) seed \(seed), step \(step): \(name)")
      guard script.extents.elements() == script.reference.extents else {
        Issue.record("the elements differ after \(place)")
        return
      }
      script.checkQueries(place)
    }
  }
}

/// One script: `Extents`, the reference, and the generator of the mutations of both.
private struct Script {
  let palette: RandomScriptTests.Palette
  let longestRun: Int
  var random: SeededRandom
  var extents = Extents()
  var reference = Reference()
  /// An older copy of `extents`, which later mutations must not change.
  var kept = Extents()
  var keptElements: [Double] = []

  init(palette: RandomScriptTests.Palette, seed: UInt64, longestRun: Int) {
    self.palette = palette
    self.longestRun = longestRun
    random = SeededRandom(seed: seed)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func fill(_ count: Int) {
    let (extents, reference) = fresh(count: count)
    self.extents = extents
    self.reference = reference
  }

  /// The same new elements for both sides: runs and single ones, some of them estimates.
  mutating func fresh(count: Int) -> (Extents, Reference) {
    var reference = Reference()
    while reference.count < count {
      let run = below(4) > 0 ? 1 : below(longestRun) + 1
      reference.insert(
        repeating: palette.extent(&random), count: min(run, count - reference.count),
        at: reference.count)
    }
    var extents = Extents(reference.extents)
    if count > 0 && below(3) == 0 {
      let range = range(count)
      extents.markEstimated(range)
      reference.markEstimated(range)
    }
    return (extents, reference)
  }

  mutating func range(_ count: Int) -> Range<Int> {
    let lower = below(count + 1)
    let length = below(4) > 0 ? below(8) : below(count + 1)
    return lower..<min(count, lower + length)
  }

  mutating func step(usualCount: Int) -> String {
    if below(20) == 0 {
      kept = extents
      keptElements = reference.extents
    }
    let count = reference.count
    let isLong = count > usualCount * 2
    switch below(12) {
    case 0...2 where count > 0:
      let (index, extent) = (below(count), palette.extent(&random))
      extents[index] = extent
      reference.set(extent, at: index)
      return "set \(index) to \(extent)"
    case 3, 4:
      let (index, extent) = (below(count + 1), palette.extent(&random))
      extents.insert(extent, at: index)
      reference.insert(repeating: extent, count: 1, at: index)
      return "insert \(extent) at \(index)"
    case 5 where !isLong:
      let (index, extent) = (below(count + 1), palette.extent(&random))
      let run = below(longestRun)
      extents.insert(repeating: extent, count: run, at: index)
      reference.insert(repeating: extent, count: run, at: index)
      return "insert \(run) times \(extent) at \(index)"
    case 6 where count > 0:
      let index = below(count)
      #expect(extents.remove(at: index) == reference.remove(at: index))
      return "remove at \(index)"
    case 7 where count > 0:
      let (source, target) = (below(count), below(count))
      extents.move(from: source, to: target)
      reference.move(from: source, to: target)
      return "move from \(source) to \(target)"
    case 8:
      let range = range(count)
      extents.markEstimated(range)
      reference.markEstimated(range)
      return "mark \(range)"
    case 9 where count > 0:
      return measureOutwards(from: below(count))
    case 10 where count > 0:
      return measureDownwards(from: below(count))
    default:
      let range = range(count)
      let new = fresh(count: isLong ? 0 : min(range.count + below(12), usualCount))
      extents.replaceSubrange(range, with: new.0)
      reference.replaceSubrange(range, with: new.1)
      return "replace \(range) with \(new.1.count)"
    }
  }

  /// Measures the estimates from `first` on; `Extents` may write them only at the next mutation.
  private mutating func measureDownwards(from first: Int) -> String {
    var index = first
    while index < min(reference.count, first + 40) {
      defer { index += 1 }
      #expect(extents.isEstimated(index) == reference.estimated[index])
      #expect((extents.estimates(at: index) != nil) == reference.estimated[index])
      guard let run = extents.estimates(at: index) else { continue }
      #expect(run.end > index)
      #expect(
        (index..<run.end).allSatisfy {
          reference.estimated[$0] && reference.extents[$0] == run.extent
        })
      let extent = palette.extent(&random)
      extents.measure(index, as: extent)
      reference.set(extent, at: index)
      #expect(extents[index] == extent)
    }
    if below(2) == 0 { extents.writeMeasured() }
    return "measure \(first)..<\(index)"
  }

  /// Sets neighbours of `middle` in both directions, as a table measures rows around an anchor.
  private mutating func measureOutwards(from middle: Int) -> String {
    var range = middle..<middle
    for _ in 0..<1 + below(24) {
      let isAbove = below(2) == 0
      let index = isAbove ? range.lowerBound - 1 : range.upperBound
      guard index >= 0, index < reference.count else { continue }
      let extent = palette.extent(&random)
      extents[index] = extent
      reference.set(extent, at: index)
      range = min(index, range.lowerBound)..<max(index + 1, range.upperBound)
      extents.checkInvariants()
    }
    return "measure \(range) outwards from \(middle)"
  }

  mutating func checkQueries(_ place: Comment) {
    #expect(extents.count == reference.count, place)
    #expect(extents.offset(of: extents.count) == extents.total, place)
    #expect(extents.offset(of: 0) == 0, place)
    if palette.isExact {
      #expect(extents.total == reference.total, place)
    } else {
      #expect(abs(extents.total - reference.total) <= reference.total * 1e-13, place)
    }
    for _ in 0..<3 {
      checkElement(below(max(extents.count, 1)), place)
      checkOffset(Double.random(in: -0.1...1.1, using: &random) * extents.total, place)
    }
    checkMarks(place)
    if below(10) == 0 {
      kept.checkInvariants()
      #expect(kept.elements() == keptElements, place)
    }
  }

  private func checkElement(_ index: Int, _ place: Comment) {
    guard index < extents.count else { return }
    let (start, end) = (extents.offset(of: index), extents.offset(of: index + 1))
    #expect(start <= end, place)
    #expect(extents[index] == reference.extents[index], place)
    if palette.isExact { #expect(start == reference.offset(of: index), place) }
    if start < end {
      #expect(extents.index(at: start) == index, place)
      #expect(extents.index(at: end.nextDown) == index, place)
    }
    extents.forEach(in: index..<min(index + 40, extents.count)) { index, offset, extent in
      #expect(offset == extents.offset(of: index), place)
      #expect(extent == reference.extents[index], place)
    }
  }

  private mutating func checkOffset(_ offset: Double, _ place: Comment) {
    let upper = offset + Double.random(in: 0...200, using: &random)
    let range = extents.indices(intersecting: offset, upper)
    if palette.isExact {
      #expect(extents.index(at: offset) == reference.index(at: offset), place)
      #expect(range == reference.indices(intersecting: offset, upper), place)
    } else if let index = extents.index(at: offset) {
      #expect(extents.offset(of: index) <= offset, place)
      #expect(extents.offset(of: index + 1) > offset, place)
      #expect(range.lowerBound == index, place)
      #expect(extents.offset(of: range.upperBound - 1) < upper, place)
      #expect(extents.offset(of: range.upperBound) >= min(upper, extents.total), place)
    } else {
      #expect(offset < 0 || offset >= extents.total, place)
    }
  }

  private mutating func checkMarks(_ place: Comment) {
    #expect(extents.estimatedCount == reference.estimated.count { $0 }, place)
    let range = range(extents.count)
    #expect(
      extents.firstEstimated(in: range) == range.first { reference.estimated[$0] }, place)
    let run = range.drop { !reference.estimated[$0] }.prefix { reference.estimated[$0] }
    #expect(extents.firstEstimates(in: range) == (run.isEmpty ? nil : run), place)
    if let index = range.first {
      #expect(extents.isEstimated(index) == reference.estimated[index], place)
    }
  }
}
