import Drawing
import Geometry
import Testing

@testable import SDLStage

/// The amounts of work that painting reports.
@MainActor
struct PaintingWorkTests {
  @Test("Nothing is written but the rectangles of what has come, gone or moved")
  func pixels() throws {
    let stage = try OffscreenStage(
      size: Size(width: 100, height: 80), fonts: try FontLibrary())
    func written(_ rect: Rect, _ color: Color) throws -> Int {
      try stage.paint(
        DisplayList(
          size: stage.size, background: white,
          commands: [.fill(rect, color, cornerRadius: 0)]))
      return stage.work.pixels
    }
    let rect = Rect(x: 10, y: 10, width: 20, height: 10)
    #expect(try written(rect, Color(0xFF0000)) == 8_000)
    #expect(try written(rect, Color(0xFF0000)) == 0)
    #expect(try written(rect, Color(0x00FF00)) == 200)
    // From the left edge of the old rectangle to the right edge of the new one.
    #expect(try written(rect.offsetBy(Point(x: 2, y: 0)), Color(0x00FF00)) == 220)
  }

  @Test("A text is shaped once, and not again while it is kept")
  func texts() throws {
    let stage = try OffscreenStage(
      size: Size(width: 200, height: 80), fonts: try FontLibrary())
    func shaped(_ strings: [String]) throws -> Int {
      try stage.paint(
        DisplayList(
          size: stage.size, background: white,
          commands: strings.enumerated().map { place, string in
            .text(
              TextRun(
                string, font: Font(.words, size: 12), color: black,
                anchor: Point(x: 4, y: 20 + 20 * Double(place))))
          }))
      return stage.work.texts
    }
    #expect(try shaped(["one", "two"]) == 2)
    #expect(try shaped(["one", "two"]) == 2)
    #expect(try shaped(["two", "three", "one"]) == 3)
  }
}
