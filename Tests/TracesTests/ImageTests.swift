import Geometry
import TestSupport
import Testing

@testable import Traces

@Suite("The images of a trace's backtraces")
struct ImageTests {
  private static let loaded = [
    TraceImage(path: "/usr/bin/feed", build: "00ff", addresses: 0x1000..<0x2000),
    TraceImage(path: "/lib/libc.so.6", build: "", addresses: 0x8000..<0x9000),
    TraceImage(path: "/lib/unused.so", build: "12", addresses: 0xA000..<0xB000),
  ]

  @Test("are those that the addresses are in, once in a segment, and asked for only then")
  func images() throws {
    var bytes = TraceHeader(title: "", maker: "").bytes
    var segments: [Int] = []
    var asked = 0
    var writer = TraceWriter {
      bytes += $0.packed().bytes
      segments.append($0.length)
    }
    writer.loadedImages = {
      asked += 1
      return Self.loaded
    }
    func call(_ addresses: [UInt64]) -> TraceCall {
      TraceCall(view: "list", name: "contentOffset", addresses: addresses)
    }
    for second in 0..<4 {
      writer.begin(time: Double(second))
      writer.note(call([]))
      if second > 0 {
        for _ in 0..<3 { writer.note(call([0x1004, 0x8FFF, 0x1FFF, 0xFFFF_FFFF_FFFF])) }
      }
      writer.end()
    }
    writer.flush()
    let trace = try Trace(bytes)
    #expect(trace.images == Array(Self.loaded.prefix(2)))
    #expect(trace.segments.count == 4 && trace.unknownRecords == 0)
    // An address that is in no image is looked for once in a segment.
    #expect(asked == 3)
    #expect(trace.ticks.flatMap(\.calls).count { $0.addresses.count == 4 } == 9)
    let records = try (0..<4).map { number -> Int in
      var records = try #require(trace.records(of: number))
      while try records.next() != nil {}
      return records.images.count
    }
    #expect(records == [0, 2, 2, 2])
    #expect(trace.images.map { $0.offset(of: 0x8FFF) } == [nil, 0xFFF])
  }

  @Test("may have further fields, and hostile ones are refused")
  func hostile() throws {
    let image: [UInt8] = [1, 65, 0, 4, 2]
    let good = try Trace(Forged.file(Forged.tick + [64, 7] + image + [9, 9]))
    #expect(good.images == [TraceImage(path: "A", build: "", addresses: 4..<6)])
    #expect(good.ending == .whole)
    let all: [UInt8] = Array(repeating: 0xFF, count: 9) + [1]
    for record: [UInt8] in [
      [3] + image, [200], [22, 0, 0] + all + all, [14, 1, 65, 0] + [4] + all,
    ] {
      let trace = try Trace(Forged.file(Forged.tick + [64] + record))
      guard case .damaged = trace.ending else {
        Issue.record("\(record) is \(trace.ending)")
        continue
      }
      #expect(trace.images.isEmpty)
    }
  }
}
