internal import PNG

// Source: PNG, third edition, 11.3.4.5.
extension Orientation {
  /// The most chunks that are searched: with the usual 8 KiB of pixels in each chunk, 128 MiB.
  private static let mostChunks = 1 << 14
  /// The longest Exif data that are read, in bytes: a JPEG file cannot hold longer data, either.
  private static let longestNote = 1 << 16

  /// The orientation of the picture in a PNG file; upright if the file has no undamaged Exif data.
  ///
  /// `bytes` returns up to `count` bytes at a place: fewer at the end of the file. Pixels are
  /// skipped, because the Exif data may follow them.
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

  /// The orientation of the picture in a whole PNG file in memory.
  init(png bytes: UnsafeBufferPointer<UInt8>) {
    self.init { place, count in
      place < bytes.count ? Array(bytes[place..<min(bytes.count, place + count)]) : []
    }
  }

  /// The data between the name and the checksum of a chunk; nil if the chunk is cut short or
  /// damaged.
  private static func data(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8,
      PNGChunks.number(bytes.suffix(4)) == PNGChunks.checksum(of: bytes.dropLast(4))
    else { return nil }
    let data = bytes[4..<bytes.count - 4]
    // Some programs also write the mark that precedes the Exif data in a JPEG file.
    return Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
  }
}
