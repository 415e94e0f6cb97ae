import Testing

@testable import Drawing

@Suite("The channels of a pixel")
struct PixelChannelsTests {
  @Test("are those of the number, and make it again")
  func roundTrip() {
    #expect(PixelChannels(pixel: 0x8040_20FF) == PixelChannels(0xFF, 0x20, 0x40, 0x80))
    for pixel in [0, 1, 0x0102_0304, 0xFF00_FF00, 0x8000_0000, .max] as [UInt32] {
      #expect(PixelChannels(pixel: pixel).pixel == pixel)
    }
  }

  @Test("are rounded as one by one, whatever the part of 1 is")
  func rounding() {
    func check(_ value: Float) -> Bool {
      let byte = UInt32(value + 0.5)
      let pixel = PixelChannels(repeating: value).pixel
      return byte > 255 || pixel == byte << 24 | byte << 16 | byte << 8 | byte
    }
    var failures = 0
    for whole in 0...255 {
      for step in 0...4096 where !check(Float(whole) + Float(step) / 4096) { failures += 1 }
      // The numbers just below and above whole numbers, and above halves, where rounding changes.
      for middle in [Float(whole), Float(whole) + 0.5] {
        for value in [middle.nextDown.nextDown, middle.nextDown, middle.nextUp] where value >= 0 {
          if !check(value) { failures += 1 }
        }
      }
    }
    #expect(failures == 0)
  }
}
