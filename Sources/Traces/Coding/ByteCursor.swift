/// A place in memory that has room for what is written there: the caller asks for it first.
struct ByteCursor {
  /// The room in bytes of the longest code of a whole number and of a number.
  static let longestWhole = 10
  static let longestNumber = 9
  /// The room after the last byte: eight bytes are stored also where fewer count.
  static let slack = 8

  private(set) var place: UnsafeMutableRawPointer

  init(at place: UnsafeMutableRawPointer) { self.place = place }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: place, count: bytes.count).copyMemory(from: bytes)
    place += bytes.count
  }

  /// Leaves out a byte that is known later, and returns its place.
  @inline(__always)
  mutating func skipByte() -> UnsafeMutableRawPointer {
    defer { place += 1 }
    return place
  }

  /// Appends a whole number in groups of seven bits, the lowest first; a set eighth bit means that
  /// a further group follows.
  @inline(__always)
  mutating func append(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the distance between two whole numbers: small ones of both signs take one byte.
  @inline(__always)
  mutating func append(_ number: Int, after old: Int) {
    let distance = number &- old
    append(number: UInt64(bitPattern: Int64((distance << 1) ^ (distance >> 63))))
  }

  /// Appends a number by the one before it (``NumberCode``), and updates the shift.
  mutating func append(_ number: Double, after old: Double, shift: inout Double) {
    if number.bitPattern == old.bitPattern {
      append(NumberCode.same)
      shift = number - old
    } else {
      append(changed: number.bitPattern, after: old.bitPattern, shift: &shift)
    }
  }

  /// Appends those of four numbers that have changed, and updates the old ones; returns a mark for
  /// each.
  @inline(__always)
  mutating func appendChanged(
    _ new: FourNumbers, over old: inout FourNumbers, shifts: inout Shifts
  ) -> UInt8 {
    var changes: UInt8 = 0
    if new.first != old.first {
      changes |= 1
      append(changed: new.first, after: old.first, shift: &shifts.first)
      old.first = new.first
    }
    if new.second != old.second {
      changes |= 2
      append(changed: new.second, after: old.second, shift: &shifts.second)
      old.second = new.second
    }
    if new.third != old.third {
      changes |= 4
      append(changed: new.third, after: old.third, shift: &shifts.third)
      old.third = new.third
    }
    if new.fourth != old.fourth {
      changes |= 8
      append(changed: new.fourth, after: old.fourth, shift: &shifts.fourth)
      old.fourth = new.fourth
    }
    return changes
  }

  /// Appends a number whose bits have changed, and updates the shift.
  @inline(__always)
  private mutating func append(changed number: UInt64, after old: UInt64, shift: inout Double) {
    let fromMoved = number ^ NumberCode.expected(old, shift)
    shift = NumberCode.shift(old, number)
    if fromMoved == 0 {
      append(NumberCode.moved)
    } else {
      place = Self.store(number ^ old, orIfMoved: fromMoved, at: place)
    }
  }

  /// Stores the shorter one of two differences, and returns the end; neither is 0.
  private static func store(
    _ fromOld: UInt64, orIfMoved fromMoved: UInt64, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let (zeros, movedZeros) = (equalBytes(fromOld), equalBytes(fromMoved))
    return movedZeros.before &+ movedZeros.after > zeros.before &+ zeros.after
      ? store(fromMoved, movedZeros, NumberCode.expectsMove, at: place)
      : store(fromOld, zeros, 0, at: place)
  }

  /// The numbers of zero bytes at both ends.
  @inline(__always)
  private static func equalBytes(_ bits: UInt64) -> (before: Int, after: Int) {
    (bits.leadingZeroBitCount >> 3, bits.trailingZeroBitCount >> 3)
  }

  @inline(__always)
  private static func store(
    _ bits: UInt64, _ zeros: (before: Int, after: Int), _ mark: UInt8,
    at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let last = 7 &- zeros.before &- zeros.after
    place.storeBytes(
      of: UInt8(truncatingIfNeeded: (zeros.before &<< 3) | last) | mark, as: UInt8.self)
    let bytes = (bits &>> UInt64(truncatingIfNeeded: zeros.after &<< 3)).littleEndian
    (place + 1).storeBytes(of: bytes, as: UInt64.self)
    return place + (last &+ 2)
  }
}
