import SDLStage

/// A picture in a file, which another one is to equal.
struct ExpectedPicture {
  private let stored: PNGFile.StoredPicture

  init(file path: String) throws(StageError) {
    stored = try PNGFile.StoredPicture(path)
  }

  /// Unpacks the picture, unless its size alone says that it is another one.
  ///
  /// - Parameter output: Where the picture lies that is compared; nil if it was not written.
  /// - Throws: How they differ, and where that can be seen.
  func compare(with actual: Picture, writingBeside output: String?) throws {
    guard stored.width == actual.width, stored.height == actual.height else {
      throw CommandError(
        description:
          "\(stored.path) has \(stored.width) x \(stored.height) pixels, and the scene "
          + "\(actual.width) x \(actual.height); change --size or --scale, or record it again")
    }
    let expected = try stored.picture()
    guard let difference = PictureDifference(expected: expected, actual: actual) else { return }
    // Beside a pipe or a device there is nothing to be written.
    let place = output.flatMap { DiskFile.isFile($0) ? $0 : nil } ?? stored.path
    let written = try difference.write(beside: place)
    throw CommandError(
      description: "\(stored.path): \(difference); see \(written.joined(separator: ", "))")
  }
}
