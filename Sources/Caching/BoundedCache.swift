/// Keeps values that are costly to make, up to a limit, and evicts the least recently used ones.
///
/// Everything is public, because the compiler specialises only public code for the types of another
/// module: with `package`, finding a value took 3,100 instructions.
///
/// - Complexity: O(1) for each use, and for each entry that comes or goes.
public struct BoundedCache<Key: Hashable, Value> {
  /// How strictly the limit holds.
  public enum Bound {
    /// The entries never cost more than the limit. A value that alone costs more is not kept.
    case strict
    /// The newest entry stays, whatever its cost. Once the entries cost more than the limit, the
    /// least recently used ones are evicted until the rest cost at most three quarters of it: so a
    /// picture that needs a little more than the limit allows still finds most of its values.
    case loose
  }

  @usableFromInline
  struct Link {
    @usableFromInline var cost: Int
    /// The entries used just before and just after this entry, or -1 if there is none.
    @usableFromInline var older: Int
    @usableFromInline var newer: Int

    @inlinable
    init(cost: Int) { (self.cost, older, newer) = (cost, -1, -1) }
  }

  /// The sum of costs above which entries are evicted: at once if the bound is strict, otherwise at
  /// the next insertion.
  public var limit: Int {
    didSet { if bound == .strict { evict() } }
  }
  @usableFromInline let bound: Bound
  /// The place of each key's entry; all other places are free.
  @usableFromInline var places: [Key: Int] = [:]
  // The parts of entries by place, in separate arrays: another use of an entry changes only its
  // links, and copies neither key nor value.
  @usableFromInline var keys: [Key?] = []
  @usableFromInline var values: [Value?] = []
  @usableFromInline var links: [Link] = []
  @usableFromInline var free: [Int] = []
  @usableFromInline var oldest = -1
  @usableFromInline var newest = -1
  @usableFromInline var costs = 0
  /// The sum of the costs of all entries.
  @inlinable public var totalCost: Int { costs }

  /// Makes a cache without entries; `limit` is a sum of costs.
  @inlinable
  public init(limit: Int, _ bound: Bound = .loose) {
    self.limit = limit
    self.bound = bound
  }

  /// The number of entries.
  @inlinable public var count: Int { places.count }

  /// Whether there is a value for a key; this does not count as a use of the entry.
  @inlinable
  public func contains(_ key: Key) -> Bool { places[key] != nil }

  /// The value for a key; the key's entry becomes the most recently used one.
  @inlinable
  public mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return values[place]
  }

  /// The value for a key, made and inserted if there is none.
  @inlinable
  public mutating func value<Failure>(
    for key: Key, cost: Int = 1, orInsert make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = value(for: key) { return known }
    let value = try make()
    insert(value, for: key, cost: cost)
    return value
  }

  /// Inserts a value, in place of any other value for its key.
  @inlinable
  public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    if let place = places[key] { remove(place) }
    if bound == .strict, cost > limit { return }
    let place: Int
    if let last = free.popLast() {
      place = last
      (keys[place], values[place], links[place]) = (key, value, Link(cost: cost))
    } else {
      place = links.count
      keys.append(key)
      values.append(value)
      links.append(Link(cost: cost))
    }
    places[key] = place
    link(place)
    costs += cost
    evict()
  }

  /// Removes all entries.
  @inlinable
  public mutating func removeAll() { self = BoundedCache(limit: limit, bound) }

  /// Removes the least recently used entries if all entries together cost more than the limit.
  @inlinable
  mutating func evict() {
    guard totalCost > limit else { return }
    switch bound {
    case .strict: while totalCost > limit { remove(oldest) }
    case .loose: while totalCost > limit * 3 / 4, oldest != newest { remove(oldest) }
    }
  }

  @inlinable
  mutating func remove(_ place: Int) {
    unlink(place)
    costs -= links[place].cost
    if let key = keys[place] { places[key] = nil }
    (keys[place], values[place]) = (nil, nil)
    free.append(place)
  }

  /// Makes an entry the newest one.
  @inlinable
  mutating func link(_ place: Int) {
    links[place].older = newest
    links[place].newer = -1
    if newest >= 0 { links[newest].newer = place } else { oldest = place }
    newest = place
  }

  @inlinable
  mutating func unlink(_ place: Int) {
    let (older, newer) = (links[place].older, links[place].newer)
    if older >= 0 { links[older].newer = newer } else { oldest = newer }
    if newer >= 0 { links[newer].older = older } else { newest = older }
  }
}
