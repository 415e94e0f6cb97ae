/// The evenly spaced frames of a script, computed from their number so that nothing drifts.
struct ScriptClock: Hashable, Sendable {
  /// Frames in a second.
  static let rate = 60.0

  /// How far a time may lie from a frame and still count as that frame's, in seconds.
  ///
  /// `0.5 + 1/60` and `31/60` differ in their last bit. Without this an evenly moving pointer
  /// would sometimes move twice in one frame and not at all in the next.
  static let tolerance = 1e-9

  /// The time of frame 0, in seconds.
  let start: Double

  func time(ofFrame frame: Int) -> Double {
    start + Double(frame) / ScriptClock.rate
  }

  /// The time of the frame that `time` means, or `time` itself where no frame is that near.
  func aligned(_ time: Double) -> Double {
    let nearest = start + ((time - start) * ScriptClock.rate).rounded() / ScriptClock.rate
    return abs(nearest - time) < ScriptClock.tolerance ? nearest : time
  }
}
