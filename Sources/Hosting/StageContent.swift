package import ScrollEngine

/// What a window or a headless run shows: it takes events and time, and gives pictures.
///
/// A host calls `resize`, then in each turn `handle` for each event, `tick` and, if `needsDisplay`
/// says so, `displayList`. It may sleep until the time that `tick` returned.
@MainActor
package protocol StageContent: AnyObject {
  /// Lays the content out for a surface of `size` points.
  func resize(to size: Size)

  /// Takes an event.
  func handle(_ event: InputEvent)

  /// Advances everything to `time` (seconds) and lays it out.
  ///
  /// It may suspend, so that what waits by the content's own clock can continue. Content without
  /// tasks has a function that does not.
  ///
  /// - Returns: When something will change by itself: a time, the same time for the next frame, or
  ///   nil if only an event can change anything.
  func tick(to time: Double) async -> Double?

  /// Whether the picture differs from the last one given.
  var needsDisplay: Bool { get }

  /// Whether a task has changed something that the next `tick` shows, before the time that the last
  /// one returned; false for content that has no tasks of a program.
  var needsTick: Bool { get }

  /// Asked when a person wants to close the window: whether it may close. It may unless the content
  /// says otherwise.
  func shouldClose() -> Bool

  /// Told once that the window ends, for any reason, while the host can still save: content keeps what
  /// would be lost. Content has nothing to keep unless it says otherwise.
  func windowWillEnd()

  /// Where a person enters text, in the content's points; nil, the default, where keys are no text.
  ///
  /// Read after ``tick(to:)``.
  var textInputArea: TextInputArea? { get }

  /// The current picture, for a surface with `scale` pixels per point.
  ///
  /// Commands are in points; what moves as a whole lies on whole pixels.
  func displayList(at scale: Double) -> DisplayList

  /// Converts a point in the visible part of a named view to the content's points.
  ///
  /// - Returns: Nil if there is no such view; scripts then list the known ids.
  func location(of point: Point, inViewWithID id: String) -> Point?

  /// The ids that ``location(of:inViewWithID:)`` knows, in the order of the layout report.
  var viewIDs: [String] { get }
}

extension StageContent {
  /// Nothing of it changes but by events and time.
  package var needsTick: Bool { false }
  /// It may.
  package func shouldClose() -> Bool { true }
  /// There is nothing to keep.
  package func windowWillEnd() {}

  /// Keys are no text.
  package var textInputArea: TextInputArea? { nil }
}

/// What the mouse pointer looks like.
public enum PointerShape: Hashable, Sendable, CaseIterable {
  /// The usual one.
  case arrow
  /// Over what a click acts on.
  case hand
  /// Over an axis on which a click chooses a place.
  case crosshair
  /// While something is moved sideways, or up and down.
  case horizontal, vertical
  /// While content is dragged.
  case grabbing
}

/// What content may ask of the window that shows it.
@MainActor
package protocol HostServices: AnyObject {
  /// Puts a text on the clipboard, or reports why not.
  ///
  /// - Returns: Whether it is there.
  func copyToClipboard(_ text: String) -> Bool
  /// The text on the clipboard; nil if there is none, or no clipboard, which is the default.
  func clipboardText() -> String?
  /// Shows a title in the window's frame.
  func setTitle(_ title: String)
  /// Shows another mouse pointer over the window; called only when it changes.
  func show(_ shape: PointerShape)
  /// Covers the desktop, or returns to the window.
  func toggleFullScreen()
  /// Saves the current picture under a name of the host's choice, and reports where, or why not.
  func savePicture()
  /// Saves a gesture script under a name of the host's choice, and reports where, or why not.
  ///
  /// - Returns: Whether it is saved.
  func saveScript(_ text: String) -> Bool
  /// Closes the host after the current event.
  func quit()
}

extension HostServices {
  /// There is no clipboard.
  package func clipboardText() -> String? { nil }
}

/// The parts of a frame whose cost is measured.
package enum CostPhase: Hashable, Sendable, CaseIterable {
  /// Layout of all windows of the content.
  case layout
  /// Making a display list.
  case displayList
  /// Painting what has changed.
  case paint
  /// Handing that to the window system.
  case present
  /// Making cells, to learn what one costs.
  case cells
}

/// Knows how long the phases of a frame took, and how much memory is in use.
///
/// The window's meter reads a clock. A headless run has none and shows a dash: its pictures must
/// not depend on the machine.
@MainActor
package protocol CostMeter: AnyObject {
  /// Notes the start of a phase.
  func begin(_ phase: CostPhase)
  /// Notes the end of a phase.
  func end(_ phase: CostPhase)
  /// How long the phase last took, in seconds; nil before it first ended.
  func cost(of phase: CostPhase) -> Double?
  /// The bytes that the process has allocated and not given back; nil if nobody counts them.
  var heapBytes: Int? { get }
}

extension CostMeter {
  /// Nobody counts them.
  package var heapBytes: Int? { nil }
}
