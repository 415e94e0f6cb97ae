import ScrollEngine
import TestSupport
import Testing

@testable import SDLStage

@Suite("The order of keys and composed text")
struct CommitOrderTests {
  private func arrivals(_ kinds: [InputEvent.Kind]) -> [EventTimes.Arrival] {
    kinds.map { EventTimes.Arrival(event: .input(InputEvent(time: 0, $0))) }
  }

  private func order(_ polls: [[InputEvent.Kind]]) -> [[InputEvent.Kind]] {
    var order = CommitOrder()
    return polls.map { poll in
      order.order(arrivals(poll)).compactMap {
        guard case .input(let input) = $0.event else { return nil }
        return input.kind
      }
    }
  }

  private func composing(_ text: String) -> InputEvent.Kind {
    .composition(text, selection: 1..<1)
  }

  private let left = InputEvent.Kind.key(.init(.left))
  private let enter = InputEvent.Kind.key(.init(.enter))

  @Test("A space comes after the syllable that it ends")
  func space() {
    let polls = order([[composing("글")], [.text(" "), .text("글"), composing("")], [.text("a")]])
    #expect(polls == [[composing("글")], [.text("글"), .text(" "), composing("")], [.text("a")]])
  }

  @Test("A key with and without a character comes after it, whether the mark ends before or after")
  func keys() {
    for ended in [[], [composing("")]] {
      let polls = order([[composing("한")], [enter, .text("\r")] + ended + [.text("한")], [left]])
      #expect(polls.last == [left])
      #expect(polls[1] == ended + [.text("한"), enter, .text("\r")])
    }
  }

  @Test("The next syllable may begin in the same poll")
  func nextSyllable() {
    let polls = order([
      [composing("글")], [.text(" "), .text("글"), composing("ㅎ")], [left, .text("ㅎ")],
    ])
    #expect(polls[1] == [.text("글"), .text(" "), composing("ㅎ")])
    #expect(polls[2] == [.text("ㅎ"), left])
  }

  @Test("A key that commits nothing waits for nothing that comes later")
  func nothingCommitted() {
    let polls = order([
      [composing("한")], [left], [left, composing("하"), .text("x")],
      [.text("x"), composing("")], [left, .text("한")],
    ])
    #expect(
      polls == [
        [composing("한")], [left], [left, composing("하"), .text("x")],
        [composing(""), .text("x")], [left, .text("한")],
      ])
  }

  @Test(
    "Nothing is lost or changes its place among its own kind; without a composition all stay",
    arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let texts = ["한", "글", " ", "a"]
    // Some runs begin with several polls without a composition.
    let first = Int.random(in: 0..<6, using: &random)
    let polls: [[InputEvent.Kind]] = (0..<8).map { poll in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        switch Int.random(in: 0...9, using: &random) {
        case 0...3: return .text(texts.randomElement(using: &random) ?? "")
        case 4...5: return Bool.random(using: &random) ? left : enter
        case 6: return .pointerLeft
        case 7: return composing("")
        default: return poll < first ? left : composing(Bool.random(using: &random) ? "한" : "글")
        }
      }
    }
    for (place, (poll, ordered)) in zip(polls, order(polls)).enumerated() {
      if place < first { #expect(ordered == poll) }
      #expect(ordered.count == poll.count)
      #expect(Set(ordered) == Set(poll))
      #expect(ordered.filter(isKey) == poll.filter(isKey))
      #expect(ordered.filter(isMark) == poll.filter(isMark))
    }
  }

  private func isKey(_ kind: InputEvent.Kind) -> Bool {
    if case .key = kind { true } else { false }
  }

  private func isMark(_ kind: InputEvent.Kind) -> Bool {
    switch kind {
    case .composition, .pointerLeft: true
    default: false
    }
  }
}
