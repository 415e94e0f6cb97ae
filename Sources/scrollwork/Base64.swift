/// Bytes as text, for data in a page.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in base 64, with padding.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...].prefix(3)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < rest.count ? Int(rest[place + offset]) : 0)
      }
      for digit in 0..<4 {
        text.append(
          digit <= rest.count ? digits[group >> (6 * (3 - digit)) & 63] : UInt8(ascii: "="))
      }
      place += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
