/// The pieces that a PNG file consists of. Source: PNG, third edition, 5.3 to 5.5 and 11.3.4.5.
enum PNGChunks {
  /// More of them are not gone through: with the usual 8 KiB of pixels in each, that is 128 MiB.
  private static let most = 1 << 14
  /// What a JPEG file can hold of such notes, too.
  private static let longestNote = 1 << 16

  /// How the picture was held; upright if the file does not say so, or what says so is damaged.
  ///
  /// `bytes` returns those at a place, or fewer at the end of the file. Pixels are skipped: what a camera
  /// notes may come after them.
  static func orientation(_ bytes: (_ place: Int, _ count: Int) -> [UInt8]) -> Orientation {
    var place = PNGRows.signature.count
    for _ in 0..<most {
      let head = bytes(place, 8)
      guard head.count == 8 else { break }
      let (length, name) = (Self.number(head[..<4]), head[4...])
      guard length <= Int(Int32.max), !name.elementsEqual("IEND".utf8) else { break }
      if name.elementsEqual("eXIf".utf8), length <= longestNote,
        let data = data(bytes(place + 4, length + 8))
      {
        return data.withUnsafeBufferPointer { Orientation(tiff: $0) }
      }
      place += 12 + length
    }
    return .upright
  }

  /// What a name, data and a checksum have as data; nil if it is cut short or damaged.
  private static func data(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8, number(bytes.suffix(4)) == checksum(bytes.dropLast(4)) else {
      return nil
    }
    let data = bytes[4..<bytes.count - 4]
    // Some programs write what a JPEG file has there.
    let mark = Orientation.mark
    return Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}
