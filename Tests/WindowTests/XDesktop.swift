import Foundation

/// An X11 desktop as a client of the server: it sets the resources, as `xrdb` does, and publishes
/// settings, as a settings manager does.
///
/// Xlib is loaded at run time, as its headers need not be installed.
final class XDesktop {
  private typealias Connection = OpaquePointer
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Connection?
  private typealias Simple = @convention(c) (Connection) -> UInt
  private typealias Atom = @convention(c) (Connection, UnsafePointer<CChar>, CInt) -> UInt
  private typealias MakeWindow =
    @convention(c) (
      Connection, UInt, CInt, CInt, CUnsignedInt, CUnsignedInt, CUnsignedInt, UInt, UInt
    ) -> UInt
  private typealias Change =
    @convention(c) (
      Connection, UInt, UInt, UInt, CInt, CInt, UnsafePointer<UInt8>, CInt
    ) -> CInt
  private typealias Own = @convention(c) (Connection, UInt, UInt, UInt) -> CInt
  private typealias Send =
    @convention(c) (
      Connection, UInt, CInt, CLong, UnsafeMutableRawPointer
    ) -> CInt
  private typealias Destroy = @convention(c) (Connection, UInt) -> CInt
  private typealias Sync = @convention(c) (Connection, CInt) -> CInt

  private let xlib: UnsafeMutableRawPointer
  private let connection: Connection
  private let root: UInt
  /// The window of the settings manager; nil before there is one.
  private var manager: UInt?

  init(on display: String) throws {
    guard let xlib = dlopen("libX11.so.6", RTLD_NOW) else { throw TestFailure("no Xlib") }
    self.xlib = xlib
    let open = try Self.function(xlib, "XOpenDisplay", as: Open.self)
    guard let connection = open(display) else { throw TestFailure("no connection to \(display)") }
    self.connection = connection
    root = try Self.function(xlib, "XDefaultRootWindow", as: Simple.self)(connection)
  }

  deinit {
    let close = try? Self.function(xlib, "XCloseDisplay", as: Simple.self)
    _ = close?(connection)
  }

  private static func function<Function>(
    _ xlib: UnsafeMutableRawPointer, _ name: String, as type: Function.Type
  ) throws -> Function {
    guard let symbol = dlsym(xlib, name) else { throw TestFailure("Xlib has no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }

  private func atom(_ name: String) throws -> UInt {
    try Self.function(xlib, "XInternAtom", as: Atom.self)(connection, name, 0)
  }

  private func change(_ name: String, of window: UInt, _ kind: String, _ bytes: [UInt8]) throws {
    _ = try Self.function(xlib, "XChangeProperty", as: Change.self)(
      connection, window, atom(name), atom(kind), 8, 0, bytes, CInt(bytes.count))
    _ = try Self.function(xlib, "XSync", as: Sync.self)(connection, 0)
  }

  /// Replaces all resources of the server.
  func setResources(_ text: String) throws {
    try change("RESOURCE_MANAGER", of: root, "STRING", Array(text.utf8))
  }

  /// Publishes whole numbers as the desktop's settings.
  func publish(_ settings: [String: Int]) throws {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = number(0, 8) + number(settings.count, 4)
    for (name, value) in settings {
      let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
      bytes += [0, 0] + number(name.utf8.count, 2) + Array(name.utf8) + padding
      bytes += number(0, 4) + number(value, 4)
    }
    let isNew = manager == nil
    let window = try manager ?? makeManager()
    manager = window
    try change("_XSETTINGS_SETTINGS", of: window, "_XSETTINGS_SETTINGS", bytes)
    if isNew { try announce(window) }
  }

  /// Ends the settings manager, as a desktop's daemon that crashes.
  func endManager() throws {
    guard let manager else { return }
    self.manager = nil
    _ = try Self.function(xlib, "XDestroyWindow", as: Destroy.self)(connection, manager)
    _ = try Self.function(xlib, "XSync", as: Sync.self)(connection, 0)
  }

  private func makeManager() throws -> UInt {
    try Self.function(xlib, "XCreateSimpleWindow", as: MakeWindow.self)(
      connection, root, -9, -9, 1, 1, 0, 0, 0)
  }

  /// Owns the selection of settings managers, and tells the clients of the root window.
  private func announce(_ window: UInt) throws {
    let selection = try atom("_XSETTINGS_S0")
    _ = try Self.function(xlib, "XSetSelectionOwner", as: Own.self)(
      connection, selection, window, 0)
    // XClientMessageEvent: type, serial, flag, connection, window, message, format, five numbers.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33
    event[4] = root
    event[5] = try atom("MANAGER")
    event[6] = 32
    event[8] = selection
    event[9] = window
    let structureNotify = 1 << 17
    _ = try event.withUnsafeMutableBytes {
      try Self.function(xlib, "XSendEvent", as: Send.self)(
        connection, root, 0, structureNotify, $0.baseAddress ?? UnsafeMutableRawPointer(xlib))
    }
    _ = try Self.function(xlib, "XSync", as: Sync.self)(connection, 0)
  }
}
