/// What a PNG file says about itself, read before any of its picture is unpacked.
///
/// The chunks are those of the PNG specification: a length, a name, that many bytes and a checksum.
struct PNGHeader: Hashable {
  /// In pixels, as the file claims.
  let width: Int
  let height: Int
  /// How many bytes all rows together take when unpacked.
  private let unpackedSize: Int
  /// How many bytes of packed rows the file contains.
  private let packedSize: Int

  /// The most bytes that deflate makes of one.
  private static let greatestExpansion = 1_032
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The number of channels for each colour type.
  private static let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  /// Reads a header; nil if the bytes do not begin like a PNG file.
  init?(_ bytes: [UInt8]) {
    let file = BigEndianBytes(bytes)
    guard bytes.starts(with: Self.signature), file.long(8) == 13, file.text(12) == "IHDR",
      let width = file.long(16), let height = file.long(20), bytes.count >= 33,
      let channels = Self.channels[Int(bytes[25])], width > 0, height > 0,
      width <= Int32.max, height <= Int32.max
    else { return nil }
    self.width = width
    self.height = height
    let bits = width * channels * Int(bytes[24])
    // Each row has an extra byte for its filter.
    unpackedSize = height.multipliedReportingOverflow(by: 1 + (bits + 7) / 8).partialValue
    packedSize = Self.packedSize(file, bytes.count)
  }

  private static func packedSize(_ file: BigEndianBytes, _ count: Int) -> Int {
    var size = 0
    var place = 33
    while let length = file.long(place), let name = file.text(place + 4) {
      // The last one may claim more than there is.
      if name == "IDAT" { size += min(length, count - place - 8) }
      place += 12 + length
    }
    return size
  }

  /// Whether the file is long enough for all the pixels that it claims.
  var isPossible: Bool { unpackedSize / Self.greatestExpansion <= packedSize }
}
