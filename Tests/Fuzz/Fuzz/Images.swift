internal import Drawing
internal import Geometry
internal import Images
internal import PlainText

/// Decodes an image of any kind at a small size; a failure must have a printable reason.
@MainActor
func tryImage(_ bytes: [UInt8]) {
  withFile(bytes) { path in
    do throws(ImageError) {
      // The fuzzer has less memory than a program.
      let limits = ImageLimits(
        fileBytes: 1 << 20, side: 10_000, pixels: 1 << 22, heldPixels: 1 << 22)
      let size = try ImageFile.size(path, limits: limits)
      check(size.width >= 1 && size.height >= 1, "a size of \(size)")
      let box = PixelSize(width: 16, height: 16)
      let image = try ImageFile.decode(path, .fitting(box), scale: 1, limits: limits)
      check(image.size.width <= 16 && image.size.height <= 16, "an image of \(image.size)")
    } catch {
      checkPlain("\(error)")
    }
  }
}
