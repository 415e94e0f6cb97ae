import SceneParts
import TestSupport
import Testing

@Suite("The axis of time")
struct TimeScaleTests {
  @Test("maps times to positions and back, within its ends", arguments: Soak.seeds(1...20))
  func thereAndBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let start = Double.random(in: -100...400, using: &random)
    let scale = TimeScale(
      from: start, to: start + Double.random(in: 1...900, using: &random),
      origin: Double.random(in: 0...100, using: &random),
      length: Double.random(in: 1...3_600, using: &random))
    let last = scale.origin + scale.length
    #expect(scale.x(of: scale.origin) == scale.start && scale.time(at: scale.start) == scale.origin)
    #expect(scale.x(of: last + 1) == scale.x(of: last) && abs(scale.x(of: last) - scale.end) < 1e-9)
    #expect(scale.x(of: scale.origin - 1) == scale.start)
    #expect(scale.time(at: scale.end + 1) == scale.time(at: scale.end))
    #expect(scale.time(at: scale.start - 1) == scale.origin)
    let times = (0..<20).map { _ in
      Double.random(in: scale.origin...last, using: &random)
    }.sorted()
    for time in times { #expect(abs(scale.time(at: scale.x(of: time)) - time) < 1e-6) }
    let places = times.map(scale.x(of:))
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
