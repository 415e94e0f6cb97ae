/// Keeps what is costly to make, up to a limit, and evicts what has not been used for longest.
struct BoundedCache<Key: Hashable, Value> {
  private struct Link {
    var cost: Int
    /// The entries that were used last before and after it, or -1.
    var older: Int
    var newer: Int
  }

  /// The sum of costs above which entries are evicted, at the next insertion.
  var limit: Int
  /// Where the entries are; the places between them are free.
  private var places: [Key: Int] = [:]
  // By place. Apart, so that what is only used again is not copied.
  private var keys: [Key?] = []
  private var values: [Value?] = []
  private var links: [Link] = []
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
    return values[place]
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
    let new = Link(cost: cost, older: -1, newer: -1)
    let place: Int
    if let last = free.popLast() {
      place = last
      (keys[place], values[place], links[place]) = (key, value, new)
    } else {
      place = links.count
      keys.append(key)
      values.append(value)
      links.append(new)
    }
    places[key] = place
    link(place)
    totalCost += cost
    guard totalCost > limit else { return }
    while totalCost > limit * 3 / 4, oldest != newest { remove(oldest) }
  }

  private mutating func remove(_ place: Int) {
    unlink(place)
    totalCost -= links[place].cost
    if let key = keys[place] { places[key] = nil }
    (keys[place], values[place]) = (nil, nil)
    free.append(place)
  }

  /// Makes an entry the newest one.
  private mutating func link(_ place: Int) {
    links[place].older = newest
    links[place].newer = -1
    if newest >= 0 { links[newest].newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    let (older, newer) = (links[place].older, links[place].newer)
    if older >= 0 { links[older].newer = newer } else { oldest = newer }
    if newer >= 0 { links[newer].older = older } else { newest = older }
  }
}
