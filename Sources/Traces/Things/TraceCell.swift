package import Geometry

/// A cell object in a trace.
package struct TraceCell: Hashable, Sendable {
  package typealias Key = TraceKey<TraceCell>

  /// The reuse identifier.
  package let identifier: String
  /// The number of the cell in its queue.
  package let number: Int
  /// The letter of the cell's stamp.
  package let letter: String
  /// What may change.
  package var state: State

  /// Makes a cell.
  package init(identifier: String, number: Int, letter: String, state: State) {
    self.identifier = identifier
    self.number = number
    self.letter = letter
    self.state = state
  }

  /// What may change of a cell.
  package struct State: Hashable, Sendable {
    /// The list that shows the cell, or that has put it into the queue.
    package var list: TraceView.Key
    /// The row that the cell shows; nil while it waits in the queue.
    package var path: TracePath?
    /// The frame in the list's coordinates, in points.
    package var frame: Rect
    /// Whether the cell shows content of another row.
    package var isStale: Bool

    /// Makes a state; the frame is in points.
    package init(list: TraceView.Key, path: TracePath?, frame: Rect, isStale: Bool = false) {
      self.list = list
      self.path = path
      self.frame = frame
      self.isStale = isStale
    }
  }
}
