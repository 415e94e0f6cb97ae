import Geometry
import Traces

/// Things of a trace in a form in which equal means equal bit for bit.
enum Exact {
  struct Thing: Hashable {
    var numbers: [UInt64]
    var texts: [[UInt8]]
  }

  static func view(_ view: TraceView) -> Thing {
    Thing(numbers: state(view.state), texts: [Array(view.id.utf8), Array(view.kind.utf8)])
  }

  static func cell(_ cell: TraceCell) -> Thing {
    Thing(
      numbers: state(cell.state) + [UInt64(bitPattern: Int64(cell.number))],
      texts: [Array(cell.identifier.utf8), Array(cell.letter.utf8)])
  }

  static func queue(_ queue: TraceQueue) -> Thing {
    Thing(
      numbers: state(queue.counts), texts: [Array(queue.owner.utf8), Array(queue.identifier.utf8)])
  }

  static func call(_ call: TraceCall) -> Thing {
    let texts =
      [call.view, call.name]
      + [call.cause, call.programCall, call.letter, call.outcome].map { $0 ?? "nil" }
    let (before, after) = (call.before.map(\.bitPattern), call.after.map(\.bitPattern))
    return Thing(
      numbers: before + [1] + after + [2] + path(call.path) + [3] + call.addresses,
      texts: texts.map { Array($0.utf8) })
  }

  static func state(_ state: TraceView.State) -> [UInt64] {
    let scroll = state.scroll.map {
      [
        UInt64(bitPattern: Int64($0.motion.place)), $0.contentSize.width.bitPattern,
        $0.contentSize.height.bitPattern,
      ]
        + insets($0.contentInset) + insets($0.adjustedContentInset)
    }
    return rect(state.frame) + rect(state.bounds) + (scroll ?? [])
      + [state.parent.map { UInt64(bitPattern: Int64($0.number)) } ?? .max]
  }

  static func state(_ state: TraceCell.State) -> [UInt64] {
    rect(state.frame) + path(state.path)
      + [UInt64(bitPattern: Int64(state.list.number)), state.isStale ? 1 : 0]
  }

  static func state(_ counts: TraceQueue.Counts) -> [UInt64] {
    [counts.live, counts.queued, counts.created, counts.dequeued, counts.reused].map {
      UInt64(bitPattern: Int64($0))
    }
  }

  private static func path(_ path: TracePath?) -> [UInt64] {
    path.map { [UInt64(bitPattern: Int64($0.section)), UInt64(bitPattern: Int64($0.row))] } ?? []
  }

  private static func rect(_ rect: Rect) -> [UInt64] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(\.bitPattern)
  }

  private static func insets(_ insets: EdgeInsets) -> [UInt64] {
    [insets.top, insets.left, insets.bottom, insets.right].map(\.bitPattern)
  }
}

extension TraceMotion {
  fileprivate var place: Int {
    let all: [TraceMotion] = [
      .still, .finger, .indicator, .wheel, .key, .deceleration, .bounce, .animation, .zoom,
    ]
    return all.firstIndex(of: self) ?? -1
  }
}
