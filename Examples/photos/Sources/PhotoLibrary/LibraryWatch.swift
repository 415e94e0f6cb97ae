/// Reads a folder, and then notices changes in it, on its own thread, which sleeps while nothing
/// changes.
public final class LibraryWatch: Sendable {
  /// The known pictures, after each change; the next update replaces one that has not been read.
  public let updates: AsyncStream<LibraryScan.Update>
  private let thread: LibraryWatchThread

  /// Begins to read a folder, and with `watches` to watch it.
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

  /// Looks at all files again, off the main actor; the headers of unchanged files are not read
  /// again.
  ///
  /// - Returns: The value of ``LibraryScan/Update/look`` in the updates that follow this look.
  public func lookAgain() -> Int { thread.lookAgain() }

  /// How often the thread has woken up.
  var wakeCount: Int { thread.wakeCount }
}
