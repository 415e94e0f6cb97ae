/// Seconds to a thousandth: `2.417 s`.
package func timeText(_ time: Double) -> String { thousandths(time) + " s" }

/// Seconds to a thousandth, without the unit: `2.417`.
package func thousandths(_ time: Double) -> String {
  let thousandths = Int((min(time, 99_999) * 1000).rounded())
  let (whole, rest) = (thousandths / 1000, thousandths % 1000)
  let digits = String(rest)
  return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
}
