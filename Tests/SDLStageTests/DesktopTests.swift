import Drawing
import FakePortal
import Glibc
import Testing

@testable import SDLStage
@testable import ScrollworkApp

/// A session bus for one test, run by the program dbus-daemon.
private final class Bus {
  let address: String
  private var process: pid_t = 0

  static let program: String? = {
    let places: [String] = ["/usr/bin", "/usr/local/bin", "/bin"].map { $0 + "/dbus-daemon" }
    return places.first { (place: String) in access(place, X_OK) == 0 }
  }()

  init(at path: String) throws {
    address = "unix:path=\(path)"
    let program = try #require(Bus.program)
    let arguments = [program, "--session", "--nofork", "--nopidfile", "--address=\(address)"]
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    try #require(posix_spawn(&process, program, nil, nil, pointers, environ) == 0)
    for _ in 0..<2000 where !Bus.accepts(at: path) { usleep(5_000) }
    try #require(Bus.accepts(at: path))
  }

  /// Whether a connection is accepted. The socket's file exists a moment before that.
  private static func accepts(at path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  func end() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    process = 0
  }

  deinit { end() }
}

@MainActor
@Suite(
  "The desktop's settings", .serialized,
  .enabled(if: Bus.program != nil, "dbus-daemon is not installed"))
struct DesktopTests {
  private func withBus(_ body: (Bus) async throws -> Void) async throws {
    var template = Array("/tmp/scrollwork-bus-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    let folder = try #require(made)
    let bus = try Bus(at: folder + "/bus")
    try await body(bus)
    bus.end()
    unlink(folder + "/bus")
    rmdir(folder)
  }

  /// Waits until a condition holds, for ten seconds at most.
  private func until(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
  }

  @Test("is asked for once, and followed from then on")
  func following() async throws {
    try await withBus { bus in
      let portal = try #require(fakeportal_open(bus.address, 1, 0))
      defer { fakeportal_close(portal) }
      let desktop = Desktop(address: bus.address)
      var told: [Appearance?] = []
      desktop.onChange = { [unowned desktop] in
        let appearance = desktop.settings.appearance
        if appearance != told.last { told.append(appearance) }
      }
      #expect(await until { desktop.settings.appearance == .dark })
      fakeportal_change(portal, 2)
      #expect(await until { desktop.settings.appearance == .light })
      // "No preference" counts as light, so nothing is reported.
      fakeportal_change(portal, 0)
      fakeportal_change(portal, 1)
      #expect(await until { desktop.settings.appearance == .dark })
      #expect(told == [.dark, .light, .dark] && fakeportal_questions(portal) == 1)
    }
  }

  @Test("is followed by a window until the program sets its own, and again when it says so")
  func window() async throws {
    try await withBus { bus in
      let portal = try #require(fakeportal_open(bus.address, 1, 0))
      defer { fakeportal_close(portal) }
      let desktop = Desktop(address: bus.address)
      #expect(await until { desktop.settings.appearance == .dark })
      try await Application.run(
        title: "Test", size: Size(width: 320, height: 240),
        minimumSize: Size(width: 100, height: 100), scale: 1, font: nil, appearance: nil,
        driver: "dummy", desktop: desktop
      ) { window in
        #expect(window.appearance == .dark && window.followsDesktop)
        fakeportal_change(portal, 2)
        #expect(await until { window.appearance == .light })
        window.appearance = .light
        #expect(!window.followsDesktop)
        fakeportal_change(portal, 1)
        #expect(await until { desktop.settings.appearance == .dark })
        #expect(window.appearance == .light)
        window.followsDesktop = true
        #expect(window.appearance == .dark)
        window.close()
      }
    }
  }

  @Test("are asked for, and followed from then on, each by its type")
  func kinds() async throws {
    try await withBus { bus in
      let portal = try #require(fakeportal_open(bus.address, 0, 0))
      defer { fakeportal_close(portal) }
      func set(_ setting: DesktopSettings.Setting, _ value: Double) {
        fakeportal_set(portal, Int32(setting.rawValue), value)
      }
      set(.contrast, 1)
      set(.textScale, 1.25)
      let desktop = Desktop(address: bus.address)
      #expect(await until { desktop.settings.portal.count == 3 })
      #expect(desktop.settings.increasesContrast && !desktop.settings.reducesMotion)
      #expect(desktop.settings.scale(onX11: false) == 1.25)
      set(.animations, 0)
      set(.doubleClick, 650)
      set(.contrast, 0)
      #expect(await until { desktop.settings.portal.count == 5 })
      #expect(await until { !desktop.settings.increasesContrast })
      #expect(desktop.settings.reducesMotion && desktop.settings.doubleClickTime == 0.65)
    }
  }

  @Test("reach the views of a window, and resize it with its text")
  func views() async throws {
    try await withBus { bus in
      let portal = try #require(fakeportal_open(bus.address, 0, 0))
      defer { fakeportal_close(portal) }
      func set(_ setting: DesktopSettings.Setting, _ value: Double) {
        fakeportal_set(portal, Int32(setting.rawValue), value)
      }
      set(.textScale, 1.5)
      let desktop = Desktop(address: bus.address)
      #expect(await until { desktop.settings.portal.count == 2 })
      try await Application.run(
        title: "Test", size: Size(width: 320, height: 240),
        minimumSize: Size(width: 100, height: 100), scale: 1, font: nil, appearance: nil,
        driver: "dummy", desktop: desktop
      ) { window in
        #expect(window.scale == 1.5 && window.displayScale == 1.5)
        #expect(window.bounds.size == Size(width: 320, height: 240))
        #expect(!window.reducesMotion && !window.increasesContrast)
        Task {
          set(.textScale, 1.25)
          set(.reducedMotion, 1)
          set(.highContrast, 1)
          set(.oldDoubleClick, 500)
          #expect(await until { window.displayScale == 1.25 && window.doubleTapPause == 0.5 })
          #expect(window.scale == 1.25 && window.bounds.size == Size(width: 320, height: 240))
          #expect(await until { window.reducesMotion && window.increasesContrast })
          #expect(window.traitCollection.accessibilityContrast == .high)
          window.close()
        }
      }
    }
  }

  @Test("changes nothing where the portal is mute, until it tells of a change")
  func mute() async throws {
    try await withBus { bus in
      let portal = try #require(fakeportal_open(bus.address, 2, 1))
      defer { fakeportal_close(portal) }
      let desktop = Desktop(address: bus.address)
      #expect(await until { fakeportal_questions(portal) == 1 })
      #expect(desktop.settings.appearance == nil)
      fakeportal_change(portal, 1)
      #expect(await until { desktop.settings.appearance == .dark })
    }
  }

  @Test("is found out when the portal comes later, and stays as it was when the bus goes away")
  func lateAndGone() async throws {
    try await withBus { bus in
      let desktop = Desktop(address: bus.address)
      try await Task.sleep(for: .milliseconds(100))
      #expect(desktop.settings.appearance == nil)
      let portal = try #require(fakeportal_open(bus.address, 2, 0))
      defer { fakeportal_close(portal) }
      fakeportal_change(portal, 1)
      #expect(await until { desktop.settings.appearance == .dark })
      bus.end()
      try await Task.sleep(for: .milliseconds(100))
      #expect(desktop.settings.appearance == .dark)
    }
  }

  @Test("is unknown without a bus, and a thread that listens goes away with its window")
  func nothing() async throws {
    let nowhere = Desktop(address: "unix:path=/nowhere/bus")
    let nonsense = Desktop(address: "nonsense")
    try await Task.sleep(for: .milliseconds(50))
    #expect(nowhere.settings.appearance == nil && nonsense.settings.appearance == nil)
    try await withBus { bus in
      let portal = try #require(fakeportal_open(bus.address, 1, 0))
      defer { fakeportal_close(portal) }
      weak var gone: Desktop?
      do {
        let desktop = Desktop(address: bus.address)
        gone = desktop
        #expect(await until { desktop.settings.appearance == .dark })
      }
      #expect(gone == nil)
      fakeportal_change(portal, 2)
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
