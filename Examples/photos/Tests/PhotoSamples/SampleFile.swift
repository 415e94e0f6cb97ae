internal import Images
internal import Glibc
public import ScrollEngine

/// Makes the bytes of picture files, with the date and orientation that cameras record.
public enum SampleFile {
  /// A JPEG file; `taken` is a date in the form of Exif, `orientation` is Exif's number.
  public static func jpeg(
    _ image: Image, quality: Int = 80, taken: String? = nil, orientation: Int = 1
  ) -> [UInt8] {
    guard let bytes = ImageFile.jpeg(of: image, quality: quality) else { return [] }
    return jpeg(bytes, taken: taken, orientation: orientation)
  }

  /// Adds a date and an orientation to a JPEG file that has none.
  public static func jpeg(_ bytes: [UInt8], taken: String?, orientation: Int = 1) -> [UInt8] {
    guard taken != nil || orientation != 1 else { return bytes }
    let exif = exif(taken, orientation)
    return bytes[..<2] + [0xFF, 0xE1] + big(exif.count + 2, 2) + exif + bytes[2...]
  }

  /// Exif data of a JPEG file, with the highest byte first, after six bytes that name the format.
  public static func exif(_ taken: String?, _ orientation: Int) -> [UInt8] {
    func entry(_ tag: Int, _ kind: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      big(tag, 2) + big(kind, 2) + big(count, 4) + value
    }
    let head = Array("Exif\0\0MM".utf8) + big(42, 2) + big(8, 4)
    let turn = entry(0x0112, 3, 1, big(orientation, 2) + [0, 0])
    guard let taken else { return head + big(1, 2) + turn + big(0, 4) }
    // The second table follows the first one, and the text follows the second table.
    let first = big(2, 2) + turn + entry(0x8769, 4, 1, big(38, 4)) + big(0, 4)
    let second = big(1, 2) + entry(0x9003, 2, 20, big(56, 4)) + big(0, 4)
    return head + first + second + Array(taken.utf8) + [0]
  }

  /// A chunk of a PNG file: a name of four letters, and its data.
  public typealias Chunk = (name: String, data: [UInt8])

  /// A PNG file without compression, with chunks before and after its pixels.
  public static func png(
    _ image: Image, before: [Chunk] = [], after: [Chunk] = []
  ) -> [UInt8] {
    let size = image.pixelSize
    var rows: [UInt8] = []
    for y in 0..<size.height {
      rows.append(0)
      for x in 0..<size.width {
        let color = image[x, y]
        rows += [color.red, color.green, color.blue, color.alpha]
      }
    }
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65_535) {
      let count = min(65_535, rows.count - start)
      let low = [UInt8(count & 255), UInt8(count >> 8)]
      data += [start + count == rows.count ? 1 : 0] + low + low.map { ~$0 }
      data += rows[start..<start + count]
    }
    data += big(adler(rows), 4)
    let head: Chunk = ("IHDR", big(size.width, 4) + big(size.height, 4) + [8, 6, 0, 0, 0])
    // Splits the pixels into several chunks, as most programs do.
    let parts = stride(from: 0, to: data.count, by: 8192).map { start -> Chunk in
      ("IDAT", Array(data[start..<min(data.count, start + 8192)]))
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + ([head] + before + parts + after + [("IEND", [])]).flatMap { chunk($0.name, $0.data) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count, 4) + body + big(crc(body), 4)
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }

  private static func crc(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }

  /// Writes a file, and sets its time in seconds since 1970 in UTC; returns whether both worked.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String, changed: Int? = nil) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { return false }
    guard let changed else { return true }
    let time = timespec(tv_sec: changed, tv_nsec: 0)
    return utimensat(AT_FDCWD, path, [time, time], 0) == 0
  }
}
