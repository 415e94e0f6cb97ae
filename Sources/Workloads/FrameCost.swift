/// The cost of one frame of a shell.
struct FrameCost {
  /// The parts of a frame, in the order in which they happen.
  enum Part: String, CaseIterable {
    /// Events, gestures, motions, and the shell's records of these.
    case tick
    /// The layout of the scene's own windows.
    case layout
    case list
    case raster
    case present
  }

  /// Nanoseconds of CPU time for each part.
  var times: [Part: Int] = [:]
  /// Whether the frame was painted; it is not if nothing has changed.
  var isPainted = false
  /// The number of pixels written.
  var pixels = 0
  /// The number of text lines shaped.
  var lines = 0

  /// Nanoseconds of CPU time for all parts.
  var total: Int { times.values.reduce(0, +) }
  /// Nanoseconds of CPU time for tick and layout, in which nothing else can run on the main actor.
  var turn: Int { times[.tick, default: 0] + times[.layout, default: 0] }
}
