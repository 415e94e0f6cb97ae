import Scenes

/// A duration in the unit that suits it: `11 µs`.
package func words(seconds: Double) -> String {
  let microseconds = seconds * 1e6
  if microseconds < 1_000 { return "\(tidy(microseconds)) µs" }
  return microseconds < 1e6 ? "\(tidy(microseconds / 1_000)) ms" : "\(tidy(seconds)) s"
}

/// Durations in seconds beside each other, in milliseconds: `0.22  0.90  0.06 ms`.
package func words(milliseconds durations: [Double]) -> String {
  let words = durations.map { seconds in
    let hundredths = Int((seconds * 1e5).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
  return words.joined(separator: "  ") + " ms"
}

/// A size of memory in the unit that suits it: `2.9 kB`.
package func words(bytes: Double) -> String {
  if bytes < 1_000 { return "\(tidy(bytes.rounded())) B" }
  let units = [("kB", 1e3), ("MB", 1e6), ("GB", 1e9), ("TB", 1e12)]
  let unit = units.last { bytes >= $0.1 } ?? units[0]
  return "\(tidy(bytes / unit.1)) \(unit.0)"
}
