import FoundationEssentials
import Geometry
import Glibc
import TestSupport
import Testing
import Traces

@testable import TraceFiles

@Suite("Traces on disk")
struct TraceFileTests {
  private let path = "\(FileManager.default.temporaryDirectory.path)/trace-\(UUID().uuidString)"
  private static let header = TraceHeader(title: "feed", maker: "tests")

  /// Records a view that scrolls, a tick every tenth of a second.
  private func record(
    seconds: Double, seed: UInt64, _ finish: @escaping (UnpackedSegment) -> Void
  ) {
    var random = SeededRandom(seed: seed)
    var writer = TraceWriter(finish)
    var handle: TraceHandle<TraceView>?
    for tick in 0...Int(seconds * 10) {
      writer.begin(time: Double(tick) / 10)
      let bounds = Rect(
        x: 0, y: Double.random(in: 0...1000, using: &random), width: 320, height: 568)
      let state = TraceView.State(frame: Rect(origin: .zero, size: bounds.size), bounds: bounds)
      if let handle {
        writer.note(handle, state)
      } else {
        handle = writer.add(TraceView(id: "list", kind: "TableView", state: state))
      }
      writer.end()
    }
    writer.flush()
  }

  private func contents() throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

  @Test("A file has the bytes of the segments, and is read back", arguments: 0..<4 as Range<UInt64>)
  func whole(seed: UInt64) async throws {
    defer { unlink(path) }
    var bytes = Self.header.bytes
    record(seconds: 3.5, seed: seed) { bytes += $0.packed().bytes }
    let file = try TraceFile(path, Self.header)
    record(seconds: 3.5, seed: seed) { file.append($0) }
    try await file.finish()
    #expect(try contents() == bytes)
    let trace = try Trace(file: path)
    #expect(trace.ending == .whole)
    #expect(trace.wholeUntil == 3.5)
    #expect(Array(trace.ticks) == Array(try Trace(bytes).ticks))
  }

  @Test("A file that is cut anywhere is read up to its last whole segment")
  func cut() throws {
    defer { unlink(path) }
    var bytes = Self.header.bytes
    var ends: [(length: Int, time: Double)] = []
    record(seconds: 3.5, seed: 7) {
      bytes += $0.packed().bytes
      ends.append((bytes.count, $0.times.upperBound))
    }
    for length in 0...bytes.count {
      try Data(bytes.prefix(length)).write(to: URL(filePath: path))
      let whole = ends.last { $0.length <= length }
      if let whole {
        #expect(try Trace(file: path).wholeUntil == whole.time)
        continue
      }
      let failure = try #require(throws: TraceFileFailure.self) { try Trace(file: path) }
      switch failure {
      case .empty: #expect(length == Self.header.bytes.count)
      case .malformed: #expect(length != Self.header.bytes.count)
      case .unreadable, .unwritable: Issue.record("\(failure)")
      }
    }
  }

  @Test("What cannot be read or written is named with its reason, on one line")
  func failures() async throws {
    let nowhere = "\(path)/a.scrolltrace"
    #expect(throws: TraceFileFailure.unreadable(path: nowhere, reason: "No such file or directory"))
    { try Trace(file: nowhere) }
    #expect(throws: TraceFileFailure.unwritable(path: nowhere, reason: "No such file or directory"))
    { try TraceFile(nowhere, Self.header) }
    #expect(
      "\(TraceFileFailure.unwritable(path: "a", reason: "b"))" == "a cannot be written (b)")
    // Every write to this device fails.
    let full = TraceFileFailure.unwritable(
      path: "/dev/full", reason: String(cString: strerror(ENOSPC)))
    #expect(throws: full) { try TraceFile("/dev/full", Self.header) }
  }

  @Test("New traces get numbers, and never replace a file")
  func numbers() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = "\(path)/traces"
    let first = try TraceFile.writeNew([1], named: "Feed<Row>.all", in: folder)
    #expect(first == "\(folder)/Feed-Row-.all-1.scrolltrace")
    let other = try TraceFile.writeNew([2], named: "Feed<Row>.all", in: folder)
    #expect(other == "\(folder)/Feed-Row-.all-2.scrolltrace")
    unlink(first)
    #expect(try TraceFile.writeNew([3], named: "Feed<Row>.all", in: folder) == first)
    #expect(try [UInt8](Data(contentsOf: URL(filePath: other))) == [2])
    for number in 1...TraceFile.numberLimit {
      try Data().write(to: URL(filePath: "\(folder)/full-\(number).scrolltrace"))
    }
    let failure = #expect(throws: TraceFileFailure.self) {
      try TraceFile.writeNew([4], named: "full", in: folder)
    }
    #expect("\(try #require(failure))".contains("999 traces of that name are there"))
  }
}
