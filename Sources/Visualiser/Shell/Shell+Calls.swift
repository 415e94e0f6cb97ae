import Documents
internal import Hosting
import Inspecting
import SceneParts
import ScrollEngine

// The calls in the scene, and the lines of its algorithm that ran.
extension Shell {
  /// Updates the calls and the algorithm in the inspector to the shown moment.
  func showCalls() {
    guard !inspector.isHidden else { return }
    let time = session.run.clock.now
    inspector.show(session.record.calls, at: time)
    inspector.algorithm = shownAlgorithm.map {
      JustRan(
        $0.algorithm, pane: $0.pane, in: session.record.calls,
        at: session.record.calls.place(at: time))
    }
  }

  // MARK: Searching

  /// Shows the list of calls, and takes what a person types as a search.
  func searchCalls() {
    if inspector.isHidden { toggleInspector() }
    unfold(.calls)
    inspector.callSearch.isOpen = true
  }

  /// Handles a key while a person types a search; returns whether it has a meaning there.
  func handleInSearch(_ press: InputEvent.KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    switch press.key {
    case .backspace: inspector.callSearch.text = String(inspector.callSearch.text.dropLast())
    case .enter: inspector.callSearch.isOpen = false
    case .escape: inspector.callSearch = ("", false)
    default: return false
    }
    return true
  }

  /// The algorithm of the inspected pane, or else of the first pane that has one; nil if none has.
  var shownAlgorithm: (algorithm: Algorithm, pane: Int)? {
    for pane in [session.run.inspectedPane] + scene.panes.indices {
      if let algorithm = Algorithm(of: scene.panes[pane], in: sceneDescription) {
        return (algorithm, pane)
      }
    }
    return nil
  }

  /// All calls up to the shown moment.
  var callEntries: [CallEntry] {
    entries(
      session.record.calls.entries.prefix(session.record.calls.count(until: session.run.clock.now)))
  }

  /// Copies calls to the clipboard.
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
