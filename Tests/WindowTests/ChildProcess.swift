import Foundation

/// A program that a test runs: its output goes to files, and waiting for its end has a time limit.
///
/// With files instead of pipes, a program never stops because nobody reads its output, and the
/// output is still there after a crash.
final class ChildProcess {
  let name: String
  private let process = Process()
  private let outputFile: URL
  private let errorFile: URL

  /// Starts the program, which is looked up on the search path if it is not a path itself;
  /// `environment` is added to the environment of the tests.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    in folder: TestFolder
  ) throws {
    name = ([program] + arguments).joined(separator: " ")
    outputFile = try folder.newFile("output")
    errorFile = try folder.newFile("errors")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Tests run on threads that block nearly all signals, which a child would inherit.
    process.arguments = ["--default-signal", program] + arguments
    // The program saves its state in the folder of this test.
    let own = environment.merging(["XDG_STATE_HOME": folder.path("state")]) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
  }

  deinit {
    // Only this makes Foundation's process leave its run loop, which retains the process.
    if !process.isRunning { process.waitUntilExit() }
  }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  var output: String { Self.text(outputFile) }
  var errors: String { Self.text(errorFile) }

  private static func text(_ file: URL) -> String {
    // Foundation's function to read a whole file leaks a block for each empty file.
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: The program's standard output.
  /// - Throws: If the program fails, or has not ended in time; then it is killed.
  @discardableResult
  func finish() async throws -> String {
    try await end(.exit, 0)
    return output
  }

  /// Waits for the end of a program that fails.
  func end(withStatus status: Int32) async throws {
    try await end(.exit, status)
  }

  /// Waits for the end of a program that a signal ends.
  func end(bySignal signal: Int32) async throws {
    try await end(.uncaughtSignal, signal)
  }

  /// Waits for the end of a program by one of several signals.
  func end(byOneOf signals: [Int32]) async throws {
    try await end(.uncaughtSignal, anyOf: signals)
  }

  private func end(_ reason: Process.TerminationReason, _ status: Int32) async throws {
    try await end(reason, anyOf: [status])
  }

  private func end(_ reason: Process.TerminationReason, anyOf statuses: [Int32]) async throws {
    do {
      try await eventually("the end of \(name)") { !self.isRunning }
    } catch {
      kill()
      throw error
    }
    guard process.terminationReason == reason,
      statuses.contains(process.terminationStatus)
    else {
      let reason = process.terminationReason == .exit ? "status" : "signal"
      throw TestFailure(
        "\(name) ended with \(reason) \(process.terminationStatus): \(errors.prefix(2_000))")
    }
  }

  /// Sends a signal, if the program is still running.
  func send(_ signal: Int32) {
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
  }

  /// Kills the program, which cannot prevent it.
  func kill() { send(SIGKILL) }

  /// Asks the program to end, and waits until it has cleaned up and ended.
  func terminate() async {
    send(SIGTERM)
    try? await eventually("the end of \(name)", within: 5) { !self.isRunning }
    kill()
  }
}
