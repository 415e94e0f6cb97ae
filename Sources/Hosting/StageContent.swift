public import ScrollEngine

/// What a window or a headless run shows: it takes events and time, and gives pictures.
///
/// A host calls `resize`, then for each turn `handle` for what happened, `tick`, and, where
/// `needsDisplay` says so, `displayList`. It may sleep until the time that `tick` returned.
@MainActor
public protocol StageContent: AnyObject {
  /// Lays the content out for a surface of `size` points.
  func resize(to size: Size)

  func handle(_ event: InputEvent)

  /// Moves everything to `time` (seconds) and lays it out.
  ///
  /// It may suspend, for what waits by the content's own clock to go on. Content without tasks has
  /// a function that does not.
  ///
  /// - Returns: When something will change by itself: a time, the same time for "the next frame",
  ///   or nil when only an event can change anything.
  func tick(to time: Double) async -> Double?

  /// Whether the picture differs from the last one given.
  var needsDisplay: Bool { get }

  /// The picture of the moment.
  func displayList() -> DisplayList

  /// The position in points of the content of a point given in the visible part of a named view.
  ///
  /// - Returns: nil when there is no such view; scripts then name the ids there are.
  func location(of point: Point, inViewWithID id: String) -> Point?

  /// The ids that ``location(of:inViewWithID:)`` knows, in the order of the layout report.
  var viewIDs: [String] { get }
}

/// What content may ask of the window it is shown in.
@MainActor
public protocol HostServices: AnyObject {
  /// Puts a text on the clipboard, or says why not.
  ///
  /// - Returns: Whether it is there.
  func copyToClipboard(_ text: String) -> Bool
  func setTitle(_ title: String)
  func toggleFullScreen()
  /// Saves the picture of the moment under a name of the host's choice, and says where or why not.
  func savePicture()
  /// Saves a gesture script under a name of the host's choice, and says where or why not.
  ///
  /// - Returns: Whether it is saved.
  func saveScript(_ text: String) -> Bool
  func quit()
}

/// The parts of a frame whose cost is worth knowing.
public enum CostPhase: Hashable, Sendable, CaseIterable {
  case layout
  case draw
}

/// Knows how long layout and drawing took.
///
/// The window has one that reads a clock. A headless run has none, and shows a dash: its pictures
/// must not depend on the machine.
@MainActor
public protocol CostMeter: AnyObject {
  func begin(_ phase: CostPhase)
  func end(_ phase: CostPhase)
  /// Seconds that the phase took when it last ended, or nil before that.
  func cost(of phase: CostPhase) -> Double?
}
