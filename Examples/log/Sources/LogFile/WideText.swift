/// Turns UTF-16 into UTF-8, in pieces of any size.
struct WideText {
  /// The order of the two bytes of a unit.
  enum Order: Hashable, Sendable {
    case little
    case big
  }

  private let order: Order
  private var half: UInt8?
  private var high: UInt16?
  private var isFirst = true

  init(_ order: Order) { self.order = order }

  /// Whether the text so far ends within a character.
  var isUnfinished: Bool { half != nil || high != nil }

  /// The characters that the next bytes complete; half of a pair becomes a replacement character.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit =
        order == .little ? UInt16(byte) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(byte)
      defer { isFirst = false }
      // The mark is no part of the text.
      if isFirst, unit == 0xFEFF { continue }
      take(unit, &text)
    }
    return text
  }

  private mutating func take(_ unit: UInt16, _ text: inout [UInt8]) {
    if let high {
      self.high = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + ((UInt32(high) - 0xD800) << 10) + (UInt32(unit) - 0xDC00)
        if let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) { text += bytes }
        return
      }
      text += UTF8.encodedReplacementCharacter
    }
    if unit < 0x80 {
      text.append(UInt8(unit))
    } else if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else if let scalar = Unicode.Scalar(unit), let bytes = UTF8.encode(scalar) {
      text += bytes
    } else {
      text += UTF8.encodedReplacementCharacter
    }
  }
}
