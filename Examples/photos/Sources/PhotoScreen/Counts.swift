/// Formats numbers for people.
enum Counts {
  /// Groups of three digits: `12,345,678`.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3), digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// `1 picture`, `2,000 pictures`.
  static func pictures(_ number: Int) -> String {
    "\(grouped(number)) \(number == 1 ? "picture" : "pictures")"
  }

  /// Bytes in a unit that keeps the number below 1000: `512 B`, `1.5 MB`.
  static func bytes(_ count: Int) -> String {
    var (value, unit) = (Double(count), 0)
    let units = ["B", "kB", "MB", "GB", "TB"]
    while value >= 999.5, unit < units.count - 1 {
      value /= 1000
      unit += 1
    }
    let tenths = Int((value * 10).rounded())
    return unit == 0 || tenths >= 100 || tenths % 10 == 0
      ? "\(Int(value.rounded())) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
