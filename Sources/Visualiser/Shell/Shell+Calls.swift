import Documents
internal import Hosting
import Inspecting
import SceneParts
import ScrollEngine

// What the scene has called, and which lines of its algorithm ran.
extension Shell {
  /// Updates the inspector to the moment that is shown.
  func showCalls() {
    guard !inspector.isHidden else { return }
    let time = run.clock.now
    inspector.show(callLog, at: time)
    inspector.algorithm = shownAlgorithm.map {
      JustRan($0.algorithm, pane: $0.pane, in: callLog, at: callLog.place(at: time))
    }
  }

  /// The algorithm of the inspected pane or, if that has none, of the first pane that has one.
  var shownAlgorithm: (algorithm: Algorithm, pane: Int)? {
    for pane in [run.inspectedPane] + scene.panes.indices {
      if let algorithm = Algorithm(of: scene.panes[pane], in: sceneDescription) {
        return (algorithm, pane)
      }
    }
    return nil
  }

  /// All calls up to the moment that is shown.
  var callEntries: [CallEntry] {
    entries(callLog.entries.prefix(callLog.count(until: run.clock.now)))
  }

  /// Puts calls into the clipboard.
  func copy(_ calls: [CallLog.Entry]) {
    var report = report
    report.calls = entries(calls[...])
    if host?.copyToClipboard(configuration.describeCalls(report)) == true {
      announce("copied \(grouped(calls.count)) calls")
    }
  }

  private func entries(_ calls: ArraySlice<CallLog.Entry>) -> [CallEntry] {
    calls.map { $0.report(prefix: scene.panes[$0.pane].prefix) }
  }
}
