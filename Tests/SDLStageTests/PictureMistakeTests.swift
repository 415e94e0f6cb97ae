import Drawing
import SDLStage
import TestSupport
import Testing

@Suite("A picture that cannot be")
struct PictureMistakeTests {
  private let white = Color(0xFFFFFF)

  @Test("stops the program, with its numbers")
  func mistakes() async {
    let few = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Picture(width: 2, height: 3, pixels: [1])
    }
    #expect(lastWords(few).contains("Picture: 1 bytes do not make 2 x 3 pixels"))
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Picture(width: -2, height: 3, filledWith: .clear)
    }
    #expect(lastWords(negative).contains("Picture: there is none of -2 x 3 pixels"))
    let huge = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Picture(width: .max, height: 3, filledWith: .clear)
    }
    #expect(lastWords(huge).contains("Picture: there is none of \(Int.max) x 3 pixels"))
    let outside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Picture(width: 2, height: 3, filledWith: .clear)[2, 0]
    }
    #expect(lastWords(outside).contains("Picture: no pixel 2, 0 in 2 x 3"))
    let cut = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var picture = Picture(width: 2, height: 3, filledWith: .clear)
      picture.pixels.removeLast()
    }
    #expect(lastWords(cut).contains("Picture: 23 bytes do not make 2 x 3 pixels"))
  }

  @Test("is not written where the file format has no number for its side")
  func endless() {
    let picture = Picture(width: 1 << 40, height: 0, filledWith: white)
    #expect(throws: StageError.self) { try PNGFile.write(picture, to: "/tmp/never.png") }
  }
}
