package import PhotoLibrary

/// Entries for a store of thumbnails: a number always has the same key and bytes.
package enum StoreSample {
  /// The key of an entry.
  package static func key(_ number: Int) -> ThumbnailKey {
    ThumbnailKey(path: "/\(number).jpg", FileStamp(byteCount: number, seconds: 1), height: 240)
  }

  /// The bytes of an entry: from 1 to 4 kB.
  package static func bytes(_ number: Int) -> [UInt8] {
    var random = SampleRandom(seed: number)
    return (0..<1000 + number * 37 % 3000).map { _ in
      UInt8(truncatingIfNeeded: random.next())
    }
  }
}
