import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("The hand")
struct HandTests {
  private let driver = ShellDriver(.hand)

  private var strokes: [HandStroke] {
    (driver.shell.scene as? HandScene).map { Array($0.recorder.strokes) } ?? []
  }

  private func pointer(
    _ y: Double, isPressed: Bool = true, reports: [(y: Double, time: Double)]? = nil
  ) -> InputEvent.Pointer {
    let coalesced = reports?.map {
      InputEvent.Pointer.Sample(at: driver.location(160, $0.y, in: "scrollView"), time: $0.time)
    }
    return InputEvent.Pointer(
      at: driver.location(160, y, in: "scrollView"), isPressed: isPressed, coalesced: coalesced)
  }

  /// A stroke of 100 points in a tenth of a second, with two reports in each frame.
  private func stroke(at start: Double) {
    let shell = driver.shell
    shell.handle(InputEvent(time: start, .pointerDown(pointer(300))))
    for frame in 1...6 {
      let time = start + Double(frame) / 60
      let reports = [time - 0.010, time - 0.002].map { (300 - ($0 - start) * 1_000, $0) }
      shell.handle(
        InputEvent(
          time: time,
          .pointerMoved(pointer(300 - (time - start - 0.004) * 1_000, reports: reports))))
      _ = shell.advance(to: time)
    }
    shell.handle(InputEvent(time: start + 0.105, .pointerUp(pointer(204, isPressed: false))))
    _ = shell.advance(to: start + 0.105)
  }

  @Test("What is written down is what was reported, what was heard, and how it was let go")
  func reports() throws {
    stroke(at: 1)
    let stroke = try #require(strokes.last)
    #expect(stroke.device == .mouse && strokes.count == 1)
    #expect(stroke.reports.count == 13 && stroke.heard.count == 8)
    for report in stroke.reports.dropFirst() {
      #expect(abs(report.value - (report.time - stroke.start) * 1_000) < 1e-6)
    }
    let spacing = try #require(stroke.spacing)
    // The first report comes 10 ms before a frame.
    #expect(abs(spacing.least - 1.0 / 60 + 0.010) < 1e-9)
    #expect(abs(spacing.greatest - 1.0 / 60 + 0.008) < 1e-9)
    #expect(try abs(#require(stroke.release) - 1_000) < 50)
    #expect(stroke.releaseWords[0].string.hasPrefix("released at "))
    driver.settle()
    let after = try #require(strokes.last)
    #expect(try #require(after.restTime) > 2)
    #expect(after.frames.last?.value == driver.entry("scrollView")?.contentOffset?.y)
  }

  @Test("A short stroke is seen whole from its beginning, of a long one the end")
  func scale() throws {
    for start in [1.0, 5.1, 9.3, 14.7] {
      stroke(at: start)
      let stroke = try #require(strokes.last)
      // Beside longer strokes, a short stroke has empty space after its end, not before its start.
      for strokes in [[stroke], Array(strokes)] {
        let duration = StrokeScale(of: strokes).duration
        #expect(stroke.visible(stroke.reports, within: duration) == stroke.reports)
        #expect(stroke.visibleStart(within: duration) == stroke.start - StrokeScale.lead)
      }
      let end = stroke.visibleStart(within: 0.05) + 0.05
      #expect(abs(end - stroke.lastHeard - StrokeScale.tail) < 1e-9)
    }
  }

  @Test("A press that drags nothing is no stroke, and the last two are kept")
  func presses() {
    var starts: [Double] = []
    for start in [1.0, 4, 8] {
      stroke(at: start)
      starts.append(strokes.last?.start ?? 0)
    }
    let two = strokes
    #expect(starts[0] < starts[1] && starts[1] < starts[2])
    #expect(two.map(\.start) == Array(starts.dropFirst()))
    let shell = driver.shell
    shell.handle(InputEvent(time: 30, .pointerDown(pointer(300))))
    shell.handle(InputEvent(time: 30.1, .pointerUp(pointer(300, isPressed: false))))
    #expect(strokes.map(\.start) == two.map(\.start))
  }

  @Test("A flick on content that moves has what it had")
  func carried() throws {
    stroke(at: 1)
    stroke(at: 1.3)
    #expect(strokes.count == 2)
    let stroke = try #require(strokes.last)
    #expect(try #require(stroke.release) > #require(stroke.estimateAtRelease) + 100)
    #expect(stroke.releaseWords[0].string.contains("left from before"))
  }

  @Test("A wheel makes one stroke until it is silent; a touchpad lets go by its silence")
  func wheels() throws {
    let shell = driver.shell
    let place = driver.location(160, 100, in: "scrollView")
    func turn(_ delta: Double, at time: Double) {
      shell.handle(
        InputEvent(time: time, .wheel(.init(at: place, delta: Point(x: 0, y: delta)))))
      _ = shell.advance(to: time)
    }
    for time in [1.0, 1.2, 1.4] { turn(-1, at: time) }
    #expect(strokes.map(\.device) == [.wheel])
    #expect(strokes.last?.reports.last?.value == 180)
    turn(-1, at: 2.5)
    #expect(strokes.count == 2)
    for step in 0..<12 { turn(-0.213, at: 4 + Double(step) * 0.008) }
    #expect(strokes.last?.device == .touchpad && strokes.last?.end == nil)
    var time = 4.1
    while time < 4.3 {
      _ = shell.advance(to: time)
      time += 1.0 / 60
    }
    let stroke = try #require(strokes.last)
    #expect(try #require(stroke.end) > 4.09)
    #expect(try abs(#require(stroke.release) - 0.213 * 25 / 0.008) < 50)
  }

  @Test("A recorded script has the reports, at the times of the scene")
  func recording() throws {
    let shell = driver.shell
    shell.handle(InputEvent(time: 0.5, .text("r")))
    stroke(at: 1)
    let scene = try #require(strokes.last)
    var reports: [Double] = []
    for step in shell.session.recording.steps {
      if case .pointer(_, _, _, _, let coalesced) = step.action {
        reports += (coalesced ?? []).map(\.time)
      }
    }
    #expect(reports.count == 12)
    #expect(zip(reports, scene.reports.dropFirst()).allSatisfy { $0 == $1.time })
    #expect(reports[0] > 0.4 && reports[0] < 0.6)
  }
}
