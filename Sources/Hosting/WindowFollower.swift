package import ScrollEngine

/// A tool without a place on the surface, such as a recorder: it learns of the window's events and
/// frames.
@MainActor
package protocol WindowFollower: AnyObject {
  /// Measures how long the window takes to lay out; nil for no measure.
  var meter: (any CostMeter)? { get }

  /// Called before the window handles an event.
  func windowWillHandle(_ event: InputEvent)

  /// Called when the window has advanced, before a companion examines it.
  func windowDidAdvance()

  /// Called once when the window ends, for any reason, while files can still be written.
  func windowWillEnd()
}
