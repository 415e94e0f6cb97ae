internal import PNG

/// A line of text in a PNG file, stored outside the picture in a chunk of the type `tEXt`.
///
/// Source: PNG specification, 11.3.3.2.
enum PNGNote {
  private static let key = Array("Comment\0".utf8)

  /// The file with a note before its end.
  static func adding(_ note: String, to file: [UInt8]) -> [UInt8] {
    let end = chunks(of: file).first { $0.name == "IEND" }?.start ?? file.count
    let text = note.utf8.map { $0 < 128 ? $0 : UInt8(ascii: "?") }
    return file[..<end] + PNGChunks.chunk("tEXt", key + text) + file[end...]
  }

  /// The note of a file; nil if it has none.
  static func note(in file: [UInt8]) -> String? {
    for chunk in chunks(of: file) where chunk.name == "tEXt" {
      let data = file[chunk.data]
      guard data.starts(with: key) else { continue }
      return String(decoding: data.dropFirst(key.count), as: UTF8.self)
    }
    return nil
  }

  /// The chunks of a file up to the first incomplete one.
  private static func chunks(of file: [UInt8]) -> some Sequence<PNGChunks.Chunk> {
    PNGChunks(of: file).prefix { $0.end <= file.count }
  }
}
