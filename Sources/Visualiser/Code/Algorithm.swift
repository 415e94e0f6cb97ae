import Inspecting
import SceneParts
import ScrollEngine

/// The lines of a scene's algorithm in simplified code, each with the event that shows that it ran.
struct Algorithm: Hashable {
  struct Line: Hashable {
    let text: String
    /// The event that the engine reports when the line runs; nil for a line without an event, such
    /// as a brace.
    let event: RunEvent?
    /// The value shown beside the line after it ran.
    let value: CodeValue

    init(_ text: String, _ event: RunEvent? = nil, shows value: CodeValue = .ofEvent) {
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
