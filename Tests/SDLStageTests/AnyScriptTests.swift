import Drawing
import Geometry
import PictureSupport
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Text in any script")
struct AnyScriptTests {
  /// Fonts with DejaVu for scripts that Inter and JetBrains Mono lack: Arabic, Hebrew, Armenian.
  private func fonts(_ configuration: String = TestFonts.onlyDejaVu) throws -> FontLibrary {
    try FontLibrary(configuration: configuration)
  }

  private let font = Font(.words, size: 20)

  private func picture(
    _ string: String, at x: Double = 20, alignment: TextRun.Alignment = .leading,
    within: Double? = nil, color: Color = black, scale: Double = 1,
    in configuration: String = TestFonts.onlyDejaVu
  ) throws -> Picture {
    let fonts = try fonts(configuration)
    let size = Size(width: 240, height: 48)
    let stage = try OffscreenStage(size: size, scale: scale, fonts: fonts)
    let run = TextRun(
      string, font: font, color: color, anchor: Point(x: x, y: 32), alignment: alignment,
      maximumWidth: within)
    return try stage.picture(
      of: DisplayList(size: size, background: white, commands: [.text(run)]))
  }

  private func stack(in configuration: String = TestFonts.onlyDejaVu) throws -> FontStack {
    try fonts(configuration).stack(for: font, scale: 1)
  }

  @Test("What the font lacks is shown with another font's glyphs, on the same baseline")
  func otherFont() throws {
    let tofu = try picture("שלום", in: TestFonts.none)
    let glyphs = try picture("שלום")
    #expect(PictureDifference(expected: tofu, actual: glyphs) != nil)
    let box = try #require(glyphs.inkBox)
    #expect(box.y + box.height == 32)
    let mixed = try #require(try picture("Hש").inkBox)
    #expect(mixed.y + mixed.height == 32)
  }

  @Test("Hebrew stands from right to left, and Latin in it from left to right")
  func rightToLeft() throws {
    // Whether the left end of a line is painted like `first` alone.
    func begins(_ string: String, with first: String) throws -> Bool {
      let whole = try picture(string)
      let alone = try picture(first)
      let box = try #require(alone.inkBox)
      return (box.x..<(box.x + box.width)).allSatisfy { whole.column($0) == alone.column($0) }
    }
    #expect(try begins("אבש", with: "ש"))
    #expect(try begins("שבא", with: "א"))
    #expect(try !begins("שבא", with: "ש"))
    #expect(try begins("Hש", with: "H"))
    #expect(try begins("ש HE", with: "HE"))
  }

  /// The columns from the first one with ink to the last one.
  private func ink(_ string: String) throws -> [String] {
    let picture = try picture(string)
    let box = try #require(picture.inkBox)
    return (box.x..<(box.x + box.width)).map(picture.column)
  }

  @Test("Brackets are mirrored where the text about them runs from right to left, and go with it")
  func brackets() throws {
    // In the font, the bracket on the left is the mirror of the one on the right.
    let open = try ink("(")
    let close = try ink(")")
    #expect(open != close)
    #expect(try ink("(ש").suffix(close.count) == close[...])
    #expect(try ink("ש(").prefix(close.count) == close[...])
    // The pair takes the direction of the line, although digits alone do not show it.
    #expect(try ink("א(1)").prefix(open.count) == open[...])
    #expect(try ink("a (שa)").suffix(close.count) == close[...])
  }

  @Test("Marks that embed, override and isolate count")
  func marks() throws {
    #expect(try ink("\u{202E}abc\u{202C}") == ink("cba"))
    #expect(try ink("a\u{2067}bc\u{2069}") == ink("abc"))
    #expect(try ink("x\u{2067}ש 1\u{2069}y").suffix(ink("y").count) == ink("y")[...])
  }

  @Test("A sign that many scripts use does not part letters that are joined")
  func tatweel() throws {
    // The tatweel between two letters makes one stroke of all three.
    let stroke = try ink("بـب")
    let line = stroke.filter { $0.contains("#") }
    #expect(line.count == stroke.count)
    let stack = try stack()
    #expect(stack.width(of: "بـب") < stack.width(of: "ب") * 2 + stack.width(of: "ـ"))
  }

  @Test("A text that is bold has bold glyphs of another font, too")
  func bold() throws {
    let fonts = try fonts()
    let masks = try [Font.Weight.regular, .bold].map { weight in
      let stack = try fonts.stack(for: Font(.words, size: 20, weight: weight), scale: 1)
      return try TextBitmap(stack.line(of: "שלום")).bitmap?.mask.coverage.reduce(0) {
        $0 + Int($1)
      } ?? 0
    }
    #expect(masks[0] > 0 && Double(masks[1]) > 1.15 * Double(masks[0]))
  }

  @Test("Arabic letters are joined: a word is narrower than its letters")
  func joined() throws {
    let stack = try stack()
    let word = "سلام"
    let apart = word.map { stack.width(of: String($0)) }.reduce(0, +)
    #expect(stack.width(of: word) < apart)
    #expect(stack.width(of: "لا") < stack.width(of: "ل") + stack.width(of: "ا"))
  }

  private static let samples = [
    "Row 7", "سلام", "Row سلام 12", "שלום, world!", "Հայ", "☺ ☂ ok", "→ ש ←", "a\u{301}שּׁ", "😀",
    "你好", "ｔｅｓｔ", "\u{200F}ש", "क्षि", "👩‍👩‍👧 family", "tab\there", "", " ", "שלום 1,234.50%",
  ]

  @Test("A line is as wide as it was measured, at any size")
  func measured() throws {
    let fonts = try fonts()
    for size in [1.0, 9, 13, 40] {
      let stack = try fonts.stack(for: Font(.words, size: size), scale: 1)
      for string in Self.samples {
        let line = try TextBitmap(stack.line(of: string))
        #expect(line.width == stack.width(of: string), "\(string)")
        for bitmap in [line.bitmap, line.pictures].compactMap({ $0 }) {
          #expect(bitmap.width == line.width, "\(string) at \(size)")
          #expect(line.baseline > 0 && line.baseline <= bitmap.height)
        }
      }
    }
  }

  @Test("A text that is too wide ends in an ellipsis within its width, in any script")
  func shortened() throws {
    let stack = try stack()
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let string = (0..<6).map { _ in Self.samples.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      let limit = Int.random(in: 0...400, using: &random)
      let fitted = stack.fit(string, within: limit)
      #expect(stack.width(of: fitted) <= limit)
      if fitted != string, !fitted.isEmpty { #expect(fitted.hasSuffix(stack.ellipsis)) }
      if fitted == string { #expect(stack.width(of: string) <= limit) }
    }
    // The end of a line from right to left is its left end.
    let right = try #require(
      try picture("שלום שלום שלום", at: 230, alignment: .trailing, within: 100).inkBox)
    #expect(right.x >= 130 && right.x + right.width <= 231)
  }

  @Test("The same text gives the same pixels whatever was shown before it")
  func deterministic() throws {
    let alone = try picture("Row سلام ☺")
    let fonts = try fonts()
    let size = Size(width: 240, height: 48)
    let stage = try OffscreenStage(size: size, fonts: fonts)
    for string in Self.samples + ["Row سلام ☺"] {
      let run = TextRun(string, font: font, color: black, anchor: Point(x: 20, y: 32))
      let list = DisplayList(size: size, background: white, commands: [.text(run)])
      try stage.paint(list)
      if string.contains("☺"), string.contains("سلام") {
        expectPicture(try stage.picture(of: list), equals: alone)
      }
    }
  }

  @Test(
    "Chinese and Japanese have glyphs where a font has them, and nothing is reported",
    .enabled("Missing: a font for Chinese; `make test` installs fonts-droid-fallback") {
      await TestFonts.has("DroidSansFallbackFull.ttf")
    })
  func eastAsian() throws {
    var lines: [String] = []
    let fonts = try FontLibrary(configuration: TestFonts.all) { lines.append($0) }
    let stack = try fonts.stack(for: font, scale: 1)
    for string in ["你好世界", "日本語のテスト", "第 7 行"] {
      #expect(stack.width(of: string) > 40)
    }
    #expect(lines == [])
    let glyphs = try TextBitmap(stack.line(of: "一"))
    let other = try TextBitmap(stack.line(of: "二"))
    let areAlike = glyphs.bitmap?.mask == other.bitmap?.mask
    #expect(!areAlike)
  }

  @Test(
    "Emoji are pictures in their own colours, as high as the text, whatever colour it has",
    .enabled("Missing: a font of emoji; `make test` installs fonts-noto-color-emoji") {
      await TestFonts.has("NotoColorEmoji.ttf")
    })
  func emoji() throws {
    for scale in [1.0, 2] {
      let blackText = try picture("😀", scale: scale, in: TestFonts.all)
      let box = try #require(blackText.inkBox)
      let expected = 20...26
      #expect(expected.contains(Int((Double(box.width) / scale).rounded())))
      let colors = Set(
        (0..<blackText.height).flatMap { y in (0..<blackText.width).map { blackText[$0, y] } })
      #expect(colors.contains { $0.red > 200 && $0.green > 150 && $0.blue < 120 })
      let redText = try picture("😀", color: red, scale: scale, in: TestFonts.all)
      expectPicture(redText, equals: blackText)
    }
    // A font of emoji alone is refused as the only font.
    let file = TestFonts.path(of: "NotoColorEmoji.ttf")
    #expect(throws: StageError.self) { try FontLibrary(file: file) }
    let stack = try stack(in: TestFonts.all)
    // A family, a flag and a skin tone are one picture each.
    let one = stack.width(of: "😀")
    for string in ["👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      #expect(stack.width(of: string) == one, "\(string)")
    }
    #expect(stack.width(of: "😀😀") == 2 * one || stack.width(of: "😀😀") == 2 * one + 1)
  }
}
