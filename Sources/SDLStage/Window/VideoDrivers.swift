// Is linked with SDL: choosing a driver by a variable must not cost the arguments.
internal import CArguments
internal import CSDL2

/// SDL's video drivers that a window may be opened with, best first.
///
/// SDL by itself would take X11 first, and without a display a driver that shows nothing.
enum VideoDrivers {
  static let wayland = "wayland"
  static let x11 = "x11"

  /// What decides: the environment variables, nil if they are not set.
  struct Surroundings: Hashable {
    /// `XDG_RUNTIME_DIR`
    var runtimeFolder: String?
    /// `WAYLAND_DISPLAY`
    var waylandDisplay: String?
    /// `WAYLAND_SOCKET`
    var waylandSocket: String?
  }

  /// The longest path of a socket, in bytes: `sun_path` of `unix(7)` with its terminating zero.
  private static let longestSocketPath = 107

  /// The drivers to try, in order.
  ///
  /// `asked` is what the person names in `SDL_VIDEODRIVER`, as SDL reads it: one or several with
  /// commas between them, in letters of any case. No others are tried then.
  static func candidates(asked: String?, in surroundings: Surroundings) -> [String] {
    if let asked { return asked.lowercased().split(separator: ",").map(String.init) }
    return mayHaveWayland(surroundings) ? [wayland, x11] : [x11]
  }

  /// Whether Wayland's library knows where to look for a server, by the rules of
  /// `wl_display_connect(3)`; otherwise it would complain on standard error by itself.
  private static func mayHaveWayland(_ surroundings: Surroundings) -> Bool {
    if surroundings.waylandSocket != nil { return true }
    let display = surroundings.waylandDisplay ?? "wayland-0"
    if display.hasPrefix("/") { return display.utf8.count <= longestSocketPath }
    guard !display.isEmpty, let folder = surroundings.runtimeFolder, folder.hasPrefix("/") else {
      return false
    }
    return folder.utf8.count + 1 + display.utf8.count <= longestSocketPath
  }

  /// Whether a Wayland server answers that has no seat, and so neither a mouse nor a keyboard nor a
  /// touch screen: SDL 2 crashes there while it starts.
  ///
  /// `server` is its name or path, or nil for the one that the environment names.
  static func lacksSeat(_ surroundings: Surroundings, server: String? = nil) -> Bool {
    // That is one connection, which asking would use up.
    if surroundings.waylandSocket != nil { return false }
    return csdl_wayland_lacks_seat(server) != 0
  }
}
