internal import CDesktop
internal import Drawing

/// The desktop's preference for light or dark, from the settings portal on the session's D-Bus.
///
/// A separate thread sleeps until the desktop sends a message. If the bus or the portal does not
/// exist, or never answers, ``current`` stays nil.
@MainActor
final class DesktopAppearance {
  /// The current preference; nil before the desktop has answered.
  private(set) var current: Appearance?
  /// Called when the preference has changed.
  var onChange: (Appearance) -> Void = { _ in }

  private var desktop: OpaquePointer?

  /// Asks the desktop. `address` is the address of the bus; nil for the session bus.
  init(address: String? = nil) {
    let context = Unmanaged.passRetained(Listener(self))
    desktop = cdesktop_follow(address, hear, forget, context.toOpaque())
    if desktop == nil { context.release() }
  }

  isolated deinit { if let desktop { cdesktop_end(desktop) } }

  fileprivate func take(_ scheme: UInt32) {
    // The scheme 1 is dark, 2 is light, 0 is no preference; unknown values count as no preference.
    let appearance = scheme == 1 ? Appearance.dark : .light
    guard appearance != current else { return }
    current = appearance
    onChange(appearance)
  }
}

/// Receives messages on the separate thread and forwards them to the main actor.
private final class Listener: Sendable {
  let told: @Sendable (UInt32) -> Void

  @MainActor
  init(_ appearance: DesktopAppearance) {
    told = { [weak appearance] scheme in
      Task { @MainActor in appearance?.take(scheme) }
    }
  }
}

// Called on the separate thread. They are functions, because closures would be isolated to the main
// actor.

private func hear(_ scheme: UInt32, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().told(scheme)
}

private func forget(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).release()
}
