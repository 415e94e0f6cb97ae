import TestSupport
import Testing

@testable import SDLStage

@Suite("Directions in a line")
struct TextOrderTests {
  /// As in the Unicode annex, capitals stand for Hebrew letters; `أ` and `ب` are Arabic ones.
  private func hebrew(_ text: String) -> [Character] {
    text.map { character in
      guard character.isASCII, character.isUppercase, let ascii = character.asciiValue,
        let letter = Unicode.Scalar(0x5D0 + UInt32(ascii - 65))
      else { return character }
      return Character(letter)
    }
  }

  /// The characters as they stand on the line, from left to right; brackets are not mirrored.
  private func visual(_ text: String) -> String {
    let characters = Array(text)
    return String(TextOrder(of: hebrew(text)).places.map { characters[Int($0)] })
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
      // Pairs of brackets, nested pairs, and a bracket without its partner.
      ("CAR (DOG) x", "x )GOD( RAC"), ("a (CAR b) c", "a (RAC b) c"),
      ("A [b (C) d] E", "E ]d )C( b[ A"), ("A (b", "b( A"),
      // Text that is embedded, isolated or overridden, and an isolate that is never closed.
      (
        "DID YOU SAY \u{2067}he said \u{2066}car\u{2069}\u{2069}?",
        "?car he said YAS UOY DID"
      ),
      ("\u{202E}abc\u{202C}d", "\u{202C}cba\u{202E}d"),
      ("a \u{2067}B 1", "a \u{2067}1 B"),
    ])
  func lines(text: String, expected: String) {
    func bare(_ text: String) -> String {
      String(text.unicodeScalars.filter { !(0x202A...0x2069).contains($0.value) })
    }
    #expect(bare(visual(text)) == bare(expected))
  }

  @Test("Every character stands on the line once, whatever the text holds")
  func permutations() {
    var random = SeededRandom(seed: 7)
    let scalars =
      (["a", "1", "(", ")", " ", ",", "א", "ب", "٣", "\n", "\0"] as [Character])
      + (0x202A...0x202E).compactMap(Unicode.Scalar.init).map(Character.init)
      + (0x2066...0x2069).compactMap(Unicode.Scalar.init).map(Character.init)
    for _ in 0..<500 {
      let count = Int.random(in: 0...200, using: &random)
      let text = (0..<count).map { _ in scalars.randomElement(using: &random) ?? "a" }
      let order = TextOrder(of: text)
      #expect(order.places.map(Int.init).sorted() == Array(text.indices))
      #expect(order.levels.count == text.count)
    }
  }

  @Test("Letters have their script, and signs that all scripts use have none of their own")
  func scripts() {
    let names: [(Unicode.Scalar, String)] = [
      ("A", "Zzzz"), ("é", "Zzzz"), ("Я", "Zzzz"), ("→", "Zzzz"), ("7", "Zzzz"), ("ـ", "Zzzz"),
      ("א", "Hebr"), ("ب", "Arab"), ("ﷲ", "Arab"), ("क", "Deva"), ("ก", "Thai"), ("你", "Hani"),
      ("𠮷", "Hani"), ("あ", "Hira"), ("ア", "Kana"), ("한", "Hang"), ("ᚠ", "Runr"),
    ]
    for (scalar, name) in names { #expect(Script(of: scalar).name == name, "\(scalar)") }
    let languages = [
      "漢字": "zh-cn", "漢字 한글": "ko", "漢字かな": "ja", "ab 12": "und", "": "und", "שלום": "und",
    ]
    for (text, language) in languages { #expect(Script.language(of: text) == language, "\(text)") }
  }

  @Test("A character's package is the one that has its script")
  func packages() {
    let packages: [(Unicode.Scalar, String)] = [
      ("ب", "core"), ("क", "core"), ("→", "core"), ("你", "cjk"), ("。", "cjk"), ("Ａ", "cjk"),
      ("한", "cjk"), ("ｱ", "cjk"), ("😀", "color-emoji"), ("ﺏ", "core"),
    ]
    for (scalar, package) in packages {
      #expect(Script.package(for: scalar).name == "fonts-noto-\(package)", "\(scalar)")
    }
  }
}
