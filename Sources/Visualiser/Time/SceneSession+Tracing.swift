import Documents
import Inspecting
import SceneParts

// A trace of the session's runs.
extension SceneSession {
  /// Records all runs from now on.
  func record(into tracer: RunTracer) {
    self.tracer = tracer
    tracer.inputs = { [weak self] in self?.inputLines(ofTicks: $0) ?? [] }
    tracer.open(run, record)
  }

  /// What is shown, in words.
  var subject: String {
    let names = description.variants
    let shown = [variants.shown] + (variants.other.map { [$0] } ?? [])
    let variant = names.isEmpty ? "" : ", " + shown.map { names[$0] }.joined(separator: " beside ")
    return description.name + variant
  }

  /// The inputs before ticks of the log, as lines of a script without times: the tick has the time,
  /// and the same input has the same line in two traces.
  private func inputLines(ofTicks ticks: Range<Int>) -> [String] {
    ticks.clamped(to: 0..<log.ticks.count).flatMap { tick in
      log.inputs(beforeTick: tick).flatMap { input in
        // The panes may have become fewer since, as where the run applies the input.
        steps(for: input.withPane(below: scene.panes.count)).map { step in
          var step = step
          step.time = nil
          return GestureScriptDocument.line(for: step)
        }
      }
    }
  }
}
