internal import CMainQueue
internal import Glibc
internal import Hosting

/// Ends the wait of a window's loop when the main actor has a job to run.
///
/// Dispatch announces new jobs on a file descriptor, but SDL waits for events on the connection to
/// the display. So a thread waits for the descriptor, and wakes SDL with an event. The thread does
/// this only during long waits of the loop, so it costs nothing while content moves.
///
/// A long wait must not run inside a job of the main actor. Dispatch takes all its jobs out of the
/// queue before it runs the first one: the jobs behind the loop's own would be delayed until the
/// next event, and the descriptor would not announce them. So the code that runs the main thread
/// calls the wait only when no job is left.
@MainActor
package final class TaskWatch {
  /// Arranges that the main thread calls `wait` once, when the main actor has no job left; returns
  /// false if the program cannot do so.
  package typealias Idle = @MainActor (_ wait: @escaping @MainActor () -> Void) -> Bool

  /// The longest wait inside a job, in seconds: about a frame.
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

  /// Waits for an event or a job, at most for `seconds`, which may be infinite, and runs the jobs
  /// that have arrived.
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
    // The program cannot wait outside a job, so the wait must be short.
    guard !isTaken else { return }
    Window.waitForEvent(atMost: Self.shortWait)
    await WaitingTasks.run()
  }

  /// Waits inside a job, and then lets other jobs run.
  private func waitBetweenJobs(_ seconds: Double) async {
    if !watcher.hasWork { Window.waitForEvent(atMost: seconds) }
    if watcher.hasWork { await WaitingTasks.run() }
  }

  private func waitWithoutJobs(_ seconds: Double) {
    guard seconds > 0 else { return }
    watcher.loopWaits(true)
    // Jobs that arrived before the previous call have not woken SDL.
    if !watcher.hasWork { Window.waitForEvent(atMost: seconds) }
    watcher.loopWaits(false)
  }
}

/// The state that the main thread and the watching thread share; the mutex guards its variables.
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

  /// Whether the main queue has announced jobs that have not begun.
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
