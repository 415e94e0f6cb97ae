package import SceneParts

/// A line of an opened backtrace.
package enum BacktraceLine: Hashable, Sendable {
  /// The names are being looked up.
  case waiting
  /// A function of the program.
  case function(String, place: String?)
  /// So many functions of the engine and the system.
  case folded(Int)

  /// The lines of a stack whose innermost frame comes first: the program's own frames, then
  /// the number of all others.
  package static func lines(of frames: [BacktraceFrame]) -> [BacktraceLine] {
    let own = frames.filter { $0.origin == .program }
    let others = frames.count - own.count
    return own.map { .function($0.function, place: $0.place) }
      + (others > 0 ? [.folded(others)] : [])
  }

  /// The line as text, such as `FeedController.refresh() — Feed.swift:42`.
  package var words: String {
    switch self {
    case .waiting: "looking up names…"
    case .function(let name, let place): place.map { "\(name) — \($0)" } ?? name
    case .folded(let count):
      "\(count) \(count == 1 ? "frame" : "frames") of the engine and the system"
    }
  }
}
