/// A duration in a suitable unit, such as `11 µs`.
package func words(seconds: Double) -> String {
  short(seconds * 1e6, [("µs", 1), ("ms", 1e3), ("s", 1e6)])
}

/// A memory size in a suitable unit, such as `2.9 kB`.
package func words(bytes: Double) -> String {
  short(bytes.rounded(), [("B", 1), ("kB", 1e3), ("MB", 1e6), ("GB", 1e9), ("TB", 1e12)])
}

/// An amount in the first unit in which it is below a thousand, with a decimal if it is below a
/// hundred.
private func short(_ amount: Double, _ units: [(name: String, size: Double)]) -> String {
  let fits = units.first { (amount / $0.size).rounded() < 1_000 } ?? units[units.count - 1]
  let value = amount / fits.size
  return "\(tidy(value < 99.95 ? value : value.rounded())) \(fits.name)"
}
