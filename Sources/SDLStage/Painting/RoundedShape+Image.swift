internal import Drawing
internal import Geometry

extension Image {
  /// The image faded where a shape does not cover it; the image's top left pixel is at `left`,
  /// `top` in the shape.
  func covered(by shape: RoundedShape, fromX left: Int, y top: Int) -> Image {
    let size = pixelSize
    var pixels = pixels
    for y in 0..<size.height {
      for x in 0..<size.width {
        let coverage = UInt32(shape.coverage(atX: left + x, y: top + y))
        guard coverage < 255 else { continue }
        let place = y * size.width + x
        pixels[place] = ImageBlend.faded(pixels[place], coverage)
      }
    }
    return Image(size, scale, pixels)
  }
}
