/// Reads a folder, and then notices what changes in it, on a thread of its own that sleeps while nothing
/// does.
public final class LibraryWatch: Sendable {
  /// What is known, whenever that changes; an update that nobody took is replaced by the next.
  public let updates: AsyncStream<LibraryScan.Update>
  private let thread: LibraryWatchThread

  /// Begins to read a folder, and watches it if that is wished.
  public convenience init(_ scan: LibraryScan, watches: Bool = true) {
    self.init(scan, watches ? WatchCalls() : nil)
  }

  init(_ scan: LibraryScan, _ calls: WatchCalls?) {
    let (updates, continuation) = AsyncStream.makeStream(
      of: LibraryScan.Update.self, bufferingPolicy: .bufferingNewest(1))
    self.updates = updates
    thread = LibraryWatchThread(scan, calls, continuation)
    thread.start()
  }

  deinit { thread.stop() }

  /// Looks at everything again, off the main actor; what has not changed is not read again.
  ///
  /// - Returns: The number that ``LibraryScan/Update/look`` has from then on.
  public func lookAgain() -> Int { thread.lookAgain() }

  /// How often the thread has woken up.
  var wakeCount: Int { thread.wakeCount }
}
