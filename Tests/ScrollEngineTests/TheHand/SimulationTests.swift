import ScrollEngine
import TestSupport
import Testing

/// The engine, compared with a step-by-step integration of the same formulas.
@MainActor
@Suite("Gestures beside a simulation")
struct SimulationTests {
  /// 100 sequences of one to three gestures, or more in a soak.
  @Test("agree within 1e-6 points at jittered ticks", arguments: Soak.seeds(0...9))
  func agreement(block: UInt64) throws {
    for seed in block * 10..<(block + 1) * 10 {
      var random = SeededRandom(seed: seed)
      let worst = try Self.worstDifference(&random)
      #expect(worst < 1e-6, "seed \(seed): \(worst) points")
    }
  }

  private static func worstDifference(_ random: inout SeededRandom) throws -> Double {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let content = LongContent(height: number(500...6_000))
    let view = content.view
    let window = content.window
    view.contentOffset.y = number(0...max(0, view.contentSize.height - 480))
    var model = ReferenceScroller(
      range: view.scrollRange[.vertical], length: 480, offset: content.y)
    var worst = 0.0
    var time = 0.0
    var shown = content.y
    /// Compares the moving content in each frame. The engine ends a motion near its destination.
    func frames(until end: Double) {
      while time < end {
        let next = min(end, time + number(0.002...0.03))
        model.advance(by: next - time)
        time = next
        window.advance(to: time)
        shown = content.y
        guard view.isDecelerating else {
          if model.isMoving { worst = max(worst, abs(content.y - model.destination)) }
          model.hold(at: content.y)
          continue
        }
        worst = max(worst, abs(content.y - model.offset))
      }
    }
    frames(until: 0.05)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let remaining = model.isDecelerating ? model.velocity : 0
      let isCaught = view.isDecelerating && abs(model.velocity) >= 60
      // ``VelocityTracker`` combines positions that come closer together.
      let interval = number(0.008...0.017)
      let speed = number(-3_000...3_000)
      var finger = 240.0
      var history: [(time: Double, place: Double)] = [(time, finger)]
      content.send([Stroke.down(Point(x: 160, y: finger), at: time)])
      if isCaught { model.hold(at: shown) }
      var grip: (wanted: Double, finger: Double)? = isCaught ? (model.wanted(), finger) : nil
      // A finger on content that moves slowly does not catch it, so the gesture ends here.
      guard isCaught || !view.isDecelerating else {
        content.send([Stroke.up(Point(x: 160, y: finger), at: time)])
        frames(until: time + 8)
        continue
      }
      for _ in 0..<Int.random(in: 4...12, using: &random) {
        time += interval
        finger -= speed * number(0.8...1.2) * interval
        history.append((time, finger))
        content.send([Stroke.move(Point(x: 160, y: finger), at: time)])
        if let grip {
          model.drag(to: grip.wanted - (finger - grip.finger))
        } else if abs(finger - 240) > 10 {
          grip = (model.wanted(), finger)
        }
        worst = max(worst, abs(content.y - model.offset))
      }
      content.send([Stroke.up(Point(x: 160, y: finger), at: time)])
      guard grip != nil else { continue }
      // The last three velocities, with the greatest weight on the oldest.
      let last = history.suffix(4).map { $0 }
      let speeds = zip(last, last.dropFirst()).map { ($1.place - $0.place) / ($1.time - $0.time) }
      let release = 0.6 * speeds[0] + 0.35 * speeds[1] + 0.05 * speeds[2]
      model.release(speed: -release, remaining: remaining)
      shown = content.y
      frames(until: time + number(0.05...1.5))
    }
    frames(until: time + 12)
    #expect(!view.isDecelerating && !view.isDragging)
    return worst
  }
}
