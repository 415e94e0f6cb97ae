import PNG
import TestSupport
import Testing

@Suite("The chunks of a PNG file")
struct PNGChunksTests {
  @Test("are those that were put into it, up to the last one")
  func all() {
    for seed in Soak.seeds(1...40) {
      var random = SeededRandom(seed: seed)
      var file = PNGChunks.signature
      var wanted: [(name: String, data: [UInt8])] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let name = ["IHDR", "IDAT", "tEXt"][Int.random(in: 0..<3, using: &random)]
        let count = Int.random(in: 0...20, using: &random)
        wanted.append((name, (0..<count).map { _ in .random(in: 0...255, using: &random) }))
      }
      wanted.append(("IEND", []))
      for chunk in wanted { file += PNGChunks.chunk(chunk.name, chunk.data) }
      file += PNGChunks.chunk("IDAT", [1])
      let found = Array(PNGChunks(of: file))
      #expect(found.map(\.name) == wanted.map(\.name), "seed \(seed)")
      #expect(found.map { Array(file[$0.data]) } == wanted.map(\.data), "seed \(seed)")
      for chunk in found {
        let sum = PNGChunks.checksum(of: file[chunk.start + 4..<chunk.end - 4])
        #expect(PNGChunks.number(file[chunk.end - 4..<chunk.end]) == sum, "seed \(seed)")
      }
    }
  }

  @Test("end where a length is none, or where the file is cut within a head")
  func end() {
    let first = PNGChunks.signature + PNGChunks.chunk("IHDR", [1, 2, 3])
    let long = first + [0x80, 0, 0, 0] + Array("IDAT".utf8)
    #expect(PNGChunks(of: long).map(\.name) == ["IHDR"])
    // The data of the last chunk may be missing.
    let cut = first + [0x7F, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)
    #expect(PNGChunks(of: cut).map(\.name) == ["IHDR", "IDAT"])
    for missing in 1...8 {
      #expect(PNGChunks(of: cut.dropLast(missing)).map(\.name) == ["IHDR"])
    }
    #expect(PNGChunks(of: []).map(\.name) == [])
  }

  @Test("The checksum is the specification's: that of an empty last chunk is AE426082")
  func checksum() {
    #expect(PNGChunks.checksum(of: Array("IEND".utf8)) == 0xAE42_6082)
    #expect(PNGChunks.chunk("IEND", []).suffix(4) == [0xAE, 0x42, 0x60, 0x82])
  }
}
