internal import CDesktop
internal import Glibc

/// Whether the desktop says that assistive technology is in use.
///
/// A separate thread sleeps until the desktop sends a message. Without a bus, or without the service
/// that knows, there is none, and nothing is said about it.
@MainActor
final class Assistance {
  /// Called when assistive technology is in use for the first time.
  private var onUse: (() -> Void)?
  private var desktop: OpaquePointer?

  /// What the environment says: `SCROLLWORK_ACCESSIBILITY` is `1` or `0`, and `NO_AT_BRIDGE`, which
  /// other toolkits know, is not `0`; nil if it says nothing.
  static var setting: Bool? {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    if let own = value("SCROLLWORK_ACCESSIBILITY"), !own.isEmpty { return own != "0" }
    if let none = value("NO_AT_BRIDGE"), !none.isEmpty, none != "0" { return false }
    return nil
  }

  /// Asks the desktop, and calls `onUse` once, also later; `address` is the address of the bus, nil for
  /// the session bus.
  init(address: String? = nil, onUse: @escaping () -> Void) {
    self.onUse = onUse
    let context = Unmanaged.passRetained(Listener(self))
    desktop = cdesktop_follow_assistance(address, hear, forget, context.toOpaque())
    if desktop == nil { context.release() }
  }

  isolated deinit { end() }

  private func end() {
    if let desktop { cdesktop_end(desktop) }
    desktop = nil
  }

  fileprivate func isUsed() {
    let onUse = onUse
    self.onUse = nil
    end()
    onUse?()
  }
}

/// Receives messages on the separate thread and forwards them to the main actor.
private final class Listener: Sendable {
  let told: @Sendable () -> Void

  @MainActor
  init(_ assistance: Assistance) {
    told = { [weak assistance] in
      Task { @MainActor in assistance?.isUsed() }
      // A program without tasks of its own does not watch for them.
      WakeEvent.push(WakeEvent.task)
    }
  }
}

// Called on the separate thread. They are functions, because closures would be isolated to the main
// actor.

private func hear(_ setting: Int32, _ isUsed: Double, _ context: UnsafeMutableRawPointer?) {
  guard isUsed != 0, let context else { return }
  Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().told()
}

private func forget(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).release()
}
