internal import Documents
internal import Glibc
internal import Synchronization

/// The location of the test whose scripts are played.
struct ScriptPlace {
  var testFile: String
  var line: Int
}

/// Writes a script to a file while it is played, in case it stops the program.
///
/// An update that does not match its data stops the program, and with it the test that would report
/// the script. So the script is in a file while it is played, and if the program stops, a line on
/// standard error names the file.
@MainActor
struct StopNote {
  private let file: ScriptFile?

  init(
    _ screen: String, _ surface: SnapshotSurface, _ steps: [SnapshotStep], at place: ScriptPlace?
  ) {
    let script = ScreenScript(
      screen: screen, size: surface.size, scale: surface.scale, appearance: surface.appearance,
      steps: steps.map(\.written))
    // If the file cannot be written, the test can still pass.
    guard let file = place.flatMap({ Self.freeFile(screen, $0) }), (try? file.write(script)) != nil
    else {
      file = nil
      return
    }
    self.file = file
    Self.set("\(screen) stopped the program in one of \(steps.count) steps; \(file.help)", file)
  }

  /// A file that no playing script uses: a parameterised test may play several scripts at the same
  /// time.
  private static func freeFile(_ screen: String, _ place: ScriptPlace) -> ScriptFile? {
    var number = 1
    while true {
      let subject = "\(screen).stopped.line\(place.line)" + (number == 1 ? "" : ".\(number)")
      guard let file = try? ScriptFile(of: subject, testFile: place.testFile) else { return nil }
      if lines[file.path] == nil { return file }
      number += 1
    }
  }

  /// Removes the file, after the script has been played.
  func remove() {
    guard let file else { return }
    Self.set(nil, file)
    file.remove()
  }

  // MARK: Signals

  /// The messages for all scripts that are being played, by the paths of their files.
  private static var lines: [String: String] = [:]
  /// The address of all messages as a C string: the signal handler must neither allocate nor wait.
  nonisolated private static let text = Atomic<UInt>(0)
  /// The previous handlers, by signal number.
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

  /// Writes the messages, and restores the previous handler, which is called when the instruction
  /// fails again.
  nonisolated private static func say(_ signal: CInt) {
    if let text = exchange(nil) { write(STDERR_FILENO, text, strlen(text)) }
    before.withUnsafeMutableBufferPointer { _ = sigaction(signal, &$0[Int(signal)], nil) }
  }
}
