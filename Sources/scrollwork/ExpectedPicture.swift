internal import Files
import SDLStage

/// An expected picture from a file.
struct ExpectedPicture {
  private let stored: PNGFile.StoredPicture

  init(file path: String) throws(StageError) {
    stored = try PNGFile.StoredPicture(path)
  }

  /// Compares a picture with the expected picture, which is decoded only if the sizes are equal.
  ///
  /// `output` is the path of the actual picture; nil if it was not written.
  ///
  /// - Throws: ``CommandError`` with the difference and the paths of pictures that show it.
  func compare(with actual: Picture, writingBeside output: String?) throws {
    guard stored.width == actual.width, stored.height == actual.height else {
      throw CommandError(
        description:
          "\(stored.path) has \(stored.width) x \(stored.height) pixels, but the scene "
          + "\(actual.width) x \(actual.height); change --size or --scale, or record it again")
    }
    let expected = try stored.picture()
    // Pictures of the difference cannot be written beside a pipe or a device.
    let place = output.flatMap { DiskFile.isFile($0) ? $0 : nil }
    guard let difference = PictureDifference(expected: expected, actual: actual) else {
      // Removes the pictures of an earlier failure.
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
