import Caching
import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("What is kept for the next picture")
struct CacheBoundTests {
  private let size = Size(width: 90, height: 60)

  @Test("A picture is the same with caches that are cold, warm or hold nearly nothing")
  func caches() throws {
    let fonts = try FontLibrary()
    func painter() throws -> (Painter, Surface) {
      let surface = try Surface(width: 90, height: 60)
      return (Painter(on: Raster(on: surface), fonts: fonts, scale: 1), surface)
    }
    let (warm, warmSurface) = try painter()
    let (tiny, tinySurface) = try painter()
    tiny.limitWhatIsKept(to: 1)
    for seed in Soak.seeds(1...150) {
      var lists = RandomDisplayList(size: size, seed: seed)
      let list = lists.next()
      let (cold, coldSurface) = try painter()
      for painter in [warm, tiny, cold] { try painter.paint(list) }
      let picture = coldSurface.picture()
      #expect(warmSurface.picture() == picture && tinySurface.picture() == picture, "seed \(seed)")
    }
    #expect(tiny.texts.count <= 1 && tiny.strips.count <= 1)
  }

  @Test("Round corners and texts over one colour are copied from strips, lines are not")
  func strips() throws {
    let surface = try Surface(width: 90, height: 60)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: 1)
    func paint(_ command: DrawCommand) throws -> Int {
      try painter.paint(DisplayList(size: size, background: white, commands: [command]))
      return painter.strips.count
    }
    let line = [Point(x: 2, y: 2), Point(x: 50, y: 40)]
    #expect(try paint(.polyline(line, red, width: 2)) == 0)
    let place = Rect(x: 4, y: 4, width: 40, height: 30)
    #expect(try paint(.fill(place, red, cornerRadius: 6)) == 1)
    // A rectangle of another place and size has the same corners.
    let other = Rect(x: 14, y: 9, width: 60, height: 40)
    #expect(try paint(.fill(other, red, cornerRadius: 6)) == 1)
    #expect(try paint(.fill(other, black, cornerRadius: 6)) == 2)
  }

  @Test("A text of a million characters is shown as far as it can be, and not kept")
  func longText() throws {
    let fonts = try FontLibrary()
    let surface = try Surface(width: 90, height: 60)
    let painter = Painter(on: Raster(on: surface), fonts: fonts, scale: 1)
    let font = Font(.words, size: 13)
    let long = String(repeating: "Row 7, ", count: 150_000)
    let run = TextRun(long, font: font, color: black, anchor: Point(x: 2, y: 20))
    try painter.paint(DisplayList(size: size, background: white, commands: [.text(run)]))
    #expect(surface.picture().inkBox?.width ?? 0 > 80)
    #expect(painter.texts.totalCost < 2 << 20)
    let stack = try fonts.stack(for: font, scale: 1)
    #expect(stack.fit(long, within: 60) == stack.fit("Row 7, Row 7, Row 7, Row 7", within: 60))
    #expect(stack.keptBytes < 1 << 20)
  }

  @Test("A font of a hundred thousand sizes leaves as many open as there is room for")
  func manySizes() throws {
    let fonts = try FontLibrary()
    let text = StageText(fonts: fonts, scale: 1)
    for size in 0..<100_000 {
      _ = text.width(of: "Row", in: Font(.words, size: Double(size) / 100))
    }
    #expect(fonts.openStacks <= 64 && fonts.failure == nil)
    _ = text.width(of: "Row", in: Font(.words, size: 1e300))
    _ = text.width(of: "Row", in: Font(.words, size: 1024))
    #expect(fonts.openStacks <= 2)
  }
}
