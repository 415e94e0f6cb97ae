import CSDL2
import Drawing
import Geometry
import TestSupport
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
    // Each list is painted by painters that remember the earlier lists.
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
    try compare { picture in
      for y in 0..<256 { picture.fill(Self.row(y), Self.ground(y)) }
      picture.blend(Bitmap(mask), everything, toX: 0, y: 0, tint: tint)
    }
  }

  @Test("Any translucent fill over any channel is what SDL makes of it")
  func fills() throws {
    for color in [Color(0xFFFFFF), Color(0x000000), Color(0x398FC4)] {
      try compare { picture in
        for y in 0..<256 { picture.fill(Self.row(y), Self.ground(y)) }
        for alpha in 1..<255 {
          var color = color
          color.alpha = UInt8(alpha)
          picture.fill(PixelRect(x: alpha, y: 0, width: 1, height: 256), color)
        }
      }
    }
  }

  @Test("A translucent fill is the same whether what it covers is in memory already or not")
  func deferredFills() throws {
    for veil in [Color(0xF6F7F8).opacity(0.55), Color(0x000000).opacity(0.01)] {
      try compare { picture in
        for y in 0..<256 { picture.fill(Self.row(y), Self.ground(y)) }
        picture.fill(PixelRect(x: 0, y: 0, width: 256, height: 100), veil)
        picture.fill(PixelRect(x: 40, y: 50, width: 100, height: 100), veil)
        picture.fill(PixelRect(x: 0, y: 20, width: 256, height: 200), veil)
      }
    }
  }

  @Test(
    "Text that lies on one colour comes from a strip, other text does not: it looks the same",
    SDLReference.comparable)
  func strips() throws {
    let text = Bitmap(Self.noise).numbered()
    try compare { picture in
      picture.fill(PixelRect(x: 0, y: 0, width: 99, height: 256), red)
      for (y, tint) in Self.tints.enumerated() {
        let part = PixelRect(x: 0, y: 0, width: text.width, height: text.height)
        for x in [20, 80, 140] {
          picture.blend(text, part, toX: x, y: y * 20, tint: tint)
        }
      }
    }
  }

  @Test("What is covered is never written, and what lies outside of a change is not written again")
  func writtenOnce() throws {
    let surface = try Surface(width: 4, height: 3)
    let raster = Raster(on: surface)
    var picture = PixelOperations(raster.bounds, white)
    picture.fill(PixelRect(x: 0, y: 0, width: 3, height: 3), red)
    #expect(try raster.paint(picture, Strips(limit: 100)) == [raster.bounds])
    #expect(surface.rows[1][0] == 0xFF0000 && surface.rows[1][3] == 0xFFFFFF)
    // Pixels outside of a change keep whatever is in memory.
    for y in 0..<3 {
      for x in 0..<4 { surface.rows[y][x] = 7 }
    }
    picture.fill(PixelRect(x: 1, y: 1, width: 3, height: 1), white)
    let changes = try raster.paint(picture, Strips(limit: 100))
    #expect(changes == [PixelRect(x: 1, y: 1, width: 3, height: 1)])
    #expect((0..<4).map { surface.rows[1][$0] } == [7, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(surface.rows[0][1] == 7 && surface.rows[2][1] == 7)
    raster.forget()
    #expect(try raster.paint(picture, Strips(limit: 100)) == [raster.bounds])
    #expect(surface.rows[0][1] == 0xFF0000 && surface.rows[1][3] == 0xFFFFFF)
    #expect(try raster.paint(picture, Strips(limit: 100)).isEmpty)
  }

  /// Paints 256 x 256 pixels with the raster and with SDL, and expects no difference.
  private func compare(_ body: (inout PixelOperations) -> Void) throws {
    let surface = try Surface(width: 256, height: 256)
    let reference = try SDLReference(width: 256, height: 256)
    let raster = Raster(on: surface)
    var picture = PixelOperations(raster.bounds, white)
    body(&picture)
    for target in [raster, reference] as [any PixelTarget] {
      _ = try target.paint(picture, Strips(limit: 65_536))
    }
    let difference = PictureDifference(
      expected: reference.surface.picture(), actual: surface.picture())
    #expect(difference == nil)
  }

  /// A mask with coverage of every value, in random order.
  private static var noise: CoverageMask {
    var random = SeededRandom(seed: 3)
    var mask = CoverageMask(width: 30, height: 15)
    for y in 0..<mask.height {
      for x in 0..<mask.width where x > 4 { mask[x, y] = UInt8.random(in: 0...255, using: &random) }
    }
    return mask
  }

  private static func row(_ y: Int) -> PixelRect { PixelRect(x: 0, y: y, width: 256, height: 1) }

  /// A colour with a different value in each channel, so that confused channels are noticed.
  private static func ground(_ y: Int) -> Color {
    Color(red: UInt8(y), green: UInt8(255 - y), blue: UInt8((y + 128) % 256))
  }
}
