/// Converts the display server's time to the window's clock.
///
/// The server counts milliseconds in 32 bits from an arbitrary start, and wraps every 49 days. The
/// offset between the two clocks is taken from the event that arrived with the least delay.
struct ServerClock {
  /// The largest drift between the two clocks, in seconds per second; an estimate, because real
  /// crystals differ by less.
  private static let drift = 1e-4

  /// The last server time, as a stamp and in seconds since the first stamp, and the window's time
  /// when it was read.
  private var last: (stamp: UInt32, seconds: Double, readAt: Double)?
  /// The window's time minus the server's time, in seconds.
  private var offset = 0.0

  /// The earliest possible time of an event, in seconds on the window's clock.
  ///
  /// The event happened less than a millisecond later. `stamp` is the server's time in
  /// milliseconds; `now` is when the event is read, in seconds.
  mutating func time(of stamp: UInt32, readAt now: Double) -> Double {
    guard let last else {
      self.last = (stamp, 0, now)
      offset = now
      return now
    }
    let seconds = last.seconds + Double(Int32(bitPattern: stamp &- last.stamp)) * 0.001
    offset = min(offset + max(0, now - last.readAt) * Self.drift, now - seconds)
    self.last = (stamp, seconds, now)
    return seconds + offset
  }
}
