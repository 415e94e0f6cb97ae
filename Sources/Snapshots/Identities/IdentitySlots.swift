/// Identities in numbered slots, of which the free ones are used again.
///
/// The identities lie side by side in any order, without room for those that were removed: an array
/// of optional integers would take up twice the memory. Until one is removed, each identity lies at
/// the place with the number of its slot.
@usableFromInline
struct IdentitySlots<Identity> {
  @usableFromInline var identities: [Identity] = []
  /// The place of each slot among the identities; free slots have those behind. Empty until an
  /// identity is removed.
  @usableFromInline var places: [UInt32] = []
  /// The slot of each place: the inverse of `places`.
  @usableFromInline var slots: [UInt32] = []

  @usableFromInline init() {}

  /// How many slots there are, free or in use.
  @inlinable var count: Int { max(identities.count, slots.count) }

  /// The identity in a slot.
  ///
  /// - Precondition: The slot is in use.
  @inlinable
  subscript(slot: Int) -> Identity { identities[places.isEmpty ? slot : Int(places[slot])] }

  /// The slot of the identity at a place.
  func slot(at place: Int) -> Int { slots.isEmpty ? place : Int(slots[place]) }

  /// Makes room for some slots in use.
  @inlinable
  mutating func reserve(_ count: Int) {
    // Exact reservations, repeated, would copy all identities each time.
    guard count > identities.capacity else { return }
    identities.reserveCapacity(max(count, 2 * identities.capacity))
  }

  /// Puts an identity into a free slot, or into a new one behind all others.
  @inlinable @inline(__always)
  mutating func add(_ identity: Identity) -> Int {
    let place = identities.count
    identities.append(identity)
    if place < slots.count { return Int(slots[place]) }
    if !slots.isEmpty {
      places.append(UInt32(place))
      slots.append(UInt32(place))
    }
    return place
  }

  /// Frees a slot.
  ///
  /// - Complexity: O(n) the first time, and then O(1)
  @usableFromInline
  mutating func remove(at slot: Int) {
    if places.isEmpty {
      places = identities.indices.map { UInt32($0) }
      slots = places
    }
    // The last identity takes the place of this one.
    let (place, last) = (Int(places[slot]), identities.count - 1)
    identities.swapAt(place, last)
    identities.removeLast()
    places.swapAt(slot, Int(slots[last]))
    slots.swapAt(place, last)
  }
}

extension IdentitySlots: Sendable where Identity: Sendable {}
