package import Documents
package import Traces

/// A quantity in which two traces differ, at the first moment at which they do.
package struct TraceDifference: Hashable, Sendable {
  /// The time in seconds, counted from the input by which the traces are aligned.
  package let time: Double
  /// The view by its id, or the owner of a queue; nil for what belongs to no view.
  package let view: String?
  /// The row; nil if it is about none.
  package let path: TracePath?
  /// The reuse identifier of a queue, or the part of a cost; nil for others.
  package let detail: String?
  package let quantity: TraceQuantity
  package internal(set) var a: Side
  package internal(set) var b: Side

  /// What one of the traces has.
  package struct Side: Hashable, Sendable {
    /// The time in this trace, in seconds.
    package let time: Double
    /// The value: lengths in points, costs in milliseconds; nil if there is none.
    package let value: ReportValue?
    /// What made the last change of the quantity, or of its view, since the moment before; nil if
    /// the record has none.
    package let cause: String?
    /// The program's call that made it; nil if there was none.
    package let programCall: String?
    /// The last input up to this moment; nil if there was none.
    package internal(set) var input: String?
  }

  /// Whether a view only follows another one, in which the cause has to be.
  private var isFollowing: Bool {
    [a.cause, b.cause].contains { $0.map(EngineWords.isFollowing) ?? false }
  }

  /// Whether only one of the programs made the change: what the other differences follow from.
  private var isOfOneProgram: Bool {
    (a.cause == EngineWords.program) != (b.cause == EngineWords.program)
  }

  /// Whether it is said before another.
  func comes(before other: TraceDifference) -> Bool {
    if time != other.time { return time < other.time }
    if quantity != .input, other.quantity != .input, isOfOneProgram != other.isOfOneProgram {
      return isOfOneProgram
    }
    if quantity != other.quantity { return quantity.rank < other.quantity.rank }
    if isFollowing != other.isFollowing { return other.isFollowing }
    if view != other.view { return (view ?? "") < (other.view ?? "") }
    let (one, two) = (path ?? TracePath(row: 0, section: 0), other.path)
    guard let two, one != two else { return (detail ?? "") < (other.detail ?? "") }
    return (one.section, one.row) < (two.section, two.row)
  }
}
