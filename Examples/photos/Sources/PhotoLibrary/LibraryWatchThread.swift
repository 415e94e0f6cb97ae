internal import Glibc
internal import Synchronization

/// The thread that waits for changes in a folder, and reads them.
final class LibraryWatchThread: Sendable {
  private let scan: LibraryScan
  private let calls: WatchCalls?
  private let continuation: AsyncStream<LibraryScan.Update>.Continuation
  private let bell = Bell()
  private let wishes = Mutex(Wishes())
  private let wakes = Atomic(0)

  private struct Wishes {
    /// How many complete looks have been requested; the first is part of starting.
    var looks = 1
    var isStopped = false
  }

  init(
    _ scan: LibraryScan, _ calls: WatchCalls?,
    _ continuation: AsyncStream<LibraryScan.Update>.Continuation
  ) {
    (self.scan, self.calls, self.continuation) = (scan, calls, continuation)
  }

  var wakeCount: Int { wakes.load(ordering: .relaxed) }

  func start() {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context {
          Unmanaged<LibraryWatchThread>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context.toOpaque())
    if code == 0 {
      pthread_detach(thread)
      return
    }
    context.release()
    let failure = LibraryFailure.unreadable(
      path: scan.folder, reason: FileBytes.Failure(code: code).reason)
    continuation.yield(
      LibraryScan.Update(shelf: Shelf(), total: 0, notice: "\(failure)", isDone: true, look: 1))
    continuation.finish()
  }

  func stop() {
    wishes.withLock { $0.isStopped = true }
    bell.ring()
  }

  func lookAgain() -> Int {
    let number = wishes.withLock { wishes in
      wishes.looks += 1
      return wishes.looks
    }
    bell.ring()
    return number
  }

  private var isStopped: Bool { wishes.withLock { $0.isStopped } }

  // MARK: On the thread

  private func run() {
    var work = LibraryWork(scan, calls)
    defer {
      work.end()
      continuation.finish()
    }
    while true {
      let wishes = wishes.withLock { $0 }
      if wishes.isStopped { return }
      if wishes.looks > work.look {
        work.lookAtAll(wishes.looks, isStopped: { isStopped }) { continuation.yield($0) }
      } else {
        work.lookIfDue(isStopped: { isStopped }) { continuation.yield($0) }
      }
      wait(for: &work)
    }
  }

  private func wait(for work: inout LibraryWork) {
    let now = Patience.current.now
    let seconds = work.deadline.map { max(0, $0 - now) }
    // During a burst the thread only waits for time, and then reads many events at once.
    let isBurst = work.hasChanges
    let pause = isBurst ? min(seconds ?? 0, Self.pause) : seconds
    bell.wait(also: isBurst ? -1 : work.queue, seconds: pause)
    wakes.add(1, ordering: .relaxed)
    work.readEvents()
  }

  private static let pause = 0.02
}
