import CSDL2
import Drawing
import Geometry
import Testing

@testable import SDLStage

@MainActor
@Suite("Painting in our own way, and in SDL's")
struct RasterTests {
  @Test(
    "Any display list gives the pixels that SDL's renderer gives", SDLReference.comparable,
    arguments: [1, 1.5, 2] as [Double])
  func randomLists(scale: Double) throws {
    let size = Size(width: 90, height: 60)
    let grid = PixelGrid(scale: scale)
    let (width, height) = (grid.pixel(size.width), grid.pixel(size.height))
    let fonts = try FontLibrary()
    let surface = try Surface(width: width, height: height)
    let reference = try SDLReference(width: width, height: height)
    // Each list is painted by painters that remember the lists before it.
    let painter = Painter(on: Raster(on: surface), fonts: fonts, scale: scale)
    let plain = Painter(on: reference, fonts: fonts, scale: scale)
    for seed in 1...1000 as ClosedRange<UInt64> {
      var lists = RandomDisplayList(size: size, seed: seed)
      let list = lists.next()
      try painter.paint(list)
      try plain.paint(list)
      guard surface.picture() != reference.surface.picture() else { continue }
      let difference = PictureDifference(
        expected: reference.surface.picture(), actual: surface.picture())
      let differs = "\(difference.map { "\($0)" } ?? "")"
      Issue.record("seed \(seed), scale \(scale): \(differs)\n\(list)")
      return
    }
    #expect(painter.strips.count > 10, "no text was ever painted over pixels of one colour")
  }

  private nonisolated static let tints = [
    Color(0xFFFFFF), Color(0xFFFFFF).opacity(0.99), Color(0xFFFFFF).opacity(0.3), Color(0x000000),
    Color(0x010203), Color(0xFEFDFC), Color(0x398FC4), Color(0x398FC4).opacity(0.5),
    Color(0xFFFFFE), Color(0xFF0000).opacity(0.004),
  ]

  @Test(
    "Any coverage over any channel is what SDL makes of it", SDLReference.comparable,
    arguments: tints)
  func masks(tint: Color) throws {
    let everything = PixelRect(x: 0, y: 0, width: 256, height: 256)
    var mask = CoverageMask(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { mask[x, y] = UInt8(x) }
    }
    try compare { target in
      for y in 0..<256 { target.fill(Self.row(y), Self.ground(y)) }
      target.blend(Bitmap(mask), everything, toX: 0, y: 0, tint: tint)
    }
  }

  @Test("Any translucent fill over any channel is what SDL makes of it")
  func fills() throws {
    for color in [Color(0xFFFFFF), Color(0x000000), Color(0x398FC4)] {
      try compare { target in
        for y in 0..<256 { target.fill(Self.row(y), Self.ground(y)) }
        for alpha in 1..<255 {
          var color = color
          color.alpha = UInt8(alpha)
          target.fill(PixelRect(x: alpha, y: 0, width: 1, height: 256), color)
        }
      }
    }
  }

  @Test("A translucent fill is the same whether what it covers is in memory already or not")
  func deferredFills() throws {
    for veil in [Color(0xF6F7F8).opacity(0.55), Color(0x000000).opacity(0.01)] {
      try compare { target in
        for y in 0..<256 { target.fill(Self.row(y), Self.ground(y)) }
        target.fill(PixelRect(x: 0, y: 0, width: 256, height: 100), veil)
        target.fill(PixelRect(x: 40, y: 50, width: 100, height: 100), veil)
        target.fill(PixelRect(x: 0, y: 20, width: 256, height: 200), veil)
      }
    }
  }

  @Test("What is covered before anything is painted on it is never written")
  func coveredFills() throws {
    let surface = try Surface(width: 4, height: 3)
    let raster = Raster(on: surface)
    let whole = PixelRect(x: 0, y: 0, width: 4, height: 3)
    raster.begin(white)
    raster.fill(whole, red)
    raster.fill(PixelRect(x: 0, y: 0, width: 3, height: 3), black)
    #expect(surface.rows[1][0] == 0, "written too early")
    #expect(surface.rows[1][3] == 0xFF0000, "what is left of a stretch is written")
    raster.fill(whole, white)
    #expect(surface.rows[1][0] == 0)
    raster.end()
    #expect(surface.rows[1][0] == 0xFFFFFF && surface.rows[1][3] == 0xFFFFFF)
  }

  @Test("Pixels are known to be alike when they are, in memory or not yet")
  func plainPixels() throws {
    let raster = Raster(on: try Surface(width: 20, height: 10))
    raster.begin(white)
    raster.fill(PixelRect(x: 5, y: 5, width: 10, height: 4), red)
    #expect(raster.plainPixel(in: PixelRect(x: 0, y: 0, width: 20, height: 5)) == 0xFFFFFF)
    #expect(raster.plainPixel(in: PixelRect(x: 5, y: 5, width: 10, height: 4)) == 0xFF0000)
    #expect(raster.plainPixel(in: PixelRect(x: 4, y: 5, width: 2, height: 2)) == nil)
    #expect(raster.plainPixel(in: PixelRect(x: 10, y: 8, width: 1, height: 2)) == nil)
    raster.end()
    #expect(raster.plainPixel(in: PixelRect(x: 5, y: 5, width: 10, height: 4)) == 0xFF0000)
    #expect(raster.plainPixel(in: PixelRect(x: 4, y: 8, width: 1, height: 2)) == 0xFFFFFF)
    #expect(raster.plainPixel(in: PixelRect(x: 14, y: 8, width: 2, height: 1)) == nil)
    #expect(raster.plainPixel(in: PixelRect(x: 14, y: 8, width: 1, height: 2)) == nil)
  }

  /// Paints twice on 256 x 256 white pixels, and expects no difference.
  @discardableResult
  private func compare(_ body: (any PixelTarget) -> Void) throws -> Surface {
    let surface = try Surface(width: 256, height: 256)
    let reference = try SDLReference(width: 256, height: 256)
    for target in [Raster(on: surface), reference] as [any PixelTarget] {
      target.begin(white)
      body(target)
      target.end()
    }
    let difference = PictureDifference(
      expected: reference.surface.picture(), actual: surface.picture())
    #expect(difference == nil)
    return surface
  }

  private static func row(_ y: Int) -> PixelRect { PixelRect(x: 0, y: y, width: 256, height: 1) }

  /// A value of its own in each channel, so that they cannot stand in for each other.
  private static func ground(_ y: Int) -> Color {
    Color(red: UInt8(y), green: UInt8(255 - y), blue: UInt8((y + 128) % 256))
  }
}
