import ScrollEngine
import ScrollMotion
import Testing

@MainActor
@Suite("A recorded touchpad")
struct TouchpadRecordingTests {
  /// Plays a recording in frames.
  private func play(
    _ name: String, rate: Double = 60, width: Double = 320
  ) throws -> (content: LongContent, path: FramePath, recording: TouchpadRecording) {
    let recording = try TouchpadRecording(name)
    let content = LongContent(width: width)
    content.view.contentOffset.y = 5_000
    let path = FramePath(
      of: content, under: recording.events, in: Frames(rate: rate), until: recording.end + 8)
    return (content, path, recording)
  }

  @Test(
    "moves the content as far as the fingers go while they are down",
    arguments: TouchpadRecording.names, [60.0, 144])
  func way(name: String, rate: Double) throws {
    let recording = try TouchpadRecording(name)
    #expect(recording.events.count > 10)
    let content = LongContent()
    content.view.contentOffset.y = 5_000
    var last = recording.events[0].time
    var sum = 0.0
    for event in recording.events {
      guard case .wheel(let wheel) = event.kind else { continue }
      // In a gap between reports the fingers may have lifted, and the content has coasted on.
      if event.time - last > 0.02 {
        content.window.advance(to: event.time)
        sum = content.y - 5_000
      }
      content.send([event])
      sum -= wheel.delta.y * TouchpadStep.pointsPerDelta
      last = event.time
      // The first event may also come from a wheel, and only the next event tells.
      if event.time == recording.events[0].time { continue }
      #expect(abs(content.y - 5_000 - sum) < 1e-6, "\(event.time)")
    }
  }

  @Test(
    "coasts after a flick, not where the fingers rested",
    arguments: [
      ("slow-and-rest", false), ("flick", true), ("two-flicks", true), ("back-and-forth", true),
    ])
  func coasting(name: String, coasts: Bool) throws {
    let (content, path, recording) = try play(name)
    let last = try #require(recording.events.last?.time)
    let atEnd = try #require(path.offsets.last { $0.time <= last + 0.01 }?.offset.y)
    #expect((abs(path.end.y - atEnd) > 100) == coasts, "\(path.end.y - atEnd)")
    #expect(!content.view.isDragging && !content.view.isDecelerating)
    let names = content.log.names
    #expect(
      names.filter { $0 == "willBeginDragging" }.count
        == names.filter { $0.hasPrefix("didEndDragging") }.count)
  }

  @Test("builds up over two flicks")
  func twoFlicks() throws {
    let (content, _, _) = try play("two-flicks")
    let one = try play("flick")
    #expect(content.log.names.filter { $0 == "willBeginDragging" }.count == 2)
    #expect(
      abs(try #require(content.log.velocity).y) > abs(try #require(one.content.log.velocity).y))
  }

  @Test("keeps to its axis where the hand drifts")
  func drift() throws {
    let (content, _, recording) = try play("drift", width: 2_000)
    #expect(abs(recording.way.x) > 50 && content.view.contentOffset.x == 0)
  }

  @Test("is the same at any pace of the frames", arguments: TouchpadRecording.names)
  func frames(name: String) throws {
    let fine = try play(name, rate: 1_000).path
    for rate in [60.0, 144] {
      let path = try play(name, rate: rate).path
      // Content that coasts, at up to 4,000 points a second, is caught where the last frame showed it.
      #expect(abs(path.end.y - fine.end.y) < 4_000 / rate, "\(rate)")
    }
  }
}
