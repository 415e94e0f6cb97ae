internal import PNG

// Source: PNG, third edition, 11.3.4.5.
extension Orientation {
  /// More chunks are not gone through: with the usual 8 KiB of pixels in each, that is 128 MiB.
  private static let mostChunks = 1 << 14
  /// What a JPEG file can hold of such notes, too.
  private static let longestNote = 1 << 16

  /// How the picture in a PNG file was held; upright if the file does not say so, or its note is damaged.
  ///
  /// `bytes` returns those at a place, or fewer at the end of the file. Pixels are skipped: what a camera
  /// notes may come after them.
  init(png bytes: @escaping (_ place: Int, _ count: Int) -> [UInt8]) {
    let notes = PNGChunks(bytes).lazy.prefix(Self.mostChunks).filter {
      $0.name == "eXIf" && $0.length <= Self.longestNote
    }
    for note in notes {
      guard let data = Self.data(bytes(note.start + 4, note.length + 8)) else { continue }
      self = data.withUnsafeBufferPointer { Orientation(tiff: $0) }
      return
    }
    self = .upright
  }

  /// How the picture in a whole file was held.
  init(png bytes: UnsafeBufferPointer<UInt8>) {
    self.init { place, count in
      place < bytes.count ? Array(bytes[place..<min(bytes.count, place + count)]) : []
    }
  }

  /// What a name, data and a checksum have as data; nil if they are cut short or damaged.
  private static func data(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8,
      PNGChunks.number(bytes.suffix(4)) == PNGChunks.checksum(of: bytes.dropLast(4))
    else { return nil }
    let data = bytes[4..<bytes.count - 4]
    // Some programs write what a JPEG file has there.
    return Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
  }
}
