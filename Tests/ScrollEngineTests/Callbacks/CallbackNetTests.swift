import Glibc
import ScrollEngine
import TestSupport
import Testing

/// Writes to the standard error output, which the parent of an exit test reads.
private func say(_ text: String) {
  let bytes = Array(text.utf8) + [10]
  _ = write(2, bytes, bytes.count)
}

@MainActor
@Suite("A scroll view or list whose callbacks do anything")
struct CallbackNetTests {
  /// 1,000 scripts in all. None of them makes a mistake, so none of them may stop the program.
  @Test("shows in the end what its data say, and rests in its range", arguments: Soak.seeds(0...3))
  func scripts(block: UInt64) async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [block] in
      await MainActor.run {
        for seed in block * 250..<(block + 1) * 250 {
          say("seed \(seed)")
          let script = CallbackScript(seed: seed)
          script.client.willDo = { say("  \($1) in \($0)") }
          if let complaint = script.run() { fatalError("the list is wrong: \(complaint)") }
        }
      }
    }
    let words = lastWords(result)
    guard words.contains("Fatal error") || result == nil else { return }
    Issue.record("\(words.split(separator: "\n").suffix(40).joined(separator: "\n"))")
  }

  /// A mistake is a call that names a missing row, or an update without a change of the data.
  @Test(
    "names the callback and the call where a mistake stops the program",
    arguments: Soak.seeds(0...15))
  func mistakes(number: UInt64) async {
    var random = SeededRandom(seed: number)
    // Kinds alternate with the seed.
    let kinds = CallbackClient.Kind.allCases
    var seed = UInt64.random(in: 0..<10_000, using: &random)
    while !kinds[Int(seed % UInt64(kinds.count))].isList { seed += 1 }
    let kind = kinds[Int(seed % UInt64(kinds.count))]
    let calls =
      kind.isTable
      ? [
        "insertRows(at:with:) of nothing", "deleteRows(at:with:) of nothing",
        "scrollToRow(at:at:animated:) of no row",
      ]
      : [
        "insertItems(at:) of nothing", "deleteItems(at:) of nothing",
        "scrollToItem(at:at:animated:) of no item",
      ]
    let callbacks = CallbackClient.namedCallbacks(of: kind)
    let call = calls[Int.random(in: 0..<calls.count, using: &random)]
    let callback = callbacks[Int.random(in: 0..<callbacks.count, using: &random)]
    // After a reload, the wrong update has no effect, and the program does not stop.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [seed = seed as UInt64, call = call as String, callback = callback as String] in
      await MainActor.run {
        let script = CallbackScript(seed: seed, callback: callback, call: call)
        script.client.willDo = { say("\($1) in \($0)") }
        if let complaint = script.run() { fatalError("the list is wrong: \(complaint)") }
        fatalError("nothing stopped")
      }
    }
    let words = lastWords(result)
    guard words.contains("\(call) in \(callback)"), !words.contains("nothing stopped") else {
      return
    }
    let name = String(call.prefix { $0 != " " })
    #expect(words.contains("\(name) was called from within \(callback)"), "seed \(seed)")
  }
}
