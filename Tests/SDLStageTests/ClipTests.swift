import Drawing
import Geometry
import SDLStage
import Testing

@MainActor
@Suite("Clips and huge coordinates")
struct ClipTests {
  private let everywhere = DrawCommand.fill(
    Rect(x: -100, y: -100, width: 1000, height: 1000), red, cornerRadius: 0)

  @Test("Clips cut each other and end with their pop")
  func nested() throws {
    let picture = try paint([
      .pushClip(Rect(x: 5, y: 5, width: 20, height: 20)),
      .pushClip(Rect(x: 15, y: 0, width: 20, height: 10)),
      everywhere,
      .popClip,
      .fill(Rect(x: 0, y: 20, width: 40, height: 10), black, cornerRadius: 0),
      .popClip,
      .fill(Rect(x: 0, y: 39, width: 40, height: 1), black, cornerRadius: 0),
    ])
    #expect(
      picture.row(7) == String(repeating: ".", count: 15) + "##########"
        + String(repeating: ".", count: 15))
    #expect(picture.row(12) == String(repeating: ".", count: 40))
    #expect(picture.row(22).prefix(27) == ".....####################..")
    #expect(picture.row(39) == String(repeating: "#", count: 40))
  }

  @Test("Nothing is painted through an empty clip, whatever it is")
  func empty() throws {
    let run = TextRun(
      "Row 5", font: Font(.words, size: 13), color: black, anchor: Point(x: 5, y: 20))
    let rect = Rect(x: 2, y: 2, width: 30, height: 30)
    let commands: [DrawCommand] = [
      everywhere, .text(run), .fill(rect, black, cornerRadius: 8),
      .stroke(rect, Stroke(black, width: 2, dash: Dash(on: 3, off: 3))),
      .stroke(rect, Stroke(black, width: 2, dash: Dash(on: 3, off: 3), cornerRadius: 5)),
      .polyline([.zero, Point(x: 40, y: 40)], black, width: 3),
    ]
    let clips = [
      Rect.zero, Rect(x: 100, y: 100, width: 50, height: 50),
      Rect(x: 10, y: 10, width: 0, height: 20),
    ]
    for clip in clips {
      let picture = try paint([.pushClip(clip)] + commands + [.popClip])
      #expect(picture.inkBox == nil)
    }
  }

  @Test("A clip with no push to end is ignored")
  func unbalanced() throws {
    #expect(try paint([.popClip, everywhere])[20, 20] == red)
  }

  @Test("Soft edges are cut where the clip cuts, and nowhere else")
  func softEdges() throws {
    let rect = Rect(x: 3, y: 3, width: 30, height: 30)
    let run = TextRun(
      "Wide", font: Font(.words, size: 17), color: black, anchor: Point(x: 4, y: 30))
    for command in [
      DrawCommand.fill(rect, black, cornerRadius: 12), .text(run),
      .stroke(rect, Stroke(black, width: 2, dash: Dash(on: 3, off: 3), cornerRadius: 9)),
      .polyline([Point(x: 2, y: 3), Point(x: 37, y: 30)], black, width: 3),
    ] {
      let whole = try paint([command])
      let cut = try paint([.pushClip(Rect(x: 7, y: 9, width: 19, height: 18)), command, .popClip])
      for y in 0..<40 {
        for x in 0..<40 {
          let inside = (7..<26).contains(x) && (9..<27).contains(y)
          #expect(cut[x, y] == (inside ? whole[x, y] : white), "\(command) at \(x), \(y)")
        }
      }
    }
  }

  @Test("Coordinates of a trillion points, infinite ones and none at all paint what can be seen")
  func huge() throws {
    let far = 1e12
    let picture = try paint([
      .fill(Rect(x: -far, y: 10, width: 2 * far, height: 5), red, cornerRadius: 0),
      .fill(Rect(x: -far, y: 20, width: 2 * far, height: 5), red, cornerRadius: 8),
      .stroke(Rect(x: 5, y: -far, width: 10, height: 2 * far), Stroke(black, width: 1)),
      .fill(Rect(x: far, y: far, width: 10, height: 10), black, cornerRadius: 0),
      .fill(Rect(x: .nan, y: 0, width: 10, height: 10), black, cornerRadius: 0),
      .fill(Rect(x: 30, y: 30, width: .infinity, height: 4), red, cornerRadius: 0),
      .stroke(
        Rect(x: .nan, y: 0, width: 9, height: 9), Stroke(black, width: 1, dash: Dash(on: 2, off: 2))
      ),
      .polyline(
        [Point(x: -far, y: 0), Point(x: far, y: 0), Point(x: .nan, y: 2)], black, width: 1),
      .text(
        TextRun("far", font: Font(.words, size: 12), color: black, anchor: Point(x: far, y: 20))),
      .text(
        TextRun("nan", font: Font(.words, size: 12), color: black, anchor: Point(x: .nan, y: 20))),
      .text(
        TextRun(
          "big", font: Font(.words, size: .infinity), color: black, anchor: Point(x: 0, y: -9e5))),
    ])
    #expect(picture[20, 12] == red && picture[20, 22] == red && picture[39, 31] == red)
    #expect(picture[5, 30] == black && picture[14, 30] == black)
    #expect(picture.row(37) == ".....#........#" + String(repeating: ".", count: 25))
  }
}
