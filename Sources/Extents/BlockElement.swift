import Geometry

/// The element of a block, in one of three widths: 16 bits in 1/64 point, `Float` or `Double`.
///
/// A new block uses the narrowest width that loses nothing; an edited block may keep a wider one.
/// In each width a full block takes 1 KiB, so an insertion moves at most 1 KiB, and a sum adds at
/// most 512 numbers.
protocol BlockElement: Equatable, Sendable {
  static var width: Width { get }

  /// Whether `extent` is finite, not negative, and can be stored without loss.
  static func holds(_ extent: Double) -> Bool

  /// Makes the element for an extent that this width can store.
  init(extent: Double)

  /// The extent in points.
  var extent: Double { get }

  static func content(_ block: [Self]) -> Node.Content

  /// The block of these extents; nil if this width cannot store all of them.
  static func block(of extents: UnsafeBufferPointer<Double>) -> [Self]?

  /// The sum of the first `end` extents, added from left to right.
  static func sum(of block: [Self], upTo end: Int) -> Double

  /// The element that contains `offset`, and the offset at which it starts. `offset` is below the
  /// block's sum.
  static func place(at offset: Double, in block: [Self]) -> ElementPlace
}

/// An element of a node, with the offset of its start in that node.
typealias ElementPlace = (index: Int, offset: Double)

extension BlockElement {
  /// The greatest number of elements of this width that a block holds.
  static var capacity: Int { width.capacity }

  static func block(of extents: UnsafeBufferPointer<Double>) -> [Self]? {
    extents.allSatisfy(holds) ? extents.map(Self.init(extent:)) : nil
  }

  static func sum(of block: [Self], upTo end: Int) -> Double {
    var sum = 0.0
    for k in 0..<end { sum += block[k].extent }
    return sum
  }

  static func place(at offset: Double, in block: [Self]) -> ElementPlace {
    var start = 0.0
    for k in block.indices {
      let end = start + block[k].extent
      if offset < end { return (k, start) }
      start = end
    }
    fail("Extents: offset \(offset) is not below the block's end \(start)")
  }
}

/// The widths of a block, from the narrowest to the widest.
enum Width: Comparable {
  case fixed, single, double

  init(narrowestFor extent: Double) {
    self = UInt16.holds(extent) ? .fixed : Float.holds(extent) ? .single : .double
  }

  /// The number of elements in a full block of 1 KiB.
  var capacity: Int {
    switch self {
    case .fixed: 1024 / MemoryLayout<UInt16>.stride
    case .single: 1024 / MemoryLayout<Float>.stride
    case .double: 1024 / MemoryLayout<Double>.stride
    }
  }
}

extension Double: BlockElement {
  static var width: Width { .double }

  static func holds(_ extent: Double) -> Bool { extent >= 0 && extent < .infinity }

  /// Makes an element; adding 0 turns -0 into 0.
  init(extent: Double) { self = extent + 0 }

  var extent: Double { self }

  static func content(_ block: [Double]) -> Node.Content { .double(block) }
}

extension Float: BlockElement {
  static var width: Width { .single }

  static func holds(_ extent: Double) -> Bool {
    Double.holds(extent) && Double(Float(extent)) == extent
  }

  init(extent: Double) { self.init(extent + 0) }

  var extent: Double { Double(self) }

  static func content(_ block: [Float]) -> Node.Content { .single(block) }
}
