import Caching
import CSDL2
import Drawing
import Geometry
import Testing

@testable import SDLStage

@MainActor
@Suite("Rendered texts")
struct BitmapTests {
  private let font = Font(.words, size: 13)
  private let size = Size(width: 120, height: 40)

  @Test("A rendered text is as wide as it was measured")
  func widths() throws {
    let fonts = try FontLibrary()
    let strings = [
      "Row 7", "j\u{C5}gjpq", "  ", "", "\u{0}", "f", "\u{301}", "W\u{200D}", "ffi",
      "\u{5E9}\u{5DC}",
    ]
    for pixelSize in [1.0, 6, 13, 40] {
      let face = try fonts.stack(for: Font(.words, size: pixelSize), scale: 1).main
      for string in strings {
        let bitmap = try face.bitmap(of: string)
        #expect(bitmap?.width ?? 0 == face.width(of: string), "\(string) at \(pixelSize)")
      }
    }
  }

  @Test("A text that is shown again, shortened or not, is not rendered again")
  func once() throws {
    let surface = try Surface(width: 120, height: 40)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: 1)
    let long = String(repeating: "Row ", count: 100)
    let runs: [(String, Double?)] = [
      ("Row 7", nil), ("Row 7", 100), ("Row 7", 20), ("WWW", 25), (long, 50), (long, nil),
    ]
    let commands = runs.map { string, width in
      DrawCommand.text(
        TextRun(
          string, font: font, color: black, anchor: Point(x: 2, y: 20), maximumWidth: width))
    }
    let list = DisplayList(size: size, background: white, commands: commands)
    try painter.paint(list)
    let count = painter.renderedTexts
    #expect(count > 0 && painter.texts.count == count)
    try painter.paint(list)
    #expect(painter.renderedTexts == count)
  }

  @Test("A text has a strip of its own for each colour that it has and that lies below it")
  func strips() throws {
    let surface = try Surface(width: 120, height: 40)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: 1)
    for color in [black, red, red.opacity(0.5), black] {
      for ground in [white, Color(0xFAFAFA)] {
        let run = TextRun("Row 7", font: font, color: color, anchor: Point(x: 2, y: 20))
        try painter.paint(
          DisplayList(size: size, background: ground, commands: [.text(run)]))
      }
    }
    #expect(painter.strips.count == 6 && painter.renderedTexts == 1)
  }

  @Test("What is kept stays within its limit, however many texts are shown")
  func bounded() throws {
    let surface = try Surface(width: 120, height: 40)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: 4)
    for row in 0..<1000 {
      let run = TextRun("Row \(row)", font: font, color: black, anchor: Point(x: 2, y: 8))
      try painter.paint(DisplayList(size: size, background: white, commands: [.text(run)]))
    }
    #expect(painter.renderedTexts == 1000)
    #expect(painter.strips.totalCost <= painter.strips.limit && painter.strips.count < 1000)
    #expect(painter.texts.totalCost <= painter.texts.limit)
  }

  @Test("A bitmap of many colours keeps them under its tint")
  func colors() throws {
    let pixels = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 2, 1, 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    PixelRows(pixels)[0][0] = 0xFFFF_0000
    PixelRows(pixels)[0][1] = 0x8000_FF00
    let bitmap = Bitmap(pixels)
    #expect(bitmap.colors != nil)
    let whole = PixelRect(x: 0, y: 0, width: 2, height: 1)
    let surface = try Surface(width: 4, height: 1)
    let raster = Raster(on: surface)
    var picture = PixelOperations(raster.bounds, white)
    picture.blend(bitmap, whole, toX: 1, y: 0, tint: Color(0x80FFFF))
    _ = try raster.paint(picture, Strips(limit: 100))
    #expect(surface.picture()[1, 0] == Color(0x800000))
    #expect(surface.picture()[2, 0] == Color(0x7FFF7F))
    // Blending over pixels of one colour gives the same result.
    let strip = try Surface(bitmap, tint: Color(0x80FFFF), over: white.pixel)
    #expect(strip.rows[0][0] == surface.rows[0][1] && strip.rows[0][1] == surface.rows[0][2])
  }
}
