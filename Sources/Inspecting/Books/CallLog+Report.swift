package import Documents
import SceneParts
import ScrollEngine

extension CallLog.Entry {
  /// The entry for a report; `prefix` comes before the names of the pane's views.
  package func report(prefix: String) -> CallEntry {
    let view = prefix + call.view
    var entry =
      switch call.event {
      case .queue(let move): CallEntry(move, time: call.time, view: view)
      case .delegate(let event): CallEntry(event, time: call.time, view: view, call: call.name)
      case .change(let quantity):
        CallEntry(quantity.name, quantity.values, time: call.time, view: view)
      case .recorded: CallEntry(time: call.time, view: view, call: call.name)
      }
    if case .recorded(let path, _, _) = call.event {
      (entry.section, entry.row) = (path?.section, path?.row)
    }
    entry.cause = call.mover?.words
    entry.letter = stamp?.letter
    return entry
  }
}
