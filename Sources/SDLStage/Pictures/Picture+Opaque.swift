extension Picture {
  /// Three bytes per pixel, without alpha; nil if a pixel is not opaque.
  ///
  /// - Complexity: O(pixels).
  var opaquePixels: [UInt8]? {
    pixels.withUnsafeBytes { bytes in
      let alphas = bytes.bindMemory(to: UInt32.self).reduce(UInt32.max, &)
      guard UInt32(bigEndian: alphas) & 0xFF == 0xFF else { return nil }
      let area = width * height
      return [UInt8](unsafeUninitializedCapacity: area * 3) { opaque, count in
        for pixel in 0..<area {
          for channel in 0..<3 { opaque[pixel * 3 + channel] = bytes[pixel * 4 + channel] }
        }
        count = area * 3
      }
    }
  }
}
