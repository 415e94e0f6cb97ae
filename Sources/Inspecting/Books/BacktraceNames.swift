package import SceneParts

/// The names of the functions in backtraces: looked up off the main actor when a person opens one,
/// and kept by address.
@MainActor
package final class BacktraceNames {
  /// The greatest number of addresses whose names are kept.
  package static let capacity = 4_096

  private var known: [UInt: [BacktraceFrame]] = [:]
  /// The searches in progress, by backtrace.
  private var searches: [CallBacktrace: Task<Void, Never>] = [:]
  /// Called after names have been found.
  package var onFind: (() -> Void)?

  package init() {}

  /// The number of addresses whose names are known.
  package var count: Int { known.count }

  /// The lines of a backtrace; nil until its names are known.
  package func lines(of backtrace: CallBacktrace) -> [BacktraceLine]? {
    var frames: [BacktraceFrame] = []
    for address in backtrace.addresses {
      guard let found = known[address] else { return nil }
      frames += found
    }
    return BacktraceLine.lines(of: frames)
  }

  /// Begins to look up the names in a backtrace; does nothing if they are known or being looked up.
  package func find(_ backtrace: CallBacktrace) {
    guard lines(of: backtrace) == nil, searches[backtrace] == nil else { return }
    searches[backtrace] = Task { [weak self] in
      let frames = await Self.frames(of: backtrace)
      self?.keep(frames, of: backtrace)
    }
  }

  /// Waits for the searches in progress.
  package func finish() async { for search in searches.values { await search.value } }

  @concurrent
  private nonisolated static func frames(of backtrace: CallBacktrace) async -> [[BacktraceFrame]] {
    backtrace.frames()
  }

  private func keep(_ frames: [[BacktraceFrame]], of backtrace: CallBacktrace) {
    searches[backtrace] = nil
    if known.count + frames.count > Self.capacity { known = [:] }
    // An address without a name has no frames, so that it is not looked up again.
    for (place, address) in backtrace.addresses.enumerated() {
      known[address] = frames.indices.contains(place) ? frames[place] : []
    }
    onFind?()
  }
}
