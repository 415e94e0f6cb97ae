import Testing

@testable import SDLStage

@Suite("The units in which a text is read out")
struct TextUnitsTests {
  private func words(_ string: String, _ unit: TextUnits.Unit) -> [String] {
    let units = TextUnits(string)
    var parts: [String] = []
    var position = 0
    while position < units.count {
      let range = units.range(at: position, by: unit)
      parts.append(units.part(range))
      position = max(range.upperBound, position + 1)
    }
    return parts
  }

  @Test("cover the text without gaps, and count Unicode scalars")
  func cover() {
    #expect(words("Ärger über Öl", .word) == ["Ärger ", "über ", "Öl"])
    #expect(words(" (a), b2 ", .word) == [" (", "a), ", "b2 "])
    #expect(words("e\u{301}👍🏽x", .character) == ["e\u{301}", "👍🏽", "x"])
    #expect(words("one\ntwo\n", .line) == ["one\n", "two\n"])
    #expect(TextUnits("e\u{301}👍🏽x").count == 5)
  }

  @Test("have neighbours, and none beyond the ends")
  func neighbours() {
    let units = TextUnits("one two")
    #expect(units.range(at: 1, by: .word, direction: 1) == 4..<7)
    #expect(units.range(at: 5, by: .word, direction: -1) == 0..<4)
    #expect(units.range(at: 5, by: .word, direction: 1) == 7..<7)
    #expect(units.range(at: 0, by: .character, direction: -1) == 0..<0)
    #expect(units.range(at: 7, by: .character) == 7..<7)
    #expect(units.range(at: 7, by: .line) == 0..<7)
    #expect(units.range(at: 99, by: .word, direction: -1) == 4..<7)
    #expect(TextUnits("").range(at: 0, by: .word) == 0..<0)
  }

  @Test("are parts of the text, whatever is asked for")
  func parts() {
    let units = TextUnits("Ölß")
    #expect(units.part(1..<99) == "lß" && units.part(0..<0) == "")
    #expect(units.valid(5, -1) == 0..<3)
  }
}
