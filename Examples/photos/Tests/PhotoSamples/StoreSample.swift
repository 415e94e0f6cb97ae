package import PhotoLibrary

/// Entries for a store of thumbnails: what is kept of each number is always the same.
package enum StoreSample {
  /// The key of a number.
  package static func key(_ number: Int) -> ThumbnailKey {
    ThumbnailKey(path: "/\(number).jpg", FileStamp(byteCount: number, seconds: 1), height: 240)
  }

  /// What is kept of a number: from 1 to 4 kB.
  package static func bytes(_ number: Int) -> [UInt8] {
    var random = SampleRandom(seed: number)
    return (0..<1000 + number * 37 % 3000).map { _ in
      UInt8(truncatingIfNeeded: random.next())
    }
  }
}
