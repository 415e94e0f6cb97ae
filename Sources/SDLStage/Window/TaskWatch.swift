internal import CMainQueue
internal import CSDL2
internal import Glibc

/// Ends the wait of a window's loop when a task wants to go on on the main actor.
///
/// The loop waits for events inside a job of the main actor, so that other jobs of it would wait
/// for a person to move the mouse. Dispatch tells of new jobs by a descriptor, SDL of events by the
/// connection to the display: a thread waits for the first and wakes the second. It sleeps
/// unless the loop waits for long, so that a moving window does not pay for it.
@MainActor
final class TaskWatch {
  /// Why a wait is over.
  enum Reason {
    /// An event has come, or the time is over.
    case other
    /// The main actor has jobs, which run once the loop suspends.
    case workArrived
  }

  /// Jobs may wait as long as this, in seconds: about a frame.
  private static let shortWait = 0.020

  private let watcher = Watcher()

  /// Starts to watch; the main thread must run the main queue.
  init() {
    let watcher = watcher
    Watcher.start(watcher)
  }

  isolated deinit { watcher.end() }

  /// Waits for an event or a job, at most for some seconds, which may be infinite.
  func wait(atMost seconds: Double) -> Reason {
    if watcher.hasWork { return .workArrived }
    guard seconds > Self.shortWait else {
      Self.waitForEvent(atMost: seconds)
      return watcher.hasWork ? .workArrived : .other
    }
    watcher.loopWaits(true)
    // What came before the watcher was told has not woken anything.
    if !watcher.hasWork { Self.waitForEvent(atMost: seconds) }
    watcher.loopWaits(false)
    return watcher.hasWork ? .workArrived : .other
  }

  /// Waits until SDL has an event, at most for some seconds, which may be infinite.
  static func waitForEvent(atMost seconds: Double) {
    if seconds == .infinity {
      SDL_WaitEvent(nil)
    } else {
      SDL_WaitEventTimeout(nil, Int32(min(seconds * 1000, 60_000)))
    }
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
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        SDL_PushEvent(&event)
      }
      pthread_mutex_unlock(mutex)
    }
  }
}
