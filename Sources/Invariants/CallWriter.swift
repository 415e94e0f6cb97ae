package import Documents
import Hosting
package import ScrollEngine

/// Records the calls of a window's scroll views and the actions of their reuse queues.
@MainActor
package final class CallWriter {
  private weak var window: Window?
  package private(set) var calls: [CallEntry] = []

  package init(_ window: Window) {
    self.window = window
  }

  /// Starts to record scroll views among `views` and their subviews; skips those that are already
  /// observed.
  package func listen(in views: [View]) {
    for (id, view) in WindowContent.views(in: views) {
      guard let view = view as? ScrollView else { continue }
      if view.onCall == nil {
        view.onCall = { [weak self, weak view] call in
          guard let self, let view else { return }
          note(CallEntry(call, time: now, view: id, call: call.name(in: view)))
        }
      }
      guard let queue = (view as? ListView)?.reuseQueue, queue.onMove == nil else { continue }
      queue.onMove = { [weak self] move in
        guard let self else { return }
        note(CallEntry(move, time: now, view: id))
      }
    }
  }

  private var now: Double { window?.now ?? 0 }

  private func note(_ call: CallEntry) { calls.append(call) }
}
