import Extents
import TestSupport
import Testing

@Suite struct EstimateTests {
  @Test func `Nothing is an estimate until it is marked`() {
    let extents = Extents(repeating: 44, count: 1_000_000_000)
    #expect(extents.estimatedCount == 0)
    #expect(!extents.isEstimated(5))
    #expect(extents.firstEstimated(in: 0..<extents.count) == nil)
  }

  @Test func `Setting an extent makes it measured, also to the value it has`() {
    var extents = Extents(repeating: 44, count: 1_000_000_000)
    extents.markEstimated(0..<1_000_000_000)
    extents[0] = 44
    extents[1] = 60
    #expect(!extents.isEstimated(0))
    #expect(!extents.isEstimated(1))
    #expect(extents.isEstimated(2))
    #expect(extents.firstEstimated(in: 0..<1_000_000_000) == 2)
    #expect(extents.firstEstimated(in: 0..<2) == nil)
    #expect(extents.estimatedCount == 999_999_998)
    extents.checkInvariants()
  }

  @Test func `Inserted elements are measured, and those beside them keep their marks`() {
    var extents = Extents(repeating: 44, count: 10)
    extents.markEstimated(3..<6)
    extents.insert(20, at: 4)
    #expect((0..<11).filter(extents.isEstimated) == [3, 5, 6])
    extents.remove(at: 3)
    #expect((0..<10).filter(extents.isEstimated) == [4, 5])
    extents.move(from: 4, to: 0)
    #expect((0..<10).filter(extents.isEstimated) == [0, 5])
  }

  @Test func `Elements of another value come with their marks`() {
    var estimates = Extents(repeating: 30, count: 4)
    estimates.markEstimated(1..<3)
    var extents = Extents(repeating: 44, count: 6)
    extents.replaceSubrange(2..<4, with: estimates)
    #expect((0..<8).filter(extents.isEstimated) == [3, 4])
    extents.append(estimates)
    #expect((0..<12).filter(extents.isEstimated) == [3, 4, 9, 10])
    extents.removeSubrange(3..<11)
    #expect(extents.estimatedCount == 0)
    extents.checkInvariants()
  }

  @Test func `What is measured outwards stays measured whatever comes next`() {
    var measured = Extents(repeating: 44, count: 1000)
    measured.markEstimated(0..<1000)
    for index in [500, 501, 499, 502, 498] { measured[index] = Double(index) }
    measured.checkInvariants()
    #expect(measured.estimatedCount == 995)
    #expect(measured.firstEstimated(in: 498..<1000) == 503)
    #expect(measured.firstEstimated(in: 498..<503) == nil)
    let slice = measured[500..<505]
    slice.checkInvariants()
    #expect((0..<5).filter(slice.isEstimated) == [3, 4])
    #expect(measured[498..<503].estimatedCount == 0)
    var other = measured
    other.insert(20, at: 500)
    #expect((495..<508).filter(other.isEstimated) == [495, 496, 497, 504, 505, 506, 507])
    other = measured
    other.remove(at: 500)
    #expect(other.estimatedCount == 995)
    other = measured
    other.markEstimated(499..<501)
    #expect(
      (495..<508).filter(other.isEstimated) == [495, 496, 497, 499, 500, 503, 504, 505, 506, 507])
    other = measured
    other.append(measured)
    #expect(other.estimatedCount == 1990)
    other.checkInvariants()
    #expect(measured.estimatedCount == 995)
  }

  @Test func `What is measured downwards counts at once, written or not`() {
    var extents = Extents(repeating: 44, count: 1_000_000)
    extents.markEstimated(0..<1_000_000)
    let before = extents
    for index in 500..<512 { extents.measure(index, as: Double(index)) }
    let rows = (500..<512).reduce(0, +)
    #expect(extents.estimatedCount == 999_988)
    #expect(extents[511] == 511)
    #expect(extents.estimates(at: 511) == nil)
    #expect(extents.estimates(at: 512).map { $0 == (44, 1_000_000) } == true)
    #expect(extents.estimates(at: 499).map { $0 == (44, 500) } == true)
    #expect(extents.offset(of: 512) == Double(500 * 44 + rows))
    #expect(extents.total == Double(999_988 * 44 + rows))
    #expect(extents.index(at: Double(500 * 44 + 500)) == 501)
    #expect(extents[505..<515].elements() == [505, 506, 507, 508, 509, 510, 511, 44, 44, 44])
    extents.checkInvariants()
    var written = extents
    written.writeMeasured()
    #expect(written.elements() == extents.elements())
    extents[3] = 20
    extents.measure(512, as: 30)
    extents.measure(2, as: 25)
    #expect(extents.offset(of: 513) == Double(499 * 44 + 30 + 25 - 44 + rows) + 20)
    extents.checkInvariants()
    #expect(before.estimatedCount == 1_000_000 && before.total == 44_000_000)
  }

  @Test func `Measuring everything in any order leaves no estimate`() {
    var random = SeededRandom(seed: 5)
    var extents = Extents(repeating: 44, count: 3000)
    extents.markEstimated(0..<3000)
    for (done, index) in (0..<3000).shuffled(using: &random).enumerated() {
      extents[index] = Double(30 + index % 41)
      #expect(extents.estimatedCount == 3000 - done - 1)
    }
    extents.checkInvariants()
    #expect(extents.elements() == (0..<3000).map { Double(30 + $0 % 41) })
  }
}

@Suite struct MemoryTests {
  @Test func `A billion equal extents take no more memory than ten, and marks take their own`() {
    var extents = Extents(repeating: 44, count: 1_000_000_000)
    let bytes = Extents(repeating: 44, count: 10).byteCount
    #expect(extents.byteCount == bytes)
    extents.markEstimated(0..<1_000_000_000)
    #expect(extents.byteCount == 2 * bytes)
  }

  @Test(arguments: [(1.0, 2), (0.1, 8)])
  func `Extents that differ take as many bytes as their width`(step: Double, width: Int) {
    let extents = Extents(count: 100_000) { Double($0 % 97) * step }
    #expect((100_000 * width..<100_000 * width * 5 / 4).contains(extents.byteCount))
    #expect(extents.byteCount > Extents(count: 50_000) { Double($0 % 97) * step }.byteCount)
  }
}
