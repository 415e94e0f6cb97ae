/// The frame to which a window returns, while it is resized, moved and made to fill the screen.
///
/// Window systems report the size of a window that fills the screen before they report that it does,
/// so a frame counts only once it has lasted.
struct FrameMemory {
  private var settled: WindowFrame
  private var latest: (frame: WindowFrame, time: Double)?

  /// How long a frame must last, in seconds.
  private static let settling = 1.0

  init(_ frame: WindowFrame) {
    settled = frame
  }

  /// The frame to which the window returns.
  var frame: WindowFrame { latest?.frame ?? settled }

  /// Notes a frame at a time in seconds; nil for that of a window that fills the screen.
  mutating func note(_ frame: WindowFrame?, at time: Double) {
    if let latest, time - latest.time >= Self.settling { settled = latest.frame }
    latest = frame.map { frame in
      // The same frame again does not begin anew.
      if let latest, latest.frame == frame { return latest }
      return (frame, time)
    }
  }
}
