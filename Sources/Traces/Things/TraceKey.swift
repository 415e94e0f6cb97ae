/// The number of a view, a cell or a queue: unique in a recorded run, also among those that are gone.
package struct TraceKey<Thing>: Hashable, Sendable {
  /// The number, in order of appearance.
  package let number: Int

  package init(number: Int) { self.number = number }
}

/// How a program names to a writer what it has added: the writer finds it without a search.
package struct TraceHandle<Thing>: Hashable, Sendable {
  /// The number in the trace.
  package let key: TraceKey<Thing>
  /// The place in the writer's table. Others get it when the thing is gone.
  let slot: Int
}
