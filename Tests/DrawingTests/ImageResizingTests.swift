import Geometry
import TestSupport
import Testing

@testable import Drawing

@Suite("An image at another size")
struct ImageResizingTests {
  private func image(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool) -> Image {
    var random = SeededRandom(seed: seed)
    return Image(width: width, height: height) { _, _ in
      var color = Color(UInt32.random(in: 0...0xFF_FFFF, using: &random))
      if !isOpaque { color.alpha = .random(in: 0...255, using: &random) }
      return color
    }
  }

  /// The share of an old pixel in a new one along an axis: by area when an image shrinks, by linear
  /// interpolation when it grows.
  private func share(of old: Int, in new: Int, _ oldCount: Int, _ newCount: Int) -> Double {
    let ratio = Double(oldCount) / Double(newCount)
    if newCount < oldCount {
      let low = max(Double(old), Double(new) * ratio)
      let high = min(Double(old + 1), Double(new + 1) * ratio)
      return max(0, high - low) / ratio
    }
    let middle = min(max((Double(new) + 0.5) * ratio - 0.5, 0), Double(oldCount - 1))
    return max(0, 1 - abs(middle - Double(old)))
  }

  private func model(_ image: Image, _ size: PixelSize, _ x: Int, _ y: Int) -> [Double] {
    let (width, height) = (image.pixelSize.width, image.pixelSize.height)
    var sums = [0.0, 0, 0, 0]
    for row in 0..<height {
      let down = share(of: row, in: y, height, size.height)
      guard down > 0 else { continue }
      for column in 0..<width {
        let weight = down * share(of: column, in: x, width, size.width)
        let pixel = image.pixels[row * width + column]
        for channel in 0..<4 {
          sums[channel] += weight * Double(pixel >> UInt32(24 - 8 * channel) & 255)
        }
      }
    }
    return sums
  }

  @Test("has in each pixel what the formula says, within rounding")
  func formula() {
    for seed in Soak.seeds(1...40) {
      var random = SeededRandom(seed: seed)
      func side() -> Int { .random(in: 1...14, using: &random) }
      let image = image(side(), side(), seed: seed, isOpaque: seed % 2 == 0)
      let size = PixelSize(width: side(), height: side())
      let resized = image.resized(to: size)
      #expect(resized.pixelSize == size && resized.scale == image.scale)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let expected = model(image, size, x, y)
          let pixel = resized.pixels[y * size.width + x]
          for channel in 0..<4 {
            let value = Double(pixel >> UInt32(24 - 8 * channel) & 255)
            #expect(abs(value - expected[channel]) <= 0.5001, "seed \(seed), \(x), \(y)")
          }
          #expect(pixel.isPremultiplied)
        }
      }
    }
  }

  @Test("is made in parts as it is made whole")
  func parts() {
    for seed in Soak.seeds(1...40) {
      var random = SeededRandom(seed: seed)
      func side(_ most: Int) -> Int { .random(in: 1...most, using: &random) }
      let image = image(side(30), side(30), seed: seed, isOpaque: false)
      let size = PixelSize(width: side(50), height: side(50))
      let whole = image.resized(to: size)
      let (x, y) = (side(size.width) - 1, side(size.height) - 1)
      let part = PixelRect(
        x: x, y: y, width: side(size.width - x), height: side(size.height - y))
      let made = image.resized(to: size, part: part)
      for row in 0..<part.height {
        for column in 0..<part.width {
          #expect(
            made.pixels[row * part.width + column]
              == whole.pixels[(y + row) * size.width + x + column])
        }
      }
    }
  }

  @Test("keeps one colour, however large it was and becomes")
  func plain() {
    for alpha: UInt8 in [255, 77, 1] {
      let image = Image(width: 1_000, height: 31) { _, _ in
        Color(red: 255, green: 100, blue: 3, alpha: alpha)
      }
      for (width, height) in [(1, 1), (333, 7), (999, 30), (1_001, 64)] {
        let resized = image.resized(to: PixelSize(width: width, height: height))
        #expect(Set(resized.pixels) == [image.pixels[0]])
        #expect(resized.isOpaque == (alpha == 255))
      }
    }
  }

  @Test("is itself at its own size, and keeps its rendering mode at others")
  func same() {
    let image = image(5, 4, seed: 1, isOpaque: false).withRenderingMode(.alwaysTemplate)
    #expect(image.resized(to: image.pixelSize).number == image.number)
    #expect(image.resized(to: PixelSize(width: 2, height: 2)).renderingMode == .alwaysTemplate)
  }
}
