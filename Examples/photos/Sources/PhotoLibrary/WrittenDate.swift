/// A date as programs write it for people: `Wed, 31 Jul 2024 18:05:09 +0200` or `2024-07-31T18:05:09Z`.
///
/// Sources: RFC 1123, 5.2.14; RFC 3339, 5.6; PNG, third edition, 11.3.3.2, which asks for either.
struct WrittenDate: Equatable {
  /// The date in local time; nil if ``moment`` is known instead.
  var wallTime: WallTime?
  /// Seconds since 1970, if the text gives the date in UTC.
  var moment: Int?

  /// Reads a date; nil for any other text.
  init?(_ text: String) {
    guard let found = Self.iso(text) ?? Self.words(text) else { return nil }
    let (time, isInGreenwich) = found
    if isInGreenwich { moment = time.seconds } else { wallTime = time }
  }

  private typealias Found = (time: WallTime, isInGreenwich: Bool)

  // MARK: 2024-07-31T18:05:09Z

  private static func iso(_ text: String) -> Found? {
    let text = text.trimmed
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == bytes[7], [0x2D, 0x3A].contains(bytes[4]),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    guard bytes.count > 10 else { return time(year, month, day, (0, 0, 0)).map { ($0, false) } }
    guard [0x20, 0x54, 0x74].contains(bytes[10]) else { return nil }
    var clock = String(decoding: bytes[11...], as: UTF8.self)
    var zone = ""
    if let place = clock.firstIndex(where: { "Zz+- ".contains($0) }) {
      zone = String(clock[place...]).trimmed
      clock = String(clock[..<place])
    }
    return self.clock(clock).flatMap { time(year, month, day, $0) }
      .map { ($0, isGreenwich(zone)) }
  }

  // MARK: Wed, 31 Jul 2024 18:05:09 +0200

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads words in any order, since C's `asctime` writes the year last.
  private static func words(_ text: String) -> Found? {
    var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
    var clock: (hour: Int, minute: Int, second: Int)?
    var (isAfternoon, zone): (Bool?, String) = (nil, "")
    for word in text.split(whereSeparator: { " ,\n\t".contains($0) }).map(String.init) {
      let low = word.lowercased()
      if word.contains(":"), clock == nil {
        clock = self.clock(word)
      } else if let value = number(ArraySlice(word.utf8)), word.utf8.count <= 2, day == nil {
        day = value
      } else if let value = number(ArraySlice(word.utf8)), word.utf8.count == 4, year == nil {
        year = value
      } else if let place = months.firstIndex(where: { low.hasPrefix($0) }), month == nil {
        month = place + 1
      } else if low == "am" || low == "pm" {
        isAfternoon = low == "pm"
      } else if clock != nil, zone.isEmpty {
        zone = word
      }
    }
    guard let year, let month, let day, var clock else { return nil }
    if let isAfternoon {
      guard (1...12).contains(clock.hour) else { return nil }
      clock.hour = clock.hour % 12 + (isAfternoon ? 12 : 0)
    }
    return time(year, month, day, clock).map { ($0, isGreenwich(zone)) }
  }

  // MARK: Parts

  private static func isGreenwich(_ zone: String) -> Bool {
    ["z", "gmt", "ut", "utc"].contains(zone.lowercased())
  }

  /// The hour, the minute, and the second or 0.
  private static func clock(_ text: String) -> (hour: Int, minute: Int, second: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    let numbers = parts.map { part in
      // Fractions of a second are ignored.
      part.utf8.prefix(2).count == 2 && (part.utf8.count == 2 || part.dropFirst(2).first == ".")
        ? number(ArraySlice(part.utf8.prefix(2))) : nil
    }
    guard let hour = numbers[0], let minute = numbers[1] else { return nil }
    guard numbers.count == 3 else { return (hour, minute, 0) }
    return numbers[2].map { (hour, minute, $0) }
  }

  private static func time(
    _ year: Int, _ month: Int, _ day: Int, _ clock: (hour: Int, minute: Int, second: Int)
  ) -> WallTime? {
    guard year > 0, (1...12).contains(month), (1...31).contains(day), clock.hour < 24,
      clock.minute < 60, clock.second <= 60
    else { return nil }
    return WallTime(
      year: year, month: month, day: day, hour: clock.hour, minute: clock.minute,
      second: clock.second)
  }

  /// The value of decimal digits; nil if there is any other character.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    return digits.reduce(0 as Int?) { value, digit in
      guard let value, (0x30...0x39).contains(digit) else { return nil }
      return value * 10 + Int(digit - 0x30)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let blank: (Character) -> Bool = { $0.isWhitespace || $0 == "\0" }
    let start = self.drop(while: blank)
    return String(start.reversed().drop(while: blank).reversed())
  }
}
