package import Traces

/// What a trace says: its lists, its slowest pictures, and what usually is a mistake.
///
/// A trace cannot say what happened before its first tick, which calls a view would have made before
/// its delegate was set, or whether the program meant what it did.
package struct TraceSummary: Equatable, Sendable {
  /// What the trace says about itself.
  package let header: TraceHeader
  /// The times of the first and the last whole tick, in seconds; nil if there is none.
  package let times: ClosedRange<Double>?
  /// The number of whole ticks.
  package let tickCount: Int
  /// Whether the trace begins in the middle of a run: scroll views existed before its first tick.
  package let beginsInRun: Bool
  /// How the file ends.
  package let ending: Trace.Ending
  /// The number of records that this program does not know.
  package let unknownRecords: Int

  package internal(set) var lists: [List] = []
  package internal(set) var queues: [Queue] = []
  package internal(set) var pictures = Pictures()
  /// Changes of a content offset that no input caused, and no animation.
  package internal(set) var jumps = Findings<Jump>()
  /// How often an offset changed with what lies above, so that what was visible stayed.
  package internal(set) var placesKept = 0
  /// Changes of a list's content size in a tick in which the number of its rows could not change.
  package internal(set) var estimates = Findings<Estimate>()
  /// Insets that the program changed while input moved the content.
  package internal(set) var insets = Findings<InsetChange>()
  /// Rows that moved although nothing scrolled their list.
  package internal(set) var shifts = Findings<Shift>()
  package internal(set) var stale = Findings<Stale>()
  package internal(set) var conflicts = Findings<Conflict>()
  /// Lists that asked for all their content more than once in a tick.
  package internal(set) var reloads = Findings<Reload>()

  /// A view that showed cells.
  package struct List: Hashable, Sendable {
    package let id: String
    package let kind: String
    /// The cells that the list showed before the first tick.
    package var present = 0
    /// The cells that were made for the list.
    package var made = 0
    /// How often a cell got another row for which the list had asked, or came out of the queue.
    package var reused = 0
    /// The most cells that the list showed after a tick.
    package var mostAtOnce = 0
    /// How often a row left its cell.
    package var rowsLeft = 0
    /// The cells that were made after a row had left.
    package var madeAfterLeaving = 0

    /// Whether the list made cells after rows had left it, and has reused none.
    package var neverReuses: Bool { madeAfterLeaving > 0 && reused == 0 }

    /// Whether the list made more than twice as many cells after rows had left it as it ever showed.
    package var rarelyReuses: Bool { !neverReuses && madeAfterLeaving > 2 * mostAtOnce }
  }

  /// A reuse queue for one identifier, as it was last.
  package struct Queue: Hashable, Sendable {
    package let owner: String
    package let identifier: String
    package var counts: TraceQueue.Counts
  }

  /// The costs of the pictures.
  package struct Pictures: Hashable, Sendable {
    /// The greatest number of ``slowest``.
    package static let limit = 5

    /// The number of ticks that have a cost.
    package internal(set) var count = 0
    /// The time that a picture may take, in seconds: the usual distance of two ticks.
    package internal(set) var budget = 1.0 / 60
    /// The number of pictures that took longer.
    package internal(set) var late = 0
    /// The slowest first.
    package internal(set) var slowest: [Picture] = []
  }

  /// The cost of a tick.
  package struct Picture: Hashable, Sendable {
    /// The time of the tick, in seconds.
    package let time: Double
    /// The cost of all parts, in seconds.
    package let cost: Double
    /// The cost by part, the greatest first.
    package let parts: [TraceTick.Cost]
    /// The number of cells made in the tick.
    package let cellsMade: Int
  }

  /// A change of a content offset.
  package struct Jump: Hashable, Sendable {
    /// The time in seconds.
    package let time: Double
    package let view: String
    /// The offsets before and after, x and y in points.
    package let from: [Double]
    package let to: [Double]
    package let cause: String
    /// The program's call; nil if there was none.
    package let programCall: String?
  }

  /// A change of a list's content size.
  package struct Estimate: Hashable, Sendable {
    /// The time in seconds.
    package let time: Double
    package let view: String
    /// The sizes before and after, width and height in points.
    package let from: [Double]
    package let to: [Double]
    package let cause: String?
    package let programCall: String?
  }

  /// A change of an inset.
  package struct InsetChange: Hashable, Sendable {
    /// The time in seconds.
    package let time: Double
    package let view: String
    /// The insets before and after: top, left, bottom and right, in points.
    package let from: [Double]
    package let to: [Double]
    /// What moved the content meanwhile.
    package let motion: TraceMotion
    package let cause: String?
    package let programCall: String?
  }

  /// A move of all rows that a list showed before and after.
  package struct Shift: Hashable, Sendable {
    /// The time in seconds.
    package let time: Double
    package let list: String
    /// The first of the rows: its place in the list before and after.
    package let from: TracePath
    package let to: TracePath
    /// The distance, x and y in points.
    package let distance: [Double]
    /// What changed the length of the list; nil if it kept its length.
    package let cause: String?
    package let programCall: String?
  }

  /// A cell that showed content of another row.
  package struct Stale: Hashable, Sendable {
    package let list: String
    package let path: TracePath
    package let letter: String
    /// The time from which on it did, in seconds.
    package let from: Double
    /// The time from which on it did no longer; nil if it did up to the end.
    package internal(set) var to: Double?
  }

  /// Constraints that contradict each other.
  package struct Conflict: Hashable, Sendable {
    /// The first time, in seconds.
    package let time: Double
    package let text: String
    /// How often the conflict was noted.
    package internal(set) var count = 1
  }

  /// A list that asked for all its content several times in a tick.
  package struct Reload: Hashable, Sendable {
    /// The time in seconds.
    package let time: Double
    package let view: String
    /// How often it asked.
    package let count: Int
  }

  /// Whether the trace has nothing that usually is a mistake.
  package var isClean: Bool {
    jumps.count + estimates.count + insets.count + shifts.count + stale.count + conflicts.count
      + reloads.count
      + pictures.late == 0 && !lists.contains { $0.neverReuses || $0.rarelyReuses }
  }
}
