internal import ScrollEngine

/// What the first bytes of a picture tell: its size, and when it was taken.
struct PictureHeader: Equatable {
  /// Upright, in pixels.
  var size: PixelSize
  /// As the clock of the place showed it.
  var taken: WallTime?
  /// In seconds since 1970 in Greenwich, where the file tells it so.
  var moment: Int?

  init(size: PixelSize, taken: WallTime? = nil) { (self.size, self.taken) = (size, taken) }

  /// Reads a header; nil if there is none of a picture that can be shown, or it is damaged.
  ///
  /// `bytes` returns those at a place, or fewer at the end of the file.
  init?(_ bytes: (_ place: Int, _ count: Int) -> [UInt8]) {
    guard bytes(0, 3) != [0xFF, 0xD8, 0xFF] else {
      self.init(jpeg: bytes)
      return
    }
    guard let header = Self.png(bytes) else { return nil }
    self = header
  }

  static let sides = 1...0x7FFF_FFFF
  /// No picture has more segments than these before its size.
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
      // The beginning of the pixels, or the end, before a size.
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
  /// The number that the bytes are, the highest first.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}
