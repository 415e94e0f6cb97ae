// CArguments keeps the program's arguments: sdl2-compat would lose them when SDL_VIDEODRIVER is
// set.
internal import CArguments
internal import CSDL2

/// The SDL video drivers for windows, best first.
///
/// SDL itself would try X11 first and, without a display, use a driver that shows nothing.
enum VideoDrivers {
  static let wayland = "wayland"
  static let x11 = "x11"

  /// The environment variables that decide which drivers are tried; nil if not set.
  struct Surroundings: Hashable {
    /// `XDG_RUNTIME_DIR`
    var runtimeFolder: String?
    /// `WAYLAND_DISPLAY`
    var waylandDisplay: String?
    /// `WAYLAND_SOCKET`
    var waylandSocket: String?
  }

  /// The longest path of a socket, in bytes: `sun_path` of `unix(7)` without its terminating zero.
  private static let longestSocketPath = 107

  /// The drivers to try, in order.
  ///
  /// `asked` is the value of `SDL_VIDEODRIVER`, in SDL's syntax: one or several names with commas
  /// between them, in letters of any case. If it is not nil, only these drivers are tried.
  static func candidates(asked: String?, in surroundings: Surroundings) -> [String] {
    if let asked { return asked.lowercased().split(separator: ",").map(String.init) }
    return mayHaveWayland(surroundings) ? [wayland, x11] : [x11]
  }

  /// Whether Wayland's library can look for a server, by the rules of `wl_display_connect(3)`; if
  /// not, the library would print an error.
  private static func mayHaveWayland(_ surroundings: Surroundings) -> Bool {
    if surroundings.waylandSocket != nil { return true }
    let display = surroundings.waylandDisplay ?? "wayland-0"
    if display.hasPrefix("/") { return display.utf8.count <= longestSocketPath }
    guard !display.isEmpty, let folder = surroundings.runtimeFolder, folder.hasPrefix("/") else {
      return false
    }
    return folder.utf8.count + 1 + display.utf8.count <= longestSocketPath
  }

  /// Whether the Wayland server has no seat, hence no mouse, keyboard or touch screen: with such a
  /// server, SDL 2 crashes when it starts.
  ///
  /// `server` is the server's name or path, or nil for the server that the environment names.
  static func lacksSeat(_ surroundings: Surroundings, server: String? = nil) -> Bool {
    // The socket is a single connection, which a query would use up.
    if surroundings.waylandSocket != nil { return false }
    return csdl_wayland_lacks_seat(server) != 0
  }
}
