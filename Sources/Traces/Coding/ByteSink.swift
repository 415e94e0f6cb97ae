/// Bytes that grow at their end.
///
/// This is memory of its own and not an array: an array checks with each byte whether it is shared.
struct ByteSink: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var limit: UnsafeMutableRawPointer
  private static let firstCapacity = 256

  init() {
    start = .allocate(byteCount: Self.firstCapacity, alignment: 8)
    end = start
    limit = start + Self.firstCapacity
  }

  deinit { start.deallocate() }

  var count: Int { end - start }

  /// Returns the bytes, and begins again with none.
  mutating func take() -> [UInt8] {
    let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    end = start
    return bytes
  }

  /// Writes up to `room` bytes. The room is asked for once, and not for each byte.
  @inline(__always)
  mutating func write(upTo room: Int, _ body: (inout ByteCursor) -> Void) {
    if limit - end < room + ByteCursor.slack { grow(room + ByteCursor.slack) }
    var cursor = ByteCursor(at: end)
    body(&cursor)
    end = cursor.place
  }

  @inline(never)
  private mutating func grow(_ room: Int) {
    let (count, capacity) = (self.count, max(2 * (limit - start), self.count + room))
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
    end = larger + count
    limit = larger + capacity
  }

  mutating func append(_ byte: UInt8) { write(upTo: 1) { $0.append(byte) } }

  mutating func append(_ bytes: [UInt8]) {
    write(upTo: bytes.count) { cursor in bytes.withUnsafeBytes { cursor.append($0) } }
  }

  /// Appends a checksum or a length, the most significant byte first.
  mutating func append(fixed number: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func append(number: UInt64) {
    write(upTo: ByteCursor.longestWhole) { $0.append(number: number) }
  }

  mutating func append(_ number: Int, after old: Int) {
    write(upTo: ByteCursor.longestWhole) { $0.append(number, after: old) }
  }

  /// Appends the length of a text and its bytes in UTF-8.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes in
      append(number: UInt64(bytes.count))
      write(upTo: bytes.count) { $0.append(UnsafeRawBufferPointer(bytes)) }
    }
  }

  mutating func append(_ number: Double, after old: Double, shift: inout Double) {
    write(upTo: ByteCursor.longestNumber) { $0.append(number, after: old, shift: &shift) }
  }

  mutating func appendChanged(
    _ new: FourNumbers, after old: FourNumbers, shifts: inout Shifts
  ) {
    write(upTo: 4 * ByteCursor.longestNumber) {
      var old = old
      _ = $0.appendChanged(new, over: &old, shifts: &shifts)
    }
  }
}
