import Scenes

/// A duration in the unit that suits it: `11 µs`.
func words(seconds: Double) -> String {
  let microseconds = seconds * 1e6
  if microseconds < 1_000 { return "\(tidy(microseconds)) µs" }
  return microseconds < 1e6 ? "\(tidy(microseconds / 1_000)) ms" : "\(tidy(seconds)) s"
}

/// A size of memory in the unit that suits it: `2.9 kB`.
func words(bytes: Double) -> String {
  if bytes < 1_000 { return "\(tidy(bytes.rounded())) B" }
  let units = [("kB", 1e3), ("MB", 1e6), ("GB", 1e9), ("TB", 1e12)]
  let unit = units.last { bytes >= $0.1 } ?? units[0]
  return "\(tidy(bytes / unit.1)) \(unit.0)"
}
