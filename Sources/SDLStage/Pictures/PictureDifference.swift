internal import Files
package import Geometry

/// The pixels in which two pictures differ, and by how much.
///
/// Red, green and blue are compared without tolerance; alpha is ignored, because surfaces differ in
/// the value that they store there.
package struct PictureDifference: Hashable, Sendable {
  /// The picture that was expected.
  package let expected: Picture
  /// The picture that was produced.
  package let actual: Picture
  /// The number of pixels that differ, including those that only one picture has.
  package let differingPixels: Int
  /// The smallest rectangle that contains all differing pixels.
  package let boundingBox: PixelRect
  /// The largest difference in one channel, up to 255; a missing pixel counts as 255.
  package let worstChannel: Int
  /// The differences on black, brightened to be visible.
  package let difference: Picture
  /// The actual picture faded, with the differing pixels in red.
  package let masked: Picture

  private static let highlight: [UInt8] = [255, 0, 64, 255]

  /// Compares pixel by pixel; nil if the sizes are equal and no pixel differs.
  ///
  /// - Complexity: O(pixels).
  package init?(expected: Picture, actual: Picture) {
    if expected == actual { return nil }
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var count = 0
    var worst = 0
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min
    var difference = [UInt8](repeating: 0, count: width * height * 4)
    var masked = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let at = (y * width + x) * 4
        difference[at + 3] = 255
        let distances = Self.distances(expected, actual, x, y)
        if x < actual.width, y < actual.height {
          let source = (y * actual.width + x) * 4
          for channel in 0..<3 {
            masked[at + channel] = UInt8((Int(actual.pixels[source + channel]) + 3 * 255) / 4)
          }
        }
        let largest = max(distances.0, distances.1, distances.2)
        guard largest > 0 else { continue }
        count += 1
        worst = max(worst, largest)
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
        difference[at] = Self.brightened(distances.0)
        difference[at + 1] = Self.brightened(distances.1)
        difference[at + 2] = Self.brightened(distances.2)
        for channel in 0..<4 { masked[at + channel] = Self.highlight[channel] }
      }
    }
    guard count > 0 || expected.width != actual.width || expected.height != actual.height else {
      return nil
    }
    self.expected = expected
    self.actual = actual
    differingPixels = count
    boundingBox =
      count > 0
      ? PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      : PixelRect(x: 0, y: 0, width: 0, height: 0)
    worstChannel = worst
    self.difference = Picture(width: width, height: height, pixels: difference)
    self.masked = Picture(width: width, height: height, pixels: masked)
  }

  private static func distances(
    _ a: Picture, _ b: Picture, _ x: Int, _ y: Int
  ) -> (Int, Int, Int) {
    guard x < a.width, y < a.height, x < b.width, y < b.height else { return (255, 255, 255) }
    let i = (y * a.width + x) * 4
    let j = (y * b.width + x) * 4
    return (
      abs(Int(a.pixels[i]) - Int(b.pixels[j])),
      abs(Int(a.pixels[i + 1]) - Int(b.pixels[j + 1])),
      abs(Int(a.pixels[i + 2]) - Int(b.pixels[j + 2]))
    )
  }

  /// The brightness that shows a difference: even a difference of 1 is visible on black.
  private static func brightened(_ distance: Int) -> UInt8 {
    distance == 0 ? 0 : UInt8(64 + distance * 191 / 255)
  }
}

extension PictureDifference: CustomStringConvertible {
  /// One line: the number of differing pixels, the box around them, and the largest difference.
  package var description: String {
    let sizes =
      expected.width == actual.width && expected.height == actual.height
      ? ""
      : "expected \(expected.width) x \(expected.height) pixels, "
        + "got \(actual.width) x \(actual.height); "
    return sizes
      + "\(differingPixels) pixels differ, within x \(boundingBox.x) y \(boundingBox.y) "
      + "\(boundingBox.width) x \(boundingBox.height), by up to \(worstChannel) of 255 in a channel"
  }

  /// The suffixes of the written files' names, before `.png`.
  package static let names = ["expected", "actual", "difference", "masked"]

  /// Writes the expected picture, the actual one, the difference and the masked difference beside a
  /// path.
  ///
  /// `out/frame.png` gives `out/frame.expected.png`, `.actual.png`, `.difference.png` and
  /// `.masked.png`.
  ///
  /// - Returns: The paths written.
  /// - Throws: ``StageError/unwritablePicture(path:reason:)``.
  @discardableResult
  package func write(beside path: String) throws(StageError) -> [String] {
    let paths = Self.paths(beside: path)
    for (path, picture) in zip(paths, [expected, actual, difference, masked]) {
      try PNGFile.write(picture, to: path)
    }
    return paths
  }

  private static func paths(beside path: String) -> [String] {
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    return names.map { "\(stem).\($0).png" }
  }

  /// Removes the pictures that ``write(beside:)`` has written beside a path.
  ///
  /// Other files with the same names stay: files are removed only if two of them are pictures and
  /// the other two are exactly their difference.
  package static func remove(beside path: String) {
    let paths = paths(beside: path)
    guard paths.allSatisfy(DiskFile.isFile),
      let pictures = try? paths.map({ path throws(StageError) in try PNGFile.read(path) }),
      let difference = PictureDifference(expected: pictures[0], actual: pictures[1]),
      difference.difference == pictures[2], difference.masked == pictures[3]
    else { return }
    for path in paths { DiskFile.remove(path) }
  }
}
