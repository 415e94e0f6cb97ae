import Testing
import TestSupport
import Traces

@Suite("A trace that nobody wrote")
struct HostileTests {
  /// Reads everything that a file has.
  private static func readAll(_ file: [UInt8]) -> Trace? {
    guard let trace = try? Trace(file) else { return nil }
    for tick in trace.ticks where tick.calls.count > 2 { _ = trace.state(at: tick.time) }
    return trace
  }

  private static func damage(_ file: [UInt8]) throws -> String? {
    guard case .damaged(let failure) = try Trace(file).ending else { return nil }
    return failure.description
  }

  @Test("is refused if it is no trace, or of a later version")
  func headers() throws {
    var later = Forged.header
    later[8] = 2
    let version = "byte 8: the trace has version 2 of the format; allowed: version 1"
    #expect(throws: TraceFailure.self) { try Trace(later) }
    do { _ = try Trace(later) } catch { #expect(error.description == version) }
    do { _ = try Trace(Array("a text, and no trace".utf8)) } catch {
      #expect(error.description == "byte 0: this is not a trace; allowed: a trace's signature")
    }
    #expect(Self.readAll(Forged.header)?.segments.count == 0)
  }

  @Test("is read without its unknown records")
  func unknownKinds() throws {
    let trace = try Trace(Forged.file(Forged.tick + [99, 3, 9, 9, 9] + [15, 1, 65, 255, 0]))
    #expect(trace.ending == .whole && trace.unknownRecords == 2)
    #expect(Array(trace.ticks).map(\.lines) == [[.mark("A")]])
  }

  @Test("is read with motions that are not known")
  func unknownMotions() throws {
    let view: [UInt8] = [3, 0, 0, 0, 1, 0x80, 0x80, 0xC0, 0x02, 200]
    let state = try #require(try Trace(Forged.file(view + Forged.tick)).state(at: 0))
    #expect(state.views.values.map { $0.state.scroll?.motion } == [.unknown(200)])
  }

  @Test("is read up to the first damage, which is told in a line")
  func damages() throws {
    let start = Forged.header.count
    let records: [([UInt8], String)] = [
      (
        Forged.tick + [16],
        "unpacked byte 2: a record has the kind 16; allowed: 1 to 15, or from 64"
      ),
      (Forged.tick + [7, 2, 1], "unpacked byte 4: there is no cell 1; allowed: numbers in use"),
      (Forged.tick + [2, 5], "unpacked byte 4: a part is text 5; allowed: 0 to 0"),
      (
        Forged.tick + [13, 9],
        "unpacked byte 4: 9 bytes of an input are announced; allowed: up to 0"
      ),
      (
        Forged.tick + [14],
        "unpacked byte 3: the data end in bytes of a conflict; allowed: whole data"
      ),
      (
        [13, 0] + Forged.tick,
        "unpacked byte 0: the record input comes before the first tick; allowed: what exists"
      ),
      (
        Forged.laterTick + [1, 0, 0x80],
        "unpacked byte 7: a tick at -1.5 follows one at 1.5; allowed: finite times in order"
      ),
    ]
    for (records, line) in records {
      let damage = try Self.damage(Forged.file(Forged.tick, records))
      let second = start + Forged.segment(Forged.tick).count
      #expect(damage == "segment at byte \(second), \(line)")
      #expect(try Trace(Forged.file(Forged.tick, records)).segments.count == 1)
    }
    #expect(
      try Self.damage(Forged.file([]))
        == "byte \(start): the segment has no ticks; allowed: at least one tick")
    #expect(
      try Self.damage(Forged.header + [7])
        == "byte \(start): no segment begins here; allowed: SEGM")
  }

  @Test("is refused before it unpacks to more than it may")
  func bombs() throws {
    let start = Forged.header.count
    let packed = Forged.segment(Forged.tick).count - 16
    let file = Forged.header + Forged.segment(Forged.tick, claim: 1 << 30)
    #expect(
      try Self.damage(file)
        == "byte \(start + 8): a segment of \(packed) bytes claims to unpack to 1073741824; allowed: up to \(16 * packed)"
    )
    let other = Forged.header + Forged.segment(Forged.tick, claim: 16 * packed)
    #expect(try Self.damage(other)?.contains("do not unpack to \(16 * packed) bytes") == true)
  }

  @Test("takes no longer for long texts that are named often", .timeLimit(.minutes(1)))
  func longTexts() throws {
    // A name of a mebibyte, then 200,000 costs and as many calls with it.
    var records = Forged.tick + [2, 0, 0x80, 0x80, 0x40]
    records += [UInt8](repeating: 65, count: 1 << 20) + [0x7E]
    for _ in 0..<200_000 { records += [2, 1, 0x7E, 12, 0, 1, 1] }
    let trace = try #require(Self.readAll(Forged.file(records)))
    #expect(trace.ending == .whole)
    #expect(trace.ticks.map(\.costs.count) == [200_001])
  }

  @Test("never traps: any bytes", arguments: 1...40)
  func anyBytes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<50 {
      let count = Int.random(in: 0..<300, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = Self.readAll(bytes)
      _ = Self.readAll(Forged.header + bytes)
      _ = Self.readAll(Forged.file(bytes))
      // Small kinds and lengths get further than any bytes.
      let small = bytes.map { $0 % 17 }
      _ = Self.readAll(Forged.file(Forged.tick + small))
    }
  }

  @Test("never traps: changed bytes of a file", arguments: 1...4)
  func changes(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let (_, file, ends) = RandomRun.file(seed: UInt64(seed), ticks: 12)
    for place in file.indices.dropFirst(ends[0]) {
      var changed = file
      changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      let trace = try #require(Self.readAll(changed))
      // A checksum finds each changed bit; all before it is still read.
      #expect(trace.segments.count == ends.count { $0 <= place } - 1)
    }
  }

  @Test("never traps: changed records, packed again", arguments: 1...30)
  func changedRecords(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let file = RandomRun.file(seed: UInt64(seed), ticks: 25).file
    let segments = try Trace(file).segments.map { Forged.unpacked(file, $0.range) }
    for _ in 0..<600 {
      guard var records = segments.randomElement(using: &random) else { continue }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<records.count, using: &random)
        records[place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = Self.readAll(Forged.file(records))
    }
  }
}
