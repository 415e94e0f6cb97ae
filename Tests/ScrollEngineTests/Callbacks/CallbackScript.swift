@testable import ScrollEngine
import TestSupport

/// Random events for a list whose callbacks make calls, and checks at the end.
@MainActor
struct CallbackScript {
  let client: CallbackClient
  private let hand: Hand

  init(seed: UInt64, callback: String? = nil, call: String? = nil) {
    var random = SeededRandom(seed: seed)
    let kinds = CallbackClient.Kind.allCases
    let kind = kinds[Int(seed % UInt64(kinds.count))]
    // Maps of pages are not stacked.
    let isStacked = kind != .pages && seed / UInt64(kinds.count) % 2 == 1
    let isOften = callback == nil && Int.random(in: 0..<3, using: &random) == 0
    let callbacks =
      CallbackClient.commonCallbacks
      + CallbackClient.callbacks(of: kind)
    let name = callback ?? callbacks[Int.random(in: 0..<callbacks.count, using: &random)]
    let count = [1, 2, 3, 5, 9, 17][Int.random(in: 0..<6, using: &random)]
    client = CallbackClient(
      kind: kind, isStacked: isStacked, trigger: isOften ? .often(3) : .once(name, count),
      seed: seed)
    client.rest = isOften ? 5 : 1
    client.onlyCall = call
    hand = Hand(client.window)
  }

  /// - Returns: The first error found, or nil.
  func run() -> String? {
    client.setUp()
    client.view.layoutIfNeeded()
    client.window.layoutIfNeeded()
    for step in 0..<14 {
      event(step < 4 ? step : client.dice(13))
      client.window.layoutIfNeeded()
    }
    let isDone = client.rest == 0
    client.rest = 0
    settle()
    return isDone || !client.done.isEmpty ? client.complaint ?? client.wrong : client.complaint
  }

  private func event(_ what: Int) {
    switch what {
    case 0: hand.tap(40, client.isStacked ? 110 : 70)
    case 1: scroller.contentOffset.y = min(70, scroller.scrollRange.maximum.y)
    case 2:
      hand.down(40, 140, device: .touch)
      hand.move(40, 110, device: .touch)
      hand.move(40, 60, device: .touch)
      hand.up(40, 30, device: .touch)
      hand.rest(0.3)
    case 3: if mayUpdate { client.insertOne() }
    case 4: hand.tap(40, 100)
    case 5: scroller.contentOffset.y = scroller.scrollRange.minimum.y
    case 6: hand.settle()
    case 7: client.view.frame.size.width = Double(80 + client.dice(30))
    case 8: (client.view as? ListView)?.reloadData()
    case 9: scroller.scrollToTop()
    case 10: if mayUpdate { client.deleteOne() }
    case 11: (client.view as? TableView)?.setEditing(true, animated: true)
    case 12:
      hand.down(40, 140, device: .touch)
      hand.down(60, 110, id: 1, device: .touch)
      hand.move(40, 160, device: .touch)
      hand.move(60, 60, id: 1, device: .touch)
      hand.up(60, 60, id: 1, device: .touch)
      hand.up(40, 160, device: .touch)
    default: hand.rest(0.1)
    }
  }

  private var mayUpdate: Bool {
    client.kind.isList && client.openBatches == 0 && !client.list.isFrozen && client.isSource
  }
  private var scroller: ScrollView { client.isStacked ? client.container : client.view }

  private func settle() {
    while client.openBatches > 0 {
      client.openBatches -= 1
      (client.view as? TableView)?.endUpdates()
    }
    client.window.layoutIfNeeded()
    hand.rest(0.1)
    hand.settle()
    hand.settle()
    client.window.layoutIfNeeded()
    client.view.layoutIfNeeded()
  }
}
