/// FNV-1a over texts in order, truncated to 48 bits, so that every reader of JSON keeps all digits.
struct TextChecksum: Equatable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  var value: Int { Int(state & 0xFFFF_FFFF_FFFF) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // Ends the text with a byte that UTF-8 never contains.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
