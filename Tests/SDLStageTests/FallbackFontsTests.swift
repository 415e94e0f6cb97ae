import Drawing
import Geometry
import Testing

@testable import SDLStage

@MainActor
@Suite("Fonts that stand in")
struct FallbackFontsTests {
  private static let plain = [TestFonts.inter, TestFonts.jetBrainsMono]

  private func names(_ wanted: Font.Weight, _ names: [String]) -> [String] {
    names.map { FallbackCandidate(path: "/f/\($0)") }
      .sorted { ($0.penalty(for: wanted), $0.path) < ($1.penalty(for: wanted), $1.path) }
      .map { String($0.path.dropFirst(3)) }
  }

  @Test("Plain faces come before others, the wanted weight first, and Noto's before all")
  func order() {
    let files = [
      "DejaVuSans-Oblique.ttf", "DejaVuSans.ttf", "NotoColorEmoji.ttf", "NotoSansArabic-Bold.ttf",
      "NotoSansArabic-Light.ttf", "NotoSansArabic-Regular.ttf", "NotoSansArabicUI-Regular.ttf",
      "NotoSerifArabic-Regular.ttf", "unifont.otf",
    ]
    #expect(
      names(.regular, files) == [
        "NotoSansArabic-Regular.ttf", "NotoSansArabicUI-Regular.ttf", "NotoSansArabic-Bold.ttf",
        "DejaVuSans.ttf", "NotoSerifArabic-Regular.ttf", "NotoSansArabic-Light.ttf",
        "DejaVuSans-Oblique.ttf", "NotoColorEmoji.ttf", "unifont.otf",
      ])
    #expect(names(.semibold, files).first == "NotoSansArabic-Bold.ttf")
    #expect(names(.medium, files).first == "NotoSansArabic-Regular.ttf")
  }

  @Test("The shapes of a collection are those of the language that the text is in")
  func collections() {
    let noto = FallbackCandidate(path: "/f/NotoSansCJK-Regular.ttc")
    #expect(noto.index(for: .japanese) == 0)
    #expect(noto.index(for: .korean) == 1)
    #expect(noto.index(for: .chinese) == 2)
    let other = FallbackCandidate(path: "/f/wqy-microhei.ttc")
    #expect(other.index(for: .chinese) == 0)
  }

  @Test("What no font has is reported once for each package, in one line that names it")
  func notices() throws {
    var lines: [String] = []
    let fonts = try FontLibrary(directories: Self.plain) { lines.append($0) }
    let text = StageText(fonts: fonts, scale: 1)
    let font = Font(.words, size: 13)
    for string in ["Row 7, café → Ж…", "tab\tnew\nline", "e\u{301}\u{FE0F}"] {
      #expect(text.width(of: string, in: font) > 0)
    }
    #expect(lines == [])
    for string in ["你好", "日本語", "مرحبا", "שלום", "😀", "👍🏽", "\u{10FFFD}", "한국어"] {
      #expect(text.width(of: string, in: font) > 0)
    }
    let glyph = "a box stands for it"
    #expect(
      lines == [
        "no font here has 你 (U+4F60), \(glyph); apt install fonts-noto-cjk",
        "no font here has م (U+0645), \(glyph); apt install fonts-noto-core",
        "no font here has 😀 (U+1F600), \(glyph); apt install fonts-noto-color-emoji",
        "no font here has U+10FFFD, \(glyph); name a font that has it with --font",
      ])
  }

  @Test("A package that is there and lacks a character is not named again")
  func installedPackage() throws {
    let source = try #require(FontFolders(Self.plain)["Inter-Regular.otf"])
    try withTemporaryFolder { folder in
      try DiskFile.replace(
        "\(folder)/NotoSans-Regular.ttf", with: DiskFile.readSteadily(source, limit: 1 << 30))
      var lines: [String] = []
      let fonts = try FontLibrary(directories: Self.plain + [folder]) { lines.append($0) }
      _ = StageText(fonts: fonts, scale: 1).width(of: "ᚠ", in: Font(.words, size: 13))
      #expect(lines.count == 1 && lines[0].hasSuffix("apt install fonts-unifont"))
    }
  }

  @Test("A file that has a character in its table but is no font is no reason to stop")
  func brokenFallback() throws {
    let source = try #require(FontFolders([TestFonts.dejaVu])["DejaVuSans.ttf"])
    try withTemporaryFolder { folder in
      var bytes = try DiskFile.readSteadily(source, limit: 1 << 30)
      // The number of tables and their places stay; what FreeType needs first is gone.
      let head = try #require(
        (0..<40).first { Array(bytes[(12 + 16 * $0)..<(16 + 16 * $0)]) == Array("head".utf8) })
      bytes[12 + 16 * head] = 0
      try DiskFile.replace("\(folder)/DejaVuSans.ttf", with: bytes)
      var lines: [String] = []
      let fonts = try FontLibrary(directories: Self.plain + [folder]) { lines.append($0) }
      #expect(StageText(fonts: fonts, scale: 1).width(of: "שלום", in: Font(.words, size: 13)) > 0)
      #expect(lines.count == 1)
    }
  }
}
