import ScrollEngine
import TestSupport
import Testing

@testable import Controls

@Suite("A text that is edited")
struct EditedTextTests {
  /// A model of the text: an array of characters.
  private struct Model {
    var characters: [Character] = []
    var anchor = 0
    var caret = 0

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    mutating func replaceSelection(with text: String) {
      let before = String(characters[..<selection.lowerBound]) + text
      characters = Array(before + String(characters[selection.upperBound...]))
      // The caret goes behind the inserted text, or behind the character that the text has joined.
      caret =
        (0...characters.count).first { count in
          String(characters[..<count]).utf8.count >= before.utf8.count
        } ?? characters.count
      anchor = caret
    }
  }

  private static let pieces = [
    "a", "b", " ", "é", "e", "\u{301}", "👩‍👩‍👧", "👍", "🏽", "🇩", "🇪", "\u{200D}", "한", "नि", "-", "שלום",
    "",
  ]

  @Test("is what an array of characters would be", arguments: Soak.seeds(1...40))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var text = EditedText()
    var model = Model()
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        text.replace(text.selection, with: piece)
        model.replaceSelection(with: piece)
      case 2:
        let extends = Bool.random(using: &random)
        let isForward = Bool.random(using: &random)
        text.moveCaret(
          to: text.offset(from: text.caret, by: .character, isForward: isForward), extends: extends)
        model.caret = min(max(model.caret + (isForward ? 1 : -1), 0), model.characters.count)
        if !extends { model.anchor = model.caret }
      default:
        var range = text.selection
        if range.isEmpty {
          range = text.offset(from: text.caret, by: .character, isForward: false)..<text.caret
          if model.caret > 0 { model.anchor = model.caret - 1 }
        }
        text.replace(range, with: "")
        model.replaceSelection(with: "")
      }
      #expect(text.string == String(model.characters))
      #expect(text.text(in: 0..<text.caret).count == model.caret)
      #expect(text.text(in: 0..<text.anchor).count == model.anchor)
    }
  }

  @Test("has its places between characters, whatever offset is asked for")
  func boundaries() {
    let text = EditedText("e\u{301}x👩‍👩‍👧")
    for offset in -3...text.count + 3 {
      let (before, behind) = (
        text.boundary(atOrBefore: offset), text.boundary(atOrBehind: offset)
      )
      #expect([0, 3, 4, text.count].contains(before) && [0, 3, 4, text.count].contains(behind))
      #expect(before <= max(offset, 0) && behind >= min(offset, text.count))
    }
  }

  @Test("is left by words at their ends, and entered backward at their beginnings")
  func words() {
    let text = EditedText("  don't stop, now ")
    var place = 0
    var stops: [Int] = []
    while place < text.count {
      place = text.offset(from: place, by: .word, isForward: true)
      stops.append(place)
    }
    #expect(stops == [5, 7, 12, 17, 18])
    stops = []
    while place > 0 {
      place = text.offset(from: place, by: .word, isForward: false)
      stops.append(place)
    }
    #expect(stops == [14, 8, 6, 2, 0])
    #expect(text.word(at: 9) == 8..<12 && text.word(at: 12) == 12..<13)
    #expect(text.word(at: 0) == 0..<2 && text.word(at: 18) == 17..<18)
    #expect(EditedText().word(at: 0) == 0..<0)
  }

  @Test("is one line without signs of control")
  func oneLine() {
    #expect(EditedText.oneLine("a\r\nb\tc\u{7}d\n") == "a b cd ")
  }

  @Test("takes back runs of one kind together, as long as the caret has not moved")
  func history() {
    var history = EditHistory()
    var text = EditedText()
    func type(_ piece: String, _ kind: EditHistory.Kind) {
      history.note(text, before: kind)
      text.replace(text.selection, with: piece)
    }
    type("a", .typing)
    type("b", .typing)
    type("c", .other)
    type("d", .typing)
    history.endRun()
    type("e", .typing)
    var seen: [String] = []
    while let before = history.undo(text) {
      text = before
      seen.append(text.string)
    }
    #expect(seen == ["abcd", "abc", "ab", ""] && history.canRedo && !history.canUndo)
    while let next = history.redo(text) { text = next }
    #expect(text.string == "abcde")
    _ = history.undo(text)
    type("x", .typing)
    #expect(!history.canRedo)
    for _ in 0..<200 { type("y", .other) }
    var count = 0
    while let before = history.undo(text) { (text, count) = (before, count + 1) }
    #expect(count == EditHistory.limit)
  }

  @Test("is scrolled no further than the caret needs, and leaves no room behind the end")
  func scrolling() {
    func scroll(_ current: Double, _ caret: Double) -> Double {
      FieldLine.scroll(from: current, caret: caret, caretWidth: 2, line: 300, room: 100)
    }
    #expect(scroll(0, 50) == 0 && scroll(0, 98) == 0 && scroll(0, 99) == 1 && scroll(50, 40) == 40)
    #expect(scroll(0, 300) == 202 && scroll(500, 290) == 202)
    #expect(FieldLine.scroll(from: 30, caret: 20, caretWidth: 2, line: 50, room: 100) == 0)
  }

  @Test("lies where it is measured, from either side")
  func places() {
    let font = Font(.words, size: 10)
    for string in ["abcdefg", "", "שלום", "e\u{301}👩‍👩‍👧z"] {
      let line = FieldLine(string, font: font, measuring: FixedAdvanceText())
      let places = string.indices.map(line.text.offset) + [line.text.count]
      for (number, place) in places.enumerated() {
        let x = line.readsFromRight ? line.width - 6 * Double(number) : 6 * Double(number)
        #expect(abs(line.x(of: place) - x) < 1e-9)
        for nudge in [-2.5, 0, 2.5] { #expect(line.offset(nearest: x + nudge) == place) }
      }
      #expect(line.offset(nearest: -100) == (line.readsFromRight ? line.text.count : 0))
    }
  }

  @Test("has a caret that blinks for ten seconds and then stays")
  func blinking() {
    let blink = CaretBlink(start: 3)
    var time = 3.0
    var seen: [Bool] = [blink.isVisible(at: time)]
    while let next = blink.nextChange(after: time) {
      #expect(next > time)
      time = next
      seen.append(blink.isVisible(at: time))
    }
    #expect(time == 13 && seen.count == 21 && seen.last == true)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 } && blink.isVisible(at: 1e9))
  }
}
