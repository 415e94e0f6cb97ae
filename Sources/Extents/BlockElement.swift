/// One of the three widths in which a block keeps its extents.
///
/// The narrowest that loses nothing is taken: 16 bits in 1/64 point, `Float`, `Double`. A block is
/// 1 KiB in each, so that an insertion moves at most that much and a sum adds at most 512 numbers.
protocol BlockElement: Equatable, Sendable {
  /// The most elements of this width that one block holds.
  static var capacity: Int { get }

  /// Whether `extent` can be kept in this width without any loss.
  static func holds(_ extent: Double) -> Bool

  /// The element for an extent that this width holds.
  init(extent: Double)

  /// The extent in points.
  var extent: Double { get }

  static func content(_ block: [Self]) -> Node.Content

  /// The extents of the first `end` elements, added from left to right.
  static func sum(of block: [Self], upTo end: Int) -> Double

  /// The element whose extent holds `offset`, which lies below the sum of the whole block.
  static func index(at offset: Double, in block: [Self]) -> Int
}

/// The number of bytes in a full block.
private let blockSize = 1024

extension BlockElement {
  static var capacity: Int { blockSize / MemoryLayout<Self>.stride }

  static func sum(of block: [Self], upTo end: Int) -> Double {
    var sum = 0.0
    for k in 0..<end { sum += block[k].extent }
    return sum
  }

  static func index(at offset: Double, in block: [Self]) -> Int {
    var end = 0.0
    for k in block.indices {
      end += block[k].extent
      if offset < end { return k }
    }
    preconditionFailure("Extents: offset \(offset) is not below the block's end \(end)")
  }
}

/// The widths of a block, from the narrowest.
enum Width: Comparable {
  case fixed, single, double

  init(narrowestFor extent: Double) {
    self = UInt16.holds(extent) ? .fixed : Float.holds(extent) ? .single : .double
  }

  var capacity: Int {
    switch self {
    case .fixed: UInt16.capacity
    case .single: Float.capacity
    case .double: Double.capacity
    }
  }
}

extension Double: BlockElement {
  static func holds(_ extent: Double) -> Bool { true }

  init(extent: Double) { self = extent }

  var extent: Double { self }

  static func content(_ block: [Double]) -> Node.Content { .double(block) }
}

extension Float: BlockElement {
  static func holds(_ extent: Double) -> Bool { Double(Float(extent)) == extent }

  init(extent: Double) { self.init(extent) }

  var extent: Double { Double(self) }

  static func content(_ block: [Float]) -> Node.Content { .single(block) }
}

/// Fixed point in 1/64 point: up to 1023.984375 points.
extension UInt16: BlockElement {
  static let unitsPerPoint = 64.0

  static func holds(_ extent: Double) -> Bool {
    let units = extent * UInt16.unitsPerPoint
    return units <= Double(UInt16.max) && Double(UInt16(units)) == units
  }

  init(extent: Double) { self.init(extent * UInt16.unitsPerPoint) }

  var extent: Double { Double(self) / UInt16.unitsPerPoint }

  static func content(_ block: [UInt16]) -> Node.Content { .fixed(block) }

  // Sums of sixty-fourths are exact in any order, so these two may add whole numbers and still
  // agree with the sums that the wider blocks make.

  static func sum(of block: [UInt16], upTo end: Int) -> Double {
    Double(units(in: block, 0..<end)) / unitsPerPoint
  }

  static func index(at offset: Double, in block: [UInt16]) -> Int {
    // Elements that are added at once while they end before the offset.
    let stride = 16
    let target = UInt32(offset * unitsPerPoint)
    var end: UInt32 = 0
    var k = 0
    while k + stride <= block.count {
      let next = end + units(in: block, k..<k + stride)
      if target < next { break }
      end = next
      k += stride
    }
    while k < block.count {
      end += UInt32(block[k])
      if target < end { return k }
      k += 1
    }
    preconditionFailure("Extents: offset \(offset) is not below the block's end")
  }

  private static func units(in block: [UInt16], _ range: Range<Int>) -> UInt32 {
    block.withUnsafeBufferPointer { block in
      var sum: UInt32 = 0
      // A full block sums to less than 2^25, so nothing can wrap.
      for k in range { sum &+= UInt32(block[k]) }
      return sum
    }
  }
}
