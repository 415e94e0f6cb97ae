internal import Files
import SDLStage

/// A picture in a file that another one must equal.
struct ExpectedPicture {
  private let stored: PNGFile.StoredPicture

  init(file path: String) throws(StageError) {
    stored = try PNGFile.StoredPicture(path)
  }

  /// Unpacks the picture, unless its size alone shows a difference, and compares.
  ///
  /// `output` is the path of the picture that is compared; nil if it was not written.
  ///
  /// - Throws: How they differ, and where to see that.
  func compare(with actual: Picture, writingBeside output: String?) throws {
    guard stored.width == actual.width, stored.height == actual.height else {
      throw CommandError(
        description:
          "\(stored.path) has \(stored.width) x \(stored.height) pixels, but the scene "
          + "\(actual.width) x \(actual.height); change --size or --scale, or record it again")
    }
    let expected = try stored.picture()
    // Beside a pipe or a device nothing can be written.
    let place = output.flatMap { DiskFile.isFile($0) ? $0 : nil }
    guard let difference = PictureDifference(expected: expected, actual: actual) else {
      // What an earlier failure has left is no longer so.
      for place in [place, stored.path] { place.map(PictureDifference.remove(beside:)) }
      return
    }
    let pictures: String
    do throws(StageError) {
      let written = try difference.write(beside: place ?? stored.path)
      pictures = "see \(written.joined(separator: ", "))"
    } catch {
      pictures = "pictures of it are missing: \(error)"
    }
    throw CommandError(description: "\(stored.path): \(difference); \(pictures)")
  }
}
