/// Which identities of one state occur in another one, by their numbers.
@usableFromInline
struct IdentityMatch {
  /// The old number of each new identity; -1 for one that was not there.
  @usableFromInline var old: [Int]
  /// The new number of each old identity; -1 for one that is gone.
  @usableFromInline var new: [Int]
  /// Two new numbers that one old identity equals, if there are such: `==` or `hash(into:)` is wrong.
  @usableFromInline var conflict: (old: Int, first: Int, second: Int)?

  /// Compares each new identity with the one behind the last match before looking it up, so that
  /// nothing is hashed where nothing has changed.
  ///
  /// The slots are in the order of the numbers; `oldPlaces` has the old number for each old slot.
  ///
  /// - Complexity: O(n)
  @inlinable
  init<Identity>(
    _ newTable: IdentityTable<Identity>, in newSlots: [UInt32],
    with oldTable: IdentityTable<Identity>, in oldSlots: [UInt32], at oldPlaces: [UInt32]
  ) {
    var old = [Int](repeating: -1, count: newSlots.count)
    var new = [Int](repeating: -1, count: oldSlots.count)
    var conflict: (old: Int, first: Int, second: Int)?
    var next = 0
    for number in newSlots.indices {
      let identity = newTable[Int(newSlots[number])]
      var match = next
      if next == oldSlots.count || oldTable[Int(oldSlots[next])] != identity {
        guard let slot = oldTable.slot(of: identity) else { continue }
        match = Int(oldPlaces[slot])
      }
      if new[match] >= 0 {
        conflict = (match, new[match], number)
        break
      }
      old[number] = match
      new[match] = number
      next = match + 1
    }
    self.old = old
    self.new = new
    self.conflict = conflict
  }
}
