import Drawing
import Files
import Glibc
import PictureSupport
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Recording")
struct RecorderTests {
  /// Each frame has more bytes than a socket can buffer.
  private let frames = (0..<3).map {
    Picture(width: 320, height: 200, filledWith: Color(0x398FC4 + $0))
  }

  /// Records with a fake of ffmpeg, or without any, into an empty folder.
  private func record(
    _ name: String, _ encoder: String?, of frames: [Picture]? = nil,
    isCancelled: @escaping @MainActor () -> Bool = { false },
    prepare: (String) throws -> Void = { _ in },
    _ check: (_ folder: String, _ error: (any Error)?) throws -> Void
  ) async throws {
    try await withTemporaryFolder { tools in
      try await withTemporaryFolder { folder in
        let program = try encoder.map { try FakeEncoder($0, in: tools).path } ?? "\(tools)/none"
        try prepare(folder)
        let target = try #require(RecordingTarget(path: "\(folder)/\(name)"))
        let recorder = Recorder(
          target, framesPerSecond: 30, program: program, isCancelled: isCancelled)
        var failure: (any Error)?
        do {
          try await recorder.record { add in
            for frame in frames ?? self.frames { try await add(frame) }
          }
        } catch {
          failure = error
        }
        try check(folder, failure)
      }
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try DiskFile.readSteadily(path, limit: 1 << 30)
  }

  // MARK: Results

  @Test("The ending of a path says what it is to be")
  func targets() throws {
    #expect(RecordingTarget(path: "a.mp4")?.kind == .video)
    #expect(RecordingTarget(path: "b/a.GIF")?.kind == .animation)
    for path in ["frames", "frames/", "v1.2/frames", "a.mp4/", "/tmp"] {
      #expect(RecordingTarget(path: path)?.kind == .folder, "\(path)")
    }
    for path in ["a.png", "a.webm", ".mp3", "", "a."] {
      #expect(RecordingTarget(path: path) == nil, "\(path)")
    }
  }

  @Test("The encoder gets every frame in order, and its file takes the place when it is done")
  func allFrames() async throws {
    try await record("a.mp4", FakeEncoder.keeper) { (folder, error) throws in
      #expect(error == nil)
      #expect(entries(of: folder) == ["a.mp4"])
      expectBytes(try bytes("\(folder)/a.mp4"), equal: frames.flatMap(\.pixels))
    }
  }

  @Test("An encoder that reads slowly, or says much meanwhile, gets all of it, too")
  func slow() async throws {
    let body = #"""
      i=0
      while [ $i -lt 3000 ]; do echo 'nothing to worry about, and rather long' >&2; i=$((i+1)); done
      (dd bs=1000 count=3 2>/dev/null; sleep 0.2; cat) > "$out"
      """#
    try await record("a.mp4", body) { (folder, error) throws in
      #expect(error == nil)
      expectBytes(try bytes("\(folder)/a.mp4"), equal: frames.flatMap(\.pixels))
    }
  }

  @Test("A GIF's colours are chosen from all frames before the first is written")
  func palette() async throws {
    // The script writes the size of the palette before the frames of the second run.
    let body = #"""
      for argument; do
        case $argument in file:*.palette) [ "$argument" = "file:$out" ] || wc -c < "${argument#file:}" > "$out";; esac
      done
      cat >> "$out"
      """#
    try await record("a.gif", body) { (folder, error) throws in
      #expect(error == nil)
      #expect(entries(of: folder) == ["a.gif"])
      let pixels = frames.flatMap(\.pixels)
      expectBytes(
        try bytes("\(folder)/a.gif"), equal: Array("\(pixels.count)\n".utf8) + pixels)
    }
  }

  @Test("A folder has a numbered picture of each frame, and needs no encoder")
  func folder() async throws {
    try await record("frames", nil) { (folder, error) throws in
      #expect(error == nil)
      #expect(entries(of: folder) == ["frames"])
      let names = ["frame-000001.png", "frame-000002.png", "frame-000003.png"]
      #expect(entries(of: "\(folder)/frames") == names)
      for (name, frame) in zip(names, frames) {
        expectPicture(try PNGFile.read("\(folder)/frames/\(name)"), equals: frame)
        unlink("\(folder)/frames/\(name)")
      }
      rmdir("\(folder)/frames")
    }
  }

  // MARK: Failures

  @Test("Without an encoder one line says how to get it")
  func missing() async throws {
    try await record("a.mp4", nil) { (folder, error) throws in
      let message = "\(try #require(error))"
      #expect(message.hasPrefix("\(folder)/a.mp4 needs "))
      #expect(
        message.hasSuffix(
          "/none, which cannot be started (No such file or directory); apt install ffmpeg"))
      #expect(entries(of: folder).isEmpty)
    }
  }

  @Test(
    "An encoder that fails leaves nothing, and what was there stays",
    arguments: [
      (FakeEncoder.fullDisk, "No space left on device"),
      ("cat > $out; exit 3", "it exited with status 3"),
      ("echo half > $out; kill -9 $$", "it was killed by signal 9, Killed"),
      ("exec 0<&-; sleep 0.1; exit 0", "it ended before the last frame"),
      ("cat > /dev/null; rm $out", "cannot be written (No such file or directory)"),
    ], ["a.mp4", "a.gif"])
  func failing(body: (script: String, reason: String), name: String) async throws {
    // A GIF would fail earlier, because its palette is missing.
    guard name == "a.mp4" || !body.script.contains("rm $out") else { return }
    for isThere in [false, true] {
      try await record(
        name, body.script,
        prepare: { if isThere { try DiskFile.replace("\($0)/\(name)", with: [1, 2, 3]) } }
      ) { (folder, error) throws in
        let message = "\(try #require(error))"
        #expect(message.contains(body.reason), "\(message)")
        #expect(!message.contains("\n"))
        #expect(entries(of: folder) == (isThere ? [name] : []))
        if isThere { #expect(try bytes("\(folder)/\(name)") == [1, 2, 3]) }
      }
    }
  }

  @Test("Whoever stops it finds nothing half written", arguments: ["a.mp4", "a.gif", "frames"])
  func cancelled(name: String) async throws {
    for script in ["cat > $out", "echo half > $out; exec sleep 100"] {
      var questions = 0
      try await record(
        name, script,
        isCancelled: {
          questions += 1; return questions > 2
        }
      ) {
        (folder, error) throws in
        #expect(error is CancellationError)
        #expect(entries(of: folder).isEmpty)
      }
    }
  }

  @Test("An encoder that is never done can be stopped, too")
  func neverDone() async throws {
    var isEnough = false
    try await withTemporaryFolder { tools in
      let program = try FakeEncoder("cat > $out; exec sleep 100", in: tools).path
      let target = try #require(RecordingTarget(path: "\(tools)/a.mp4"))
      let recorder = Recorder(target, framesPerSecond: 1, program: program) { isEnough }
      await #expect(throws: CancellationError.self) {
        try await recorder.record { add in
          for frame in frames { try await add(frame) }
          isEnough = true
        }
      }
      #expect(entries(of: tools) == ["ffmpeg"])
    }
  }

  @Test("What the frames' maker throws comes through, and nothing stays")
  func ownError() async throws {
    struct Mistake: Error {}
    try await withTemporaryFolder { folder in
      for name in ["a.gif", "frames"] {
        let target = try #require(RecordingTarget(path: "\(folder)/\(name)"))
        let tool = try FakeEncoder(FakeEncoder.keeper, in: folder)
        let recorder = Recorder(target, framesPerSecond: 1, program: tool.path)
        await #expect(throws: Mistake.self) {
          try await recorder.record { add in
            try await add(frames[0])
            throw Mistake()
          }
        }
        #expect(entries(of: folder) == ["ffmpeg"])
      }
    }
  }

  // MARK: Places

  @Test("A place that is taken is refused before anything is written")
  func taken() async throws {
    try await record(
      "frames", nil,
      prepare: { folder in
        mkdir("\(folder)/frames", 0o755)
        try DiskFile.replace("\(folder)/frames/mine.txt", with: [1])
      }
    ) { (folder, error) throws in
      #expect("\(try #require(error))".hasSuffix("(the folder is not empty; name another)"))
      #expect(entries(of: "\(folder)/frames") == ["mine.txt"])
      #expect(entries(of: folder) == ["frames"])
      unlink("\(folder)/frames/mine.txt")
      rmdir("\(folder)/frames")
    }
    try await record(
      "a", nil, prepare: { try DiskFile.replace("\($0)/a", with: [1]) }
    ) { (folder, error) throws in
      #expect(
        "\(try #require(error))".hasSuffix("/a cannot be written (it exists and is not a folder)"))
      #expect(try bytes("\(folder)/a") == [1])
    }
    try await record(
      "full.gif", FakeEncoder.keeper, prepare: { symlink("/dev/full", "\($0)/full.gif") }
    ) { (folder, error) throws in
      #expect(
        "\(try #require(error))".hasSuffix("/full.gif cannot be written (it is not a regular file)")
      )
      #expect(entries(of: folder) == ["full.gif"])
    }
    try await record("no/where/a.mp4", FakeEncoder.keeper) { (folder, error) throws in
      #expect("\(try #require(error))".hasSuffix("cannot be written (No such file or directory)"))
      #expect(entries(of: folder).isEmpty)
    }
  }

  @Test("An empty folder is filled, and a link keeps pointing to what is written through it")
  func links() async throws {
    try await record(
      "link.mp4", FakeEncoder.keeper,
      prepare: {
        try DiskFile.replace("\($0)/real.mp4", with: [1])
        symlink("real.mp4", "\($0)/link.mp4")
      }
    ) { (folder, error) throws in
      #expect(error == nil)
      #expect(entries(of: folder) == ["link.mp4", "real.mp4"])
      expectBytes(try bytes("\(folder)/real.mp4"), equal: frames.flatMap(\.pixels))
    }
    try await record("frames/", nil, of: [frames[0]], prepare: { mkdir("\($0)/frames", 0o755) }) {
      (folder, error) throws in
      #expect(error == nil)
      #expect(entries(of: "\(folder)/frames") == ["frame-000001.png"])
      unlink("\(folder)/frames/frame-000001.png")
      rmdir("\(folder)/frames")
    }
  }
}
