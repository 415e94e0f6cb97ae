public import ScrollworkApp

/// What an inspector records of a window, and when it writes that to a file.
///
/// ```swift
/// Inspector.attach(
///   to: window,
///   traces: TraceSettings(in: "traces", on: [.latePicture(longerThan: 0.05), .brokenInvariant]))
/// ```
///
/// The files are named after the class of the window's root view controller, such as
/// `traces/FeedController-1.scrolltrace`, and never replace others. `scrollwork trace FILE --summary`
/// says what is in one.
public struct TraceSettings: Hashable, Sendable {
  /// What makes an inspector write a trace.
  public enum Occasion: Hashable, Sendable {
    /// A picture took longer than some seconds, to lay out and to paint. The next late picture makes
    /// a file when no moment of it is in the last one.
    case latePicture(longerThan: Double)
    /// A frame breaks an invariant of `expectInvariants`: a list has cells for rows that nobody sees,
    /// cells are not reused or grow with each use, or a change of the data moves what a person
    /// reads. Each makes one file. The inspector visits all views in each frame for this.
    case brokenInvariant
    /// The window has been closed.
    case exit
  }

  /// Shift and F12.
  public static let usualKeys: [InputEvent.KeyPress] = [
    InputEvent.KeyPress(.f12, modifiers: [.shift])
  ]

  /// The folder of the files; it is made when the first is written.
  public var folder: String
  /// What makes the inspector write a file, besides a key.
  public var occasions: Set<Occasion>
  /// The duration that a file has at least, in seconds, if the window was recorded so long.
  public var seconds: Double
  /// Whether files have what views and cells show, also its text, so that the viewer shows cells as they
  /// looked. To record it takes about as long as to draw the window once more.
  public var pictures: Bool
  /// The keys that write a file; the program does not receive them.
  public var keys: [InputEvent.KeyPress]

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - occasions: What makes the inspector write a file, besides a key.
  ///   - seconds: The duration that a file has at least, in seconds.
  ///   - pictures: Whether files have what views and cells show, also its text.
  ///   - keys: The keys that write a file.
  /// - Precondition: `seconds` is above zero.
  public init(
    in folder: String, on occasions: Set<Occasion> = [], seconds: Double = 30,
    pictures: Bool = false, keys: [InputEvent.KeyPress] = usualKeys
  ) {
    require(seconds > 0, "TraceSettings: \(seconds) seconds are not above zero")
    self.folder = folder
    self.occasions = occasions
    self.seconds = seconds
    self.pictures = pictures
    self.keys = keys
  }
}
