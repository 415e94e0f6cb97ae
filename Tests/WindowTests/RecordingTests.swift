import Files
import Foundation
import SDLStage
import TestSupport
import Testing

/// Runs `scrollwork record` from a shell, with fakes of ffmpeg first on the search path.
@Suite("Recording by the program")
struct RecordingTests {
  private static let recording = [
    "record", "container", "--stage-only", "--size", "301x201", "--duration", "0.5",
  ]

  /// Makes a program that is found in place of ffmpeg.
  ///
  /// - Returns: The environment with the search path.
  private func fake(_ body: String, in folder: TestFolder) throws -> [String: String] {
    let tools = folder.url.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try writeShellScript(
      "for out; do :; done\nout=${out#file:}\n\(body)",
      to: tools.appendingPathComponent("ffmpeg").path)
    return ["PATH": "\(tools.path):/usr/bin:/bin"]
  }

  /// The files that the program has left in its output folder.
  private func entries(_ folder: TestFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
  }

  private func run(
    _ arguments: [String], _ environment: [String: String], in folder: TestFolder
  ) throws -> ChildProcess {
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    return try ChildProcess(
      Program(in: folder).path, Self.recording + arguments, environment: environment, in: folder)
  }

  @Test("hands every frame to ffmpeg, says nothing, and makes the same of it every time")
  func same() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let path = try fake("cat > \"$out\"", in: folder)
    for name in ["a.mp4", "b.mp4"] {
      let program = try run(["-o", folder.path("out/\(name)")], path, in: folder)
      #expect(try await program.finish() == "")
      #expect(program.errors == "")
    }
    let bytes = try DiskFile.readSteadily(folder.path("out/a.mp4"), limit: 1 << 30)
    #expect(bytes.count == 301 * 201 * 4 * 30)
    expectBytes(
      try DiskFile.readSteadily(folder.path("out/b.mp4"), limit: 1 << 30), equal: bytes)
    #expect(try entries(folder) == ["a.mp4", "b.mp4"])
  }

  @Test("says in one line why ffmpeg failed, or that there is none, and ends with status 1")
  func failures() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let full = try fake(
      "echo half > \"$out\"; echo '[out @ 0x1] No space left on device' >&2; exit 1", in: folder)
    let cases = [
      (full, "was not written: ffmpeg failed (No space left on device)\n"),
      (
        ["PATH": "/nowhere"],
        "apt install ffmpeg, or name a folder for PNG files, such as -o frames/\n"
      ),
    ]
    for (path, answer) in cases {
      let program = try run(["-o", folder.path("out/a.mp4")], path, in: folder)
      try await program.end(withStatus: 1)
      #expect(program.errors.hasPrefix("scrollwork: \(folder.path("out/a.mp4")) "))
      #expect(program.errors.hasSuffix(answer), "\(program.errors)")
      #expect(program.errors.split(separator: "\n").count == 1)
      #expect(try entries(folder).isEmpty)
    }
  }

  @Test(
    "leaves nothing when it is stopped by Ctrl C, and ends by the signal",
    arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let path = try fake("echo half > \"$out\"; echo > started; exec sleep 600", in: folder)
    let program = try run(["-o", folder.path("out/a.mp4")], path, in: folder)
    try await eventually("the encoder") {
      FileManager.default.fileExists(atPath: folder.path("started"))
    }
    program.send(signal)
    try await program.end(bySignal: signal)
    #expect(try entries(folder).isEmpty)
    #expect(program.errors == "")
  }

  @Test(
    "makes files that ffmpeg reads again, of even sides and as many frames as asked for",
    .enabled(if: Requirements.has("ffmpeg") && Requirements.has("ffprobe"), "needs ffmpeg"),
    arguments: [
      ("a.mp4", 30, "h264,300,200,yuv420p,30/1,15"), ("a.gif", 20, "gif,301,201,bgra,20/1,10"),
    ])
  func real(name: String, rate: Int, expected: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = folder.path("out/\(name)")
    let program = try run(["-o", file, "--fps", "\(rate)"], [:], in: folder)
    try await program.finish()
    #expect(try entries(folder) == [name])
    let entries = "stream=codec_name,width,height,pix_fmt,r_frame_rate,nb_read_frames"
    let probe = try ChildProcess(
      "ffprobe",
      ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0", file],
      in: folder)
    let found = try await probe.finish().trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(found == expected)
  }
}
