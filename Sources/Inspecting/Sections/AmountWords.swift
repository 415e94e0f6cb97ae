import SceneParts

/// A duration in a suitable unit, such as `11 µs`.
package func words(seconds: Double) -> String {
  short(seconds * 1e6, [("µs", 1), ("ms", 1e3), ("s", 1e6)])
}

/// A duration in milliseconds, given in seconds: to a tenth, or to a hundredth below one, such as
/// `18.6 ms` and `0.05 ms`.
package func milliseconds(_ seconds: Double) -> String {
  let value = seconds * 1e3
  guard value < 0.995 else { return "\(tidy(value)) ms" }
  let hundredths = Int((value * 100).rounded())
  let digits = hundredths % 10 == 0 ? "\(hundredths / 10)" : "\(hundredths / 10)\(hundredths % 10)"
  return hundredths == 0 ? "0 ms" : "0.\(digits) ms"
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
