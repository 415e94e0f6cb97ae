/// A part of the window that folds: the sidebar to a button, the inspector to a rail of names, the
/// rest to one line. The raw values are the names in the saved state.
package enum FoldablePart: String, CaseIterable, Sendable {
  case sidebar, inspector, lanes
  // The sections of the inspector.
  case bill, cells, code, views, calls

  /// The parts that are folded until a person opens them: what is always there and seldom read.
  package static let usual: Set<FoldablePart> = [.inspector, .lanes, .views]

  /// The name of a section on the rail.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What a section shows.
  var explanation: String {
    switch self {
    case .bill: "How many cells there are, and why"
    case .cells: "Every cell, drawing or waiting"
    case .code: "The lines that just ran"
    case .views: "Frame, bounds and offset of every view"
    case .calls: "Every call, with its time"
    case .sidebar, .inspector, .lanes: ""
    }
  }
}
