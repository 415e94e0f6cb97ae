import Drawing
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("What font files have")
struct FontFileTests {
  @Test("A file has the characters for which FreeType finds glyphs, and no others")
  func coverage() throws {
    let folders = FontFolders(FontLibrary.standardDirectories)
    let names = [
      "Inter-Regular.otf", "JetBrainsMono-Bold.ttf", "DejaVuSans.ttf", "DroidSansFallbackFull.ttf",
      "NotoColorEmoji.ttf", "NotoSansCJK-Regular.ttc",
    ]
    let paths = names.compactMap { folders[$0] }
    try #require(paths.count >= 3)
    let system = try TextSystem()
    for path in paths {
      let file = FontFile(path: path, index: 0)
      let face = try FontFace(path: path, pixelSize: 12, system: system)
      let wrong = (UInt32(1)...0x1FFFF).compactMap(Unicode.Scalar.init)
        .first { file.has($0) != face.has($0) }
      #expect(wrong == nil, "\(path): U+\(String(wrong?.value ?? 0, radix: 16))")
      #expect((file.strike != nil) == path.hasSuffix("NotoColorEmoji.ttf"))
    }
  }

  @Test("A broken table has what can be read of it, whatever is broken")
  func broken() throws {
    let path = try #require(FontFolders(FontLibrary.standardDirectories)["DejaVuSans.ttf"])
    let bytes = try DiskFile.readSteadily(path, limit: 1 << 30)
    let table = try #require(cmap(of: bytes))
    #expect(CharacterMap.ranges(of: BigEndianBytes(table)).count > 50)
    var random = SeededRandom(seed: 1)
    for _ in 0..<(300 * Soak.factor) {
      var broken = table
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // The head of the table, where everything is counted, is broken most.
        let end = Bool.random(using: &random) ? min(64, broken.count) : broken.count
        broken[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        broken.removeLast(Int.random(in: 0..<broken.count, using: &random))
      }
      let ranges = CharacterMap.ranges(of: BigEndianBytes(broken))
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.upperBound < next.lowerBound)
      }
    }
  }

  @Test("A file that is empty, cut, a folder, a device or not there has nothing")
  func noFonts() throws {
    let path = try #require(FontFolders(FontLibrary.standardDirectories)["DejaVuSans.ttf"])
    let bytes = try DiskFile.readSteadily(path, limit: 1 << 30)
    try withTemporaryFolder { folder in
      for length in [0, 3, 11, 12, 200, 1_000] {
        let cut = "\(folder)/cut.ttf"
        try DiskFile.replace(cut, with: Array(bytes.prefix(length)))
        #expect(!FontFile(path: cut, index: 0).has("A"), "\(length) bytes")
      }
      for path in [folder, "/dev/zero", "\(folder)/missing.ttf"] {
        #expect(!FontFile(path: path, index: 0).has("A"))
      }
      #expect(!FontFile(path: path, index: -1).has("\u{E0FF}"))
    }
  }

  private func cmap(of font: [UInt8]) -> [UInt8]? {
    let file = BigEndianBytes(font)
    for record in 0..<(file.short(4) ?? 0) where file.text(12 + 16 * record) == "cmap" {
      guard let offset = file.long(20 + 16 * record), let count = file.long(24 + 16 * record) else {
        return nil
      }
      return Array(font[offset..<(offset + count)])
    }
    return nil
  }
}
