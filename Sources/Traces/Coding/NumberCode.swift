/// How a number is coded by the one before it.
///
/// The code holds the bytes in which the new bits differ from expected ones, without the equal bytes
/// at both ends. Tidy numbers differ only in their first bytes. What is expected is either the old
/// number, or the old one moved as far as the number that was coded last in its place: cells that
/// move together differ in nothing or in their last bits.
///
/// A code begins with a head: bits 0 to 2 hold the number of differing bytes minus one, bits 3 to 5
/// the number of equal ones before, and bit 6 is set if the number was expected to move. The bytes
/// follow, the last one first.
enum NumberCode {
  /// The head of a number that has moved as expected; no bytes follow.
  static let moved: UInt8 = 0b111_1111
  /// The head of a number that has not changed; no bytes follow.
  static let same: UInt8 = 0b111_1110
  static let expectsMove: UInt8 = 1 << 6

  /// The bits of the old number moved; those of the old one if the result is no number, whose bits
  /// depend on the processor.
  @inline(__always)
  static func expected(_ old: UInt64, _ shift: Double) -> UInt64 {
    let moved = Double(bitPattern: old) + shift
    // A NaN does not equal itself; `isNaN` takes six instructions more.
    return moved == moved ? moved.bitPattern : old
  }

  /// How far a number has moved, from the bits before and after.
  @inline(__always)
  static func shift(_ old: UInt64, _ new: UInt64) -> Double {
    Double(bitPattern: new) - Double(bitPattern: old)
  }
}
