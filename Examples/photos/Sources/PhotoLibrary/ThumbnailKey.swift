/// Identifies a thumbnail: the version of its file, and the height of the thumbnail.
package struct ThumbnailKey: Hashable, Sendable {
  var path: String
  var stamp: FileStamp
  /// The height of the thumbnail, in pixels.
  var height: Int

  package init(path: String, _ stamp: FileStamp, height: Int) {
    (self.path, self.stamp, self.height) = (path, stamp, height)
  }

  /// The bytes from which the place is computed.
  private var bytes: [UInt8] {
    Array(
      "\(stamp.byteCount) \(stamp.seconds) \(stamp.nanoseconds) \(height) \(path)".utf8)
  }

  /// A folder of two letters and a name in it: 128 bits, so that two keys practically never
  /// collide.
  var place: (folder: String, name: String) {
    var first = Checksum(seed: 0)
    var second = Checksum(seed: 0x9E37_79B9_7F4A_7C15)
    first.add(bytes)
    second.add(bytes)
    // Mixes the bits: the last ones of such a checksum depend little on the first bytes.
    let name = Self.hex(Self.mixed(first.value)) + Self.hex(Self.mixed(second.value))
    return (String(name.prefix(2)), String(name.dropFirst(2)))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
