internal import SDLStage

/// The part of the difference between two pictures that is not tolerated.
struct SnapshotDifference {
  let pictures: PictureDifference

  /// Returns nil if all differences are tolerated.
  init?(
    expected: Picture, actual: Picture, _ tolerance: SnapshotTolerance, masks: [Rect], scale: Double
  ) {
    guard expected != actual else { return nil }
    let seen =
      expected.width == actual.width && expected.height == actual.height
      ? Self.forgiving(expected, actual, tolerance.channel, masks, scale) : actual
    guard let found = PictureDifference(expected: expected, actual: seen) else { return nil }
    let count = Double(max(expected.width * expected.height, 1))
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    if isSameSize, Double(found.differingPixels) / count <= tolerance.share { return nil }
    pictures = found
  }

  /// The actual picture, with the expected pixels where a difference is tolerated.
  private static func forgiving(
    _ expected: Picture, _ actual: Picture, _ channel: Int, _ masks: [Rect], _ scale: Double
  ) -> Picture {
    var pixels = actual.pixels
    func take(_ at: Int) {
      for channel in 0..<4 { pixels[at + channel] = expected.pixels[at + channel] }
    }
    if channel > 0 {
      for at in stride(from: 0, to: pixels.count, by: 4) {
        let isNear = (0..<3).allSatisfy {
          abs(Int(pixels[at + $0]) - Int(expected.pixels[at + $0])) <= channel
        }
        if isNear { take(at) }
      }
    }
    for mask in masks {
      let left = pixel((mask.minX * scale).rounded(.down), upTo: actual.width)
      let right = pixel((mask.maxX * scale).rounded(.up), upTo: actual.width)
      let top = pixel((mask.minY * scale).rounded(.down), upTo: actual.height)
      let bottom = pixel((mask.maxY * scale).rounded(.up), upTo: actual.height)
      guard left < right, top < bottom else { continue }
      for y in top..<bottom {
        for x in left..<right { take((y * actual.width + x) * 4) }
      }
    }
    return Picture(width: actual.width, height: actual.height, pixels: pixels)
  }

  /// A whole number as an edge in a picture, which may lie anywhere, also at infinity.
  private static func pixel(_ edge: Double, upTo limit: Int) -> Int {
    edge > 0 ? (edge < Double(limit) ? Int(edge) : limit) : 0
  }

  /// The position and the extent of the difference, on one line.
  var summary: String { "\(pictures)" }
}
