/// A tick of a trace: its costs, and what was new in it. Each list is in the order of writing.
package struct TraceTick: Equatable, Sendable {
  /// A change, and the number of what has changed.
  package struct News<Thing: Sendable & Equatable, State: Sendable & Equatable>: Equatable, Sendable
  {
    package let key: TraceKey<Thing>
    package let change: TraceChange<Thing, State>
  }

  /// The duration of a part of the tick's work.
  package struct Cost: Hashable, Sendable {
    package let part: String
    /// The duration in seconds.
    package let seconds: Double
  }

  /// What a view or a cell shows by itself from now on.
  package struct Picture: Hashable, Sendable {
    package let thing: TraceThing
    package let picture: TracePicture
  }

  /// A line of text.
  package enum Line: Hashable, Sendable {
    /// An input, as in a script.
    case input(String)
    /// Constraints that contradict each other.
    case conflict(String)
    /// A mark that the program has set.
    case mark(String)
  }

  /// The time of the tick, in seconds.
  package let time: Double
  package internal(set) var costs: [Cost] = []
  package internal(set) var views: [News<TraceView, TraceView.State>] = []
  package internal(set) var cells: [News<TraceCell, TraceCell.State>] = []
  package internal(set) var queues: [News<TraceQueue, TraceQueue.Counts>] = []
  package internal(set) var pictures: [Picture] = []
  package internal(set) var calls: [TraceCall] = []
  package internal(set) var lines: [Line] = []

  init(time: Double) { self.time = time }
}
