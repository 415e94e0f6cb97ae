/// Identities in numbered slots, found by their hashes.
///
/// An identity keeps its slot until it is removed; then the slot is used again. The table hashes
/// each identity once when it comes, and once when it is looked up: growing hashes none again.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
  /// The identity in each slot; nil in a free slot.
  @usableFromInline var values: [Identity?] = []
  @usableFromInline var free: [UInt32] = []
  /// Cells with linear probing: 0 if empty, or else 32 bits of the hash above the slot plus one.
  @usableFromInline var cells: [UInt64] = []

  @usableFromInline init() {}

  @inlinable var count: Int { values.count - free.count }

  /// The identity in a slot.
  ///
  /// - Precondition: The slot is in use.
  @inlinable
  subscript(slot: Int) -> Identity {
    guard let value = values[slot] else { fatalError("IdentityTable: slot \(slot) is free") }
    return value
  }

  /// The slot of an identity; nil if the table does not have it.
  @inlinable
  func slot(of identity: Identity) -> Int? {
    cell(of: identity).map { Self.slot(in: cells[$0]) }
  }

  /// Makes room for more identities, so that adding them grows the table once.
  @inlinable
  mutating func reserve(_ more: Int) {
    let count = count + more
    // Exact reservations, repeated, would copy all slots each time.
    if count > values.capacity { values.reserveCapacity(max(count, 2 * values.capacity)) }
    if Self.isTooSmall(cells.count, for: count) { grow(for: count) }
  }

  /// Adds an identity, unless the table has it; returns its slot.
  @inlinable
  mutating func insert(_ identity: Identity) -> (slot: Int, isNew: Bool) {
    if Self.isTooSmall(cells.count, for: count + 1) { grow(for: count + 1) }
    let hash = Self.hash(of: identity)
    let mask = cells.count - 1
    var place = Int(hash) & mask
    while cells[place] != 0 {
      if Self.hash(in: cells[place]) == hash {
        let slot = Self.slot(in: cells[place])
        if values[slot] == identity { return (slot, false) }
      }
      place = (place + 1) & mask
    }
    let slot = take(identity)
    cells[place] = UInt64(hash) << 32 | UInt64(slot + 1)
    return (slot, true)
  }

  /// Removes an identity, and returns its former slot; nil if the table does not have it.
  @inlinable
  mutating func remove(_ identity: Identity) -> Int? {
    guard var hole = cell(of: identity) else { return nil }
    let slot = Self.slot(in: cells[hole])
    values[slot] = nil
    free.append(UInt32(slot))
    // Later cells move up unless that would put them before the place where a search for them begins.
    let mask = cells.count - 1
    var next = (hole + 1) & mask
    while cells[next] != 0 {
      let home = Int(Self.hash(in: cells[next])) & mask
      if (next &- home) & mask >= (next &- hole) & mask {
        cells[hole] = cells[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    cells[hole] = 0
    return slot
  }

  /// The slot of an identity that equals this one although the search by its hash does not find it.
  ///
  /// - Complexity: O(n)
  func slotOfTwin(of identity: Identity) -> Int? {
    values.firstIndex { $0 == identity }
  }

  @inlinable
  static func isTooSmall(_ cells: Int, for count: Int) -> Bool { count * 4 > cells * 3 }

  @inlinable
  static func hash(of identity: Identity) -> UInt32 {
    // Hash values that a program computes itself may differ in few bits only.
    UInt32(
      truncatingIfNeeded: (UInt64(truncatingIfNeeded: identity.hashValue) &* 0x9E37_79B9_7F4A_7C15)
        >> 32)
  }

  @inlinable static func hash(in cell: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: cell >> 32) }
  @inlinable static func slot(in cell: UInt64) -> Int { Int(cell & 0xFFFF_FFFF) - 1 }

  @inlinable
  func cell(of identity: Identity) -> Int? {
    guard !cells.isEmpty else { return nil }
    let hash = Self.hash(of: identity)
    let mask = cells.count - 1
    var place = Int(hash) & mask
    while cells[place] != 0 {
      if Self.hash(in: cells[place]) == hash, values[Self.slot(in: cells[place])] == identity {
        return place
      }
      place = (place + 1) & mask
    }
    return nil
  }

  @inlinable @inline(__always)
  mutating func take(_ identity: Identity) -> Int {
    if free.isEmpty {
      values.append(identity)
      return values.count - 1
    }
    let slot = Int(free.removeLast())
    values[slot] = identity
    return slot
  }

  @usableFromInline
  mutating func grow(for count: Int) {
    var size = max(8, cells.count)
    while Self.isTooSmall(size, for: count) { size *= 2 }
    var larger = [UInt64](repeating: 0, count: size)
    for cell in cells where cell != 0 {
      var place = Int(Self.hash(in: cell)) & (size - 1)
      while larger[place] != 0 { place = (place + 1) & (size - 1) }
      larger[place] = cell
    }
    cells = larger
  }
}

extension IdentityTable: Sendable where Identity: Sendable {}
