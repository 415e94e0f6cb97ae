import Testing

@testable import Extents

@Suite struct ExtentsTests {
  @Test func `The example in the documentation holds`() {
    var rows = Extents(repeating: 44, count: 1_000_000_000)
    rows[2] = 60
    #expect(rows.offset(of: 3) == 148)
    #expect(rows.index(at: 147.5) == 2)
    rows.insert(20, at: 0)
    #expect(rows.total == 44_000_000_036)
    rows.checkInvariants()
  }

  @Test func `Nothing has no total and no element anywhere`() {
    for empty in [Extents(), Extents(repeating: 44, count: 0), Extents(count: 0) { _ in 44 }] {
      #expect(empty.isEmpty)
      #expect(empty.count == 0)
      #expect(empty.total == 0)
      #expect(empty.offset(of: 0) == 0)
      #expect(empty.index(at: 0) == nil)
      #expect(empty.indices(intersecting: -10, 10) == 0..<0)
      #expect(empty.elements() == [])
      empty.forEach(intersecting: -10, 10) { _, _, _ in Issue.record("an element of nothing") }
      empty.checkInvariants()
    }
  }

  @Test func `The last element can be removed and another one inserted`() {
    var extents = Extents([30])
    #expect(extents.remove(at: 0) == 30)
    #expect(extents.isEmpty)
    extents.checkInvariants()
    extents.insert(20, at: 0)
    #expect(extents.elements() == [20])
    extents.removeSubrange(0..<1)
    extents.append(Extents([1, 2]))
    #expect(extents.elements() == [1, 2])
    extents.checkInvariants()
  }

  @Test func `An element holds its first point and not its end`() {
    let extents = Extents([10, 20, 30])
    #expect(extents.index(at: 0) == 0)
    #expect(extents.index(at: 10.0.nextDown) == 0)
    #expect(extents.index(at: 10) == 1)
    #expect(extents.index(at: 60.0.nextDown) == 2)
    #expect(extents.index(at: 60) == nil)
    #expect(extents.index(at: -0.0) == 0)
    #expect(extents.index(at: (0.0).nextDown) == nil)
    #expect(extents.index(at: .nan) == nil)
    #expect(extents.index(at: .infinity) == nil)
  }

  @Test func `An extent of zero is never at an offset`() {
    let extents = Extents([0, 0, 10, 0, 20, 0])
    #expect(extents.index(at: 0) == 2)
    #expect(extents.index(at: 10) == 4)
    #expect(extents.offset(of: 6) == 30)
    #expect(extents.indices(intersecting: 0, 10) == 2..<3)
    #expect(extents.indices(intersecting: 0, 11) == 2..<5)
    #expect(extents.indices(intersecting: 10, 30) == 4..<5)
    let none = Extents(repeating: 0, count: 100)
    #expect(none.index(at: 0) == nil)
    #expect(none.indices(intersecting: -20, -10) == 0..<0)
    #expect(none.indices(intersecting: -1, 1) == 100..<100)
  }

  @Test func `An interval that shows nothing gives an empty range at its place`() {
    let extents = Extents([10, 20, 30])
    #expect(extents.indices(intersecting: -20, 0) == 0..<0)
    #expect(extents.indices(intersecting: 60, 100) == 3..<3)
    #expect(extents.indices(intersecting: 15, 15) == 1..<1)
    #expect(extents.indices(intersecting: 15, 5) == 1..<1)
  }

  @Test func `An interval reaches beyond both ends`() {
    let extents = Extents([10, 20, 30])
    #expect(extents.indices(intersecting: -.infinity, .infinity) == 0..<3)
    #expect(extents.indices(intersecting: -5, 10) == 0..<1)
    #expect(extents.indices(intersecting: 59, 100) == 2..<3)
  }

  @Test func `A window is what the interval shows, however many leaves it crosses`() {
    let extents = Extents(count: 3000) { [0, 30, 2000.5, 1.0 / 3][$0 / 5 % 4] }
    for lower in stride(from: -100, to: extents.total, by: 777) {
      for length in [1.0, 600, 40_000] {
        let range = extents.indices(intersecting: lower, lower + length)
        var placed: [Int] = []
        extents.forEach(intersecting: lower, lower + length) { index, offset, extent in
          placed.append(index)
          #expect(offset == extents.offset(of: index))
          #expect(extent == extents[index])
        }
        #expect(placed == Array(range), "from \(lower), \(length) points")
      }
    }
  }

  @Test func `What a body throws ends the walk`() {
    struct Stop: Error {}
    var seen = 0
    #expect(throws: Stop.self) {
      try Extents(repeating: 1, count: 100).forEach(in: 10..<90) { index, _, _ in
        seen += 1
        if index == 12 { throw Stop() }
      }
    }
    #expect(seen == 3)
    #expect(throws: Stop.self) { _ = try Extents(count: 2000) { _ in throw Stop() } }
  }

  @Test func `A list of any length with equal rows is one run`() {
    let billions = Extents(repeating: 44, count: 3_000_000_000)
    #expect(billions.total == 132_000_000_000)
    #expect(billions.index(at: 131_999_999_999.5) == 2_999_999_999)
    #expect(billions.offset(of: 2_999_999_999) == 131_999_999_956)
    #expect(billions.tree.root.isRun)
    #expect(Extents(count: 100_000) { _ in 44 }.tree.root.isRun)
    var asked = Extents()
    for _ in 0..<5 { asked.append(repeating: 44, count: 100) }
    #expect(asked.tree.root.isRun)
    billions.checkInvariants()
  }

  @Test func `A changed row that gets its old extent back leaves one run`() {
    var extents = Extents(repeating: 44, count: 1_000_000_000)
    for index in [0, 500_000_000, 999_999_999] {
      extents[index] = 50
      #expect(extents.offset(of: index + 1) - extents.offset(of: index) == 50)
      extents[index] = 44
      #expect(extents.tree.root.isRun)
    }
  }

  @Test func `Rows that are measured in order fill blocks`() {
    var extents = Extents(repeating: 44, count: 1_000_000)
    for index in 0..<4000 { extents[index] = Double(30 + index * 7919 % 41) }
    extents.checkInvariants()
    // Two blocks are joined if both fit into three quarters of a block.
    #expect(extents.tree.root.leafCount <= 4000 / 384 + 2)
  }

  @Test func `A copy does not notice what happens to the other`() {
    let original = Extents(count: 20_000) { Double($0 % 97) }
    let elements = original.elements()
    var copy = original
    copy[7000] = 1
    copy.insert(2000.25, at: 100)
    copy.removeSubrange(500..<9000)
    copy.markEstimated(0..<50)
    #expect(original.elements() == elements)
    #expect(original.estimatedCount == 0)
    original.checkInvariants()
    copy.checkInvariants()
  }
}

extension Node {
  var isRun: Bool {
    if case .run = content { true } else { false }
  }

  var leafCount: Int {
    if case .branch(let children) = content { children.reduce(0) { $0 + $1.leafCount } } else { 1 }
  }
}
