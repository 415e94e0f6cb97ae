import SDLStage

/// A picture in a file, which another one is to equal.
struct ExpectedPicture {
  /// The longest file that is read, in bytes: more than the largest window takes at one pixel a point.
  private static let sizeLimit = 256 << 20

  private let path: String
  private let picture: Picture

  init(file path: String) throws(StageError) {
    self.path = path
    // The decoder reads whatever it is given to its end, if it has one.
    do {
      _ = try DiskFile.readSteadily(path, limit: Self.sizeLimit)
    } catch {
      throw .unreadablePicture(path: path, reason: error.reason)
    }
    picture = try PNGFile.read(path)
  }

  /// - Parameter output: Where the picture lies that is compared; nil if it was not written.
  /// - Throws: How they differ, and where that can be seen.
  func compare(with actual: Picture, writingBeside output: String?) throws {
    guard let difference = PictureDifference(expected: picture, actual: actual) else { return }
    let written = try difference.write(beside: output ?? path)
    throw CommandError(
      description: "\(path): \(difference); see \(written.joined(separator: ", "))")
  }
}
