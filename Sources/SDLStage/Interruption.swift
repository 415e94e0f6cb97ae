internal import Glibc

/// Records SIGINT, SIGTERM and SIGHUP as requests to end, so that the program can first save its
/// work and remove unfinished files.
///
/// A second signal ends the program at once. After the first, the program ends by that signal when
/// it exits, so its parent process sees the cause: a shell shows 128 plus the signal's number.
///
/// A signal that was ignored at the start stays ignored, as `nohup` requires. A signal for which
/// the program has installed a handler keeps that handler.
@MainActor
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The number of calls to ``begin()`` without an ``end()`` so far.
  private static var listeners = 0
  private static var taken: [Int32] = []

  /// Starts to record signals; ``end()`` must follow if the program continues.
  package static func begin() {
    listeners += 1
    guard listeners == 1 else { return }
    _ = prepared
    taken = signals.filter(isUnhandled)
    for number in taken { signal(number, note) }
  }

  /// Ends one ``begin()``. After the last one ends, signals end the program at once again.
  package static func end() {
    listeners -= 1
    guard listeners == 0 else { return }
    for number in taken { signal(number, SIG_DFL) }
    // The program's last output may go to a process that the same signal has ended.
    if hasCome { signal(SIGPIPE, SIG_IGN) }
  }

  /// Whether a signal has arrived.
  package static var hasCome: Bool { received != 0 }

  /// Calls `wake` on a dedicated thread when the first signal arrives: a signal handler itself may
  /// do no more than set a number and write a few bytes.
  static func wakes(_ wake: @escaping @Sendable () -> Void) {
    _ = prepared
    let wake = Unmanaged.passRetained(Wake(call: wake))
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, listen, wake.toOpaque())
    if error == 0 { pthread_detach(thread) } else { wake.release() }
  }

  private static func isUnhandled(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// Makes the pipe and sets the exit handler; evaluated once.
  private static let prepared: Void = {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (listener, bell) = (ends[0], ends[1])
    }
    atexit {
      guard received != 0 else { return }
      fflush(nil)
      signal(received, SIG_DFL)
      // Sent to the process, not to the thread: in tests, the main actor's threads block signals.
      kill(getpid(), received)
      while true { pause() }
    }
  }()
}

/// The received signal, or 0.
@exclusivity(unchecked) nonisolated(unsafe) private var received: sig_atomic_t = 0

/// The two ends of a pipe: the signal handler writes to it, and a thread waits for it.
@exclusivity(unchecked) nonisolated(unsafe) private var bell: Int32 = -1
@exclusivity(unchecked) nonisolated(unsafe) private var listener: Int32 = -1

private final class Wake: Sendable {
  let call: @Sendable () -> Void

  init(call: @escaping @Sendable () -> Void) { self.call = call }
}

/// The body of the waiting thread.
private func listen(_ wake: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let wake else { return nil }
  let call = Unmanaged<Wake>.fromOpaque(wake).takeRetainedValue().call
  var ring: UInt8 = 0
  while read(listener, &ring, 1) < 0, errno == EINTR {}
  call()
  return nil
}

/// The signal handler.
private func note(_ number: Int32) {
  guard received == 0 else {
    signal(number, SIG_DFL)
    // The signal is blocked until this handler returns.
    raise(number)
    return
  }
  received = number
  let error = errno
  var ring: UInt8 = 1
  _ = write(bell, &ring, 1)
  errno = error
}
