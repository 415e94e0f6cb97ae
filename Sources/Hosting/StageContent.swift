package import ScrollEngine

/// The content of a window or a headless run: it receives events and the time, and returns
/// pictures.
///
/// A host calls `resize`, then in each turn `handle` for each event, `tick`, and `displayList` if
/// `needsDisplay` is true. It may sleep until the time that `tick` returned.
@MainActor
package protocol StageContent: AnyObject {
  /// Lays the content out for a surface of `size` points.
  func resize(to size: Size)

  /// Handles an event.
  func handle(_ event: InputEvent)

  /// Advances everything to `time`, in seconds, and lays it out.
  ///
  /// An implementation may suspend, so that tasks that wait for the content's own clock can
  /// continue. Content without tasks can implement this method synchronously.
  ///
  /// - Returns: The time at which something will change by itself, or `time` itself for the next
  ///   frame; nil if only an event can change anything.
  func tick(to time: Double) async -> Double?

  /// Whether the picture may differ from the last one returned.
  var needsDisplay: Bool { get }

  /// Whether a task has changed the content, which then needs a `tick` before the time that the
  /// last `tick` returned; false for content without tasks of a program.
  var needsTick: Bool { get }

  /// Returns whether the window may close when a person wants to close it; true by default.
  func shouldClose() -> Bool

  /// Called once when the window ends, for any reason, while the host can still save files. By
  /// default, nothing is saved.
  func windowWillEnd()

  /// The area in which a person enters text, in the content's points; nil, the default, if keys are
  /// not text.
  ///
  /// Read after ``tick(to:)``.
  var textInputArea: TextInputArea? { get }

  /// The window of the engine whose things assistive technology finds; nil, the default, for none.
  ///
  /// A host asks for it when the content is shown.
  var spokenWindow: Window? { get }

  /// How many points of the content a point of the ``spokenWindow`` takes; 1 by default.
  var spokenScale: Double { get }

  /// The current picture, for a surface with `scale` pixels per point.
  ///
  /// Commands are in points; a view that moves as a whole is aligned to whole pixels.
  func displayList(at scale: Double) -> DisplayList

  /// Converts a point in the visible part of a named view to the content's points.
  ///
  /// - Returns: Nil if no view has that id; scripts then list the known ids.
  func location(of point: Point, inViewWithID id: String) -> Point?

  /// The ids that ``location(of:inViewWithID:)`` knows, in the order of the layout report.
  var viewIDs: [String] { get }
}

extension StageContent {
  /// False: the content has no tasks of a program.
  package var needsTick: Bool { false }
  /// Returns true: a person may close the window.
  package func shouldClose() -> Bool { true }
  /// Does nothing.
  package func windowWillEnd() {}

  /// Nil: keys are not text.
  package var textInputArea: TextInputArea? { nil }

  /// Nil: there is nothing to find.
  package var spokenWindow: Window? { nil }
  /// One point of the content.
  package var spokenScale: Double { 1 }
}

/// The shape of the mouse pointer.
public enum PointerShape: Hashable, Sendable, CaseIterable {
  /// The default pointer.
  case arrow
  /// Over a control that reacts to a click.
  case hand
  /// Over an axis on which a click selects a position.
  case crosshair
  /// During a horizontal, or a vertical, movement.
  case horizontal, vertical
  /// While a person drags content.
  case grabbing
}

/// The services of the window that shows the content.
@MainActor
package protocol HostServices: AnyObject {
  /// Puts a text on the clipboard, or reports the error.
  ///
  /// - Returns: Whether the text is on the clipboard.
  func copyToClipboard(_ text: String) -> Bool
  /// The text on the clipboard; nil if there is no text or no clipboard, which is the default.
  func clipboardText() -> String?
  /// Sets the text in the window's title bar.
  func setTitle(_ title: String)
  /// Changes the shape of the mouse pointer over the window; called only for changes.
  func show(_ shape: PointerShape)
  /// Enters or leaves full screen.
  func toggleFullScreen()
  /// Saves the current picture under a name that the host chooses, and reports the path or the
  /// error.
  func savePicture()
  /// Saves a gesture script under a name that the host chooses, and reports the path or the error.
  ///
  /// - Returns: Whether the script was saved.
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
  /// Painting the pixels that have changed.
  case paint
  /// Handing the painted pixels to the window system.
  case present
  /// Making cells, to measure the cost of a cell.
  case cells
}

/// Measures how long the phases of a frame take, and how much memory is in use.
///
/// The window's meter reads a clock. A headless run has no meter and shows a dash: its pictures
/// must not depend on the machine.
@MainActor
package protocol CostMeter: AnyObject {
  /// Records the start of a phase.
  func begin(_ phase: CostPhase)
  /// Records the end of a phase.
  func end(_ phase: CostPhase)
  /// The latest duration of a phase, in seconds; nil before the phase has ended once.
  func cost(of phase: CostPhase) -> Double?
  /// Keeps the thread busy for a number of seconds; by default, does nothing.
  func spend(_ seconds: Double)
  /// The bytes that the process has allocated and not freed; nil, the default, if they are not
  /// counted.
  var heapBytes: Int? { get }
}

extension CostMeter {
  /// Does nothing.
  package func spend(_ seconds: Double) {}

  /// Nil: the memory is not counted.
  package var heapBytes: Int? { nil }
}
