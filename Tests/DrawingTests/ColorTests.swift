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

  @Test("of two appearances is one of its two colours in each of them")
  func appearances() {
    let both = Color(light: Color(0xFFFFFF), dark: Color(0x101010))
    #expect(both.resolved(for: .light) == Color(0xFFFFFF))
    #expect(both.resolved(for: .dark) == Color(0x101010))
    #expect("\(both)" == "#FFFFFF|#101010")
    #expect(Color(light: Color(0x123456), dark: Color(0x123456)) == Color(0x123456))
    #expect(Color(light: both, dark: both) == both)
    for appearance in Appearance.allCases {
      #expect(Color(0x123456).resolved(for: appearance) == Color(0x123456))
    }
  }

  @Test("takes a channel: in both appearances, or in light ones if the other has its own")
  func channels() {
    var one = Color(0x123456)
    one.green = 0xFF
    #expect("\(one)" == "#12FF56")
    var both = Color(light: Color(0xFFFFFF), dark: Color(0x101010))
    both.alpha = 0
    #expect("\(both)" == "#FFFFFF00|#101010")
  }

  @Test("of two appearances changes in both of them")
  func changes() {
    let both = Color(light: Color(0xFFFFFF), dark: Color(0x101010))
    let other = Color(light: Color(0x000000), dark: Color(0xF0F0F0))
    #expect(both.opacity(0.5).resolved(for: .light) == Color(0xFFFFFF).opacity(0.5))
    #expect(both.opacity(0.5).resolved(for: .dark) == Color(0x101010).opacity(0.5))
    for (first, second) in [(both, other), (both, Color(0xFF0000)), (Color(0x00FF00), other)] {
      for appearance in Appearance.allCases {
        #expect(
          first.mixed(with: second, fraction: 0.3).resolved(for: appearance)
            == first.resolved(for: appearance).mixed(
              with: second.resolved(for: appearance), fraction: 0.3))
      }
    }
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
