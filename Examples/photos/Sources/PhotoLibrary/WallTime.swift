internal import Glibc

/// A local time without a time zone: most cameras record none.
public struct WallTime: Hashable, Comparable, Sendable {
  /// Seconds since the beginning of 1970 in local time.
  public var seconds: Int

  /// Makes a local time from its seconds since the beginning of 1970.
  public init(seconds: Int) { self.seconds = seconds }

  /// Makes a local time from a date and a time of day.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    seconds =
      (Self.days(year: year, month: month, day: day) * 24 + hour) * 3600 + minute * 60 + second
  }

  /// Reads a date in the form of Exif, such as `2024:07:31 18:05:09`; nil for any other text.
  public init?(exif text: some Sequence<UInt8>) {
    let bytes = Array(text.prefix(19))
    guard bytes.count == 19 else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      bytes[place..<place + count].reduce(0 as Int?) { value, digit in
        guard let value, (0x30...0x39).contains(digit) else { return nil }
        return value * 10 + Int(digit - 0x30)
      }
    }
    guard bytes[4] == 0x3A, bytes[7] == 0x3A, bytes[10] == 0x20, bytes[13] == 0x3A,
      bytes[16] == 0x3A, let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
      let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2),
      // A camera whose clock was never set writes zeros.
      year > 0, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60,
      second <= 60
    else { return nil }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  /// Days since the beginning of 1970. Source: Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }

  /// Year, month and day. Source: Hinnant, as above.
  public var date: (year: Int, month: Int, day: Int) {
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let place = (5 * ofYear + 2) / 153
    let month = place < 10 ? place + 3 : place - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * place + 2) / 5 + 1
    )
  }

  /// The hour and the minute.
  public var timeOfDay: (hour: Int, minute: Int) {
    let rest = (seconds % 86_400 + 86_400) % 86_400
    return (rest / 3600, rest / 60 % 60)
  }

  /// The month of the date.
  public var month: Month { Month(year: date.year, month: date.month) }

  /// Whether the first time is earlier than the second.
  public static func < (first: WallTime, second: WallTime) -> Bool {
    first.seconds < second.seconds
  }
}

extension WallTime: CustomStringConvertible {
  /// `31 July 2024, 18:05`.
  public var description: String {
    let (year, month, day) = date
    let (hour, minute) = timeOfDay
    return "\(day) \(Month.names[month - 1]) \(year), \(hour < 10 ? "0" : "")\(hour):"
      + "\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// A month of a year.
public struct Month: Hashable, Sendable, CustomStringConvertible {
  /// The year.
  public var year: Int
  /// The number of the month, from 1 to 12.
  public var month: Int

  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `July 2024`.
  public var description: String { "\(Self.names[month - 1]) \(year)" }
}

/// How many seconds local time is ahead of UTC.
public struct TimeOffset: Sendable {
  /// The offset at a moment, which is given in seconds since 1970 in UTC.
  public var seconds: @Sendable (Int) -> Int

  /// Makes an offset that may depend on the moment.
  public init(seconds: @escaping @Sendable (Int) -> Int) { self.seconds = seconds }

  /// No offset, as in UTC.
  public static let greenwich = TimeOffset { _ in 0 }

  /// The offset of this machine's time zone.
  public static let local = TimeOffset { moment in
    var (moment, parts) = (time_t(moment), tm())
    return localtime_r(&moment, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  func wallTime(of moment: Int) -> WallTime { WallTime(seconds: moment + seconds(moment)) }
}
