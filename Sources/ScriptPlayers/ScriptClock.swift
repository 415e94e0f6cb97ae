import ScrollEngine

/// The evenly spaced frames of a script, computed from their number so that rounding errors do not
/// add up.
package struct ScriptClock: Hashable, Sendable {
  /// Frames per second.
  package static let rate = 60.0

  /// The greatest difference at which a time counts as a frame's time, in seconds.
  ///
  /// `0.5 + 1/60` and `31/60` differ in their last bit. Without the tolerance, a steadily moving
  /// pointer would sometimes move twice in one frame and not at all in the next.
  static let tolerance = 1e-9

  /// The latest time, in seconds: thirty years. Frame times are distinct up to there.
  static let latest = 1e9

  /// The time of frame 0, in seconds.
  package let start: Double

  /// Starts frames at a time in seconds.
  ///
  /// - Precondition: `start` is a number from -``latest`` to ``latest``.
  package init(start: Double) {
    Self.check(start, "ScriptClock: start")
    self.start = start
  }

  package func time(ofFrame frame: Int) -> Double {
    start + Double(frame) / ScriptClock.rate
  }

  /// The time of the frame within ``tolerance`` of `time`, or `time` itself if there is none.
  package func aligned(_ time: Double) -> Double {
    let nearest = start + ((time - start) * ScriptClock.rate).rounded() / ScriptClock.rate
    return abs(nearest - time) < ScriptClock.tolerance ? nearest : time
  }

  /// Stops the program if a time is not valid.
  static func check(_ time: Double, _ name: @autoclosure () -> String) {
    require(
      abs(time) <= latest,
      "\(name()) \(time) is not a number of seconds from \(-latest) to \(latest)")
  }

  /// The time, in seconds, of the first frame at or after `time` that is later than `last`, the
  /// time of the previous frame.
  ///
  /// - Precondition: Both are numbers from -``latest`` to ``latest``.
  package func frame(from time: Double, after last: Double) -> Double {
    Self.check(time, "ScriptClock: time")
    Self.check(last, "ScriptClock: time")
    var frame = Int(((max(time, last) - start) * ScriptClock.rate).rounded(.down))
    while self.time(ofFrame: frame) < time || self.time(ofFrame: frame) <= last { frame += 1 }
    return self.time(ofFrame: frame)
  }
}
