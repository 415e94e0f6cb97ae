import ScrollEngine
import TestSupport
import Testing

@testable import SDLStage

@Suite("The speed at which a pointer is let go")
struct ReleaseSpeedTests {
  private static let rates = [60.0, 90, 125, 250, 500, 1000]
  private static let busyTimes = [0.0, 0.002, 0.004, 0.006, 0.009, 0.012]

  private struct Case: CustomStringConvertible {
    var rate: Double
    var busy: Double
    var frameRate: Double
    var speed: Double

    func model(_ way: StrokeModel.Way) -> StrokeModel {
      StrokeModel(way: way, rate: rate, frameRate: frameRate, busy: busy, speed: speed)
    }

    var description: String {
      "\(rate) reports, busy for \(busy) s of each of \(frameRate) frames, \(speed) points a second"
    }

    static var all: [Case] {
      var all: [Case] = []
      for frameRate in [60.0, 144] {
        for busy in busyTimes {
          for rate in rates {
            for speed in [300.0, 1000, 3000] {
              all.append(Case(rate: rate, busy: busy, frameRate: frameRate, speed: speed))
            }
          }
        }
      }
      return all
    }
  }

  @Test(
    "Right within a tenth in the middle and a fifth at worst, however busy the loop is",
    arguments: [StrokeModel.Way.spread, .server])
  func right(way: StrokeModel.Way) {
    for test in Case.all {
      var model = test.model(way)
      model.jitter = 0.05
      let (median, worst) = model.errors(of: test.speed)
      #expect(median < 0.1 && worst < 0.2, "\(test): \(median), \(worst)")
    }
  }

  @Test("Places in whole pixels, as mice have them")
  func pixels() {
    for test in Case.all {
      var model = test.model(.server)
      model.roundsToPixels = true
      let (median, worst) = model.errors(of: test.speed)
      #expect(median < 0.12 && worst < 0.25, "\(test): \(median), \(worst)")
    }
  }

  @Test("With the times at which events are read, most of these speeds are wrong")
  func asRead() {
    let wrong = Case.all.count { $0.model(.read).errors(of: $0.speed).worst > 0.2 }
    #expect(wrong > Case.all.count / 2)
  }

  @Test("A hand that stands still for 50 ms throws nothing, or what a busy loop makes of them")
  func rests() {
    for test in Case.all {
      for way in [StrokeModel.Way.spread, .server] {
        var model = test.model(way)
        // Without the server's time, a busy loop blurs when the rest begins and ends.
        model.rest = way == .server ? 0.05 : 0.05 + test.busy
        #expect((0..<5).allSatisfy { model.run(seed: $0).speed == 0 }, "\(test), \(way)")
      }
    }
  }

  @Test("A hand that has slowed down 60 ms before is let go at the slow speed")
  func slows() {
    for test in Case.all {
      var model = test.model(.spread)
      let speed = test.speed
      model.path = { time in
        time < 0.14 ? time * speed : (0.14 + (time - 0.14) * 0.1) * speed
      }
      for seed in 0..<5 {
        #expect(model.run(seed: UInt64(seed)).speed < speed * 0.4, "\(test)")
      }
    }
  }
}
