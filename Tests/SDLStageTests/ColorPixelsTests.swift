import TestSupport
import Testing

@testable import SDLStage

@Suite("Pixels of many colours")
struct ColorPixelsTests {
  @Test("Smaller pixels are averages, and what cannot be seen does not count")
  func averages() {
    let red: UInt32 = 0xFFFF_0000
    let clear: UInt32 = 0x0000_FF00
    let pixels = ColorPixels(width: 2, height: 2, pixels: [red, clear, red, clear])
    #expect(pixels.scaled(by: 0.5).pixels == [0x80FF_0000])
    let three = ColorPixels(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_00FF, 0xFF00_0000])
    #expect(three.scaled(by: 0.34).pixels == [0xFF00_0055])
  }

  @Test("Pixels of one colour keep it at any size, and no size is nothing")
  func plain() {
    for scale in [0.001, 0.18, 0.5, 0.77, 1] {
      let pixels = ColorPixels(
        width: 13, height: 7, pixels: Array(repeating: 0x40AB_CDEF, count: 13 * 7))
      let scaled = pixels.scaled(by: scale)
      #expect(scaled.width == max(1, Int((13 * scale).rounded())))
      #expect(Set(scaled.pixels) == [0x40AB_CDEF])
    }
  }

  @Test("What is put beyond an edge is cut, as if each pixel were asked for")
  func put() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<100 {
      let x = Int.random(in: -8...8, using: &random)
      let y = Int.random(in: -8...8, using: &random)
      let small = ColorPixels(
        width: 3, height: 4, pixels: (0..<12).map { $0 % 5 == 0 ? 0 : 0xFF00_0000 + $0 })
      var pixels = ColorPixels(width: 6, height: 5)
      var mask = CoverageMask(width: 6, height: 5)
      pixels.put(small, x: x, y: y)
      mask.add(
        CoverageMask(width: 3, height: 4, coverage: small.pixels.map { UInt8($0 & 255) }), x: x,
        y: y)
      for row in 0..<5 {
        for column in 0..<6 {
          let (left, top) = (column - x, row - y)
          let isInside = (0..<3).contains(left) && (0..<4).contains(top)
          let expected = isInside ? small[left, top] : 0
          #expect(pixels[column, row] == expected)
          #expect(mask[column, row] == UInt8(expected & 255))
        }
      }
    }
  }
}
