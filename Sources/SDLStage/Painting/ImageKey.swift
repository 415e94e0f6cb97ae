internal import Drawing
internal import Geometry

/// Identifies the pixels of an image on the target, which do not depend on its opacity and tint.
enum ImageKey: Hashable {
  case upright(UprightImage)
  case turned(TurnedImage)
}

/// A part of an image at a size in pixels.
struct UprightImage: Hashable {
  let number: UInt64
  let size: PixelSize
  /// In those pixels.
  let part: PixelRect
  /// The round corners of the image, with the part's position in them; nil for none.
  var corners: Corners?
  /// Whether only the alpha is used.
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

/// An image, at a size in pixels, that a transform turns.
struct TurnedImage: Hashable {
  let number: UInt64
  let size: PixelSize
  let resampling: Resampling
  let isTemplate: Bool
}
