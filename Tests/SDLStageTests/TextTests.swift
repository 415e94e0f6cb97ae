import Drawing
import Geometry
import SDLStage
import Testing

@MainActor
@Suite("Text")
struct TextTests {
  private let font = Font(.words, size: 17)

  private func box(
    _ string: String, at x: Double, _ alignment: TextRun.Alignment, within: Double? = nil,
    font: Font? = nil, scale: Double = 1
  ) throws -> PixelRect? {
    let run = TextRun(
      string, font: font ?? self.font, color: black, anchor: Point(x: x, y: 30),
      alignment: alignment, maximumWidth: within)
    return try paint([.text(run)], width: 200, scale: scale).inkBox
  }

  @Test("A capital stands on the baseline and is as high as the font says")
  func baseline() throws {
    for scale in [1.0, 2, 3] {
      let box = try #require(try box("HEH", at: 10, .leading, scale: scale))
      #expect(box.y + box.height == Int(30 * scale))
      #expect(abs(Double(box.height) - font.capHeight * scale) <= 1)
    }
  }

  @Test("Leading, centred and trailing text lies where its measured width puts it")
  func alignment() throws {
    let text = StageText(fonts: try FontLibrary(), scale: 1)
    let width = text.width(of: "HHH", in: font)
    let leading = try #require(try box("HHH", at: 10, .leading))
    let center = try #require(try box("HHH", at: 10 + width / 2, .center))
    let trailing = try #require(try box("HHH", at: 10 + width, .trailing))
    #expect(width > 30 && width == width.rounded())
    #expect(leading == trailing)
    #expect(abs(center.x - leading.x) <= 1)
    #expect(leading.x >= 10 && Double(leading.x + leading.width) <= 10 + width)
  }

  @Test("Trailing numbers do not jump when their digits change")
  func numbersStay() throws {
    let numbers = Font(.numbers, size: 12)
    let text = StageText(fonts: try FontLibrary(), scale: 1)
    let widths = Set((0...9).map { text.width(of: "\($0)\($0)\($0)", in: numbers) })
    #expect(widths.count == 1)
  }

  @Test("A letter that reaches left of its origin does not push the text to the right")
  func leftOverhang() throws {
    let large = Font(.words, size: 40)
    let stem = try #require(try box("jH", at: 20, .leading, font: large))
    #expect(stem.x <= 20)
  }

  @Test("An accent above the line does not push the text down")
  func topOverhang() throws {
    let large = Font(.words, size: 20)
    let plain = try #require(try box("H", at: 10, .leading, font: large))
    let tall = try #require(try box("HǺ\u{302}\u{301}", at: 10, .leading, font: large))
    #expect(tall.y + tall.height >= plain.y + plain.height)
    #expect(tall.y + tall.height <= plain.y + plain.height + 1)
  }

  @Test("A text that is too wide ends in an ellipsis within its width, one that fits is left alone")
  func truncation() throws {
    let text = StageText(fonts: try FontLibrary(), scale: 1)
    let string = "A title that is too long"
    let whole = text.width(of: string, in: font)
    let full = try box(string, at: 0, .leading)
    #expect(try box(string, at: 0, .leading, within: whole) == full)
    for limit in stride(from: 0.0, through: 150, by: 7) {
      if let box = try box(string, at: 0, .leading, within: limit) {
        #expect(Double(box.x + box.width) <= limit)
      } else {
        #expect(limit < 20)
      }
    }
    let right = try #require(try box(string, at: 190, .trailing, within: 60))
    #expect(right.x >= 130 && right.x + right.width <= 190)
  }

  @Test("A text without ink, an empty one and an endless one are no failure")
  func oddTexts() throws {
    #expect(try box("", at: 10, .leading) == nil)
    #expect(try box("   ", at: 10, .leading) == nil)
    #expect(try box("\u{0}", at: 10, .leading) == nil)
    #expect(try box(String(repeating: "M", count: 100_000), at: 0, .leading) != nil)
    #expect(try box("M" + String(repeating: "\u{301}", count: 10_000), at: 0, .leading) != nil)
    #expect(try box(String(repeating: "אM", count: 50_000), at: 0, .leading) != nil)
    let text = StageText(fonts: try FontLibrary(), scale: 1)
    #expect(text.width(of: "", in: font) == 0)
  }

  @Test("Text is tinted: its darkest pixel is its colour")
  func tint() throws {
    let run = TextRun(
      "HHH", font: Font(.words, size: 40, weight: .bold), color: Color(0x296BEB),
      anchor: Point(x: 2, y: 35))
    let picture = try paint([.text(run)], width: 120)
    let colours = Set((0..<40).flatMap { y in (0..<120).map { picture[$0, y] } })
    #expect(colours.contains(Color(0x296BEB)))
  }

  @Test("Measured widths at scale 2 are half pixels, and close to those at scale 1")
  func scales() throws {
    let fonts = try FontLibrary()
    let one = StageText(fonts: fonts, scale: 1).width(of: "Naive | Container", in: font)
    let two = StageText(fonts: fonts, scale: 2).width(of: "Naive | Container", in: font)
    #expect((two * 2) == (two * 2).rounded())
    #expect(abs(one - two) < one * 0.1)
  }
}
