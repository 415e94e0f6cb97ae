package import SceneParts

/// The names of the functions in traces: looked up off the main actor when a person opens a trace,
/// and kept by address.
@MainActor
package final class TraceNames {
  /// The greatest number of addresses whose names are kept.
  package static let capacity = 4_096

  private var known: [UInt: [TraceFrame]] = [:]
  /// The searches in progress, by trace.
  private var searches: [CallTrace: Task<Void, Never>] = [:]
  /// Called after names have been found.
  package var onFind: (() -> Void)?

  package init() {}

  /// The number of addresses whose names are known.
  package var count: Int { known.count }

  /// The lines of a trace; nil until its names are known.
  package func lines(of trace: CallTrace) -> [TraceLine]? {
    var frames: [TraceFrame] = []
    for address in trace.addresses {
      guard let found = known[address] else { return nil }
      frames += found
    }
    return TraceLine.lines(of: frames)
  }

  /// Begins to look up the names in a trace; does nothing if they are known or being looked up.
  package func find(_ trace: CallTrace) {
    guard lines(of: trace) == nil, searches[trace] == nil else { return }
    searches[trace] = Task { [weak self] in
      let frames = await Self.frames(of: trace)
      self?.keep(frames, of: trace)
    }
  }

  /// Waits for the searches in progress.
  package func finish() async { for search in searches.values { await search.value } }

  @concurrent
  private nonisolated static func frames(of trace: CallTrace) async -> [[TraceFrame]] {
    trace.frames()
  }

  private func keep(_ frames: [[TraceFrame]], of trace: CallTrace) {
    searches[trace] = nil
    if known.count + frames.count > Self.capacity { known = [:] }
    // An address without a name has no frames, so that it is not looked up again.
    for (place, address) in trace.addresses.enumerated() {
      known[address] = frames.indices.contains(place) ? frames[place] : []
    }
    onFind?()
  }
}
