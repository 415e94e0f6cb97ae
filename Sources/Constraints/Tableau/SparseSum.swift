/// A vector of sums by index, of which few are not zero.
///
/// The memory grows with the largest index, but operations take no time for sums that are zero.
struct SparseSum: Sendable {
  private var sums: [Double] = []
  /// The sums of the magnitudes of all summands; zero where nothing was added.
  private var sizes: [Double] = []
  /// The indices at which something was added.
  private(set) var touched: [Int] = []

  mutating func reserve(_ count: Int) {
    guard sums.count < count else { return }
    sums += repeatElement(0, count: count - sums.count)
    sizes += repeatElement(0, count: count - sizes.count)
  }

  /// Adds to the sum at an index, and returns whether `amount` is the first summand of that sum.
  @discardableResult
  mutating func add(_ amount: Double, at index: Int) -> Bool {
    guard amount != 0 else { return false }
    let isFirst = sizes[index] == 0
    if isFirst { touched.append(index) }
    sums[index] += amount
    sizes[index] += abs(amount)
    return isFirst
  }

  /// Returns a sum, or zero if it is only a rounding error, and resets it to zero.
  mutating func take(_ index: Int) -> Double {
    let (sum, size) = (sums[index], sizes[index])
    (sums[index], sizes[index]) = (0, 0)
    return abs(sum) <= Rounding.part * size ? 0 : sum
  }

  /// Removes the touched indices; all their sums must have been taken.
  mutating func removeAll() { touched.removeAll(keepingCapacity: true) }

  /// Returns all sums, sorted by index, without those that cancelled out; resets all sums to zero.
  mutating func takeEntries() -> [Entry] {
    touched.sort()
    var entries: [Entry] = []
    entries.reserveCapacity(touched.count)
    for index in touched {
      let sum = take(index)
      if sum != 0 { entries.append(Entry(index: index, coefficient: sum)) }
    }
    removeAll()
    return entries
  }
}
