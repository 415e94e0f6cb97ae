/// What the display server's clock says, on the clock of the window.
///
/// The server counts milliseconds in 32 bits, from a moment of its own; they wrap every 49 days. How
/// far its clock is from the window's is what the event says that came with the least delay.
struct ServerClock {
  /// How fast two clocks may run apart, in seconds a second: crystals differ by less. A choice.
  private static let drift = 1e-4

  /// Server time that came last, and when it was read, in seconds.
  private var last: (stamp: UInt32, seconds: Double, readAt: Double)?
  /// What is to be added to the server's time, in seconds.
  private var offset = 0.0

  /// When something happened at the earliest, in seconds on the window's clock; it was less than a
  /// millisecond later.
  ///
  /// - Parameters:
  ///   - stamp: The server's time in milliseconds.
  ///   - now: When the event is read, in seconds.
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
