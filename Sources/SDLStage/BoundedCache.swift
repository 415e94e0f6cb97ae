/// Keeps what is costly to make, up to a limit, and evicts what has not been used for longest.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    var value: Value
    var cost: Int
    /// The entries that were used last before and after it, or -1.
    var older: Int
    var newer: Int
  }

  /// The sum of costs above which entries are evicted, at the next insertion.
  var limit: Int
  /// Where the entries are; those between them are free.
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var oldest = -1
  private var newest = -1
  private(set) var totalCost = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { places.count }

  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return entries[place]?.value
  }

  /// The value for a key, made and inserted if there is none.
  mutating func value<Failure>(
    for key: Key, cost: Int = 1, orInsert make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = value(for: key) { return known }
    let value = try make()
    insert(value, for: key, cost: cost)
    return value
  }

  /// Takes a value in; the newest one always stays, whatever its cost.
  ///
  /// What is too much goes down to three quarters at once: so a picture that shows a little more than
  /// the limit allows finds most of what it needs.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if let place = places[key] { remove(place) }
    let entry = Entry(key: key, value: value, cost: cost, older: -1, newer: -1)
    let place = free.popLast() ?? entries.count
    if place < entries.count { entries[place] = entry } else { entries.append(entry) }
    places[key] = place
    link(place)
    totalCost += cost
    guard totalCost > limit else { return }
    while totalCost > limit * 3 / 4, oldest != newest { remove(oldest) }
  }

  private mutating func remove(_ place: Int) {
    unlink(place)
    guard let entry = entries[place] else { return }
    totalCost -= entry.cost
    places[entry.key] = nil
    entries[place] = nil
    free.append(place)
  }

  /// Makes an entry the newest one.
  private mutating func link(_ place: Int) {
    entries[place]?.older = newest
    entries[place]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    guard let (older, newer) = entries[place].map({ ($0.older, $0.newer) }) else { return }
    if older >= 0 { entries[older]?.newer = newer } else { oldest = newer }
    if newer >= 0 { entries[newer]?.older = older } else { newest = older }
  }
}
