import Arguments
import PictureSupport
import SDLStage
import SceneParts
import Testing

@testable import scrollwork

/// The frames of a recording, and the reports of its progress.
@MainActor
struct RecordTests {
  // MARK: Frames

  @Test("A recording has as many frames as its length says, and at least one")
  func lengths() {
    func count(_ duration: Double, _ rate: Int) -> Int {
      FrameSchedule(framesPerSecond: rate, duration: duration, end: 0).count
    }
    #expect(count(2, 60) == 120)
    #expect(count(2.5, 20) == 50)
    #expect(count(0.1 + 0.2, 10) == 3)
    #expect(count(0.31, 10) == 4)
    #expect(count(0, 60) == 1)
    #expect(count(3_600, 60) == 216_000)
  }

  @Test("A recording of a script shows its beginning and its end", arguments: [1, 7, 20, 25, 60])
  func ends(rate: Int) {
    for end in [0, 0.5, 1.0 / 3, 1, 2.41, 7.0 / 60, 12.3456] {
      let schedule = FrameSchedule(framesPerSecond: rate, duration: nil, end: end)
      #expect(schedule.time(ofFrame: 0) == 0)
      #expect(schedule.time(ofFrame: schedule.count - 1) >= end - 1e-6, "\(end)")
      if schedule.count > 1 {
        #expect(schedule.time(ofFrame: schedule.count - 2) < end, "\(end)")
      }
    }
  }

  @Test("Every frame shows a step of the scene, never later than its own time")
  func steps() {
    for rate in 1...60 {
      let schedule = FrameSchedule(framesPerSecond: rate, duration: 3, end: 0)
      for frame in 0..<schedule.count {
        let time = schedule.time(ofFrame: frame)
        let due = Double(frame) / Double(rate)
        #expect(time <= due + 1e-9 && time > due - 1.0 / 60)
        #expect((time * 60).rounded() / 60 == time)
      }
    }
  }

  @Test("A frame is the picture that a screenshot of its moment is", arguments: [60, 25, 20])
  func frames(rate: Int) async throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let shared = [
      "--stage-only", "--size", "300x400", "--script", "\(folder)/Assets/Scripts/container.jsonl",
    ]
    let scene = try SceneDescription(argument: "container")
    let schedule = FrameSchedule(framesPerSecond: rate, duration: 1.3, end: 0)
    var pictures: [Picture] = []
    let settings = try SharedOptions.parse(shared).settings
    try await Show(scene, settings).paint(schedule) { pictures.append($0) }
    #expect(pictures.count == schedule.count)
    #expect(Set(pictures).count > 10)
    for frame in stride(from: 0, to: schedule.count, by: 5) {
      let time = "\(schedule.time(ofFrame: frame))"
      let show = try Show(scene, SharedOptions.parse(shared + ["--at", time]).settings)
      try await show.play()
      expectPicture(
        pictures[frame], equals: try show.picture(), "frame \(frame), \(time) s",
        ignoresAlpha: true)
    }
  }

  @Test("The same recording twice has the same frames, and goes on after the script")
  func repeated() async throws {
    let show = try Show(
      SceneDescription(argument: "lazy-loading"),
      SharedOptions.parse(["--stage-only", "--size", "300x400", "--offset", "900"]).settings)
    let schedule = FrameSchedule(framesPerSecond: 10, duration: 2, end: 0)
    var runs: [[Picture]] = []
    for _ in 0..<2 {
      var pictures: [Picture] = []
      try await show.again().paint(schedule) { pictures.append($0) }
      runs.append(pictures)
    }
    #expect(runs[0].count == runs[1].count)
    for (first, second) in zip(runs[0], runs[1]) { expectPicture(second, equals: first) }
    #expect(Set(runs[0]).count > 3)
  }

  // MARK: Progress

  @Test("A bar is as wide as it may be, always as wide, and full at the end")
  func bar() {
    #expect(ProgressBar.line(0, of: 10, columns: 24) == "[---------------]   0 %")
    #expect(ProgressBar.line(5, of: 10, columns: 24) == "[#######--------]  50 %")
    #expect(ProgressBar.line(10, of: 10, columns: 24) == "[###############] 100 %")
    #expect(ProgressBar.line(5, of: 10, columns: 12) == " 50 %")
    #expect(ProgressBar.line(7, of: 0, columns: 12) == "100 %")
    let lengths = Set((0...300).map { ProgressBar.line($0, of: 300, columns: 200).count })
    #expect(lengths == [72])
  }

  @Test("A terminal is written to when a percent is done, and has its line back in the end")
  func terminal() {
    var written: [String] = []
    let bar = ProgressBar(total: 1_000, onTerminal: .init(columns: 20)) { written.append($0) }
    for _ in 0..<1_000 { bar.advance() }
    #expect(written.count == 101)
    #expect(written.allSatisfy { $0.hasPrefix("\r[") && !$0.contains("\n") })
    bar.finish("saved")
    #expect(written.suffix(2) == ["\r" + String(repeating: " ", count: 19) + "\r", "saved\n"])
    #expect(!written.joined().contains("\u{1B}"))
  }

  @Test("Where there is no terminal, nothing is written")
  func noTerminal() {
    var written: [String] = []
    let bar = ProgressBar(total: 10, onTerminal: nil) { written.append($0) }
    for _ in 0..<10 { bar.advance() }
    bar.finish("saved")
    #expect(written.isEmpty)
  }

  // MARK: Arguments

  @Test("The usual rate of a GIF is one that its clock can keep")
  func rates() throws {
    #expect(try record("-o", "a.gif").output.usualRate == 20)
    #expect(try record("-o", "a.mp4").output.usualRate == 60)
    #expect(try record("-o", "frames/", "--fps", "25").framesPerSecond == 25)
  }

  private func record(_ arguments: String...) throws -> Record {
    try Record.parse(["container", "--duration", "1"] + arguments)
  }

  @Test(
    "What cannot be recorded is answered in one line: what was found, and what is allowed",
    arguments: [
      (["-o", "a.webm", "--duration", "1"], "ends in .mp4 or .gif, or a folder, such as frames/"),
      (["-o", "a.mp4"], "name the gestures with --script, or say how long with --duration"),
      (["-o", "a.mp4", "--duration", "-1"], "use a number from 0 to 3600"),
      (["-o", "a.mp4", "--duration", "1", "--fps", "61"], "a whole number from 1 to 60"),
    ])
  func mistakes(arguments: [String], answer: String) {
    do {
      _ = try Record.parse(["container"] + arguments)
      Issue.record("it was accepted")
    } catch {
      let message = "\(error)"
      #expect(message.contains(answer) && !message.contains("\n"), "\(message)")
    }
  }
}
