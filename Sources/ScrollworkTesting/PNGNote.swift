/// A line of text in a PNG file that is no part of the picture, as a chunk of the type `tEXt`.
///
/// Source: PNG specification, 11.3.3.2 and annex D for the checksum.
enum PNGNote {
  private static let keyword = "Comment"
  private static let signatureLength = 8

  /// The file with a note before its end.
  static func adding(_ note: String, to file: [UInt8]) -> [UInt8] {
    let end = chunks(of: file).last { $0.type == "IEND" }?.start ?? file.count
    let content = Array(keyword.utf8) + [0] + Array(note.utf8.map { $0 < 128 ? $0 : UInt8(63) })
    let typed = Array("tEXt".utf8) + content
    let chunk = bytes(UInt32(content.count)) + typed + bytes(checksum(of: typed))
    return Array(file[..<end]) + chunk + Array(file[end...])
  }

  /// The note of a file; nil if it has none.
  static func note(in file: [UInt8]) -> String? {
    let key = Array(keyword.utf8) + [0]
    for chunk in chunks(of: file) where chunk.type == "tEXt" {
      let content = file[chunk.content]
      if content.starts(with: key) {
        return String(decoding: content.dropFirst(key.count), as: UTF8.self)
      }
    }
    return nil
  }

  private struct Chunk {
    var start: Int
    var type: String
    var content: Range<Int>
  }

  /// The chunks of a file, as far as they are whole.
  private static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = signatureLength
    while place + 12 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - place - 12 else { break }
      let type = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append(
        Chunk(start: place, type: type, content: (place + 8)..<(place + 8 + length)))
      place += 12 + length
    }
    return chunks
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }
}
