/// Keeps what is costly to make, up to a limit, and evicts what has not been used for longest.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  /// The sum of costs above which entries are evicted, at the next insertion.
  var limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private(set) var totalCost = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// The value for a key, made and inserted if there is none.
  mutating func value<Failure>(
    for key: Key, orInsert make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = value(for: key) { return known }
    let value = try make()
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    uses += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: uses), forKey: key) {
      totalCost -= old.cost
    }
    totalCost += cost
    if totalCost > limit { trim() }
  }

  mutating func removeAll() {
    entries.removeAll()
    totalCost = 0
  }

  /// Goes down to three quarters at once, so that many insertions share the cost of sorting.
  ///
  /// The newest entry always stays, whatever its cost.
  private mutating func trim() {
    let costs = entries.values.map { (lastUse: $0.lastUse, cost: $0.cost) }
    var oldestKept = uses
    for (lastUse, cost) in costs.sorted(by: { $0.lastUse < $1.lastUse }).dropLast() {
      guard totalCost > limit * 3 / 4 else {
        oldestKept = lastUse
        break
      }
      totalCost -= cost
    }
    entries = entries.filter { $0.value.lastUse >= oldestKept }
  }
}
