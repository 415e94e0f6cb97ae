import Geometry
import ScrollEngine
import TestSupport
import Testing

@testable import SDLStage

@Suite("Pointers at the time of a frame")
struct PointerResamplerTests {
  private func pointer(
    _ y: Double, isPressed: Bool = true, id: Int = 0
  ) -> InputEvent.Pointer {
    InputEvent.Pointer(
      at: Point(x: 0, y: y), device: id == 0 ? .mouse : .touch, id: id, isPressed: isPressed)
  }

  private func down(_ y: Double, at time: Double, id: Int = 0) -> StageEvent {
    .input(InputEvent(time: time, .pointerDown(pointer(y, id: id))))
  }

  private func move(_ y: Double, at time: Double, id: Int = 0) -> StageEvent {
    .input(InputEvent(time: time, .pointerMoved(pointer(y, id: id))))
  }

  private func up(_ y: Double, at time: Double, id: Int = 0) -> StageEvent {
    .input(InputEvent(time: time, .pointerUp(pointer(y, isPressed: false, id: id))))
  }

  /// The position and the time of each movement.
  private func movements(_ events: [StageEvent]) -> [(y: Double, time: Double)] {
    events.compactMap { event in
      guard case .input(let input) = event, case .pointerMoved(let pointer) = input.kind else {
        return nil
      }
      return (pointer.position.y, input.time)
    }
  }

  @Test(
    "A window of another size finds pointers where they were last reported, and none from before")
  func resized() {
    var resampler = PointerResampler()
    let stroke = [580.0, 555, 520, 480]
    let before = stroke.enumerated().map { move($1, at: 0.002 * Double($0 + 1)) }
    let events = resampler.events(
      for: [down(600, at: 0)] + before + [.resized, move(470, at: 0.012), .resized], at: 0.013)
    let sizes = events.indices.filter { events[$0] == .resized }
    #expect(sizes.count == 2)
    #expect(movements(Array(events[..<sizes[0]])).last?.y == 480)
    #expect(movements(Array(events[sizes[0]..<sizes[1]])).map(\.y) == [470])
    #expect(movements(Array(events[sizes[1]...])).isEmpty)
    #expect(movements(resampler.events(for: [up(470, at: 0.3)], at: 0.3)).isEmpty)

    // A movement in the new size is not reported before the resize.
    let pressed = resampler.events(
      for: [down(600, at: 1), .resized] + [move(500, at: 1.002), move(400, at: 1.004)], at: 1.02)
    #expect(pressed.prefix(2) == [down(600, at: 1), .resized])
    #expect(movements(pressed).last?.y == 400)
  }

  @Test(
    "A pointer shown ahead of its last report is back there before the window changes its size, or ends",
    arguments: [StageEvent.resized, .quit], 0..<UInt64(200))
  func ahead(of event: StageEvent, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var resampler = PointerResampler()
    var time = 0.0
    var y = 600.0
    var shown: [StageEvent] = resampler.events(for: [down(y, at: time)], at: time)
    var reports: [StageEvent] = []
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      time += Double.random(in: 0...0.012, using: &random)
      y -= Double(Int.random(in: 1...60, using: &random))
      reports.append(move(y, at: time))
      guard Bool.random(using: &random) else { continue }
      shown += resampler.events(for: reports, at: time + 0.006)
      reports = []
    }
    shown += resampler.events(for: reports, at: time + 0.007)
    let silence = Double.random(in: 0...0.03, using: &random)
    shown += resampler.events(for: [event], at: time + 0.007 + silence)
    for frame in 1...4 {
      shown += resampler.events(for: [], at: time + 0.007 + silence + Double(frame) * 0.004)
    }
    let change = shown.firstIndex(of: event) ?? 0
    #expect(movements(Array(shown[..<change])).last?.y == y)
    #expect(movements(Array(shown[change...])).isEmpty)
    #expect(!resampler.isBehind)
  }

  @Test("An even stroke is shown in even steps, at any pace of the device and of the frames")
  func even() {
    for rate in [90.0, 125, 250, 500, 1000] {
      for frameRate in [48.0, 60, 72, 90, 100, 120, 144, 165, 200, 240] {
        for seed in 0..<5 {
          var model = StrokeModel(rate: rate, frameRate: frameRate, speed: 1000)
          model.duration = 0.4
          let outcome = model.run(seed: UInt64(seed))
          var steps: [Double] = []
          var last: (y: Double, frame: Double)?
          for (event, frame) in outcome.events {
            guard case .pointerMoved(let pointer) = event.kind, frame > outcome.start + 0.05,
              frame < outcome.start + 0.38
            else { continue }
            if let last { steps.append((pointer.position.y - last.y) / (frame - last.frame)) }
            last = (pointer.position.y, frame)
          }
          #expect(steps.count > 10)
          #expect(
            steps.allSatisfy { abs($0 / 1000 - 1) < 0.05 },
            "\(rate) reports, \(frameRate) frames: \(steps)")
        }
      }
    }
  }

  @Test("What is told of a stroke has every report in it, once, as it came")
  func coalesced() {
    for rate in [60.0, 125, 1000] {
      for frameRate in [48.0, 60, 144, 240] {
        var resampler = PointerResampler()
        let reports = (1...Int(rate / 5)).map { count in
          let time = 1 + Double(count) / rate
          return InputEvent.Pointer.Sample(at: Point(x: 0, y: time * 700), time: time)
        }
        var waiting = [down(700, at: 1)]
        waiting += reports.map { move($0.position.y, at: $0.time) }
        waiting.append(up(reports[reports.count - 1].position.y, at: 1.21))
        var told: [InputEvent.Pointer.Sample] = []
        for frame in 0...Int(frameRate / 4) {
          let now = 1 + Double(frame) / frameRate
          let due = waiting.prefix { event in
            if case .input(let input) = event { input.time <= now } else { false }
          }
          waiting.removeFirst(due.count)
          for event in resampler.events(for: Array(due), at: now) {
            guard case .input(let input) = event, let pointer = input.kind.pointer else { continue }
            if case .pointerDown = input.kind { #expect(pointer.coalesced == nil) }
            let itself = InputEvent.Pointer.Sample(at: pointer.position, time: input.time)
            var reports = pointer.coalesced ?? []
            if case .pointerMoved = input.kind { reports = pointer.coalesced ?? [itself] }
            for report in reports {
              // A report may be newer than its event's time, but by no more than a frame.
              #expect(report.time <= input.time + 1 / frameRate)
              told.append(report)
            }
          }
        }
        #expect(told == reports, "\(rate) reports, \(frameRate) frames")
      }
    }
  }

  @Test("A pressed pointer moves once a frame, and less than a frame behind")
  func once() {
    for frameRate in [48.0, 60, 144, 240] {
      for rate in [60.0, 125, 1000] {
        let model = StrokeModel(rate: rate, frameRate: frameRate, speed: 1000)
        let outcome = model.run(seed: 1)
        var frames: [Double] = []
        for (event, frame) in outcome.events {
          guard case .pointerMoved(let pointer) = event.kind else { continue }
          // Near the press, one frame may have several movements.
          if pointer.position.y > 25 { frames.append(frame) }
          guard frame > outcome.start + 0.05, frame < outcome.start + 0.18 else { continue }
          let first = outcome.times[0]
          // With a slow device, the last report is older than a frame.
          let late = max(1 / frameRate, 1 / rate)
          #expect(pointer.position.y > (frame - first.true - late) * 1000 - 0.5)
        }
        #expect(frames.count == Set(frames).count)
      }
    }
  }

  @Test("A press, a click and a hovering mouse pass at once and as they are")
  func unchanged() {
    var resampler = PointerResampler()
    let hover = InputEvent(time: 1, .pointerMoved(pointer(5, isPressed: false)))
    let events: [StageEvent] = [
      .input(hover), down(5, at: 1.001), up(5, at: 1.002), .exposed,
      .input(InputEvent(time: 1.003, .key(InputEvent.KeyPress(.home)))), .quit,
    ]
    #expect(resampler.events(for: events, at: 1.003) == events)
    #expect(!resampler.isBehind)
    #expect(resampler.events(for: [], at: 2) == [])
  }

  @Test("A pointer that stops is shown where it stopped, and then there is nothing to do")
  func stops() {
    for interval in [0.001, 0.004, 0.008, 0.011, 0.0167] {
      var resampler = PointerResampler()
      _ = resampler.events(for: [down(0, at: 1)], at: 1)
      var last = 0.0
      for step in 1...12 {
        let time = 1 + Double(step) * interval
        let moved = resampler.events(for: [move(Double(step * 10), at: time)], at: time + 0.001)
        last = movements(moved).last?.y ?? last
      }
      var frames = 0
      while resampler.isBehind, frames < 20 {
        frames += 1
        let now = 1 + 12 * interval + Double(frames) / 60
        last = movements(resampler.events(for: [], at: now)).last?.y ?? last
      }
      #expect(last == 120 && frames <= 3)
    }
  }

  @Test("Before a release comes the last report, with its own time; other pointers go on")
  func releases() {
    var resampler = PointerResampler()
    let begin = [
      down(0, at: 1, id: 1), down(50, at: 1, id: 2), move(40, at: 1.001, id: 1),
      move(90, at: 1.001, id: 2),
    ]
    #expect(resampler.events(for: begin, at: 1.002) == begin)
    let events = [
      move(43, at: 1.006, id: 1), move(98, at: 1.008, id: 2), move(49, at: 1.012, id: 1),
      up(50, at: 1.013, id: 1), move(106, at: 1.016, id: 2),
    ]
    let told = resampler.events(for: events, at: 1.016)
    #expect(told.count == 3 && told.last == up(50, at: 1.013, id: 1))
    for ((y, time), place) in zip(movements(told).sorted { $0.y < $1.y }, [49.0, 102]) {
      #expect(abs(time - 1.012) < 1e-9 && abs(y - place) < 1e-6)
    }
  }

  @Test("A gesture begins where the first report has left the slop, and none before it is lost")
  func begins() {
    var resampler = PointerResampler()
    let events = [down(0, at: 1), move(40, at: 1.002), move(80, at: 1.004), move(120, at: 1.006)]
    let told = movements(resampler.events(for: events, at: 1.008))
    #expect(told.map(\.y) == [40, 80])
    #expect(movements(resampler.events(for: [], at: 1.016)).map(\.y) == [120])
  }

  @Test("A key, the wheel and the end of the window find what the hand has done until then")
  func keys() {
    let wheel = InputEvent.Wheel(at: .zero, delta: Point(x: 0, y: 1))
    for event in [
      StageEvent.quit, .input(InputEvent(time: 1.02, .key(InputEvent.KeyPress(.q)))),
      .input(InputEvent(time: 1.02, .text("q"))), .input(InputEvent(time: 1.02, .wheel(wheel))),
    ] {
      var resampler = PointerResampler()
      _ = resampler.events(for: [down(0, at: 1), move(40, at: 1.003)], at: 1.008)
      let told = resampler.events(for: [move(80, at: 1.018), move(90, at: 1.019), event], at: 1.02)
      #expect(movements(told).map(\.y) == [90] && movements(told).map(\.time) == [1.019])
      #expect(told.count == 2 && told.last == event)
    }
  }

  @Test("A press that the system takes away moves nothing any more")
  func cancelled() {
    var resampler = PointerResampler()
    _ = resampler.events(for: [down(0, at: 1)], at: 1)
    let cancel = StageEvent.input(InputEvent(time: 1.01, .pointerCancelled(pointer(9))))
    #expect(resampler.events(for: [move(2, at: 1.005), cancel], at: 1.016) == [cancel])
    #expect(!resampler.isBehind)
    // Events of pointers that are not followed pass through.
    #expect(resampler.events(for: [up(9, at: 1.02)], at: 1.03) == [up(9, at: 1.02)])
  }

  @Test("Whatever comes, times do not run back, places are numbers, and it ends")
  func anything() {
    for seed in 0..<300 {
      var random = SeededRandom(seed: UInt64(seed))
      var resampler = PointerResampler()
      var now = 0.0
      var last: [Int: Double] = [:]
      for _ in 0..<40 {
        var time = now
        now += [0, 0.004, 0.0167, 3600].randomElement(using: &random) ?? 0
        let events = (0..<Int.random(in: 0...8, using: &random)).map { _ -> StageEvent in
          let y = [0, 1, -5, 1e12, .nan, .infinity].randomElement(using: &random) ?? 0
          let id = Int.random(in: 0...2, using: &random)
          time += [0, 0.001, -0.01].randomElement(using: &random) ?? 0
          switch Int.random(in: 0...3, using: &random) {
          case 0: return down(y, at: time, id: id)
          case 1: return up(y, at: time, id: id)
          default: return move(y, at: time, id: id)
          }
        }
        for case .input(let event) in resampler.events(for: events, at: now) {
          switch event.kind {
          case .pointerDown(let pointer):
            last[pointer.id] = pointer.position.isFinite ? event.time : nil
          case .pointerUp(let pointer): last[pointer.id] = nil
          case .pointerMoved(let pointer):
            // Events of pointers that are not followed pass through unchanged.
            guard let before = last[pointer.id] else { break }
            #expect(pointer.position.isFinite && event.time >= before)
            last[pointer.id] = event.time
          default: break
          }
        }
      }
      for _ in 0..<4 {
        now += 0.03
        _ = resampler.events(for: [], at: now)
      }
      #expect(!resampler.isBehind)
    }
  }

  @Test("Ten thousand reports in one frame are one movement")
  func many() {
    var resampler = PointerResampler()
    let reports = (1...10_000).map { move(Double($0), at: 1 + Double($0) * 1.6e-6) }
    let told = resampler.events(for: [down(0, at: 1)] + reports, at: 1.016)
    #expect(movements(told).count < 8)
    #expect(abs((movements(told).last?.y ?? 0) - 7500) < 2)
    let rest = movements(resampler.events(for: [], at: 1.05))
    #expect(rest.count == 1 && rest.first?.y == 10_000)
  }
}
