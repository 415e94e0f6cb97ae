internal import CZlib

/// A segment as a writer makes it: records that are not packed yet.
package struct UnpackedSegment: Sendable {
  let data: [UInt8]
  /// The times of the first and the last tick, in seconds.
  package let times: ClosedRange<Double>

  /// How much longer than packed data its unpacked data may be. So a reader knows from the length of
  /// a file how much memory it may need. Data that zlib packs better are filled up with zeroes.
  static let greatestExpansion = 16
  /// The level of zlib. Level 4 saves 3 % of the bytes and takes up to twice as long; 6 saves 4 % and
  /// takes up to eight times as long.
  private static let level: Int32 = 1

  /// The number of unpacked bytes.
  package var length: Int { data.count }

  /// Packs the segment.
  package func packed() -> PackedSegment {
    var length = compressBound(UInt(data.count))
    let shortest = (data.count + Self.greatestExpansion - 1) / Self.greatestExpansion
    let capacity = max(Int(length), shortest)
    let packed = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      // It cannot fail: the room is what zlib asks for.
      compress2(bytes.baseAddress, &length, data, UInt(data.count), Self.level)
      count = max(Int(length), shortest)
      bytes[Int(length)..<count].initialize(repeating: 0)
    }
    return PackedSegment(data: packed, unpackedLength: data.count, times: times)
  }

  /// Unpacks data; nil if they are not what zlib makes, or unpack to another length. What follows
  /// zlib's data is ignored.
  static func unpack(_ packed: ArraySlice<UInt8>, length: Int) -> [UInt8]? {
    var isWhole = false
    let data = [UInt8](unsafeUninitializedCapacity: max(1, length)) { bytes, count in
      var unpacked = UInt(length)
      let result = packed.withUnsafeBufferPointer {
        uncompress(bytes.baseAddress, &unpacked, $0.baseAddress, UInt($0.count))
      }
      isWhole = result == Z_OK && unpacked == length
      count = isWhole ? length : 0
    }
    return isWhole ? data : nil
  }
}
