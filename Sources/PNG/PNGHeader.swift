/// The size that a PNG file claims in its first chunk. Source: PNG, third edition, 11.2.1.
package struct PNGHeader: Hashable {
  /// The width in pixels, as the file claims; above zero.
  package let width: Int
  /// The height in pixels, as the file claims; above zero.
  package let height: Int
  /// The number of bytes of all rows together when they are unpacked; `Int.max` if the number is
  /// larger.
  private let unpackedSize: Int

  /// The length of the signature and of the first chunk, in bytes.
  private static let length = 33
  /// The most bytes that one deflated byte can unpack to.
  private static let greatestExpansion = 1_032
  /// The number of channels for each colour type.
  private static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  /// Reads a header; nil if the bytes do not begin like a PNG file.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= Self.length, bytes.starts(with: PNGChunks.signature),
      PNGChunks.number(bytes[8..<12]) == 13, bytes[12..<16].elementsEqual("IHDR".utf8),
      let channels = Self.channels[bytes[25]]
    else { return nil }
    let (width, height) = (PNGChunks.number(bytes[16..<20]), PNGChunks.number(bytes[20..<24]))
    guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else { return nil }
    self.width = width
    self.height = height
    // Each row has an extra byte for its filter.
    let row = 1 + (width * channels * Int(bytes[24]) + 7) / 8
    let (size, overflows) = height.multipliedReportingOverflow(by: row)
    unpackedSize = overflows ? .max : size
  }

  /// Whether a file is long enough for all the pixels that it claims.
  ///
  /// - Complexity: O(chunks).
  package func isPossible(in file: [UInt8]) -> Bool {
    var packedSize = 0
    for chunk in PNGChunks(of: file) where chunk.name == "IDAT" {
      // Counts only bytes in the file: the last chunk may claim more.
      packedSize += chunk.data.clamped(to: 0..<file.count).count
    }
    return unpackedSize / Self.greatestExpansion <= packedSize
  }
}
