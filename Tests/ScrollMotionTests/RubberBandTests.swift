import ScrollMotion
import Testing

struct RubberBandTests {
  let band = RubberBand.standard

  @Test func `The inverse undoes the band, and the band the inverse`() {
    var samples = MotionSamples(seed: 41)
    for _ in 0..<1000 {
      let dimension = samples.number(in: 1...2000)
      let pull = samples.number(in: -5000...5000)
      let banded = band.band(pull, dimension: dimension)
      #expect(abs(band.inverse(banded, dimension: dimension) - pull) < 1e-6 * max(1, abs(pull)))
      let visible = samples.number(in: -0.99...0.99) * dimension
      let back = band.band(band.inverse(visible, dimension: dimension), dimension: dimension)
      #expect(abs(back - visible) < 1e-9 * dimension)
    }
  }

  @Test func `It grows with the pull, stays below the dimension and is the same on both sides`() {
    var previous = -1.0
    for step in 0...2000 {
      let pull = Double(step) * 3
      let banded = band.band(pull, dimension: 480)
      #expect(banded > previous && banded < 480)
      #expect(band.band(-pull, dimension: 480) == -banded)
      previous = banded
    }
    #expect(band.band(1e300, dimension: 480) < 480)
  }

  @Test func `The gain is the slope`() {
    for pull in [0.0, 10, 100, 900] {
      let slope = (band.band(pull + 1e-4, dimension: 600) - band.band(pull, dimension: 600)) / 1e-4
      let banded = band.band(pull, dimension: 600)
      #expect(abs(slope - band.gain(at: banded, dimension: 600)) < 1e-5)
    }
    #expect(band.gain(at: 700, dimension: 600) == 0)
  }

  @Test func `Within the range nothing resists`() {
    for offset in [-64.0, 0, 500, 1000] {
      #expect(band.clamp(offset, to: -64...1000, dimension: 600) == offset)
      #expect(band.unclamp(offset, from: -64...1000, dimension: 600) == offset)
    }
    let past = band.clamp(1100, to: -64...1000, dimension: 600)
    #expect(abs(past - 1050.38167938931298) < 1e-9)
    #expect(abs(band.unclamp(past, from: -64...1000, dimension: 600) - 1100) < 1e-9)
  }

  @Test func `Grabbing and not moving shows what showed before`() {
    var samples = MotionSamples(seed: 42)
    for _ in 0..<300 {
      let offset = samples.number(in: -400...1400)
      let grabbed = band.unclamp(offset, from: 0...1000, dimension: 480)
      #expect(abs(band.clamp(grabbed, to: 0...1000, dimension: 480) - offset) < 1e-9)
    }
  }

  @Test(arguments: [0.0, -5, .nan])
  func `Without a visible part nothing moves`(dimension: Double) {
    #expect(band.band(100, dimension: dimension) == 0)
    #expect(band.inverse(100, dimension: dimension) == 0)
    #expect(band.gain(at: 0, dimension: dimension) == 0)
    #expect(band.clamp(1200, to: 0...1000, dimension: dimension) == 1000)
  }
}
