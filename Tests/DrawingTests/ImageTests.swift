import Drawing
import Geometry
import TestSupport
import Testing

@Suite("An image")
struct ImageTests {
  let two = Image(width: 2, height: 1, scale: 2) { x, _ in x == 0 ? Color(0x102030) : .clear }

  @Test("has a size in pixels and one in points, and says whether it is opaque")
  func sizes() {
    #expect(two.pixelSize == PixelSize(width: 2, height: 1))
    #expect(two.size == Size(width: 1, height: 0.5))
    #expect(!two.isOpaque && two.byteCount == 8)
    #expect(Image(width: 3, height: 3) { _, _ in Color(0) }.isOpaque)
    #expect(two.withScale(1).size == Size(width: 2, height: 1))
  }

  @Test("premultiplies straight bytes, and gives the colours back up to rounding")
  func premultiplied() {
    for alpha: UInt8 in [0, 1, 100, 200, 255] {
      for value: UInt8 in [0, 3, 128, 255] {
        let image = Image(width: 1, height: 1, straight: [value, 255 - value, 7, alpha])
        #expect(image.pixels[0] >> 24 == UInt32(alpha))
        #expect(image.pixels[0] >> 16 & 255 == (UInt32(value) * UInt32(alpha) + 127) / 255)
        let color = image[0, 0]
        #expect(color.alpha == alpha)
        let tolerance = alpha == 0 ? 255 : 255 / Int(alpha) / 2 + 1
        #expect(abs(Int(color.red) - Int(value)) <= tolerance)
      }
    }
    let pixels: [UInt32] = [0x8040_2080, 0, 0xFFFF_FFFF]
    #expect(Image(width: 3, height: 1, premultiplied: pixels).pixels == pixels)
  }

  @Test("equals its copies and images that look the same, and no others")
  func equality() {
    let copy = two
    let same = Image(width: 2, height: 1, scale: 2) { x, _ in x == 0 ? Color(0x102030) : .clear }
    #expect(copy == two && copy.number == two.number)
    #expect(same == two && same.number != two.number && same.hashValue == two.hashValue)
    #expect(two.withScale(1) != two && two.withScale(1).number == two.number)
    #expect(two.withRenderingMode(.alwaysTemplate) != two)
    #expect(Image(width: 2, height: 1, scale: 2) { _, _ in Color(0x102030) } != two)
    #expect(Image(width: 1, height: 2, scale: 2, premultiplied: two.pixels) != two)
  }

  @Test("has one line in a display list, with what is not usual")
  func description() {
    var canvas = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    canvas.draw(two, in: rect)
    canvas.draw(
      two.withScale(1).withRenderingMode(.alwaysTemplate), in: rect, opacity: 0.5,
      tint: Color(0xFF0000), frame: ImageRun.Frame(rect, cornerRadius: 2))
    #expect(
      canvas.commands.map(\.description) == [
        "image 2 x 1 @2x in 1 2 3 4",
        "image 2 x 1 alwaysTemplate in 1 2 3 4 opacity 0.5 tint #FF0000 frame 1 2 3 4 radius 2",
      ])
  }

  @Test("is moved, magnified, faded and left out by a canvas as everything else")
  func canvas() {
    var canvas = Canvas(
      size: Size(width: 100, height: 100), text: FixedAdvanceText(), appearance: .dark)
    canvas.translate(by: Point(x: 10, y: 20))
    canvas.scale(by: 2)
    canvas.multiplyOpacity(by: 0.5)
    let rect = Rect(x: 1, y: 1, width: 4, height: 4)
    let tint = Color(light: Color(0x111111), dark: Color(0xEEEEEE))
    canvas.draw(two, in: rect, opacity: 0.5, tint: tint, frame: .init(rect, cornerRadius: 1))
    var expected = ImageRun(two, in: Rect(x: 12, y: 22, width: 8, height: 8), opacity: 0.25)
    expected.tint = Color(0xEEEEEE)
    expected.frame = ImageRun.Frame(expected.rect, cornerRadius: 2)
    #expect(canvas.commands == [.image(expected)])
    canvas.draw(two, in: Rect(x: 200, y: 0, width: 5, height: 5))
    canvas.draw(two, in: rect, opacity: 0)
    canvas.draw(two, in: rect, opacity: .nan)
    canvas.draw(two, in: Rect(x: 1, y: 1, width: 0, height: 4))
    #expect(canvas.commands.count == 1)
  }

  @Test("makes no other command larger")
  func commandSize() {
    #expect(MemoryLayout<DrawCommand>.size <= MemoryLayout<(Rect, Stroke)>.size + 1)
  }
}
