/// The steps of 1/60 s of a scene that a recording shows.
///
/// Frames always coincide with steps, so at any rate, the scene passes through the same moments as
/// in a replay or in the window.
struct FrameSchedule: Hashable, CustomStringConvertible {
  static let stepsPerSecond = 60

  let framesPerSecond: Int
  /// The number of frames; at least one.
  let count: Int

  /// Chooses the frames for a duration in seconds; if the duration is nil, up to `end`, the end of
  /// the script in seconds.
  init(framesPerSecond: Int, duration: Double?, end: Double) {
    self.framesPerSecond = framesPerSecond
    // The tolerance keeps rounding errors from adding a step.
    let tolerance = 1e-6
    let rate = Double(framesPerSecond)
    if let duration {
      count = max(1, Int((duration * rate - tolerance).rounded(.up)))
    } else {
      let steps = (end * Double(Self.stepsPerSecond) - tolerance).rounded(.up)
      // The first frame shows the start, and the last one the end or a moment after it.
      count = 1 + Int((steps / Double(Self.stepsPerSecond) * rate - tolerance).rounded(.up))
    }
  }

  /// The time of the scene's step that a frame shows, in seconds.
  func time(ofFrame frame: Int) -> Double {
    Double(frame * Self.stepsPerSecond / framesPerSecond) / Double(Self.stepsPerSecond)
  }

  var description: String {
    let tenths = (count * 10 + framesPerSecond / 2) / framesPerSecond
    return "\(count) frame\(count == 1 ? "" : "s"), \(tenths / 10).\(tenths % 10) s"
  }
}
