/// What two traces may differ in. The raw values are the names in JSON.
///
/// Of differences at one moment, the first one in this order is said first: what comes earlier usually
/// causes what comes later.
package enum TraceQuantity: String, CaseIterable, Hashable, Sendable {
  /// A line that is an input, or its time.
  case input
  // Of views.
  case view, kind, parent
  case contentInset, adjustedContentInset, contentSize
  case size = "bounds.size"
  case frame, contentOffset
  // Of the cell that shows a row.
  case row
  case cellFrame = "cell.frame"
  case isStale, identifier
  // What the record has in order.
  case conflict, mark, call
  /// The order of calls of several views.
  case order
  // Of queues.
  case queue, created, dequeued, reused, live, queued
  /// The letter of the cell that shows a row: which cell it is.
  case letter
  /// The cost of a picture, beyond ``TraceComparison/costFactor``.
  case cost
  /// The time at which a trace ends.
  case end

  /// The quantity in a few words.
  var words: String {
    switch self {
    case .view: "the view"
    case .kind: "class"
    case .row: "a cell"
    case .cellFrame: "frame of the cell"
    case .isStale: "content of the cell"
    case .identifier: "reuse identifier"
    case .order: "order of calls"
    case .queue: "the reuse queue"
    case .created: "cells made"
    case .dequeued: "cells asked for"
    case .reused: "cells reused"
    case .live: "cells in lists"
    case .queued: "cells that wait"
    case .letter: "which cell"
    default: rawValue
    }
  }

  /// The place in the order of what is said first.
  var rank: Int { Self.ranks[self] ?? 0 }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
