/// Identities in numbered slots, found by their hashes.
///
/// An identity keeps its slot until it is removed; then the slot is used again. The table hashes
/// each identity once when it comes, and once when it is looked up: growing hashes none again.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
  @usableFromInline var slots = IdentitySlots<Identity>()
  @usableFromInline var cells = HashCells()

  @usableFromInline init() {}

  @inlinable var count: Int { slots.identities.count }

  /// The identity in a slot.
  ///
  /// - Precondition: The slot is in use.
  @inlinable
  subscript(slot: Int) -> Identity { slots[slot] }

  /// The slot of an identity; nil if the table does not have it.
  @inlinable
  func slot(of identity: Identity) -> Int? {
    place(of: identity).map { cells.slot(at: $0) }
  }

  /// Makes room for more identities, so that adding them grows the table once.
  @inlinable
  mutating func reserve(_ more: Int) {
    slots.reserve(count + more)
    cells.reserve(count + more)
  }

  /// Adds an identity, unless the table has it; returns its slot.
  @inlinable
  mutating func insert(_ identity: Identity) -> (slot: Int, isNew: Bool) {
    cells.reserve(count + 1)
    let hash = Self.hash(of: identity)
    var place = cells.home(of: hash)
    while cells.isUsed(place) {
      if cells.hash(at: place) == hash {
        let slot = cells.slot(at: place)
        if slots[slot] == identity { return (slot, false) }
      }
      place = cells.place(behind: place)
    }
    let slot = slots.add(identity)
    cells.put(slot, hash: hash, at: place)
    return (slot, true)
  }

  /// Removes an identity, and returns its former slot; nil if the table does not have it.
  @inlinable
  mutating func remove(_ identity: Identity) -> Int? {
    guard let place = place(of: identity) else { return nil }
    let slot = cells.slot(at: place)
    slots.remove(at: slot)
    cells.remove(at: place)
    return slot
  }

  /// The slot of an identity that equals this one although the search by its hash does not find it.
  ///
  /// - Complexity: O(n)
  func slotOfTwin(of identity: Identity) -> Int? {
    slots.identities.firstIndex(of: identity).map(slots.slot(at:))
  }

  @inlinable
  static func hash(of identity: Identity) -> UInt32 {
    // Hash values that a program computes itself may differ in few bits only.
    UInt32(
      truncatingIfNeeded: (UInt64(truncatingIfNeeded: identity.hashValue) &* 0x9E37_79B9_7F4A_7C15)
        >> 32)
  }

  /// The cell of an identity.
  @inlinable
  func place(of identity: Identity) -> Int? {
    guard !cells.isEmpty else { return nil }
    let hash = Self.hash(of: identity)
    var place = cells.home(of: hash)
    while cells.isUsed(place) {
      if cells.hash(at: place) == hash, slots[cells.slot(at: place)] == identity { return place }
      place = cells.place(behind: place)
    }
    return nil
  }
}

extension IdentityTable: Sendable where Identity: Sendable {}
