/// When changes are looked at: soon after the last of a few, and ever less often while they go on.
struct BurstPace {
  /// When the first of those that wait came, and the last; nil for none.
  private var first: Double?
  private var last = 0.0
  private var lookEnd = -Double.infinity
  private var interval = shortest

  /// How long nothing has to happen until a burst seems over, in seconds.
  static let quiet = 0.1
  /// The shortest time between two looks, and the longest that a change waits.
  static let shortest = 0.25
  static let longest = 4.0

  /// When what waits is looked at; nil if nothing does.
  var deadline: Double? {
    first.map { max(min(last + Self.quiet, $0 + interval), lookEnd + interval) }
  }

  mutating func noteChange(at time: Double) {
    if first == nil {
      // After a pause nobody minds the next look.
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
