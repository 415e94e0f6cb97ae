/// When to look at changes: soon after the last of a few, and less and less often while more come.
struct BurstPace {
  /// When the first and the last change came that wait for a look; `first` is nil if none does.
  private var first: Double?
  private var last = 0.0
  private var lookEnd = -Double.infinity
  private var interval = shortest

  /// How many seconds without a change end a burst.
  static let quiet = 0.1
  /// The shortest time between two looks, and the longest to which it grows.
  static let shortest = 0.25
  static let longest = 4.0

  /// When the next look is due; nil if no change waits.
  var deadline: Double? {
    first.map { max(min(last + Self.quiet, $0 + interval), lookEnd + interval) }
  }

  mutating func noteChange(at time: Double) {
    if first == nil {
      // After a pause, the intervals begin short again.
      if time - lookEnd > 2 * interval { interval = Self.shortest }
      first = time
    }
    last = time
  }

  mutating func noteLook(end time: Double) {
    interval = min(2 * interval, Self.longest)
    (first, lookEnd) = (nil, time)
  }
}
