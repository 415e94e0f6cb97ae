/// The configurations of a cell, and what is rarely true of its state: kept apart, so that a cell
/// without them stores nothing.
@MainActor
final class CellConfiguration {
  /// The parts of a state that a list tells its cells.
  struct States: OptionSet {
    let rawValue: UInt8

    static let focused = States(rawValue: 1)
    static let swiped = States(rawValue: 2)
    static let reordering = States(rawValue: 4)
  }

  var states: States = []

  var content: (any ContentConfiguration)?
  /// The view that shows ``content``.
  var contentView: (any View & ContentView)?
  var updatesContent = true

  var background: BackgroundConfiguration?
  /// The view that shows ``background``.
  var ground: BackgroundConfigurationView?
  var updatesBackground = true

  /// The program's handler for a new state; its type depends on the class of the cell.
  var handler: Any?

  /// The traits of the window that the cell was in last: a cell is filled outside of windows.
  var traits: TraitCollection?
  /// Whether the cell is following its state: what the program then sets is for that state.
  var isFollowing = false

  /// Whether the cell looks different in different states.
  var dependsOnState: Bool { content != nil || background != nil || handler != nil }
}
