/// Coefficients that are being added up, by index.
///
/// Takes as much memory as the largest index, once, and no time for what is zero.
struct SparseSum: Sendable {
  private var sums: [Double] = []
  /// The sums of what was added without its sign: zero where nothing was added.
  private var sizes: [Double] = []
  /// Where something was added.
  private(set) var touched: [Int] = []

  mutating func reserve(_ count: Int) {
    guard sums.count < count else { return }
    sums += repeatElement(0, count: count - sums.count)
    sizes += repeatElement(0, count: count - sizes.count)
  }

  /// Adds to a coefficient; whether it is the first time.
  @discardableResult
  mutating func add(_ amount: Double, at index: Int) -> Bool {
    guard amount != 0 else { return false }
    let isFirst = sizes[index] == 0
    if isFirst { touched.append(index) }
    sums[index] += amount
    sizes[index] += abs(amount)
    return isFirst
  }

  /// A sum, which becomes zero; what is only rounding is zero already.
  mutating func take(_ index: Int) -> Double {
    let (sum, size) = (sums[index], sizes[index])
    (sums[index], sizes[index]) = (0, 0)
    return abs(sum) <= Rounding.part * size ? 0 : sum
  }

  /// Forgets what was touched; every sum has been taken.
  mutating func removeAll() { touched.removeAll(keepingCapacity: true) }

  /// What was added up, by index, without what cancelled out; everything becomes zero.
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
