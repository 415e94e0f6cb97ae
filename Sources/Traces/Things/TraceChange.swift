/// What happened to a view, a cell or the statistics of a queue in a tick.
package enum TraceChange<Whole, State> {
  case added(Whole)
  case changed(State)
  case gone
}

extension TraceChange: Equatable where Whole: Equatable, State: Equatable {}
extension TraceChange: Sendable where Whole: Sendable, State: Sendable {}
