internal import Geometry

/// The bits of the numbers of a rectangle, a size or insets: what records compare and code together.
/// So −0 is not 0, and a NaN equals itself.
struct FourNumbers: BitwiseCopyable {
  var first: UInt64 = 0
  var second: UInt64 = 0
  var third: UInt64 = 0
  var fourth: UInt64 = 0
}

extension FourNumbers {
  @inline(__always)
  init(_ rect: Rect) {
    first = rect.origin.x.bitPattern
    second = rect.origin.y.bitPattern
    third = rect.size.width.bitPattern
    fourth = rect.size.height.bitPattern
  }

  init(_ size: Size) {
    first = size.width.bitPattern
    second = size.height.bitPattern
  }

  init(_ insets: EdgeInsets) {
    first = insets.top.bitPattern
    second = insets.left.bitPattern
    third = insets.bottom.bitPattern
    fourth = insets.right.bitPattern
  }

  var rect: Rect {
    Rect(origin: Point(x: numbers.0, y: numbers.1), size: Size(width: numbers.2, height: numbers.3))
  }
  var size: Size { Size(width: numbers.0, height: numbers.1) }
  var insets: EdgeInsets {
    EdgeInsets(top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3)
  }

  private var numbers: (Double, Double, Double, Double) {
    (
      Double(bitPattern: first), Double(bitPattern: second), Double(bitPattern: third),
      Double(bitPattern: fourth)
    )
  }

  /// A mark for each number that differs.
  func changes(from old: FourNumbers) -> UInt8 {
    (first == old.first ? 0 : 1) | (second == old.second ? 0 : 2) | (third == old.third ? 0 : 4)
      | (fourth == old.fourth ? 0 : 8)
  }

  /// The bits in which any of the numbers differ.
  @inline(__always)
  func differingBits(from old: FourNumbers) -> UInt64 {
    (first ^ old.first) | (second ^ old.second) | (third ^ old.third) | (fourth ^ old.fourth)
  }
}
