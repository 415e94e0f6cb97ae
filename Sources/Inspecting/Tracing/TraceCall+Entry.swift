import SceneParts
import ScrollEngine
import Traces

extension TraceCall {
  /// A call of a record; `prefix` comes before the names of the pane's views.
  @MainActor
  init(_ entry: CallLog.Entry, in pane: PaneTracer, prefix: String) {
    let call = entry.call
    self.init(
      view: pane.name(of: call.source, calledInPane: prefix + call.view), name: call.name,
      cause: call.mover?.cause.words,
      programCall: (call.mover?.call ?? call.reload)?.rawValue, letter: entry.stamp?.letter,
      addresses: call.backtrace?.addresses.map { UInt64($0) } ?? [])
    switch call.event {
    case .queue(let move): outcome = move.kind.rawValue
    case .change(let quantity): (before, after) = quantity.values
    case .recorded(let row, let values, _):
      path = row.map { TracePath(row: $0.row, section: $0.section) }
      after = values
    case .delegate(let event):
      path = event.path.map { TracePath(row: $0.row, section: $0.section) }
      after = event.values
    }
  }
}

extension DelegateCall {
  /// The row that the call is about; nil if it is about none, or about several.
  fileprivate var path: IndexPath? {
    switch self {
    case .heightOfElement(let path), .cell(let path), .willDisplay(let path, _, _),
      .didEndDisplaying(let path, _, _), .didHighlight(let path), .didUnhighlight(let path),
      .didSelect(let path), .didDeselect(let path):
      path
    default: nil
    }
  }

  /// The offset, the velocity and the target, or the scale, that the call tells.
  fileprivate var values: [Double] {
    switch self {
    case .didScroll(let offset): [offset.x, offset.y]
    case .willEndDragging(let velocity, let target): [velocity.x, velocity.y, target.x, target.y]
    case .didZoom(let scale), .didEndZooming(let scale): [scale]
    default: []
    }
  }
}
