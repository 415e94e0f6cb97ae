/// The file format of a thumbnail, which shows whether the thumbnail is complete.
///
/// Eight bytes name the format; the length and the checksum of the JPEG file follow, eight bytes
/// each with the lowest first; then the JPEG file itself.
enum ThumbnailEntry {
  private static let name = Array("SWPHOTO1".utf8)
  static let headerCount = 24
  /// No thumbnail is as large as this.
  static let mostBytes = 16 << 20

  static func bytes(of jpeg: [UInt8]) -> [UInt8] {
    func number(_ value: UInt64) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    return name + number(UInt64(jpeg.count)) + number(Checksum.of(jpeg)) + jpeg
  }

  /// The JPEG file in an entry; nil if the entry is damaged or incomplete.
  static func jpeg(in bytes: [UInt8]) -> [UInt8]? {
    func number(_ place: Int) -> UInt64 {
      bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard bytes.count > headerCount, bytes.starts(with: name),
      number(8) == UInt64(bytes.count - headerCount)
    else { return nil }
    let jpeg = Array(bytes[headerCount...])
    return number(16) == Checksum.of(jpeg) ? jpeg : nil
  }
}
