internal import ScrollEngine

/// The facts at the beginning of a picture file: its size, and when it was taken.
struct PictureHeader: Equatable {
  /// The size of the upright picture, in pixels.
  var size: PixelSize
  /// When the picture was taken, in local time.
  var taken: WallTime?
  /// When the picture was made, in seconds since 1970 in UTC, if the file gives that.
  var moment: Int?

  init(size: PixelSize, taken: WallTime? = nil) { (self.size, self.taken) = (size, taken) }

  /// Reads a header; nil if it is damaged, or if the file is not a picture that can be shown.
  ///
  /// `bytes` returns the bytes at a place of the file, or fewer at its end.
  init?(_ bytes: (_ place: Int, _ count: Int) -> [UInt8]) {
    guard bytes(0, 3) != [0xFF, 0xD8, 0xFF] else {
      self.init(jpeg: bytes)
      return
    }
    guard let header = Self.png(bytes) else { return nil }
    self = header
  }

  static let sides = 1...0x7FFF_FFFF
  /// The most segments that are read before the size.
  private static let mostSegments = 1000

  private init?(jpeg bytes: (Int, Int) -> [UInt8]) {
    var place = 2
    var exif = Exif()
    for _ in 0..<Self.mostSegments {
      let head = bytes(place, 9)
      guard head.count >= 4, head[0] == 0xFF else { return nil }
      let kind = head[1]
      // Bytes of 0xFF may stand before a marker.
      if kind == 0xFF {
        place += 1
        continue
      }
      // The pixels or the end of the file come before a size.
      guard kind != 0xDA, kind != 0xD9, kind != 0 else { return nil }
      let length = head[2..<4].bigEndian
      guard length >= 2 else { return nil }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard head.count == 9 else { return nil }
        let (height, width) = (head[5..<7].bigEndian, head[7..<9].bigEndian)
        guard width > 0, height > 0 else { return nil }
        size =
          exif.isOnItsSide
          ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
        taken = exif.taken
        return
      }
      if kind == 0xE1, let found = Exif(segment: bytes(place + 4, length - 2)) { exif = found }
      place += 2 + length
    }
    return nil
  }
}

extension Sequence<UInt8> {
  /// The value of the bytes as a number, with the highest byte first.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}
