import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Surfaces of extreme sizes")
struct ExtremeSizeTests {
  /// The largest surface and its picture take 2.2 GB, so only `make soak` makes them.
  private nonisolated static let sizes: [(Double, Double)] =
    [(1, 1), (1, 16_384), (16_384, 1), (16_384, 64), (16_384, 2_048)]
    + (Soak.factor > 1 ? [(16_384, 16_384)] : [])

  @Test(
    "A stage of one pixel and the longest ones show the same as any other", arguments: sizes)
  func sizes(_ width: Double, _ height: Double) throws {
    let fonts = try FontLibrary()
    let stage = try OffscreenStage(size: Size(width: width, height: height), fonts: fonts)
    let list = sampleList(size: stage.size, text: stage.text)
    let picture = try stage.picture(of: list)
    #expect(picture.width == Int(width) && picture.height == Int(height))
    if width > 200, height > 40 {
      let small = try OffscreenStage(size: Size(width: 200, height: height), fonts: fonts)
      let expected = try small.picture(of: list)
      for y in 0..<Int(height) {
        for x in 0..<200 where picture[x, y] != expected[x, y] {
          Issue.record("\(x), \(y) differs")
          return
        }
      }
    }
  }

  @Test(
    "A stage longer than any surface, or without a pixel, says so in one line",
    arguments: [(16_385, 1), (1, 16_385), (1e300, 1e300), (0, 5), (5, -1), (.nan, 5)]
      as [(Double, Double)])
  func refused(_ width: Double, _ height: Double) throws {
    let fonts = try FontLibrary()
    let error = #expect(throws: StageError.self) {
      _ = try OffscreenStage(size: Size(width: width, height: height), fonts: fonts)
    }
    let line = "\(try #require(error))"
    #expect(line.contains("each side must be 1 to 16384 pixels") && !line.contains("\n"))
  }
}
