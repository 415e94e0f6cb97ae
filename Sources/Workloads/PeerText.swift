/// The text of the peers' cells.
enum PeerText {
  private static let section: StaticString = "Section "
  private static let row: StaticString = " Row "

  /// A text such as `Section 3 Row 14`, which the peers format with `"Section %lld Row %lld"`.
  static func text(section: Int, row: Int) -> String {
    // Room for the words and two numbers of the greatest length.
    String(unsafeUninitializedCapacity: 54) { buffer in
      var end = append(Self.section, to: buffer, at: 0)
      end = append(section, to: buffer, at: end)
      end = append(Self.row, to: buffer, at: end)
      return append(row, to: buffer, at: end)
    }
  }

  @inline(__always)
  private static func append(
    _ text: StaticString, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    for index in 0..<text.utf8CodeUnitCount { buffer[start + index] = text.utf8Start[index] }
    return start + text.utf8CodeUnitCount
  }

  @inline(__always)
  private static func append(
    _ number: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    var rest = UInt(number)
    var end = start + 1
    var limit: UInt = 10
    while rest >= limit, end < start + 20 {
      end += 1
      limit = limit &* 10
    }
    var index = end
    repeat {
      index -= 1
      buffer[index] = 48 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while index > start
    return end
  }
}
