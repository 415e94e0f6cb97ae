/// The force of constraints of several priorities: an amount for each priority.
///
/// Like Cassowary's symbolic weights, forces are compared from the highest priority down, so that
/// no number of constraints outweighs one of a higher priority.
struct Force: Sendable {
  struct Part: Sendable {
    let priority: Float
    var amount: Double
    /// The sum of the magnitudes of all summands, to which rounding errors are relative.
    var size: Double
  }

  /// The parts, the highest priority first.
  private(set) var parts: [Part] = []

  mutating func removeAll() { parts.removeAll(keepingCapacity: true) }

  mutating func add(_ amount: Double, at priority: Float) {
    var place = parts.count
    while place > 0, parts[place - 1].priority < priority { place -= 1 }
    if place > 0, parts[place - 1].priority == priority {
      parts[place - 1].amount += amount
      parts[place - 1].size += abs(amount)
    } else {
      parts.insert(Part(priority: priority, amount: amount, size: abs(amount)), at: place)
    }
  }

  /// -1, 0 or 1: the sign at the highest priority whose amount is more than a rounding error.
  var sign: Int {
    for part in parts where abs(part.amount) > Rounding.part * part.size {
      return part.amount > 0 ? 1 : -1
    }
    return 0
  }

  /// Compares two forces, each divided by a positive number: -1, 0 or 1.
  static func compare(
    _ first: Force, over firstDivisor: Double, _ second: Force, over secondDivisor: Double
  ) -> Int {
    var (i, j) = (0, 0)
    while i < first.parts.count || j < second.parts.count {
      let one = i < first.parts.count ? first.parts[i] : nil
      let other = j < second.parts.count ? second.parts[j] : nil
      let priority = max(one?.priority ?? 0, other?.priority ?? 0)
      var (difference, size) = (0.0, 0.0)
      if let one, one.priority == priority {
        difference += one.amount / firstDivisor
        size += one.size / firstDivisor
        i += 1
      }
      if let other, other.priority == priority {
        difference -= other.amount / secondDivisor
        size += other.size / secondDivisor
        j += 1
      }
      if abs(difference) > Rounding.part * size { return difference > 0 ? 1 : -1 }
    }
    return 0
  }
}
