import Loading
import ScrollEngine
import Testing

@MainActor
@Suite("A page loader")
final class PageLoaderTests: PageLoaderCase {
  @Test("shows each answer at its element, also in reverse order")
  func reverseOrder() async {
    #expect(show(0...2) == [nil, nil, nil])
    await settle()
    #expect(hand.asked == [0, 1, 2])
    // Answers without `settle` in between may arrive in any order.
    for row in [2, 1, 0] {
      hand.answer(row)
      await settle()
    }
    #expect(shown.arrivals == ["2: content 2", "1: content 1", "0: content 0"])
    #expect(loader.statistics.shownLate == 3 && loader.statistics.pending == 0)
    checkBalance(seen: 3)
  }

  @Test("asks once for an element, and has it at once the next time")
  func cache() async {
    show(0...0)
    show(0...0)
    await settle()
    hand.answer(0)
    await settle()
    loader.hide(0)
    #expect(show(0...0) == ["content 0"])
    #expect(show(0...0) == ["content 0"])
    await settle()
    #expect(hand.asked == [0])
    #expect(loader.statistics.hits == 1 && loader.statistics.shownLate == 1)
  }

  @Test("always loads to the end, and what nobody has seen was wasted until somebody does")
  func wastedUntilSeen() async {
    show(0...1)
    await settle()
    hide(0...1)
    hand.answer(1)
    hand.answer(0)
    await settle()
    #expect(shown.arrivals == [] && hand.cancelled == [])
    #expect(loader.statistics.wasted == 2)
    #expect(show(1...1) == ["content 1"])
    #expect(loader.statistics.wasted == 1 && loader.statistics.hits == 1)
    checkBalance(seen: 1)
  }

  @Test("gives up what leaves, and never shows its late answer", arguments: [false, true])
  func cancellation(heeds: Bool) async {
    hand.heedsCancellation = heeds
    loader.policy = .targetRectangle
    show(0...0)
    await settle()
    loader.hide(0)
    await settle()
    #expect(hand.cancelled == [0])
    #expect(!loader.isLoading(0))
    show(0...0)
    await settle()
    #expect(hand.asked == [0, 0])
    if !heeds {
      hand.answer(0, "stale")
      await settle()
      #expect(shown.arrivals == [] && !loader.isLoaded(0))
    }
    hand.answer(0, "fresh")
    await settle()
    #expect(shown.arrivals == ["0: fresh"])
    #expect(shown.failures == [])
    #expect(loader.statistics.cancelled == 1 && loader.statistics.wasted == 1)
    #expect(loader.statistics.failed == 0)
    checkBalance(seen: 1)
  }

  @Test("asks again for what has failed when told to, or when it comes back into sight")
  func failure() async {
    show(0...1)
    await settle()
    hand.fail(0)
    await settle()
    #expect(shown.failures == [0] && loader.statistics.failed == 1)
    loader.retry(0)
    loader.retry(1)
    loader.retry(7)
    await settle()
    #expect(hand.asked == [0, 1, 0])
    hand.fail(0)
    await settle()
    loader.hide(0)
    show(0...0)
    await settle()
    #expect(hand.asked == [0, 1, 0, 0])
    hand.answer(0)
    await settle()
    loader.retry(0)
    await settle()
    #expect(hand.asked.count == 4 && shown.arrivals == ["0: content 0"])
    checkBalance(seen: 1)
    hand.answerAll()
    await settle()
  }

  @Test("fails what takes too long, as its function decides by a clock")
  func timeout() async {
    struct Timeout: Error {}
    let clock = VirtualClock()
    let loader = PageLoader<Int, String>(policy: .always) { key in
      try await clock.sleep(for: .milliseconds(min(key, 100)))
      if key > 100 { throw Timeout() }
      return "after \(key)"
    }
    let shown = shown
    loader.onArrival = { shown.arrivals.append("\($0): \($1)") }
    loader.onFailure = { key, error in if error is Timeout { shown.failures.append(key) } }
    for key in [500, 80, 20] { _ = loader.show(key, at: frame(0)) }
    await clock.run(to: 0.09)
    #expect(shown.arrivals == ["20: after 20", "80: after 80"])
    await clock.run(to: 0.1)
    #expect(shown.failures == [500])
  }
}
