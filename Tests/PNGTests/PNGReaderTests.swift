import PNG
import TestSupport
import Testing

@Suite("Pixels in PNG files")
struct PNGReaderTests {
  private func read(
    _ file: [UInt8], _ order: PNGReader.ChannelOrder = .rgba
  ) throws(PNGFailure) -> [UInt8] {
    try file.withUnsafeBufferPointer { bytes throws(PNGFailure) in
      guard let header = PNGHeader(bytes) else { return [] }
      let reader = try PNGReader(bytes, header, order: order)
      var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
      try pixels.withUnsafeMutableBufferPointer { pixels throws(PNGFailure) in
        for y in 0..<header.height {
          try reader.next(pixels.baseAddress.map { $0 + y * header.width * 4 })
        }
      }
      try reader.finish()
      return pixels
    }
  }

  @Test("come back as they were, in the order of colours that is asked for")
  func roundTrip() throws {
    for seed in Soak.seeds(1...20) {
      var random = SeededRandom(seed: seed)
      let width = Int.random(in: 1...9, using: &random)
      let height = Int.random(in: 1...9, using: &random)
      let isOpaque = Bool.random(using: &random)
      let channels = isOpaque ? 3 : 4
      let pixels = (0..<width * height).map { _ in
        (0..<channels).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      let file = try PNGWriter.pack(
        pixels.flatMap { $0 }, width: width, height: height, isOpaque: isOpaque)
      let wanted = pixels.flatMap { $0.prefix(3) + [isOpaque ? 255 : $0[3]] }
      #expect(try read(file) == wanted, "seed \(seed)")
      let turned = pixels.flatMap { [$0[2], $0[1], $0[0], isOpaque ? 255 : $0[3]] }
      #expect(try read(file, .bgra) == turned, "seed \(seed)")
    }
  }

  @Test("of a file that is cut short are refused with the reason")
  func cut() throws {
    let pixels = [UInt8](repeating: 7, count: 4 * 4 * 4)
    let file = try PNGWriter.pack(pixels, width: 4, height: 4, isOpaque: false)
    for count in 33..<file.count - 12 {
      let error = #expect(throws: PNGFailure.self) { try read(Array(file.prefix(count))) }
      #expect(error?.reason.isEmpty == false)
    }
  }

  @Test("do not fit into a file where a side has more than a PNG file can say")
  func tooLarge() {
    let error = #expect(throws: PNGFailure.self) {
      try PNGWriter.pack([], width: 1 << 32, height: 1, isOpaque: false)
    }
    #expect(error?.reason == "a picture of 4294967296 x 1 pixels is too large")
  }
}
