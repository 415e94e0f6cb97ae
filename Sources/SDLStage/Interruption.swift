internal import Glibc

/// SIGINT, SIGTERM and SIGHUP as a wish to end: noted, so that the program can first keep what is worth
/// keeping and remove what is half done.
///
/// A second signal ends the program at once. After the first, the program ends by that signal whenever
/// it exits, as the one that started it expects: a shell shows 128 and the signal's number.
///
/// A signal that is ignored stays so, as `nohup` wants it, and one that the program handles is its own.
@MainActor
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// How many listen.
  private static var listeners = 0
  private static var taken: [Int32] = []

  /// Starts to note signals; ``end()`` must follow unless the program exits.
  package static func begin() {
    listeners += 1
    guard listeners == 1 else { return }
    _ = prepared
    taken = signals.filter(isUnhandled)
    for number in taken { signal(number, note) }
  }

  /// Stops to note signals: they end the program at once again.
  package static func end() {
    listeners -= 1
    guard listeners == 0 else { return }
    for number in taken { signal(number, SIG_DFL) }
    // The last words may go to a program that the same signal has ended.
    if hasCome { signal(SIGPIPE, SIG_IGN) }
  }

  /// Whether one has come.
  package static var hasCome: Bool { received != 0 }

  /// Has a function called once a signal has come, on a thread that does nothing else: a handler may do
  /// no more than set a number and write a few bytes.
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

  /// What is done once.
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
      // To the process, not to the thread: in tests the main actor's threads have signals blocked.
      kill(getpid(), received)
      while true { pause() }
    }
  }()
}

/// The received signal, or 0.
@exclusivity(unchecked) nonisolated(unsafe) private var received: sig_atomic_t = 0

/// The ends of a pipe: the handler rings, and a thread listens.
@exclusivity(unchecked) nonisolated(unsafe) private var bell: Int32 = -1
@exclusivity(unchecked) nonisolated(unsafe) private var listener: Int32 = -1

private final class Wake: Sendable {
  let call: @Sendable () -> Void

  init(call: @escaping @Sendable () -> Void) { self.call = call }
}

/// What the listening thread does.
private func listen(_ wake: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let wake else { return nil }
  let call = Unmanaged<Wake>.fromOpaque(wake).takeRetainedValue().call
  var ring: UInt8 = 0
  while read(listener, &ring, 1) < 0, errno == EINTR {}
  call()
  return nil
}

/// The handler.
private func note(_ number: Int32) {
  guard received == 0 else {
    signal(number, SIG_DFL)
    // It is blocked until this handler returns.
    raise(number)
    return
  }
  received = number
  let error = errno
  var ring: UInt8 = 1
  _ = write(bell, &ring, 1)
  errno = error
}
