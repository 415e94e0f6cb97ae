/// A whole number with commas between thousands.
package func grouped(_ value: Int) -> String {
  let digits = String(value.magnitude)
  let first = (digits.count - 1) % 3 + 1
  var text = (value < 0 ? "-" : "") + digits.prefix(first)
  var rest = digits.dropFirst(first)
  while !rest.isEmpty {
    text += "," + rest.prefix(3)
    rest = rest.dropFirst(3)
  }
  return text
}

/// A number rounded to a tenth, without a fraction if it is whole.
package func tidy(_ value: Double) -> String {
  let tenths = (value * 10).rounded()
  guard tenths.magnitude < 1e15 else { return "\(value)" }
  let whole = Int(tenths) / 10
  let rest = abs(Int(tenths) % 10)
  let sign = tenths < 0 && whole == 0 ? "-" : ""
  return rest == 0 ? "\(whole)" : "\(sign)\(whole).\(rest)"
}

/// A number that is not negative, to a hundredth: `0.55`.
package func hundredths(_ value: Double) -> String {
  let whole = Int((value * 100).rounded())
  return "\(whole / 100)." + (whole % 100 < 10 ? "0" : "") + "\(whole % 100)"
}

/// A smoothstep from 0 to 1: the progress of an animation at a fraction of its duration.
package func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }
