internal import ScrollEngine

// Source: PNG, third edition, 5.3 to 5.5, 11.3.3 and 11.3.4.5.
extension PictureHeader {
  /// How many chunks are read at most: with the usual 8 KiB of pixels in each, those of 128 MiB.
  private static let mostChunks = 1 << 14
  /// The longest Exif data that are read: as long as in a JPEG file.
  private static let longestExif = 1 << 16
  private static let longestText = 1 << 12

  /// Reads the size, and the orientation and date before or after the pixels.
  static func png(_ bytes: (Int, Int) -> [UInt8]) -> PictureHeader? {
    let start = bytes(0, 33)
    guard start.count == 33, start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      start[8..<12].bigEndian == 13, start[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let (width, height) = (start[16..<20].bigEndian, start[20..<24].bigEndian)
    guard sides.contains(width), sides.contains(height) else { return nil }
    let notes = notes(bytes)
    var header = PictureHeader(
      size: notes.exif?.isOnItsSide == true
        ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height))
    if let taken = notes.exif?.taken {
      header.taken = taken
    } else if let created = notes.created {
      (header.taken, header.moment) = (created.wallTime, created.moment)
    }
    return header
  }

  private static func notes(
    _ bytes: (Int, Int) -> [UInt8]
  ) -> (exif: Exif?, created: WrittenDate?) {
    var (exif, created): (Exif?, WrittenDate?) = (nil, nil)
    var place = 8
    for _ in 0..<mostChunks {
      // Exif data take precedence, so the rest of the file need not be read.
      if exif?.taken != nil { break }
      let head = bytes(place, 8)
      guard head.count == 8 else { break }
      let (length, name) = (head[..<4].bigEndian, String(decoding: head[4...], as: UTF8.self))
      guard length <= Int(Int32.max), name != "IEND" else { break }
      switch name {
      case "eXIf" where exif == nil && length <= longestExif:
        exif = data(bytes, place, length).flatMap { Exif(notes: $0) }
      case "tEXt" where created == nil && length <= longestText:
        created = data(bytes, place, length).flatMap(text).flatMap { WrittenDate($0) }
      case "iTXt" where created == nil && length <= longestText:
        created = data(bytes, place, length).flatMap(wideText).flatMap { WrittenDate($0) }
      default: break
      }
      place += 12 + length
    }
    return (exif, created)
  }

  /// The data of the chunk at an offset; nil if the chunk is cut short or its checksum is wrong.
  private static func data(
    _ bytes: (Int, Int) -> [UInt8], _ place: Int, _ length: Int
  ) -> ArraySlice<UInt8>? {
    let chunk = bytes(place + 4, length + 8)
    guard chunk.count == length + 8, chunk.suffix(4).bigEndian == checksum(chunk.dropLast(4))
    else { return nil }
    return chunk[4..<chunk.count - 4]
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }

  private static let keyword = Array("Creation Time\0".utf8)

  /// The date in a `tEXt` chunk; nil if the chunk has another keyword.
  private static func text(_ data: ArraySlice<UInt8>) -> String? {
    guard data.starts(with: keyword) else { return nil }
    return String(decoding: data.dropFirst(keyword.count), as: UTF8.self)
  }

  /// The date in an `iTXt` chunk; nil if it has another keyword or is compressed.
  private static func wideText(_ data: ArraySlice<UInt8>) -> String? {
    guard data.starts(with: keyword) else { return nil }
    let rest = data.dropFirst(keyword.count)
    guard rest.count > 2, rest.first == 0 else { return nil }
    // The language, the keyword in that language, and the text.
    let parts = rest.dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : nil
  }
}
