package import SceneParts
package import Traces

extension SceneDescription {
  /// Makes the description of a scene that shows a trace.
  ///
  /// `name` is used in reports, such as the name of the trace's file; `functions` finds the names of
  /// functions in backtraces, nil if there are only addresses.
  ///
  /// - Throws: Why the trace cannot be shown.
  /// - Complexity: O(trace).
  @MainActor
  package static func trace(
    _ trace: Trace, named name: String, path: String? = nil, functions: RecordedFunctions? = nil
  ) throws(TraceObjection) -> SceneDescription {
    let source = try TraceSource(trace, functions)
    return SceneDescription(
      name: name, path: path, title: name, group: .yours, article: "a recorded run",
      sentence: source.sentence
    ) { source.makeScene($0.text) }
  }
}

extension SceneDescription {
  /// Makes the description of a scene that shows two traces side by side.
  ///
  /// `difference` is the time of their first difference, in seconds, and what it is in one line; nil
  /// if there is none.
  ///
  /// - Throws: Why one of the traces cannot be shown.
  /// - Complexity: O(traces).
  @MainActor
  package static func traces(
    _ a: TraceSide, _ b: TraceSide, named name: String,
    difference: (time: Double, words: String)?
  ) throws(TraceObjection) -> SceneDescription {
    let source = try TwoTracesSource(a, b, difference: difference?.time)
    let sentence =
      difference.map { "First difference at \(timeText($0.time)): \($0.words)." }
      ?? "The two runs do not differ."
    return SceneDescription(
      name: name, title: name, group: .yours, article: "two recorded runs", sentence: sentence
    ) { source.makeScene($0.text) }
  }
}

extension TraceSource {
  /// What is shown, and whether all of the file is.
  fileprivate var sentence: String {
    let title = String(trace.header.title.prefix(60))
    let subject = title.isEmpty ? "A recorded run" : "A recorded run of \(title)"
    let end = timeText(trace.wholeUntil ?? 0)
    let rest =
      switch trace.ending {
      case .whole: "Space plays it, the time bar shows any moment."
      case .cut: "The file is cut: this is the run up to \(end), the last whole second."
      case .damaged: "The file is damaged: this is the run up to \(end), the last whole second."
      }
    let clamped =
      shape.hasWildNumbers
      ? " Lengths that no view can have are shown as the nearest that one can." : ""
    return "\(subject). \(rest)\(clamped)"
  }
}
