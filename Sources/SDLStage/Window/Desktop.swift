internal import CDesktop
internal import Glibc

/// The desktop's settings, from the settings portal on the session's D-Bus and, in a window on X11,
/// from the X server.
///
/// A separate thread sleeps until the portal sends a message. If the bus or the portal does not
/// exist, or never answers, its settings stay unknown.
@MainActor
package final class Desktop {
  /// What is known by now.
  package private(set) var settings = DesktopSettings()
  /// Called when settings have changed.
  package var onChange: () -> Void = {}
  /// The same for the window's loop.
  var onChangeForLoop: () -> Void = {}

  /// The thread that listens to the portal.
  private var portal: OpaquePointer?

  /// Asks the portal.
  ///
  /// `address` is the address of the bus; nil for the session bus. `report` gets a line if the
  /// environment variable `SCROLLWORK_SCALE` is no scale.
  package init(address: String? = nil, report: (String) -> Void = { _ in }) {
    if let chosen = getenv(Self.variable).map({ String(cString: $0) }), !chosen.isEmpty {
      settings.chosenScale = Double(chosen).flatMap {
        DesktopSettings.scales.contains($0) ? $0 : nil
      }
      if settings.chosenScale == nil {
        report(
          "\(Self.variable) is \"\(chosen)\"; expected a number from 0.5 to 8, for example 1.5")
      }
    }
    let context = Unmanaged.passRetained(Listener(self))
    portal = cdesktop_follow(address, hear, forget, context.toOpaque())
    if portal == nil { context.release() }
  }

  /// The desktop of the person who sees the window; nil if `SDL_VIDEODRIVER` asks for a driver that
  /// shows nothing.
  package static func seen(report: (String) -> Void = { _ in }) -> Desktop? {
    let isSeen = Window.requestedDriver.map { !["dummy", "offscreen"].contains($0) } ?? true
    return isSeen ? Desktop(report: report) : nil
  }

  private static let variable = "SCROLLWORK_SCALE"

  isolated deinit { if let portal { cdesktop_end(portal) } }

  /// Changes the settings, and tells of a difference.
  func change(_ body: (inout DesktopSettings) -> Void) {
    var changed = settings
    body(&changed)
    guard changed != settings else { return }
    settings = changed
    onChange()
    onChangeForLoop()
  }

  fileprivate func take(_ setting: Int, _ value: Double) {
    guard let setting = DesktopSettings.Setting(rawValue: setting) else { return }
    change { $0.portal[setting] = value }
  }
}

/// Receives messages on the separate thread and forwards them to the main actor.
private final class Listener: Sendable {
  let told: @Sendable (Int, Double) -> Void

  @MainActor
  init(_ desktop: Desktop) {
    told = { [weak desktop] setting, value in
      Task { @MainActor in desktop?.take(setting, value) }
      WindowStage.wakeLoop()
    }
  }
}

// Called on the separate thread. They are functions, because closures would be isolated to the main
// actor.

private func hear(_ setting: Int32, _ value: Double, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().told(Int(setting), value)
}

private func forget(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).release()
}
