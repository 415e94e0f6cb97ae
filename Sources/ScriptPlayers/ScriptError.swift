/// The reason why a gesture script could not be continued.
package enum ScriptError: Error, Hashable, Sendable {
  /// A step names a view that the content does not show; `step` counts from 1.
  case unknownView(id: String, step: Int, known: [String])
  /// A step sets a value that the content does not have; `step` counts from 1.
  case unknownSetting(name: String, step: Int, known: [String])
  /// No part of the screen has a name, or several have; the text says which there are.
  case element(String)
  /// After `frames` frames of a settle step, the content still requested another frame, at `wake`
  /// seconds.
  case unsettled(content: String, step: Int, frames: Int, time: Double, wake: Double)
}

extension ScriptError: CustomStringConvertible {
  /// The error in one line.
  package var description: String {
    switch self {
    case .unknownView(let id, let step, let known):
      let names = known.joined(separator: ", ")
      let there = known.isEmpty ? "there are no ids" : "the ids are \(names)"
      return "step \(step): no view has the id \"\(id)\"; \(there)"
    case .unknownSetting(let name, let step, let known):
      let names = known.joined(separator: ", ")
      let there = known.isEmpty ? "there is nothing to set" : "the settings are \(names)"
      return "step \(step): \"\(name)\" cannot be set here; \(there)"
    case .element(let text): return text
    case .unsettled(let content, let step, let frames, let time, let wake):
      return "step \(step): \(content) did not settle within the limit of \(frames) frames: "
        + "at \(readable(time)) s it asks for another at \(readable(wake)) s"
    }
  }

  /// Rounds to milliseconds: all 17 digits of a frame's time would not help a person.
  private func readable(_ seconds: Double) -> Double {
    (seconds * 1_000).rounded() / 1_000
  }
}
