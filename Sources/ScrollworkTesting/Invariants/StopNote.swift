internal import Documents
internal import Glibc
internal import Synchronization

/// Which test's scripts are played.
struct ScriptPlace {
  var testFile: String
  var line: Int
}

/// A script that is being played, in case it stops the program.
///
/// An update that does not fit its data stops a program, in a test as in a window, and with it the test
/// that would have told which script led there. So the script lies in a file while it is played, and a
/// line on standard error names it if it comes to that.
@MainActor
struct StopNote {
  private let file: ScriptFile?

  init(
    _ screen: String, _ surface: SnapshotSurface, _ steps: [SnapshotStep], at place: ScriptPlace?
  ) {
    let script = ScreenScript(
      screen: screen, size: surface.size, scale: surface.scale, appearance: surface.appearance,
      steps: steps.map(\.written))
    // Where nothing can be written, a test can still pass.
    guard let file = place.flatMap({ Self.freeFile(screen, $0) }), (try? file.write(script)) != nil
    else {
      file = nil
      return
    }
    self.file = file
    Self.set("\(screen) stopped the program in one of \(steps.count) steps; \(file.help)", file)
  }

  /// The same test may be played with several arguments, by turns.
  private static func freeFile(_ screen: String, _ place: ScriptPlace) -> ScriptFile? {
    var number = 1
    while true {
      let subject = "\(screen).stopped.line\(place.line)" + (number == 1 ? "" : ".\(number)")
      guard let file = try? ScriptFile(of: subject, testFile: place.testFile) else { return nil }
      if lines[file.path] == nil { return file }
      number += 1
    }
  }

  /// The script has been played.
  func remove() {
    guard let file else { return }
    Self.set(nil, file)
    file.remove()
  }

  // MARK: Signals

  /// The lines of all scripts that are being played, by their paths.
  private static var lines: [String: String] = [:]
  /// The address of the same as a C string, for the signal handler, which may neither allocate nor wait.
  nonisolated private static let text = Atomic<UInt>(0)
  /// What was to happen on these signals before, by their numbers.
  nonisolated(unsafe) private static var before: [sigaction] = []
  nonisolated private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private static func set(_ line: String?, _ file: ScriptFile) {
    if before.isEmpty { listen() }
    lines[file.path] = line
    let all = lines.values.sorted().map { "\($0)\n" }.joined()
    free(exchange(all.isEmpty ? nil : strdup(all)))
  }

  nonisolated private static func exchange(
    _ new: UnsafeMutablePointer<CChar>?
  ) -> UnsafeMutablePointer<CChar>? {
    let old = text.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    return UnsafeMutablePointer(bitPattern: old)
  }

  nonisolated private static func listen() {
    before = Array(repeating: sigaction(), count: Int(signals.max() ?? 0) + 1)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { StopNote.say($0) }
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, &before[Int(signal)])
    }
  }

  /// Says the lines, and leaves the rest to the handler before it: what has failed fails again.
  nonisolated private static func say(_ signal: CInt) {
    if let text = exchange(nil) { write(STDERR_FILENO, text, strlen(text)) }
    before.withUnsafeMutableBufferPointer { _ = sigaction(signal, &$0[Int(signal)], nil) }
  }
}
