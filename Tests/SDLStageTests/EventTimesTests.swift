import Geometry
import ScrollEngine
import TestSupport
import Testing

@testable import SDLStage

@Suite("The times of events")
struct EventTimesTests {
  private func moves(_ count: Int, serverTimes: [UInt32]? = nil) -> [EventTimes.Arrival] {
    (0..<count).map { place in
      let pointer = InputEvent.Pointer(at: Point(x: 0, y: Double(place)), isPressed: true)
      return EventTimes.Arrival(
        event: .input(InputEvent(time: 0, .pointerMoved(pointer))),
        serverTime: serverTimes?[place])
    }
  }

  private func times(_ events: [StageEvent]) -> [Double] {
    events.compactMap { event in
      guard case .input(let input) = event else { return nil }
      return input.time
    }
  }

  private func isNear(_ times: [Double], _ expected: [Double]) -> Bool {
    times.count == expected.count
      && zip(times, expected).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("What queued is spread over the time since the last look")
  func spread() {
    var times = EventTimes()
    _ = times.stamp([], at: 1)
    let stamped = self.times(times.stamp(moves(4), at: 1.016))
    #expect(isNear(stamped, [1.002, 1.006, 1.010, 1.014]))
  }

  @Test("What ends a wait has just happened, and so have two fingers at once")
  func waited() {
    var times = EventTimes()
    _ = times.stamp([], at: 1)
    #expect(isNear(self.times(times.stamp(moves(1), at: 1.5, hasWaited: true)), [1.5]))
    let fingers = (1...2).map { id in
      EventTimes.Arrival(
        event: .input(
          InputEvent(
            time: 0, .pointerMoved(.init(at: .zero, device: .touch, id: id, isPressed: true)))))
    }
    #expect(isNear(self.times(times.stamp(fingers, at: 1.6, hasWaited: true)), [1.6, 1.6]))
    // Two reports mean that the loop was late: on time, the first one would have woken it.
    #expect(isNear(self.times(times.stamp(moves(2), at: 1.7, hasWaited: true)), [1.625, 1.675]))
  }

  @Test("The server's time is as good as its milliseconds, also when their count begins anew")
  func server() {
    var times = EventTimes()
    _ = times.stamp(moves(1, serverTimes: [.max - 20]), at: 1, hasWaited: true)
    _ = times.stamp([], at: 1.001)
    let stamps: [UInt32] = [.max - 17, .max - 10, 0, 1]
    let stamped = self.times(times.stamp(moves(4, serverTimes: stamps), at: 1.03))
    let expected = [1.003, 1.010, 1.021, 1.022]
    for (time, expected) in zip(stamped, expected) {
      #expect(time > expected - 1e-5 && time < expected + 0.001_1)
    }
  }

  @Test("A server whose time cannot be is not believed")
  func nonsense() {
    var times = EventTimes()
    _ = times.stamp(moves(1, serverTimes: [50_000]), at: 100, hasWaited: true)
    _ = times.stamp([], at: 200)
    let stamped = self.times(times.stamp(moves(1, serverTimes: [50_001]), at: 200.01))
    #expect(isNear(stamped, [200.005]))
    let next = self.times(times.stamp(moves(1, serverTimes: [50_011]), at: 200.02))
    #expect(next[0] > 200.01 && next[0] <= 200.02)
  }

  @Test("An even pace is found in reports of which only the looks are known")
  func pace() {
    // 100 reports a second, read 60 times a second: one or two reports in each frame.
    var times = EventTimes()
    var errors: [Double] = []
    var next = 1.004
    for frame in 60..<120 {
      let now = Double(frame + 1) / 60
      var arrived = 0
      let first = next
      while next <= now {
        next += 0.01
        arrived += 1
      }
      let stamped = self.times(times.stamp(moves(arrived), at: now))
      for (place, time) in stamped.enumerated() {
        errors.append(abs(time - (first + Double(place) * 0.01)))
      }
    }
    #expect((errors.dropFirst(16).max() ?? 1) < 0.002)
  }

  @Test("Whatever comes, times do not run back, are not in the future and not microseconds apart")
  func anything() {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      var times = EventTimes()
      var clock = 0.0
      var greatest = 0.0
      var last = 0.0
      for _ in 0..<60 {
        let steps = [0, 1e-6, 0.001, 0.016, 3600, 1e6, -0.01, .nan, .infinity]
        let step = steps.randomElement(using: &random) ?? 0
        let now = clock + step
        if now.isFinite { clock = now }
        greatest = max(greatest, clock)
        let count = Int.random(in: 0...20, using: &random)
        let stamps: [UInt32]? =
          Bool.random(using: &random)
          ? (0..<count).map { _ in UInt32.random(in: 0...(.max), using: &random) } : nil
        let stamped = self.times(
          times.stamp(
            moves(count, serverTimes: stamps), at: now, hasWaited: Bool.random(using: &random)))
        #expect(stamped.count == count)
        for time in stamped {
          #expect(time >= last && time <= greatest)
          #expect(time == last || time - last >= 0.000_5)
          last = time
        }
      }
    }
  }

  @Test("Ten thousand events in one frame are as good as any")
  func many() {
    var times = EventTimes()
    _ = times.stamp([], at: 1)
    let stamped = self.times(times.stamp(moves(10_000), at: 1.016))
    #expect(stamped.count == 10_000)
    #expect(zip(stamped, stamped.dropFirst()).allSatisfy { $0 == $1 || $1 - $0 >= 0.000_5 })
    #expect((stamped.last ?? 2) <= 1.016 && stamped[0] >= 1)
    #expect(Set(stamped).count > 20)
  }

  @Test("Keys and the wheel get times as well, and what is no input is passed on")
  func others() {
    var times = EventTimes()
    _ = times.stamp([], at: 1)
    let events: [StageEvent] = [
      .exposed, .input(InputEvent(time: 0, .key(InputEvent.KeyPress(.home)))), .quit,
      .input(InputEvent(time: 0, .wheel(InputEvent.Wheel(at: .zero, delta: Point(x: 0, y: 1))))),
    ]
    let stamped = times.stamp(events.map { EventTimes.Arrival(event: $0) }, at: 1.008)
    #expect(stamped.count == 4 && stamped[0] == .exposed && stamped[2] == .quit)
    #expect(isNear(self.times(stamped), [1.003, 1.007]))
  }
}
