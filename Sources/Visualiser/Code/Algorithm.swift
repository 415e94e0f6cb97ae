import SceneParts
import ScrollEngine

/// The lines of a scene's algorithm in simplified code, each with the event that shows that it ran.
struct Algorithm: Hashable {
  struct Line: Hashable {
    let text: String
    /// The event that the engine reports when the line runs; nil for a line without an event, such
    /// as a brace.
    let event: CodeEvent?
    /// The value shown beside the line after it ran.
    let value: CodeValue

    init(_ text: String, _ event: CodeEvent? = nil, shows value: CodeValue = .ofEvent) {
      self.text = text
      self.event = event
      self.value = value
    }
  }

  let title: String
  let lines: [Line]
}

/// The kind of value shown beside a line that ran.
enum CodeValue: Hashable {
  case nothing
  /// The values of the event: rows, cells or offsets.
  case ofEvent
  /// The origin of the bounds.
  case origin
}

/// A report of the engine that shows that a line of an algorithm ran.
enum CodeEvent: Hashable, CaseIterable {
  /// A pointer drags the view.
  case panned
  /// The origin of the bounds has changed.
  case scrolled
  /// The frame, or the offset, of a list in the pane has changed.
  case framesChanged
  case offsetsChanged
  /// A data source was asked for a cell.
  case cellRequested
  /// A cell was taken from the reuse queue, was made, or was put into the queue.
  case cellReused
  case cellCreated
  case cellQueued
  /// The calls that the scroll view makes to its delegate.
  case didScroll
  case willBeginDragging
  case willEndDragging
  case didEndDragging
  case willBeginDecelerating
  case didEndDecelerating
}
