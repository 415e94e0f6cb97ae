import Geometry

/// Fixed point in 1/64 point: up to 1023.984375 points.
///
/// Sums of multiples of 1/64 are exact in any order, so this width may add integers in the fastest
/// order and still agree with the sums of the wider blocks.
extension UInt16: BlockElement {
  private static var unitsPerPoint: Double { 64 }

  static var width: Width { .fixed }

  static func holds(_ extent: Double) -> Bool {
    let units = extent * unitsPerPoint
    return units >= 0 && units <= Double(UInt16.max) && Double(UInt16(units)) == units
  }

  init(extent: Double) { self.init(extent * UInt16.unitsPerPoint) }

  var extent: Double { Double(self) / UInt16.unitsPerPoint }

  static func content(_ block: [UInt16]) -> Node.Content { .fixed(block) }

  static func block(of extents: UnsafeBufferPointer<Double>) -> [UInt16]? {
    guard let first = extents.first, holds(first) else { return nil }
    // 2^52 plus a smaller integer has the smaller integer in its lowest bits. The addition rounds a
    // number that is not an integer, so the subtraction does not restore it. The processor can do
    // this with several extents at once, but cannot convert several to integers at once.
    let carrier = 0x1p52
    // The bits of all numbers, and the bits that rounding has changed.
    var all: UInt64 = 0
    var rounded: UInt64 = 0
    let block = [UInt16](unsafeUninitializedCapacity: extents.count) { block, count in
      for k in extents.indices {
        let units = extents[k] * unitsPerPoint
        let sum = units + carrier
        let bits = sum.bitPattern ^ carrier.bitPattern
        all |= bits
        rounded |= (sum - carrier).bitPattern ^ units.bitPattern
        block.initializeElement(at: k, to: UInt16(truncatingIfNeeded: bits))
      }
      count = extents.count
    }
    if all >> 16 | rounded == 0 { return block }
    // The bits differ for -0, too, but -0 loses only its sign.
    return extents.allSatisfy(holds) ? block : nil
  }

  static func sum(of block: [UInt16], upTo end: Int) -> Double {
    Double(units(in: block, from: 0, count: end)) / unitsPerPoint
  }

  /// The sum of the first `end` extents, added from the nearer end of a block whose sum is known.
  static func sum(of block: [UInt16], upTo end: Int, total: Double) -> Double {
    guard end > block.count / 2 else { return sum(of: block, upTo: end) }
    return total - Double(units(in: block, from: end, count: block.count - end)) / unitsPerPoint
  }

  static func place(at offset: Double, in block: [UInt16]) -> ElementPlace {
    let target = UInt32(offset * unitsPerPoint)
    var index = 0
    var start: UInt32 = 0
    // Skips elements that end at or before the target, in strides that the processor adds at once.
    func pass(by stride: Int) {
      while index &+ stride <= block.count {
        let end = start &+ units(in: block, from: index, count: stride)
        if target < end { break }
        start = end
        index &+= stride
      }
    }
    pass(by: 64)
    pass(by: 8)
    pass(by: 1)
    require(index < block.count, "Extents: offset \(offset) is not below the block's end")
    return (index, Double(start) / unitsPerPoint)
  }

  @inline(__always)
  private static func units(in block: [UInt16], from first: Int, count: Int) -> UInt32 {
    block.withUnsafeBufferPointer { block in
      var sum: UInt32 = 0
      // A full block adds up to less than 2^25 units, so the sum cannot overflow.
      for k in 0..<count { sum &+= UInt32(block[first &+ k]) }
      return sum
    }
  }
}
