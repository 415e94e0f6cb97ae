/// Bytes that are read from front to back. What is missing or not allowed is a failure.
struct ByteSource {
  /// What the bytes are, for failures.
  enum Origin {
    /// A part of the file from an offset.
    case file(from: Int)
    /// The unpacked data of the segment that begins at an offset in the file.
    case unpacked(segment: Int)
  }

  private let all: [UInt8]
  private let origin: Origin
  private(set) var offset = 0

  init(_ bytes: [UInt8], in origin: Origin) {
    all = bytes
    self.origin = origin
  }

  var left: Int { all.count - offset }

  /// A failure at the present place or so many bytes before it.
  func failure(back: Int = 0, _ reason: String, allowed: String) -> TraceFailure {
    let place =
      switch origin {
      case .file(let start): TraceFailure.Place.file(start + offset - back)
      case .unpacked(let segment): TraceFailure.Place.unpacked(offset - back, segment: segment)
      }
    return TraceFailure(at: place, reason, allowed: allowed)
  }

  private func end(in what: String) -> TraceFailure {
    failure("the data end in \(what)", allowed: "whole data")
  }

  mutating func byte(_ what: @autoclosure () -> String) throws(TraceFailure) -> UInt8 {
    guard left > 0 else { throw end(in: what()) }
    defer { offset += 1 }
    return all[offset]
  }

  mutating func bytes(_ count: Int) throws(TraceFailure) -> ArraySlice<UInt8> {
    guard left >= count else {
      throw failure("\(count) bytes are announced, \(left) are left", allowed: "up to \(left)")
    }
    defer { offset += count }
    return all[offset..<offset + count]
  }

  /// Reads a checksum or a length, the most significant byte first.
  mutating func fixed(_ what: @autoclosure () -> String) throws(TraceFailure) -> UInt32 {
    guard left >= 4 else { throw end(in: what()) }
    return try bytes(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Reads a whole number in groups of seven bits.
  mutating func number(_ what: @autoclosure () -> String) throws(TraceFailure) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = try byte(what())
      let group = UInt64(byte & 0x7F)
      guard shift < 63 || (shift == 63 && group <= 1) else {
        throw failure(back: 1, "\(what()) has more than 64 bits", allowed: "up to 64")
      }
      number |= group << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads the number of things that follow, each of at least one byte.
  mutating func count(_ what: @autoclosure () -> String) throws(TraceFailure) -> Int {
    let number = try number(what())
    guard let count = Int(exactly: number), count <= left else {
      throw failure("\(number) \(what()) are announced", allowed: "up to \(left)")
    }
    return count
  }

  /// Reads the distance from another whole number.
  mutating func whole(
    after old: Int, _ what: @autoclosure () -> String
  ) throws(TraceFailure) -> Int {
    let code = try number(what())
    return old &+ (Int(truncatingIfNeeded: code >> 1) ^ -Int(truncatingIfNeeded: code & 1))
  }

  /// Reads a text. Bytes that are no UTF-8 are replaced.
  mutating func text(_ what: @autoclosure () -> String) throws(TraceFailure) -> String {
    try String(decoding: bytes(count("bytes of " + what())), as: UTF8.self)
  }

  /// Reads a number by the one before it (``NumberCode``), and updates the shift.
  mutating func number(
    after old: Double, shift: inout Double, _ what: @autoclosure () -> String
  ) throws(TraceFailure) -> Double {
    Double(bitPattern: try bits(after: old.bitPattern, shift: &shift, what()))
  }

  private mutating func bits(
    after old: UInt64, shift: inout Double, _ what: @autoclosure () -> String
  ) throws(TraceFailure) -> UInt64 {
    let head = try byte(what())
    var new = old
    switch head {
    case NumberCode.same: break
    case NumberCode.moved: new = NumberCode.expected(old, shift)
    default:
      let (before, count) = (Int(head >> 3 & 7), Int(head & 7) + 1)
      guard head < 0x80, before + count <= 8 else {
        throw failure(back: 1, "\(what()) has the head \(head)", allowed: "heads of up to 8 bytes")
      }
      var difference: UInt64 = 0
      for byte in try bytes(count).reversed() { difference = difference << 8 | UInt64(byte) }
      difference <<= UInt64(8 * (8 - before - count))
      new =
        difference ^ (head & NumberCode.expectsMove == 0 ? old : NumberCode.expected(old, shift))
    }
    shift = NumberCode.shift(old, new)
    return new
  }

  /// Reads those of four numbers that `changes` has a mark for.
  mutating func numbers(
    after old: FourNumbers, shifts: inout Shifts, changes: UInt8,
    _ what: @autoclosure () -> String
  ) throws(TraceFailure) -> FourNumbers {
    var new = old
    if changes & 1 != 0 { new.first = try bits(after: old.first, shift: &shifts.first, what()) }
    if changes & 2 != 0 { new.second = try bits(after: old.second, shift: &shifts.second, what()) }
    if changes & 4 != 0 { new.third = try bits(after: old.third, shift: &shifts.third, what()) }
    if changes & 8 != 0 { new.fourth = try bits(after: old.fourth, shift: &shifts.fourth, what()) }
    return new
  }
}
