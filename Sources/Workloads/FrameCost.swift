/// What one frame of a shell cost.
struct FrameCost {
  /// The parts of a frame, in the order in which they happen.
  enum Part: String, CaseIterable {
    /// Events, gestures, motions, and what the shell notes of them.
    case tick
    /// The layout of the scene's own windows.
    case layout
    case list
    case raster
    case present
  }

  /// Nanoseconds of CPU time for each part.
  var times: [Part: Int] = [:]
  /// Whether anything had changed; otherwise nothing was painted.
  var isPainted = false
  /// The pixels that were written.
  var pixels = 0
  /// The lines of text that were shaped.
  var lines = 0

  /// Nanoseconds of everything.
  var total: Int { times.values.reduce(0, +) }
  /// Nanoseconds in which nothing else could happen: until there is something to draw.
  var turn: Int { times[.tick, default: 0] + times[.layout, default: 0] }
}
