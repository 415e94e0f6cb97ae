import Drawing
import Testing

@testable import SDLStage

@Suite("The beginning of a PNG file")
struct PNGHeaderTests {
  private static func long(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8], claiming count: Int? = nil) -> [UInt8]
  {
    long(count ?? bytes.count) + Array(name.utf8) + bytes + long(0)
  }

  private static func file(
    _ width: Int, _ height: Int, bits: UInt8 = 8, color: UInt8 = 6, _ rest: [UInt8]
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", long(width) + long(height) + [bits, color, 0, 0, 0]) + rest
  }

  @Test("says when a file is too short for the pixels that it claims")
  func tooShort() throws {
    let end = Self.chunk("IEND", [])
    let none = try #require(PNGHeader(Self.file(16_384, 16_384, end)))
    #expect(none.width == 16_384 && none.height == 16_384 && !none.isPossible)
    // One that claims to hold more than there is holds no more for that.
    let liar = Self.file(16_384, 16_384, Self.chunk("IDAT", [1, 2], claiming: 0x7FFF_FFFF))
    #expect(try !#require(PNGHeader(liar)).isPossible)
    let huge = Self.file(0x7FFF_FFFF, 0x7FFF_FFFF, bits: 255, end)
    #expect(try #require(PNGHeader(huge)).width == 0x7FFF_FFFF)
    // A thousand bytes may well unpack to a million.
    let packed = Self.file(500, 500, Self.chunk("IDAT", .init(repeating: 0, count: 970)) + end)
    #expect(try #require(PNGHeader(packed)).isPossible)
    let oneLess = Self.file(510, 500, Self.chunk("IDAT", .init(repeating: 0, count: 970)) + end)
    #expect(try !#require(PNGHeader(oneLess)).isPossible)
  }

  @Test("is none where the bytes are of something else, or too few")
  func none() {
    let whole = Self.file(3, 2, [])
    #expect(PNGHeader(whole) != nil)
    for count in 0..<whole.count { #expect(PNGHeader(Array(whole.prefix(count))) == nil) }
    #expect(PNGHeader(Self.file(0, 2, [])) == nil)
    #expect(PNGHeader(Self.file(2, 2, color: 5, [])) == nil)
  }

  @Test("of 57 bytes for 16384 x 16384 pixels is refused by it, and no pixel is unpacked")
  func refused() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      let bytes = Self.file(16_384, 16_384, Self.chunk("IEND", []))
      try DiskFile.replace(path, with: bytes)
      let error = #expect(throws: StageError.self) { try PNGFile.StoredPicture(path) }
      #expect(
        error.map { "\($0)" }
          == "\(path) cannot be read as a PNG picture "
          + "(it is too short for the 16384 x 16384 pixels it claims)")
      // However much there is of it.
      try DiskFile.replace(path, with: Self.file(32_768, 16_384, Self.chunk("IEND", [])))
      let other = #expect(throws: StageError.self) { try PNGFile.StoredPicture(path) }
      #expect(
        other.map { "\($0)" }
          == "\(path) cannot be read as a PNG picture (it has more than 268435456 pixels)")
    }
  }

  @Test("never refuses what is a picture: of one colour, which packs best, and of any size")
  func pictures() throws {
    try withTemporaryFolder { folder in
      for (width, height) in [(1, 1), (1, 900), (900, 1), (640, 480), (1_500, 1_500)] {
        let picture = Picture(width: width, height: height, filledWith: red)
        try PNGFile.write(picture, to: "\(folder)/a.png")
        #expect(try PNGFile.read("\(folder)/a.png") == picture)
      }
    }
  }
}
