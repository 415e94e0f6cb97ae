import Geometry
import ScrollMotion
import Testing

@Suite("What sends wheel events")
struct WheelStreamTests {
  private func devices(_ deltas: [Double], every interval: Double = 0.01) -> [WheelStream.Device] {
    var stream = WheelStream()
    return deltas.enumerated().map { place, delta in
      stream.device(sending: Point(x: 0, y: delta), at: Double(place) * interval)
    }
  }

  @Test("is a wheel as long as it sends parts of a notch, as single-precision numbers too")
  func wheels() {
    #expect(Set(devices([1, -1, 2, 3])) == [.wheel])
    #expect(Set(devices([0.125, 0.25, 1, 0.125, -7.0 / 120])) == [.wheel])
    #expect(Set(devices((1...600).map { Double(Float($0) / 120) })) == [.wheel])
  }

  @Test("is a touchpad from the first other number on, whole ones among them")
  func touchpads() {
    #expect(Set(devices([0.137_109_375, 1, 0.5, 2, -0.003_9])) == [.touchpad])
    #expect(devices([1, 0.137_109_375, 1]) == [.wheel, .touchpad, .touchpad])
  }

  @Test("may be another one after half a second")
  func pause() {
    #expect(devices([0.137_109_375, 1], every: 0.51) == [.touchpad, .wheel])
    #expect(devices([0.137_109_375, 1], every: 0.49) == [.touchpad, .touchpad])
  }

  @Test("is known whatever the numbers and times are")
  func hostile() {
    var stream = WheelStream()
    for delta in [Double.nan, .infinity, -.infinity, 1e300, 0] {
      for time in [Double.nan, 0, -1, .infinity, 5] {
        _ = stream.device(sending: Point(x: delta, y: 0), at: time)
      }
    }
  }
}
