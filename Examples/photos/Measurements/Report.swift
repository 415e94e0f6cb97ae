import Glibc

/// Prints a row of a table: the number of frames, and their median, 99th percentile and longest
/// time.
func report(_ name: String, _ times: [Double]) {
  let sorted = times.sorted()
  guard let most = sorted.last else { return print("| \(name) | no frame |") }
  func part(_ share: Double) -> String {
    text(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
  }
  func text(_ value: Double) -> String { "\(Double(Int(value * 100)) / 100)" }
  let above = sorted.filter { $0 > 8 }.count
  print(
    "| \(name) | \(sorted.count) frames | \(part(0.5)) ms | \(part(0.99)) ms | \(text(most)) ms "
      + "| \(above) above 8 ms |")
  fflush(nil)
}
