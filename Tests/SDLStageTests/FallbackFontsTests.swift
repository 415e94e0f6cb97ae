import Drawing
import Files
import Geometry
import Glibc
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Fonts that stand in")
struct FallbackFontsTests {
  private let font = Font(.words, size: 13)

  /// The file that a character is taken from.
  private func file(
    of scalar: Unicode.Scalar, in configuration: String, _ weight: Font.Weight = .regular,
    _ language: String = "und"
  ) -> String? {
    let fonts = SystemFonts(configuration: configuration) { _ in }
    let path = fonts.fonts(weight, language: language).first { $0.has(scalar) }?.file.path
    return path.flatMap { $0.split(separator: "/").last.map(String.init) }
  }

  /// Calls `body` with a configuration like that of the tests, extended by `rules`.
  private func withConfiguration<Result>(
    _ rules: String, _ body: (String) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      let path = "\(folder)/fonts.conf"
      let text = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig><include>\(TestFonts.all)</include>\(rules)</fontconfig>
        """
      try DiskFile.replace(path, with: Array(text.utf8))
      return try body(path)
    }
  }

  @Test("A weight is that of the text, and the order is the configuration's")
  func order() throws {
    #expect(file(of: "א", in: TestFonts.all) == "DejaVuSans.ttf")
    #expect(file(of: "א", in: TestFonts.all, .medium) == "DejaVuSans.ttf")
    #expect(file(of: "א", in: TestFonts.all, .semibold) == "DejaVuSans-Bold.ttf")
    #expect(file(of: "א", in: TestFonts.all, .bold) == "DejaVuSans-Bold.ttf")
    #expect(file(of: "Հ", in: TestFonts.all) == "DejaVuSans.ttf")
    #expect(file(of: "你", in: TestFonts.all) == "DroidSansFallbackFull.ttf")
    #expect(file(of: "你", in: TestFonts.none) == nil)
  }

  @Test("What the person has configured is what is used")
  func configured() throws {
    let rules = """
      <match target="pattern"><edit name="family" mode="prepend" binding="strong">
      <string>DejaVu Serif</string></edit></match>
      """
    try withConfiguration(rules) { path in
      #expect(file(of: "Հ", in: path) == "DejaVuSerif.ttf")
      #expect(file(of: "Հ", in: path, .bold) == "DejaVuSerif-Bold.ttf")
      // DejaVu Serif has no Hebrew.
      #expect(file(of: "א", in: path) == "DejaVuSans.ttf")
      let mine = try FontLibrary(configuration: path)
      let other = try FontLibrary(configuration: TestFonts.all)
      let masks = try [mine, other].map { fonts in
        try TextBitmap(fonts.stack(for: font, scale: 1).line(of: "Հայերեն")).bitmap?.mask
      }
      #expect(masks[0] != nil && masks[0] != masks[1])
    }
    let rejecting =
      "<selectfont><rejectfont><glob>/*/DejaVuSans.ttf</glob></rejectfont></selectfont>"
    try withConfiguration(rejecting) { path in
      #expect(file(of: "א", in: path) != "DejaVuSans.ttf")
    }
  }

  @Test("A configuration that is broken or not there is told of in one line, and text goes on")
  func brokenConfiguration() throws {
    try withTemporaryFolder { folder in
      try DiskFile.replace("\(folder)/broken.conf", with: Array("<fontconfig><dir>/usr".utf8))
      try DiskFile.replace("\(folder)/empty.conf", with: [])
      for name in ["broken", "empty", "missing"] {
        var lines: [String] = []
        let path = "\(folder)/\(name).conf"
        let fonts = try FontLibrary(configuration: path) { lines.append($0) }
        let text = StageText(fonts: fonts, scale: 1)
        #expect(text.width(of: "Row 7, café", in: font) > 0)
        #expect(lines == [], "nobody has asked fontconfig")
        #expect(text.width(of: "א", in: font) > 0 && text.width(of: "אב", in: font) > 0)
        let faults = lines.filter { $0.hasPrefix("fonts: fontconfig ") }
        #expect(faults.count == 1 && faults[0].contains(path), "\(name): \(lines)")
        #expect(!lines.contains { $0.contains("\n") })
      }
    }
  }

  @Test("fontconfig is not started for what the fonts have themselves")
  func notStarted() throws {
    let fonts = try FontLibrary(configuration: TestFonts.all)
    let text = StageText(fonts: fonts, scale: 1)
    for string in ["Row 7", "café → Ж…", "tab\tnew\nline", "Ünïcödé “quotes” — 12 €", ""] {
      for family in Font.Family.allCases {
        _ = text.width(of: string, in: Font(family, size: 13, weight: .bold))
      }
    }
    #expect(!fonts.others.isStarted)
    _ = text.width(of: "א", in: font)
    #expect(fonts.others.isStarted)
  }

  @Test("What no font has is reported once for each package, in one line that names it")
  func notices() throws {
    var lines: [String] = []
    let fonts = try FontLibrary(configuration: TestFonts.none) { lines.append($0) }
    let text = StageText(fonts: fonts, scale: 1)
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
        "no font here has U+10FFFD, \(glyph); use a font file that has it",
      ])
  }

  @Test("A package that is there and lacks a character is not named again")
  func installedPackage() throws {
    let inter = try FontLibrary().files[.words]?[.regular]
    let source = try #require(inter).path
    try withTemporaryFolder { folder in
      try DiskFile.replace(
        "\(folder)/NotoSans-Regular.ttf", with: DiskFile.readSteadily(source, limit: 1 << 30))
      try withConfiguration("<dir>\(folder)</dir>") { path in
        var lines: [String] = []
        let fonts = try FontLibrary(configuration: path) { lines.append($0) }
        _ = StageText(fonts: fonts, scale: 1).width(of: "ᯀ", in: font)
        #expect(lines.count == 1 && lines[0].hasSuffix("apt install fonts-unifont"), "\(lines)")
      }
    }
  }

  @Test("A fallback that is broken, or has gone since, is no reason to stop")
  func brokenFallback() throws {
    let source = TestFonts.path(of: "DejaVuSans.ttf")
    let whole = try DiskFile.readSteadily(source, limit: 1 << 30)
    let rules = "<selectfont><rejectfont><glob>/*/DejaVuSans*</glob></rejectfont></selectfont>"
    try withTemporaryFolder { folder in
      let path = "\(folder)/Standing.ttf"
      try withConfiguration("\(rules)<dir>\(folder)</dir>") { configuration in
        for (length, isShown) in [(0, false), (11, false), (2_000, false), (whole.count, true)] {
          try DiskFile.replace(path, with: Array(whole.prefix(length)))
          var lines: [String] = []
          let fonts = try FontLibrary(configuration: configuration) { lines.append($0) }
          #expect(StageText(fonts: fonts, scale: 1).width(of: "שלום", in: font) > 0)
          #expect(lines.isEmpty == isShown, "\(length) bytes: \(lines)")
        }
        var lines: [String] = []
        let fonts = try FontLibrary(configuration: configuration) { lines.append($0) }
        _ = StageText(fonts: fonts, scale: 1).width(of: "中", in: font)
        unlink(path)
        lines = []
        #expect(StageText(fonts: fonts, scale: 1).width(of: "שלום", in: font) > 0)
        #expect(lines.count == 1)
      }
    }
  }
}
