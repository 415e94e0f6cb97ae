import SceneParts
import ScrollEngine

/// The lines of a scene's algorithm, as one would write them, each with what shows that it ran.
struct Algorithm: Hashable {
  struct Line: Hashable {
    let text: String
    /// What the engine reports when the line runs; nil for a line that only holds others together.
    let event: CodeEvent?
    /// What is shown beside it once it ran.
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

/// What is shown beside a line that ran.
enum CodeValue: Hashable {
  case nothing
  /// What the event tells: rows, cells, offsets.
  case ofEvent
  /// The origin of the bounds.
  case origin
}

/// Something that the engine reports, by which one sees that a line of an algorithm ran.
enum CodeEvent: Hashable, CaseIterable {
  /// A pointer drags the view.
  case panned
  /// The origin of the bounds has changed.
  case scrolled
  /// A list in it has got another frame, or another offset.
  case framesChanged
  case offsetsChanged
  /// A data source was asked for a cell.
  case cellRequested
  /// A cell came from the queue; was made; has gone into the queue.
  case cellReused
  case cellCreated
  case cellQueued
  /// The delegate's calls.
  case didScroll
  case willBeginDragging
  case willEndDragging
  case didEndDragging
  case willBeginDecelerating
  case didEndDecelerating
}
