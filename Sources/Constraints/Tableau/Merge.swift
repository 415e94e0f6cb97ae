/// The sum of sorted entries and a multiple of other sorted entries, without sums that cancel out.
struct Merge: Sendable {
  /// The sum, sorted by index.
  var entries: [Entry] = []
  /// Indices of the sum that only the second operand has.
  private(set) var appeared: [Int] = []
  /// Indices of the first operand that are not in the sum, because their sums cancelled out.
  private(set) var vanished: [Int] = []
  /// Whether a sum nearly cancelled out, but left more than a single rounding error.
  var isNoisy = false

  /// Computes a new sum, without the entry of one index.
  mutating func add(
    _ first: [Entry], _ factor: Double, times others: [Entry], without omitted: Int
  ) {
    entries.removeAll(keepingCapacity: true)
    appeared.removeAll(keepingCapacity: true)
    vanished.removeAll(keepingCapacity: true)
    var (i, j) = (0, 0)
    while i < first.count || j < others.count {
      let index = min(
        i < first.count ? first[i].index : .max, j < others.count ? others[j].index : .max)
      var (sum, size, isOld) = (0.0, 0.0, false)
      if i < first.count, first[i].index == index {
        (sum, size, isOld) = (first[i].coefficient, abs(first[i].coefficient), true)
        i += 1
      }
      if j < others.count, others[j].index == index {
        let amount = factor * others[j].coefficient
        sum += amount
        size += abs(amount)
        j += 1
      }
      guard index != omitted else { continue }
      if abs(sum) <= Rounding.part * size {
        if abs(sum) > Rounding.goodPart * size { isNoisy = true }
        if isOld { vanished.append(index) }
      } else {
        if !isOld { appeared.append(index) }
        entries.append(Entry(index: index, coefficient: sum))
      }
    }
  }
}
