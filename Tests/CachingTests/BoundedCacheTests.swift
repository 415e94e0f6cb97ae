import Caching
import TestSupport
import Testing

@Suite("A bounded cache")
struct BoundedCacheTests {
  @Test("loses what was not used for longest, a quarter at once, and never the newest")
  func loose() {
    var cache = BoundedCache<Int, Int>(limit: 8)
    for key in 0..<8 { cache.insert(key * 10, for: key) }
    #expect(cache.value(for: 0) == 0)
    cache.insert(80, for: 8)
    #expect(cache.totalCost <= 8 && cache.count == 6)
    #expect(cache.value(for: 0) == 0 && cache.value(for: 8) == 80)
    #expect(cache.value(for: 1) == nil)
    cache.insert(1, for: 99, cost: 100)
    #expect(cache.value(for: 99) == 1 && cache.count == 1)
    cache.insert(2, for: 99, cost: 1)
    #expect(cache.totalCost == 1)
  }

  @Test("that is strict loses no more than it must, and takes in nothing that costs too much")
  func strict() {
    var cache = BoundedCache<Int, Int>(limit: 8, .strict)
    for key in 0..<8 { cache.insert(key * 10, for: key) }
    #expect(cache.value(for: 0) == 0)
    cache.insert(80, for: 8)
    #expect(cache.totalCost == 8 && cache.count == 8 && !cache.contains(1))
    cache.insert(1, for: 99, cost: 9)
    #expect(cache.totalCost == 8 && !cache.contains(99))
    cache.insert(2, for: 0, cost: 9)
    #expect(cache.totalCost == 7 && !cache.contains(0))
    cache.limit = 2
    #expect((0..<10).filter(cache.contains) == [7, 8])
    cache.removeAll()
    cache.limit = 0
    cache.insert(1, for: 1)
    #expect(cache.count == 0 && cache.totalCost == 0)
  }

  /// A list in the order of use is the model.
  @Test(
    "keeps what a plain list keeps, whatever comes, goes and is used", arguments: Soak.seeds(0...19)
  )
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bound: BoundedCache<Int, Int>.Bound = seed % 2 == 0 ? .strict : .loose
    var cache = BoundedCache<Int, Int>(limit: 20, bound)
    var used: [(key: Int, value: Int, cost: Int)] = []
    func cost() -> Int { used.reduce(0) { $0 + $1.cost } }
    func evict() {
      guard cost() > cache.limit else { return }
      switch bound {
      case .strict: while cost() > cache.limit { used.removeFirst() }
      case .loose: while cost() > cache.limit * 3 / 4, used.count > 1 { used.removeFirst() }
      }
    }
    for step in 0..<400 {
      let key = Int.random(in: 0..<12, using: &random)
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        cache.removeAll()
        used = []
      case 1:
        cache.limit = Int.random(in: 0..<30, using: &random)
        if bound == .strict { evict() }
      case 2..<20:
        let place = used.firstIndex { $0.key == key }
        #expect(cache.value(for: key) == place.map { used[$0].value }, "step \(step)")
        if let place { used.append(used.remove(at: place)) }
      default:
        let cost = Int.random(in: 0..<25, using: &random)
        cache.insert(step, for: key, cost: cost)
        used.removeAll { $0.key == key }
        if bound == .loose || cost <= cache.limit { used.append((key, step, cost)) }
        evict()
      }
      #expect(cache.totalCost == cost() && cache.count == used.count, "step \(step)")
      #expect((0..<12).filter(cache.contains) == used.map(\.key).sorted(), "step \(step)")
    }
  }
}
