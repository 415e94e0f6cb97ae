internal import CMainThread

/// Controls the main thread while the main actor has nothing to do.
@MainActor
enum IdleMainThread {
  private static var wait: (() -> Void)?

  /// Makes the main thread call a function once instead of sleeping; returns false if something
  /// else runs the thread.
  static func call(_ wait: @escaping @MainActor () -> Void) -> Bool {
    let isTaken = cmainthread_when_idle {
      MainActor.assumeIsolated {
        let wait = IdleMainThread.wait
        IdleMainThread.wait = nil
        wait?()
      }
    }
    if isTaken != 0 { self.wait = wait }
    return isTaken != 0
  }
}
