import Arguments
import Documents
import Foundation
import Geometry
import SceneParts
import TestSupport
import Testing
import Visualiser

@testable import scrollwork

/// Traces from files: as arguments, at a moment, and as pages.
@MainActor
struct TraceFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-traces-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Records a wheel over a scene, and returns the path of the trace and the report at its end.
  private func record(
    _ name: String, notches: Int = -3, as file: String = "run.scrolltrace"
  ) async throws -> (path: String, end: LayoutReport) {
    let script = path("script.jsonl")
    try """
    {"time":0.2,"wheel":{"in":"table1","at":[160,284],"delta":[0,-4]}}
    {"time":1.4,"wheel":{"in":"table1","at":[160,284],"delta":[0,\(notches)]}}
    {"settle":true}

    """.write(toFile: script, atomically: false, encoding: .utf8)
    var settings = try SharedOptions.parse(["--script", script]).settings
    settings.trace = path(file)
    let show = try Show(SceneArgument(name), settings)
    try await show.recorded { try await show.play() }
    return (path(file), show.shell.report)
  }

  private func show(_ path: String, _ options: [String] = []) throws -> Show {
    try Show(SceneArgument(path), SharedOptions.parse(options).settings)
  }

  @Test("A name that ends in .scrolltrace is that of a trace, for every command that shows a scene")
  func arguments() throws {
    let run = try #require(Program.scrollwork.command(["run", "a/b.scrolltrace"]) as? Run)
    guard case .trace("a/b.scrolltrace") = run.scene else {
      Issue.record("not a trace")
      return
    }
    #expect(run.scene?.name == "b.scrolltrace")
  }

  @Test("A trace has the layout of its run, at its end or at a time")
  func layout() async throws {
    let (path, end) = try await record("cell-reuse")
    let shown = try show(path)
    try await shown.play()
    var report = shown.shell.report
    #expect(report.time == end.time)
    #expect(report.views.map(\.id) == end.views.map(\.id))
    for (view, known) in zip(report.views, end.views) {
      #expect(
        (view.kind, view.frame, view.bounds) == (known.kind, known.frame, known.bounds)
          && view.contentSize == known.contentSize && view.liveRows == known.liveRows)
    }
    #expect(report.reuse == end.reuse)
    let early = try show(path, ["--at", "0.1"])
    try await early.play()
    report = early.shell.report
    #expect(report.views.first { $0.id == "table1" }?.contentOffset?.y == 0)
  }

  @Test(
    "What would move a trace is refused",
    arguments: [["--offset", "3"], ["--script", "a.jsonl"]])
  func refused(options: [String]) async throws {
    let (path, _) = try await record("cell-reuse")
    #expect(throws: UsageMistake.self) { _ = try show(path, options) }
  }

  // MARK: Pages

  /// The files in the data URIs of a page.
  private func pictures(in page: String) throws -> [Data] {
    try page.components(separatedBy: "data:image/png;base64,").dropFirst().map {
      let text = String($0.prefix { $0 != "\"" })
      return try #require(Data(base64Encoded: text))
    }
  }

  private func check(_ page: TracePage, pictures count: Int) throws {
    let pictures = try pictures(in: page.text)
    #expect(pictures.count == count)
    for picture in pictures { #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47])) }
    // Nothing is loaded from elsewhere, and nothing runs.
    for word in ["http", "src=\"/", "<script", "<link", "url("] {
      #expect(!page.text.contains(word), "\(word)")
    }
  }

  @Test("A page about a trace has its summary and the moments of what was found")
  func page() async throws {
    let (path, _) = try await record("cell-reuse")
    let page = try await TracePage.page(of: path)
    try check(page, pictures: page.moments.count)
    #expect(page.moments.last?.caption.hasSuffix("the end") == true)
    #expect(page.text.contains("table1") && page.text.contains("<h1>run.scrolltrace</h1>"))
  }

  @Test("A page about two traces has the moments before, at and after their first difference")
  func comparison() async throws {
    let a = try await record("cell-reuse", as: "a.scrolltrace").path
    let b = try await record("cell-reuse", notches: -9, as: "b.scrolltrace").path
    let page = try await TracePage.page(of: a, beside: b)
    try check(page, pictures: 3)
    #expect(page.text.contains("First difference"))
    let same = try await TracePage.page(of: a, beside: a)
    try check(same, pictures: 1)
  }

  @Test("What a trace says of itself is text on a page")
  func escaping() throws {
    let page = TracePage(title: "<b>\"&", findings: "<script>x</script>", moments: [])
    #expect(page.text.contains("<h1>&lt;b&gt;&quot;&amp;</h1>"))
    #expect(!page.text.contains("<script"))
  }

  @Test("Bytes are the same in base 64 as Foundation writes them")
  func base64() {
    var random = SeededRandom(seed: 1)
    for count in 0..<70 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}
