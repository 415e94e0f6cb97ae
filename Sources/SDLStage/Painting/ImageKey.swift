internal import Drawing
internal import Geometry

/// Identifies the resized pixels of an image, before opacity and tint are applied.
enum ImageKey: Hashable {
  case upright(UprightImage)
  case turned(TurnedImage)
}

/// A part of an image that is resized to `size`.
struct UprightImage: Hashable {
  let number: UInt64
  let size: PixelSize
  /// The part, in pixels of the resized image.
  let part: PixelRect
  /// The rounded rectangle that clips the image, with the part's position in it; nil for none.
  var corners: Corners?
  /// Whether only the alpha of the image is used.
  let isTemplate: Bool

  struct Corners: Hashable {
    let shape: RoundedShape
    let x: Int
    let y: Int
  }

  /// - Complexity: O(pixels of the image that the part shows, and pixels of the part).
  func image(_ image: Image) -> Image {
    let part = image.resized(to: size, part: part)
    return corners.map { part.covered(by: $0.shape, fromX: $0.x, y: $0.y) } ?? part
  }
}

/// An image that is resized to `size`, then resampled through a transform.
struct TurnedImage: Hashable {
  let number: UInt64
  let size: PixelSize
  let resampling: Resampling
  let isTemplate: Bool
}
