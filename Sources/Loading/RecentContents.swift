/// Contents by key, up to a capacity: those used last.
struct RecentContents<Key: Hashable, Content> {
  private struct Entry {
    let key: Key
    var content: Content
    /// The indexes of the entries used just after and just before this one; -1 for none.
    var newer: Int
    var older: Int
  }

  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var newest = -1
  private var oldest = -1

  var capacity: Int {
    didSet { while places.count > capacity { removeOldest() } }
  }

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { places.count }

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// The content of a key, which becomes the one used last.
  mutating func use(_ key: Key) -> Content? {
    guard let place = places[key] else { return nil }
    unlink(place)
    link(place)
    return entries[place].content
  }

  mutating func insert(_ content: Content, for key: Key) {
    guard capacity > 0 else { return }
    if let place = places[key] {
      entries[place].content = content
      unlink(place)
      return link(place)
    }
    if places.count == capacity { removeOldest() }
    entries.append(Entry(key: key, content: content, newer: -1, older: -1))
    places[key] = entries.count - 1
    link(entries.count - 1)
  }

  mutating func removeAll() {
    places = [:]
    entries = []
    newest = -1
    oldest = -1
  }

  private mutating func removeOldest() {
    let place = oldest
    unlink(place)
    places[entries[place].key] = nil
    let last = entries.count - 1
    if place != last {
      // The last entry moves to its index.
      let entry = entries[last]
      entries[place] = entry
      places[entry.key] = place
      if entry.newer >= 0 { entries[entry.newer].older = place } else { newest = place }
      if entry.older >= 0 { entries[entry.older].newer = place } else { oldest = place }
    }
    entries.removeLast()
  }

  private mutating func link(_ place: Int) {
    entries[place].newer = -1
    entries[place].older = newest
    if newest >= 0 { entries[newest].newer = place }
    newest = place
    if oldest < 0 { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    let entry = entries[place]
    if entry.newer >= 0 { entries[entry.newer].older = entry.older } else { newest = entry.older }
    if entry.older >= 0 { entries[entry.older].newer = entry.newer } else { oldest = entry.newer }
  }
}
