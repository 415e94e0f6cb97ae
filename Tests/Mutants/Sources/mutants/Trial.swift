import Foundation
import Synchronization

/// Tries mutants: runs the suites that reach a mutant, fast and specific suites first, until a
/// suite fails, or until they have taken so long that the mutant counts as a survivor.
final class Trial: Sendable {
  private struct Suite {
    let name: String
    let seconds: Double
    let reached: [UInt8]

    /// Suites of low rank are tried first: fast suites, and suites that reach few mutants and so
    /// test these mutants closely.
    var rank: Double { seconds * Double(reached.count { $0 != 0 }) }
  }

  /// The outcome of a mutant.
  private enum Outcome {
    case unreached, survived, killed
  }

  private let program: String
  private let folder: String
  private let lines: [String]
  private let jobs: Int
  private let limit: Double
  /// The most seconds of suites that are run for each mutant.
  private let patience: Double

  init(program: String, list: String, folder: String) {
    self.program = program
    self.folder = folder
    lines = list.split(separator: "\n").map(String.init)
    jobs = Self.number("JOBS") ?? ProcessInfo.processInfo.activeProcessorCount
    limit = 60 * Double(Self.number("MINUTES") ?? 90)
    patience = Double(Self.number("PATIENCE") ?? 60)
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  func run() throws {
    let start = Date()
    let suites = try watchSuites()
    let chosen = chosenMutants()
    say("\(lines.count) mutants, \(chosen.count) of them tried on \(suites.count) suites.")
    let state = Mutex((next: 0, done: 0, killed: 0))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while true {
        let number: Int? = state.withLock { state in
          guard state.next < chosen.count, Date().timeIntervalSince(start) < limit else {
            return nil
          }
          defer { state.next += 1 }
          return chosen[state.next]
        }
        guard let number else { return }
        let outcome = outcome(of: number, suites)
        if outcome != .killed { say("\(outcome)\t\(lines[number])") }
        let done = state.withLock { state in
          state.done += 1
          if outcome == .killed { state.killed += 1 }
          return state.done
        }
        if done.isMultiple(of: 50) {
          say("\(done) tried after \(Int(Date().timeIntervalSince(start))) s.")
        }
      }
    }
    let (_, done, killed) = state.withLock { $0 }
    if done < chosen.count { say("The time was up after \(done) of \(chosen.count).") }
    say("\(killed) of \(done) mutants were killed.")
  }

  /// All mutants, or COUNT mutants of each folder, drawn with the seed SEED.
  private func chosenMutants() -> [Int] {
    folders.flatMap { folder in
      drawn(from: lines.indices.filter { lines[$0].contains("\t\(folder)") })
    }.sorted()
  }

  private func drawn(from all: [Int]) -> ArraySlice<Int> {
    var numbers = all
    guard let count = Self.number("COUNT"), count < numbers.count else { return numbers[...] }
    var state = UInt64(Self.number("SEED") ?? 1)
    for place in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.swapAt(place, place + Int((state >> 33) % UInt64(numbers.count - place)))
    }
    return numbers[..<count]
  }

  /// Prints a line without buffering, so that it appears at once even in a pipe.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  // MARK: The suites

  /// Runs each suite by itself without a mutant, and records which mutants it reaches.
  private func watchSuites() throws -> [Suite] {
    let list = Process()
    let pipe = Pipe()
    list.executableURL = URL(fileURLWithPath: program)
    list.arguments = ["--testing-library", "swift-testing", "--list-tests"]
    list.standardOutput = pipe
    try list.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    list.waitUntilExit()
    let names = Set(
      String(decoding: printed, as: UTF8.self).split(separator: "\n")
        .map { String($0.prefix { $0 != "/" }) })
    let left = Mutex(names.sorted())
    let suites = Mutex([Result<Suite?, any Error>]())
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let name = left.withLock({ $0.popLast() }) {
        let suite = Result { try watch(name) }
        suites.withLock { $0.append(suite) }
      }
    }
    return try suites.withLock { $0 }.compactMap { try $0.get() }.sorted { $0.rank < $1.rank }
  }

  /// Runs a suite without a mutant; returns nil and prints a line if the suite fails.
  private func watch(_ name: String) throws -> Suite? {
    let before = Date()
    let mark = name.filter { $0.isLetter || $0 == "." }
    guard passes(name, ["REACHED": "\(folder)/\(mark)"], within: 600) else {
      say("left out, because it fails without a mutant: \(name)")
      return nil
    }
    let seconds = Date().timeIntervalSince(before)
    return Suite(name: name, seconds: seconds, reached: try reached(mark))
  }

  /// The mutants that the processes of a suite have reached, from files whose names begin with
  /// `mark`.
  private func reached(_ mark: String) throws -> [UInt8] {
    var all = [UInt8](repeating: 0, count: lines.count)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder)
    where file.hasPrefix(mark + ".") {
      let path = "\(folder)/\(file)"
      let noted = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(lines.count)
      for (number, byte) in noted.enumerated() where byte != 0 { all[number] = 1 }
      try FileManager.default.removeItem(atPath: path)
    }
    return all
  }

  private func outcome(of number: Int, _ suites: [Suite]) -> Outcome {
    let reaching = suites.filter { $0.reached[number] != 0 }
    guard !reaching.isEmpty else { return .unreached }
    var spent = 0.0
    for suite in reaching {
      let within = 10 + 5 * suite.seconds
      guard passes(suite.name, ["MUTANT": "\(number)"], within: within) else { return .killed }
      spent += suite.seconds
      if spent > patience { break }
    }
    return .survived
  }

  /// Whether a suite passes; it is stopped at its first issue, or after `seconds` seconds.
  private func passes(_ suite: String, _ environment: [String: String], within seconds: Double)
    -> Bool
  {
    let filter = NSRegularExpression.escapedPattern(for: suite)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "--testing-library", "swift-testing", "--no-parallel", "--filter",
      suite.hasSuffix(")") ? "^\(filter)$" : "^\(filter)/",
    ]
    // A mutant that crashes needs no backtrace, which would take seconds.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let hasFailed = Mutex(false)
    func stop() {
      hasFailed.withLock { $0 = true }
      kill(process.processIdentifier, SIGKILL)
    }
    let clock = DispatchSource.makeTimerSource(queue: .global())
    clock.schedule(deadline: .now() + seconds)
    clock.setEventHandler { stop() }
    clock.activate()
    defer { clock.cancel() }
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      if String(decoding: data, as: UTF8.self).contains("recorded an issue") { stop() }
    }
    process.waitUntilExit()
    return !hasFailed.withLock { $0 } && process.terminationStatus == 0
      && process.terminationReason == .exit
  }
}
