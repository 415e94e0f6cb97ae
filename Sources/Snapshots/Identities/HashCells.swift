/// Slots by hashes: cells with linear probing, as many as a power of two.
@usableFromInline
struct HashCells: Sendable {
  /// A cell in use has 32 bits of the hash above the slot.
  @usableFromInline var cells: [UInt64] = []
  /// Which cells are in use, 64 in each element. Most searches for something new end here: this is
  /// small enough for the processor's caches, and the cells are not.
  @usableFromInline var used: [UInt64] = []

  @usableFromInline init() {}

  private init(size: Int) {
    cells = [UInt64](repeating: 0, count: size)
    used = [UInt64](repeating: 0, count: (size + 63) / 64)
  }

  @inlinable var isEmpty: Bool { cells.isEmpty }

  // MARK: Places

  /// Where the search for a hash begins.
  @inlinable func home(of hash: UInt32) -> Int { Int(hash) & (cells.count &- 1) }
  @inlinable func place(behind place: Int) -> Int { (place &+ 1) & (cells.count &- 1) }
  @inlinable func isUsed(_ place: Int) -> Bool { used[place >> 6] & 1 << (place & 63) != 0 }

  /// The hash at a place in use.
  @inlinable func hash(at place: Int) -> UInt32 { UInt32(truncatingIfNeeded: cells[place] >> 32) }

  /// The slot at a place in use.
  @inlinable func slot(at place: Int) -> Int { Int(cells[place] & 0xFFFF_FFFF) }

  // MARK: Changes

  /// Puts a slot at a place that is not in use.
  @inlinable @inline(__always)
  mutating func put(_ slot: Int, hash: UInt32, at place: Int) {
    cells[place] = UInt64(hash) << 32 | UInt64(slot)
    used[place >> 6] |= 1 << (place & 63)
  }

  /// Removes the slot at a place.
  @usableFromInline
  mutating func remove(at place: Int) {
    // Later cells move up unless that would put them before the place where a search for them begins.
    var hole = place
    var next = self.place(behind: hole)
    while isUsed(next) {
      let mask = cells.count - 1
      if (next &- home(of: hash(at: next))) & mask >= (next &- hole) & mask {
        cells[hole] = cells[next]
        hole = next
      }
      next = self.place(behind: next)
    }
    used[hole >> 6] &= ~(1 << (hole & 63))
  }

  /// Makes room for a number of slots; at most three quarters of the cells are in use.
  @inlinable
  mutating func reserve(_ count: Int) {
    if count * 4 > cells.count * 3 { grow(for: count) }
  }

  @usableFromInline
  mutating func grow(for count: Int) {
    var size = max(8, cells.count)
    while count * 4 > size * 3 { size *= 2 }
    var larger = HashCells(size: size)
    for place in cells.indices where isUsed(place) {
      let hash = hash(at: place)
      var target = larger.home(of: hash)
      while larger.isUsed(target) { target = larger.place(behind: target) }
      larger.put(slot(at: place), hash: hash, at: target)
    }
    self = larger
  }
}
