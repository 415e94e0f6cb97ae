internal import CMainQueue
internal import Glibc
internal import Hosting

/// Ends the wait of a window's loop when a task wants to go on on the main actor.
///
/// Dispatch tells of new jobs by a descriptor, SDL of events by the connection to the display: a
/// thread waits for the first and wakes the second. It sleeps unless the loop waits for long, so that
/// a moving window does not pay for it.
///
/// The loop must not wait for long inside a job of the main actor. Dispatch takes all jobs that it
/// has out of its queue before it does the first of them: those behind the loop's own job would
/// wait for a person to move the mouse, and the descriptor would not tell of them. So the code that
/// runs the main thread waits only when it has no job left.
@MainActor
package final class TaskWatch {
  /// Calls a function once, on the main thread, when the main actor has no job left; false if
  /// nothing is there to call it.
  package typealias Idle = @MainActor (_ wait: @escaping @MainActor () -> Void) -> Bool

  /// Jobs may wait as long as this, in seconds: about a frame.
  private static let shortWait = 0.020

  private let watcher = Watcher()
  private let idle: Idle

  /// Starts to watch; the main thread must run the main queue.
  init(idle: @escaping Idle) {
    self.idle = idle
    let watcher = watcher
    Watcher.start(watcher)
  }

  isolated deinit { watcher.end() }

  /// Waits for an event or a job, at most for some seconds, which may be infinite; jobs that have come
  /// are done.
  func wait(atMost seconds: Double) async {
    guard seconds > Self.shortWait else { return await waitBetweenJobs(seconds) }
    let clock = MonotonicClock()
    var isTaken = false
    await withCheckedContinuation { continuation in
      isTaken = idle { [self] in
        waitWithoutJobs(seconds - clock.now)
        continuation.resume()
      }
      if !isTaken { continuation.resume() }
    }
    // The program runs the main thread in another way.
    guard !isTaken else { return }
    Window.waitForEvent(atMost: Self.shortWait)
    await WaitingTasks.run()
  }

  /// Waits inside a job, and then lets the others go on.
  private func waitBetweenJobs(_ seconds: Double) async {
    if !watcher.hasWork { Window.waitForEvent(atMost: seconds) }
    if watcher.hasWork { await WaitingTasks.run() }
  }

  private func waitWithoutJobs(_ seconds: Double) {
    guard seconds > 0 else { return }
    watcher.loopWaits(true)
    // Jobs that came before this call have not woken anything.
    if !watcher.hasWork { Window.waitForEvent(atMost: seconds) }
    watcher.loopWaits(false)
  }
}

/// The thread's side; what both sides touch is guarded by the mutex.
private final class Watcher: @unchecked Sendable {
  private let work = _dispatch_get_main_queue_handle_4CF()
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isLoopWaiting = false
  private var isOver = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Whether the main queue has been told of work that it has not begun.
  var hasWork: Bool { isReadable(waiting: 0) }

  private func isReadable(waiting milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: work, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  func loopWaits(_ isWaiting: Bool) {
    pthread_mutex_lock(mutex)
    isLoopWaiting = isWaiting
    if isWaiting { pthread_cond_signal(condition) }
    pthread_mutex_unlock(mutex)
  }

  func end() {
    pthread_mutex_lock(mutex)
    isOver = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  static func start(_ watcher: Watcher) {
    var thread = pthread_t()
    let watcher = Unmanaged.passRetained(watcher)
    let error = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Watcher>.fromOpaque(argument).takeRetainedValue().watch()
        return nil
      }, watcher.toOpaque())
    if error == 0 { pthread_detach(thread) } else { watcher.release() }
  }

  private func watch() {
    while true {
      pthread_mutex_lock(mutex)
      while !isLoopWaiting, !isOver { pthread_cond_wait(condition, mutex) }
      let isOver = isOver
      pthread_mutex_unlock(mutex)
      if isOver { return }
      guard isReadable(waiting: -1) else { continue }
      pthread_mutex_lock(mutex)
      if isLoopWaiting {
        isLoopWaiting = false
        WindowStage.wakeLoop()
      }
      pthread_mutex_unlock(mutex)
    }
  }
}
