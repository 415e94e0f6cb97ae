import TestSupport
import Testing

@testable import SDLStage

@Suite("Directions in a line")
struct TextDirectionTests {
  /// Hebrew letters are written as capitals, Arabic ones as `أ` and `ب`, as the Unicode annex does.
  private func hebrew(_ text: String) -> [Character] {
    text.map { character in
      guard character.isASCII, character.isUppercase, let ascii = character.asciiValue,
        let letter = Unicode.Scalar(0x5D0 + UInt32(ascii - 65))
      else { return character }
      return Character(letter)
    }
  }

  /// The text as it stands on the line, from left to right.
  private func visual(_ text: String) -> String {
    let levels = TextDirection(of: hebrew(text)).levels
    let characters = Array(text)
    return String(TextDirection.visualOrder(of: levels).map { characters[$0] })
  }

  @Test(
    "A line stands as the Unicode annex says",
    arguments: [
      ("car", "car"), ("", ""), ("   ", "   "), ("12.5", "12.5"), ("a-1 (b)", "a-1 (b)"),
      ("car means CAR.", "car means RAC."),
      ("CAR MEANS car.", ".car SNAEM RAC"),
      ("the CAR IS big", "the SI RAC big"),
      ("CAR 123 HOUSE", "ESUOH 123 RAC"),
      ("CAR 1,234.50", "1,234.50 RAC"),
      ("he said \"CAR 123, DOG\" and", "he said \"GOD ,123 RAC\" and"),
      ("A 5% B", "B 5% A"), ("a CAR 1-2 b", "a 1-2 RAC b"),
      ("CAR…", "…RAC"), ("ab CD…", "ab DC…"), ("AB  ", "  BA"), ("ab CD ", "ab DC "),
      ("أب 12 أب", "بأ 12 بأ"),
    ])
  func lines(text: String, expected: String) {
    #expect(visual(text) == expected)
  }

  @Test("Every run stands on the line once, and one direction alone keeps or turns the order")
  func permutations() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let levels = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let order = TextDirection.visualOrder(of: levels)
      #expect(order.sorted() == Array(levels.indices))
      #expect(order == Self.reference(levels), "\(levels)")
    }
  }

  /// Rule L2 word by word: each stretch of at least a level is turned, from the highest level down.
  private static func reference(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in (1...3).reversed() {
      let groups = order.indices.reduce(into: [[Int]]()) { groups, place in
        let isHigh = levels[order[place]] >= level
        if isHigh, place > 0, levels[order[place - 1]] >= level {
          groups[groups.count - 1].append(order[place])
        } else {
          groups.append([order[place]])
        }
      }
      order = groups.flatMap { $0.reversed() }
    }
    return order
  }

  @Test("Every character has a writing system, and those of letters are known ones")
  func writingSystems() {
    let known: [(Unicode.Scalar, String, Bool, WritingSystem.Package)] = [
      ("A", "Zzzz", false, .core), ("é", "Zzzz", false, .core), ("Я", "Zzzz", false, .core),
      ("א", "Hebr", true, .core), ("ب", "Arab", true, .core), ("ﷲ", "Arab", true, .core),
      ("क", "Deva", false, .core), ("ก", "Thai", false, .core),
      ("你", "Hani", false, .chineseJapaneseKorean), ("𠮷", "Hani", false, .chineseJapaneseKorean),
      ("あ", "Hira", false, .chineseJapaneseKorean), ("ア", "Kana", false, .chineseJapaneseKorean),
      ("한", "Hang", false, .chineseJapaneseKorean), ("。", "Hani", false, .chineseJapaneseKorean),
      ("😀", "Zzzz", false, .emoji), ("→", "Zzzz", false, .core),
    ]
    for (scalar, tag, isRightToLeft, package) in known {
      let system = WritingSystem(of: scalar)
      #expect(system.tag == tag && system.isRightToLeft == isRightToLeft, "\(scalar)")
      #expect(system.package == package, "\(scalar)")
    }
    // Blocks out of order would be found by some of their characters only.
    let changes = (UInt32(0)...0x3FFFF).compactMap(Unicode.Scalar.init)
      .map { WritingSystem(of: $0).tag }
      .reduce(into: [String]()) { tags, tag in if tags.last != tag { tags.append(tag) } }
    #expect(changes.count > 60)
    #expect(WritingSystem.HanStyle(of: "漢字") == .chinese)
    #expect(WritingSystem.HanStyle(of: "漢字 한글") == .korean)
    #expect(WritingSystem.HanStyle(of: "漢字かな") == .japanese)
  }
}
