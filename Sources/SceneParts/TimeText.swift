/// Seconds to a thousandth: `2.417 s`.
package func timeText(_ time: Double) -> String { thousandths(time) + " s" }

/// Seconds to a thousandth, without the unit: `2.417`.
package func thousandths(_ time: Double) -> String {
  let thousandths = Int((min(time, 99_999) * 1000).rounded())
  let (whole, rest) = (thousandths / 1000, thousandths % 1000)
  let digits = String(rest)
  return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
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

/// A duration of seconds or more in a suitable unit: `6 s`, `83 min`, `5.6 h`.
package func longTime(_ seconds: Double) -> String {
  let (value, unit) =
    seconds < 99.5
    ? (seconds, "s") : seconds < 99.5 * 60 ? (seconds / 60, "min") : (seconds / 3600, "h")
  return "\(tidy(value < 9.95 ? value : value.rounded())) \(unit)"
}
