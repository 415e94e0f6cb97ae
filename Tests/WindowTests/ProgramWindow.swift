import Documents
import Foundation
import SDLStage

/// `scrollwork run` in a real window on an X server of its own.
final class ProgramWindow {
  let folder: TestFolder
  let program: Program
  let screen: Screen
  private let process: ChildProcess
  private let identifier: String
  private(set) var frame: WindowFrame

  /// Opens the window, lets `body` use it, and cleans up even after an error.
  ///
  /// `screenSize` is in pixels; without a window manager the window lies in its middle. `state` is
  /// the saved state of the program, and `frame` that of its window; `starter` is a program that
  /// executes this one, such as `nohup`. `prepare` is called before it starts.
  static func open(
    _ arguments: [String], screenSize: (width: Int, height: Int) = (1280, 800),
    state: String? = nil, frame: String? = nil, under starter: String? = nil,
    environment: [String: String] = [:], before prepare: (Screen) throws -> Void = { _ in },
    _ body: (ProgramWindow) async throws -> Void
  ) async throws {
    // With an offset, a scene begins at its start, and not with its poster.
    let namesScene = arguments.first.map { !$0.hasPrefix("-") } ?? false
    let start = namesScene && !arguments.contains("--offset") ? ["--offset", "0"] : []
    try await open(
      command: ["run"] + arguments + start, reports: true, screenSize: screenSize, state: state,
      frame: frame, under: starter, environment: environment, before: prepare, body)
  }

  /// Opens the window of another command of the program.
  static func open(
    command: [String], reports: Bool = false,
    screenSize: (width: Int, height: Int) = (1280, 800), state: String? = nil,
    frame: String? = nil, under starter: String? = nil, environment: [String: String] = [:],
    before prepare: (Screen) throws -> Void = { _ in }, _ body: (ProgramWindow) async throws -> Void
  ) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    if let state { try folder.writeState(state) }
    if let frame { try folder.writeState(frame, to: "window") }
    let screen = try await Screen(
      width: screenSize.width, height: screenSize.height, in: folder)
    do {
      try prepare(screen)
      let words =
        (starter.map { [$0] } ?? []) + [program.path] + command
        + (reports ? ["--report", folder.path("report.json")] : [])
      let process = try ChildProcess(
        words[0], Array(words.dropFirst()),
        // Keeps the program off the desktop on which the tests run.
        environment: [
          "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
          "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
        ].merging(environment) { $1 }, in: folder)
      defer { process.kill() }
      try await body(try await ProgramWindow(program, process, on: screen, in: folder))
    } catch {
      await screen.stop()
      throw error
    }
    await screen.stop()
  }

  private init(
    _ program: Program, _ process: ChildProcess, on screen: Screen, in folder: TestFolder
  ) async throws {
    self.folder = folder
    self.program = program
    self.process = process
    self.screen = screen
    let search = ["search", "--sync", "--onlyvisible", "--name", "Scrollwork"]
    do {
      let found = try await screen.xdotool(search)
      guard let first = found.split(separator: "\n").first else {
        throw TestFailure("xdotool found no window")
      }
      identifier = String(first)
      frame = try WindowFrame(
        shell: try await screen.xdotool(["getwindowgeometry", "--shell", identifier]))
    } catch {
      throw TestFailure("\(error); the program said: \(process.errors)")
    }
    // After the first picture, the loop runs and the window has the keyboard.
    try await eventually("the first picture") {
      try self.picture().pixels.enumerated().contains { $0.offset % 4 != 3 && $0.element != 0 }
    }
  }

  /// The program's error output.
  var errors: String { process.errors }

  /// The picture that the window shows now.
  func picture() throws -> Picture { try screen.picture(frame) }

  /// Performs gestures one after the other; the program may still be handling them at the return.
  ///
  /// `waits` says whether the hand waits after each gesture until the content has moved.
  func perform(_ gestures: [Gesture], waits: Bool = true) async throws {
    try await screen.xdotool(
      gestures.flatMap { try $0.commands(window: identifier, waits: waits) })
  }

  func resize(width: Int, height: Int) async throws {
    try await screen.xdotool(["windowsize", "--sync", identifier, "\(width)", "\(height)"])
    try await readFrame()
  }

  /// Moves the window to a place on the screen, in pixels.
  func move(x: Int, y: Int) async throws {
    try await screen.xdotool(["windowmove", "--sync", identifier, "\(x)", "\(y)"])
    try await readFrame()
  }

  /// Finds out where the window is now, and how large.
  func readFrame() async throws {
    frame = try WindowFrame(
      shell: try await screen.xdotool(["getwindowgeometry", "--shell", identifier]))
  }

  /// Unmaps the window, as minimising does, maps it again, and gives it the keyboard.
  func hideAndShow() async throws {
    try await screen.xdotool([
      "windowunmap", "--sync", identifier, "windowmap", "--sync", identifier, "windowfocus",
      "--sync", identifier,
    ])
  }

  /// Releases the mouse button at the current place of the pointer.
  func release() async throws {
    try await screen.xdotool(["mouseup", "1"])
  }

  /// Waits until the window shows a picture, to the last bit of red, green and blue.
  ///
  /// - Throws: If the window does not show it in time; four pictures of the difference are kept.
  func expect(toShow expected: Picture, _ name: String) async throws {
    do {
      try await eventually("the picture") { try self.picture() == expected }
    } catch {
      guard let difference = PictureDifference(expected: expected, actual: try picture()) else {
        return
      }
      folder.isKept = true
      let written = try difference.write(beside: folder.path("\(name).png"))
      throw TestFailure("\(name): \(difference); see \(written.joined(separator: ", "))")
    }
  }

  /// Closes the window with a key chord in the notation of `xdotool`.
  ///
  /// - Returns: The layout at the end.
  func close(with chord: String = "ctrl+q") async throws -> LayoutReport {
    try await screen.xdotool(["key", chord])
    return try await report()
  }

  /// Performs gestures and closes the window while the program is stopped, so that it finds all
  /// these events at once when it continues.
  func close(inOneFrameWith gestures: [Gesture]) async throws -> LayoutReport {
    process.send(SIGSTOP)
    try await perform(gestures)
    try await screen.xdotool(["key", "ctrl+q"])
    process.send(SIGCONT)
    return try await report()
  }

  /// Stops the program while `body` acts, as a busy machine would delay it: the program finds all
  /// events at once when it continues.
  func whileStopped(_ body: () async throws -> Void) async throws {
    process.send(SIGSTOP)
    defer { process.send(SIGCONT) }
    try await body()
  }

  private func report() async throws -> LayoutReport {
    try await process.finish()
    return try savedReport()
  }

  /// The layout at the end of a program that has ended.
  func savedReport() throws -> LayoutReport {
    try LayoutReportDocument.read(folder.read("report.json"))
  }

  /// Ends the window in the given way, and waits until the program has ended as expected.
  func end(_ way: Ending) async throws {
    switch way {
    case .key: try await screen.xdotool(["key", "ctrl+q"])
    case .server: await screen.stop()
    case .connection: try await screen.xdotool(["windowkill", identifier])
    case .window: try await screen.xdotool(["windowclose", identifier])
    case .interrupt, .termination, .hangup: process.send(way.signal ?? 0)
    }
    if let signal = way.signal {
      try await process.end(bySignal: signal)
    } else {
      try await process.end(withStatus: way == .key ? 0 : 1)
    }
  }

  /// Sends signals that all wait until the program continues, and waits for its end by one of them.
  func end(byOneOf signals: [Int32]) async throws {
    process.send(SIGSTOP)
    for signal in signals { process.send(signal) }
    process.send(SIGCONT)
    try await process.end(byOneOf: signals)
  }

  func send(_ signal: Int32) { process.send(signal) }

  /// Waits until the program has used almost no processor time for two seconds.
  ///
  /// How soon the program comes to rest depends on the machine; whether it does, must not.
  func expectRest() async throws {
    var since = ContinuousClock.now
    var used = try processorTime()
    try await eventually("rest") {
      let now = try self.processorTime()
      if now - used >= 0.1 { (since, used) = (.now, now) }
      return .now - since >= .seconds(2)
    }
  }

  /// How often the program's threads have gone to sleep until now.
  func sleeps() throws -> Int {
    let folder = "/proc/\(process.identifier)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let text = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      guard let count = line?.split(whereSeparator: \.isWhitespace).last.flatMap({ Int($0) }) else {
        throw TestFailure("no switches in \(text)")
      }
      return sum + count
    }
  }

  /// Seconds of processor time that the program has used, in steps of a hundredth.
  private func processorTime() throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process.identifier)/stat", encoding: .utf8)
    // The second field is the name in brackets, which may contain anything; user and system time
    // are fields 14 and 15, in ticks.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      throw TestFailure("no times in \(text)")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
