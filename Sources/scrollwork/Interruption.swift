import Glibc

/// Notes that the program should end, so that it can first remove what is half done.
@MainActor
final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  init() {
    for number in Self.signals where !Self.isIgnored(number) {
      signal(number) { received = $0 }
    }
  }

  /// `nohup` ignores the terminal's hangup, and that must stay so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  var hasCome: Bool { received != 0 }

  /// Ends the program by the received signal, as a shell expects.
  func passOn() -> Never {
    signal(received, SIG_DFL)
    // To the process, not to the thread: in tests the main actor's threads have signals blocked.
    kill(getpid(), received)
    while true { pause() }
  }
}

/// The received signal, or 0. A handler may do no more than set a number.
nonisolated(unsafe) private var received: sig_atomic_t = 0
