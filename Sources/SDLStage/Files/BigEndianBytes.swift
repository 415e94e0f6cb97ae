/// Bytes in PNG's order, highest first; nothing is read past their end.
struct BigEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func short(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func long(_ place: Int) -> Int? {
    guard let high = short(place), let low = short(place + 2) else { return nil }
    return high << 16 | low
  }

  func text(_ place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
  }
}
