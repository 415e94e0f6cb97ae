import PNG
import Testing

@Suite("The beginning of a PNG file")
struct PNGHeaderTests {
  private static func file(
    _ width: Int, _ height: Int, bits: UInt8 = 8, color: UInt8 = 6, _ rest: [UInt8] = []
  ) -> [UInt8] {
    let sides = PNGChunks.bytes(of: width) + PNGChunks.bytes(of: height)
    return PNGChunks.signature + PNGChunks.chunk("IHDR", sides + [bits, color, 0, 0, 0]) + rest
  }

  private func header(_ file: [UInt8]) -> PNGHeader? {
    file.withUnsafeBufferPointer { PNGHeader($0) }
  }

  private func isPossible(_ file: [UInt8]) throws -> Bool {
    try #require(header(file)).isPossible(in: file)
  }

  @Test("says when a file is too short for the pixels that it claims")
  func tooShort() throws {
    let end = PNGChunks.chunk("IEND", [])
    let none = Self.file(16_384, 16_384, end)
    #expect(header(none)?.width == 16_384 && header(none)?.height == 16_384)
    #expect(try !isPossible(none))
    // A chunk that claims to be longer than the file does not make it hold more.
    let liar = Self.file(16_384, 16_384, [0x7F, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8) + [1, 2])
    #expect(try !isPossible(liar))
    // These pixels take more bytes than an integer can count.
    let huge = Self.file(0x7FFF_FFFF, 0x7FFF_FFFF, bits: 255, end)
    #expect(header(huge)?.width == 0x7FFF_FFFF)
    #expect(try !isPossible(huge))
    // A thousand bytes may well unpack to a million.
    let data = PNGChunks.chunk("IDAT", .init(repeating: 0, count: 970))
    #expect(try isPossible(Self.file(500, 500, data + end)))
    #expect(try !isPossible(Self.file(510, 500, data + end)))
  }

  @Test("is none where the bytes are of something else, or too few")
  func none() {
    let whole = Self.file(3, 2)
    #expect(header(whole) != nil)
    for count in 0..<whole.count { #expect(header(Array(whole.prefix(count))) == nil) }
    #expect(header(Self.file(0, 2)) == nil)
    #expect(header(Self.file(1 << 31, 2)) == nil)
    #expect(header(Self.file(2, 2, color: 5)) == nil)
  }
}
