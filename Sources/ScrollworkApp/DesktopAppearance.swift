internal import CDesktop
internal import Drawing

/// Whether the desktop is light or dark, by its settings portal on the session's D-Bus.
///
/// Everything is done on a thread of its own, which sleeps until the desktop tells of something; a bus
/// or a portal that is not there, or never answers, leaves ``current`` nil.
@MainActor
final class DesktopAppearance {
  /// Nil before the desktop has answered.
  private(set) var current: Appearance?
  /// Called when it becomes another one.
  var onChange: (Appearance) -> Void = { _ in }

  private var desktop: OpaquePointer?

  /// Asks the desktop; `address` is the bus's, nil for that of the session.
  init(address: String? = nil) {
    let context = Unmanaged.passRetained(Listener(self))
    desktop = cdesktop_follow(address, hear, forget, context.toOpaque())
    if desktop == nil { context.release() }
  }

  isolated deinit { if let desktop { cdesktop_end(desktop) } }

  fileprivate func take(_ scheme: UInt32) {
    // 0 is no preference, 2 light; what the portal may say one day counts as none.
    let appearance = scheme == 1 ? Appearance.dark : .light
    guard appearance != current else { return }
    current = appearance
    onChange(appearance)
  }
}

/// The thread's side.
private final class Listener: Sendable {
  let told: @Sendable (UInt32) -> Void

  @MainActor
  init(_ appearance: DesktopAppearance) {
    told = { [weak appearance] scheme in
      Task { @MainActor in appearance?.take(scheme) }
    }
  }
}

// Called on the thread; closures would belong to the main actor.

private func hear(_ scheme: UInt32, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().told(scheme)
}

private func forget(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).release()
}
