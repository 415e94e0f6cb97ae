internal import Synchronization

/// A ring that packs its segments on another thread, so that a program that only records spends no time
/// on that.
package final class PackingRing: Sendable {
  private struct State {
    var ring: TraceRing
    /// The segments that are not packed yet, the earliest first.
    var waiting: [UnpackedSegment] = []

    mutating func pack() {
      for segment in waiting { ring.append(segment.packed()) }
      waiting.removeAll(keepingCapacity: true)
    }
  }

  private let state: Mutex<State>

  /// Makes an empty ring.
  package init(_ limit: TraceRing.Limit) { state = Mutex(State(ring: TraceRing(limit))) }

  /// Adds the next segment.
  package func append(_ segment: UnpackedSegment) {
    state.withLock { $0.waiting.append(segment) }
    Task.detached(priority: .utility) { self.state.withLock { $0.pack() } }
  }

  /// The bytes of a file with the kept segments.
  package func file(_ header: TraceHeader) -> [UInt8] {
    state.withLock {
      $0.pack()
      return $0.ring.file(header)
    }
  }
}
