import TestSupport
import Testing

@testable import Extents

@Suite struct RoundingTests {
  /// A number that needs a `Double`.
  static let third = 1.0 / 3

  @Test func `Sums of sixty-fourths are exact`() {
    var sixtyFourths = 0
    let extents = Extents(count: 30_000) { index in
      Double(index * 7919 % 100_003) / 64
    }
    for index in 0..<30_000 {
      #expect(extents.offset(of: index) == Double(sixtyFourths) / 64)
      sixtyFourths += index * 7919 % 100_003
    }
    #expect(extents.total == Double(sixtyFourths) / 64)
    let long = Extents(repeating: 1 / 64, count: 1 << 53)
    #expect(long.offset(of: (1 << 53) - 1) == 0x1p47 - 1 / 64)
  }

  @Test func `Offsets and indexes agree where sums round`() {
    for seed in UInt64(1)...6 {
      var random = SeededRandom(seed: seed)
      var extents = Extents(count: 6000) { _ in
        // Magnitudes so far apart that some are nearly lost beside the sums before them.
        let magnitudes: [Double] = [1e-12, 1e-3, 1, 1e4, 1e9]
        return Double.random(in: 0..<1, using: &random) * magnitudes[Int(random.next() % 5)]
      }
      extents.insert(repeating: RoundingTests.third, count: 5000, at: 3000)
      for index in 0..<extents.count {
        let (start, end) = (extents.offset(of: index), extents.offset(of: index + 1))
        #expect(start <= end, "seed \(seed), \(index)")
        guard start < end else { continue }
        #expect(extents.index(at: start) == index, "seed \(seed), \(index)")
        #expect(extents.index(at: end.nextDown) == index, "seed \(seed), \(index)")
      }
    }
  }

  @Test func `Changing an extent for a while leaves no trace in the sums`() {
    var extents = Extents(count: 10_000) { Double($0) * RoundingTests.third }
    let offsets = (0...10_000).map { extents.offset(of: $0) }
    for index in stride(from: 0, to: 10_000, by: 37) {
      let extent = extents[index]
      extents[index] = 1e15
      extents[index] = extent
    }
    #expect((0...10_000).allSatisfy { abs(extents.offset(of: $0) - offsets[$0]) < 1e-6 })
  }

  @Test func `A block takes the narrowest width that loses nothing`() {
    #expect(width(of: [30, 30.5]) == .fixed)
    #expect(width(of: [0, 1023.984375]) == .fixed)
    #expect(width(of: [30, 1024]) == .single)
    #expect(width(of: [30, 30.0078125]) == .single)
    #expect(width(of: [30, Double(Float(0.1))]) == .single)
    #expect(width(of: [30, 0.1]) == .double)
    #expect(width(of: [30, 1e300]) == .double)
  }

  @Test func `A block is promoted when a value needs it, and no value is lost`() {
    var elements = (0..<80).map { Double(30 + $0 * 7919 % 41) }
    var extents = Extents(elements)
    #expect(extents.tree.root.blockWidth == .fixed)
    for (index, extent) in [(50, 2000.5), (10, RoundingTests.third), (79, 1e300), (3, 0)] {
      extents[index] = extent
      elements[index] = extent
      #expect(extents.elements() == elements)
      extents.checkInvariants()
    }
    #expect(extents.tree.root.blockWidth == .double)
  }

  @Test func `One odd value in a large block leaves the others narrow`() {
    var extents = Extents(count: 512) { Double(30 + $0 * 7919 % 41) }
    extents[200] = RoundingTests.third
    extents.checkInvariants()
    #expect(extents.tree.root.children.map(\.blockWidth) == [.fixed, nil, .fixed])
  }

  private func width(of extents: [Double]) -> Width? { Extents(extents).tree.root.blockWidth }
}

extension Node {
  fileprivate var blockWidth: Width? {
    switch content {
    case .fixed: .fixed
    case .single: .single
    case .double: .double
    case .run, .branch: nil
    }
  }
}
