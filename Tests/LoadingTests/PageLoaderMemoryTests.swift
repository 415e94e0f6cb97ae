import Loading
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The memory of a page loader")
final class PageLoaderMemoryTests: PageLoaderCase {
  @Test("keeps as many contents as it may, those used last")
  func capacity() async {
    loader.capacity = 2
    show(0...1)
    await settle()
    hand.answerAll()
    await settle()
    hide(0...1)
    #expect(show(0...0) == ["content 0"])
    show(2...2)
    await settle()
    hand.answerAll()
    await settle()
    #expect(loader.isLoaded(0) && !loader.isLoaded(1) && loader.isLoaded(2))
    loader.capacity = 1
    #expect(!loader.isLoaded(0) && loader.isLoaded(2))
    loader.removeAllContents()
    #expect(!loader.isLoaded(2))
  }

  @Test("agrees with a list of the contents used last", arguments: 0..<20 as Range<UInt64>)
  func capacityModel(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    var recent: [Int] = []
    loader.capacity = Int.random(in: 0...6, using: &random)
    for _ in 0..<60 {
      let key = Int.random(in: 0..<10, using: &random)
      #expect((loader.show(key, at: frame(0)) != nil) == recent.contains(key))
      await settle()
      hand.answerAll()
      await settle()
      loader.hide(key)
      recent.removeAll { $0 == key }
      recent.append(key)
      if recent.count > loader.capacity { recent.removeFirst(recent.count - loader.capacity) }
      for other in 0..<10 { #expect(loader.isLoaded(other) == recent.contains(other)) }
    }
  }

  @Test("goes away though something is loading, and cancels it")
  func goingAway() async {
    var loader: PageLoader<Int, String>? = PageLoader(policy: .always) { [hand] in
      try await hand.load($0)
    }
    weak let gone = loader
    _ = loader?.show(5, at: frame(0))
    await settle()
    loader = nil
    await settle()
    #expect(gone == nil && hand.cancelled == [5])
    hand.answerAll()
    await settle()
    #expect(shown.arrivals == [])
  }

  /// 100 scripts under each policy.
  @Test(
    "shows nothing that is out of sight or another's, and loses count of nothing",
    arguments: LoadingPolicy.allCases)
  func hostile(policy: LoadingPolicy) async {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let hand = HandLoader()
      let loader = PageLoader<Int, String>(policy: policy, capacity: 3) { try await hand.load($0) }
      var visible: Set<Int> = []
      var seen: Set<String> = []
      var firsts = 0
      var wrong: [String] = []
      var answers = 0
      func note(_ key: Int, _ content: String) {
        if !visible.contains(key) { wrong.append("\(key) is out of sight") }
        if !content.hasPrefix("\(key) ") { wrong.append("\(key) shows \(content)") }
        if seen.insert(content).inserted { firsts += 1 }
      }
      loader.onArrival = note
      for _ in 0..<80 {
        let key = Int.random(in: 0..<8, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2:
          visible.insert(key)
          if let content = loader.show(key, at: frame(key)) { note(key, content) }
        case 3, 4:
          visible.remove(key)
          loader.hide(key)
        case 5, 6:
          answers += 1
          if let waiting = hand.waitingKeys.randomElement(using: &random) {
            hand.answer(waiting, "\(waiting) number \(answers)")
          }
        case 7: if let waiting = hand.waitingKeys.last { hand.fail(waiting) }
        case 8:
          loader.willBeginDragging()
          release(loader, at: Double(key) * 100, Bool.random(using: &random))
        default: loader.didEndDecelerating()
        }
        if Bool.random(using: &random) { await hand.settle() }
      }
      loader.didEndDecelerating()
      for key in visible { loader.retry(key) }
      for _ in 0..<20 {
        await hand.settle()
        while let key = hand.waitingKeys.first {
          answers += 1
          hand.answer(key, "\(key) number \(answers)")
        }
      }
      let statistics = loader.statistics
      #expect(wrong == [], "seed \(seed)")
      #expect(statistics.pending == 0, "seed \(seed)")
      #expect(hand.asked.count <= statistics.started, "seed \(seed)")
      // No two answers are alike, so each one that was seen ended one request.
      let ended = statistics.failed + statistics.wasted + firsts
      #expect(statistics.started == ended, "seed \(seed)")
    }
  }

  private func release(_ loader: PageLoader<Int, String>, at offset: Double, _ decelerates: Bool) {
    loader.willEndDragging(view, targetContentOffset: Point(x: 0, y: offset))
    loader.didEndDragging(willDecelerate: decelerates)
  }
}
