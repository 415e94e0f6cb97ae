import Drawing
import Testing

@Suite("A colour")
struct ColorTests {
  @Test("is written as in a style sheet, with its alpha only where it is not opaque")
  func description() {
    #expect("\(Color(0x398FC4))" == "#398FC4")
    #expect("\(Color(0x00000A))" == "#00000A")
    #expect("\(Color.clear)" == "#00000000")
    #expect("\(Color(red: 255, green: 1, blue: 16, alpha: 128))" == "#FF011080")
  }

  @Test("multiplies its alpha, within what a channel can hold")
  func opacity() {
    let color = Color(red: 1, green: 2, blue: 3, alpha: 200)
    #expect(color.opacity(0.5).alpha == 100)
    #expect(color.opacity(1) == color)
    #expect(color.opacity(7).alpha == 200)
    #expect(color.opacity(-1).alpha == 0)
    #expect(color.opacity(0.5).red == 1)
    #expect(color.opacity(.nan).alpha == 0)
  }

  @Test("mixes each channel on its own, and ends exactly at the other colour")
  func mixing() {
    let white = Color(0xFFFFFF)
    let dark = Color(red: 55, green: 155, blue: 255, alpha: 5)
    #expect(white.mixed(with: dark, fraction: 0) == white)
    #expect(white.mixed(with: dark, fraction: 1) == dark)
    #expect(
      white.mixed(with: dark, fraction: 0.5) == Color(red: 155, green: 205, blue: 255, alpha: 130))
    #expect(white.mixed(with: dark, fraction: 9) == dark)
    #expect(white.mixed(with: dark, fraction: -9) == white)
    #expect(white.mixed(with: dark, fraction: .nan) == white)
  }
}
