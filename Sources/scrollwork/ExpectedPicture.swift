import SDLStage

/// A picture in a file, which another one is to equal.
struct ExpectedPicture {
  private let path: String
  private let picture: Picture

  init(file path: String) throws(StageError) {
    self.path = path
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
