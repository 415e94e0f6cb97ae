import Drawing
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A fact")
struct FactTests {
  @Test(
    "is written with the precision of its unit",
    arguments: [
      (Fact.Unit.count, 1_234_567.0, "1,234,567"), (.points, 98.76, "98.8"), (.points, 40, "40"),
      (.wholePoints, 1_838.4, "1,838"), (.seconds, 1.25, "1.3"), (.time, 2.4167, "2.417"),
      (.tenths, 36.66, "36.7"), (.percent, 0.375, "38"), (.factor, 0.5, "0.50"),
      (.milliseconds, 0.0186, "18.6 ms"), (.minutes, 5_000, "83 min"), (.times, 9.96, "10"),
      (.times, 12.4, "12"), (.exactPoints, 1_200, "1,200"), (.exactPoints, 0.00011, "0.001"),
      (.shortTime, 0.000_011, "11 µs"), (.bytes, 2_900, "2.9 kB"),
    ])
  func units(unit: Fact.Unit, value: Double, text: String) {
    #expect(Fact(.init("quantity", unit), value).text == text)
  }

  @Test("without its sign is another one")
  func magnitude() {
    let fact = Fact(.init("way", .points), -36)
    #expect(fact.text == "-36" && fact.magnitude.text == "36")
    #expect(fact.quantity != fact.magnitude.quantity)
    #expect(fact.magnitude == Fact(.init("way", .points), 36).magnitude)
  }

  @Test("keeps its place in words, also in those made of others")
  func words() {
    let view = View()
    let (first, second) = (Fact(.live, of: view, 8), Fact(.made, of: view, 21))
    let name = "Table 1"
    let words: Words = "\(name): \(first) cells"
    let all = [words, second.words].joined(separator: " · ") + "!"
    #expect(all.string == "Table 1: 8 cells · 21!" && all.facts == [first, second])
    #expect(all.uppercased().string == "TABLE 1: 8 CELLS · 21!")
    #expect(all.uppercased().facts == all.facts)
    // Two texts are equal if they read the same.
    #expect(first.words == Fact(.waiting, of: view, 8).words)
    #expect(Words(name).facts.isEmpty && [Words]().joined(separator: ", ").isEmpty)
  }

  @Test("is remarked at the line of text that states it, if remarks are kept")
  func remarks() throws {
    let fact = Fact(.live, 8)
    func picture(keepsRemarks: Bool) -> Canvas {
      var canvas = Canvas(size: Size(width: 200, height: 100), text: FixedAdvanceText())
      if keepsRemarks { canvas.keepRemarks() }
      let line = Rect(x: 0, y: 0, width: 200, height: 20)
      canvas.fill(line, Color(0x123456))
      canvas.say("\(fact) cells", in: line, font: Typography.body, color: Color(0x000000))
      // Nothing is drawn, so nothing is stated.
      canvas.say("\(fact)", in: line, font: Typography.body, color: .clear)
      FactLine("name", fact.words).draw(in: line, .light, &canvas)
      return canvas
    }
    let canvas = picture(keepsRemarks: true)
    let stated = try #require(canvas.remarks).mapValues { $0 as? [Fact] }
    #expect(stated == [1: [fact], 2: [], 3: [fact]])
    #expect(picture(keepsRemarks: false).remarks == nil)
    #expect(picture(keepsRemarks: false).commands == canvas.commands)
  }
}
