import Drawing
import Geometry
import TestSupport
import Testing

@testable import Traces

@Suite("The pictures of a trace")
struct PictureTests {
  private static let state = TraceView.State(frame: .zero, bounds: .zero)

  /// The bytes of a trace in which `note` notes the pictures of a list and a cell, in each of three
  /// seconds.
  private func file(
    _ note: (Int, inout TraceWriter, TraceHandle<TraceView>, TraceHandle<TraceCell>) -> Void
  ) -> [UInt8] {
    var file: [UInt8] = []
    var writer = TraceWriter(TraceHeader(title: "", maker: "")) { file += $0 }
    let list = writer.add(TraceView(id: "list", kind: "List", state: Self.state))
    let cell = writer.add(
      TraceCell(
        identifier: "row", number: 1, letter: "A",
        state: TraceCell.State(list: list.key, path: nil, frame: .zero)))
    for second in 0..<3 {
      writer.begin(time: Double(second))
      note(second, &writer, list, cell)
      writer.end()
    }
    writer.flush()
    return file
  }

  @Test("are in each segment, each once, also if several things show it")
  func segments() throws {
    let dot = Image(width: 40, height: 40) { x, y in Color(red: UInt8(x), green: UInt8(y), blue: 0)
    }
    let picture = TracePicture(behind: [
      .image(ImageRun(dot, in: Rect(x: 0, y: 0, width: 9, height: 9)))
    ])
    let bytes = file { second, writer, list, cell in
      if second == 0 {
        writer.note(picture, of: list)
        writer.note(picture, of: cell)
      }
    }
    let trace = try Trace(bytes)
    for second in 0..<3 {
      let state = try #require(trace.state(at: Double(second)))
      #expect(Array(state.pictures.values) == [picture, picture])
      var records = try #require(trace.records(of: second))
      while try records.next() != nil {}
      #expect(records.pictures.count == 1 && records.pixels.count == 1)
    }
    #expect(trace.ticks.map(\.pictures.count) == [2, 0, 0])
    #expect(trace.unknownRecords == 0)
  }

  @Test("have images of at most 256 pixels on a side")
  func reduced() throws {
    let wide = Image(width: 1_024, height: 8) { x, _ in Color(red: UInt8(x / 4), green: 0, blue: 0)
    }
    let bytes = file { _, writer, list, _ in
      writer.note(
        TracePicture(behind: [.image(ImageRun(wide, in: Rect(x: 0, y: 0, width: 9, height: 9)))]),
        of: list)
    }
    let picture = try #require(try Trace(bytes).state(at: 0)?.pictures.values.first)
    guard case .image(let run) = picture.behind.first else {
      Issue.record("\(picture)")
      return
    }
    #expect(run.image.pixelSize == PixelSize(width: 256, height: 2))
  }

  @Test("are read with the nearest numbers that can be painted")
  func wild() throws {
    let wild = TracePicture(
      cornerRadius: .nan, alpha: -3,
      behind: [
        .fill(
          Rect(x: .infinity, y: .nan, width: 1e300, height: -1), Color(0), cornerRadius: -.infinity),
        .text(
          TextRun("a", font: Font(.words, size: 1e9), color: Color(0), anchor: .zero)),
        .pushTransform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1)), .popTransform,
        .stroke(.zero, Stroke(Color(0), width: 1, dash: Dash(on: 0, off: -1))),
      ])
    let bytes = file { _, writer, list, _ in writer.note(wild, of: list) }
    let trace = try Trace(bytes)
    let far = 0x1p30
    #expect(trace.ending == .whole)
    #expect(
      trace.state(at: 0)?.pictures.values.first
        == TracePicture(
          cornerRadius: 0, alpha: 0,
          behind: [
            .fill(
              Rect(x: far, y: -far, width: far, height: 0), Color(0), cornerRadius: 0),
            .text(TextRun("a", font: Font(.words, size: 512), color: Color(0), anchor: .zero)),
            .pushTransform(.identity), .popTransform,
            .stroke(.zero, Stroke(Color(0), width: 1, dash: Dash(on: 0.125, off: 0.125))),
          ]))
  }

  @Test("may have further fields, and are refused if they cannot be")
  func hostile() throws {
    let view: [UInt8] = [3, 0, 0, 0, 0, 0, 0]
    let good = try Trace(Forged.file(view + Forged.tick + [65, 9, 0, 0, 0, 0, 0, 0, 0, 9, 9]))
    #expect(good.ending == .whole)
    #expect(good.state(at: 0)?.pictures.values.map { $0 } == [TracePicture()])
    let records: [[UInt8]] = [
      // Of a view that is not there, of something else, with a number that is not known, too short.
      [65, 7, 0, 2, 0, 0, 0, 0, 0], [65, 7, 2, 0, 0, 0, 0, 0, 0], [65, 3, 0, 0, 1], [65, 2, 0, 0],
      // Clips and transforms that do not end, or end before they begin; no such command.
      [65, 11, 0, 0, 0, 0, 1, 8, 126, 126, 126, 126, 0], [65, 8, 0, 0, 0, 0, 1, 9, 0, 0],
      [65, 8, 0, 0, 0, 0, 1, 99, 0, 0],
      // Images without pixels, with too many, with a channel above the alpha, and one that is not there.
      [66, 2, 0, 1], [66, 3, 0x81, 2, 1], [66, 6, 1, 1, 1, 2, 0, 0],
      [65, 14, 0, 0, 0, 0, 1, 7, 0, 1, 126, 126, 126, 126, 0, 0],
    ]
    for record in records {
      let trace = try Trace(Forged.file(view + Forged.tick, view + Forged.laterTick + record))
      guard case .damaged = trace.ending else {
        Issue.record("\(record) is \(trace.ending)")
        continue
      }
      #expect(trace.segments.count == 1)
    }
  }
}
