/// The chunks of a PNG file, in order, up to `IEND`, the end of the file, or bytes that are no
/// chunk.
///
/// Source: PNG, third edition, 5.3 to 5.6 and annex D.
///
/// - Complexity: O(1) for each chunk: its data are not read.
package struct PNGChunks: Sequence, IteratorProtocol {
  /// The bytes with which every PNG file begins.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The number of bytes of a chunk besides its data: of the length, the name and the checksum.
  package static let frame = 12

  /// A length, a name, data of that length and a checksum.
  package struct Chunk: Hashable {
    /// The offset of the chunk in the file, in bytes.
    package let start: Int
    /// The name, of four letters.
    package let name: String
    /// The length of the data that the chunk claims, in bytes; the file may have fewer.
    package let length: Int

    /// The range of the claimed data in the file, in bytes.
    package var data: Range<Int> { start + 8..<start + 8 + length }
    /// The offset of the next chunk in the file, in bytes.
    package var end: Int { start + PNGChunks.frame + length }
  }

  private let bytes: (_ place: Int, _ count: Int) -> [UInt8]
  /// The offset of the next chunk; nil after `IEND`.
  private var place: Int? = PNGChunks.signature.count

  /// Makes the sequence for a file; `bytes` returns up to `count` bytes at a place of the file.
  package init(_ bytes: @escaping (_ place: Int, _ count: Int) -> [UInt8]) {
    self.bytes = bytes
  }

  /// Makes the sequence for a file in memory.
  package init(of file: [UInt8]) {
    self.init { place, count in
      place < file.count ? Array(file[place..<Swift.min(file.count, place + count)]) : []
    }
  }

  /// The next chunk; nil after `IEND`, at the end of the file, or at bytes that are no chunk.
  package mutating func next() -> Chunk? {
    guard let place else { return nil }
    let head = bytes(place, 8)
    guard head.count == 8 else { return nil }
    let length = Self.number(head[..<4])
    guard length <= Int(Int32.max) else { return nil }
    let name = String(decoding: head[4...], as: UTF8.self)
    let chunk = Chunk(start: place, name: name, length: length)
    self.place = name == "IEND" ? nil : chunk.end
    return chunk
  }

  /// The number that some bytes encode, the most significant byte first.
  package static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The four bytes that encode a number, the most significant byte first.
  package static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The checksum of a chunk's name and data.
  package static func checksum(of bytes: some Sequence<UInt8>) -> Int {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return Int(~sum)
  }

  /// The bytes of a whole chunk.
  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return bytes(of: data.count) + named + bytes(of: checksum(of: named))
  }
}
