import Geometry
import ScrollMotion
import Testing

struct ZoomTests {
  @Test func `The content under the pointer stays there, and zooming back undoes it`() {
    var samples = MotionSamples(seed: 95)
    for _ in 0..<300 {
      let offset = Point(x: samples.number(in: -50...5000), y: samples.number(in: -50...5000))
      let anchor = Point(x: samples.number(in: 0...800), y: samples.number(in: 0...600))
      let (old, new) = (samples.number(in: 0.1...8), samples.number(in: 0.1...8))
      let zoomed = ZoomPhysics.offset(offset, anchor: anchor, from: old, to: new)
      #expect((((zoomed + anchor) * (1 / new)) - ((offset + anchor) * (1 / old))).length < 1e-8)
      let back = ZoomPhysics.offset(zoomed, anchor: anchor, from: new, to: old)
      #expect((back - offset).length < 1e-8)
    }
  }

  @Test func `A scale that is none leaves the offset alone`() {
    let offset = Point(x: 3, y: 4)
    for scale in [0, -1, .nan, .infinity] {
      #expect(ZoomPhysics.offset(offset, anchor: Point(x: 1, y: 1), from: 1, to: scale) == offset)
      #expect(ZoomPhysics.offset(offset, anchor: Point(x: 1, y: 1), from: scale, to: 1) == offset)
    }
    #expect(ZoomPhysics.clamp(.nan, to: 0.5...3) == 1)
  }

  @Test func `Past a limit the scale follows less and less, to a factor of two`() {
    #expect(ZoomPhysics.rubberBanded(2, to: 1...3) == 2)
    var previous = 3.0
    for step in 1...50 {
      let scale = ZoomPhysics.rubberBanded(3 + Double(step), to: 1...3)
      #expect(scale > previous && scale < 6 && scale < 3 + Double(step))
      previous = scale
    }
    #expect(ZoomPhysics.rubberBanded(1e-9, to: 1...3) > 0.5)
    #expect(ZoomPhysics.rubberBanded(0.9, to: 1...3) > 0.9)
    #expect(ZoomPhysics.rubberBanded(0.9, to: 1...3) < 1)
  }

  @Test func `A rectangle is shown whole and in the middle`() {
    let bounds = Size(width: 400, height: 300)
    let rect = Rect(x: 100, y: 200, width: 50, height: 100)
    let scale = ZoomPhysics.scale(showing: rect, in: bounds, limits: 0.1...10)
    #expect(scale == 3)
    #expect(ZoomPhysics.offset(centering: rect, in: bounds, scale: scale) == Point(x: 175, y: 600))
    #expect(ZoomPhysics.scale(showing: rect, in: bounds, limits: 1...2) == 2)
    #expect(ZoomPhysics.scale(showing: .zero, in: bounds, limits: 1...2) == 2)
    let line = Rect(x: 0, y: 0, width: 200, height: 0)
    #expect(ZoomPhysics.scale(showing: line, in: bounds, limits: 1...4) == 2)
  }

  @Test("springs back from any speed without passing zero, and no further than one can pinch")
  func spring() {
    for velocity in [-1e9, -40, 0, 3, 1e9, .infinity, .nan] {
      for scale in [0.4, 1, 4.4] {
        let spring = ZoomPhysics.spring(from: scale, to: 3, velocity: velocity)
        for step in 0...200 {
          let shown = ZoomPhysics.scale(of: spring, at: Double(step) / 100)
          #expect(shown > 0.2 && shown < 4.5 * ZoomPhysics.greatestExcess)
        }
        #expect(abs(ZoomPhysics.scale(of: spring, at: 3) - 3) < 1e-6)
      }
    }
  }

  @Test func `Past a limit the scale follows as the logarithm of the excess does in its band`() {
    // At twice the limit: 3·e^(0.55·ln 2·ln 1.5/(ln 1.5 + 0.55·ln 2)); half the limit mirrors it.
    for (scale, shown) in [(6.0, 3.651_359_886_347), (0.5, 0.821_611_699_032)] {
      #expect(abs(ZoomPhysics.rubberBanded(scale, to: 1...3) - shown) < 1e-9)
      #expect(abs(ZoomPhysics.unbanded(shown, from: 1...3) - scale) < 1e-6)
    }
  }

  @Test(arguments: [1.0...3, 0.25...0.5, 2...2])
  func `A scale that is shown leads back to the pinched one`(limits: ClosedRange<Double>) {
    for scale in [0.1, 0.25, 0.3, 0.5, 0.9, 1, 2, 3, 4, 9] {
      let shown = ZoomPhysics.rubberBanded(scale, to: limits)
      #expect(abs(ZoomPhysics.unbanded(shown, from: limits) - scale) < 1e-9 * scale, "\(scale)")
    }
    for none in [0.0, -2] {
      #expect(ZoomPhysics.rubberBanded(none, to: limits) == limits.lowerBound)
      #expect(ZoomPhysics.unbanded(none, from: limits) == limits.lowerBound)
    }
  }

  @Test func `The magnification is a logarithm, and a spring begins with its velocity`() {
    #expect(abs(ZoomPhysics.magnification(of: 2) - 0.693_147_180_56) < 1e-9)
    #expect(abs(ZoomPhysics.scale(ofMagnification: 0.693_147_180_56) - 2) < 1e-9)
    #expect(ZoomPhysics.spring(from: 2, to: 3, velocity: 0.5).initialVelocity == 0.25)
    // The velocity is at most e·ω·ln 1.5, where ω is 2π/0.575.
    for velocity in [-1e9, 1e9] {
      let fastest = abs(ZoomPhysics.spring(from: 2, to: 3, velocity: velocity).initialVelocity)
      #expect(abs(fastest - 12.043_701_773) < 1e-6)
    }
  }

  @Test func `A rectangle with one short side or none is shown as large as the other one allows`() {
    func scale(_ width: Double, _ height: Double, in bounds: Size) -> Double {
      ZoomPhysics.scale(
        showing: Rect(x: 7, y: 7, width: width, height: height), in: bounds, limits: 0.1...1000)
    }
    let bounds = Size(width: 400, height: 300)
    #expect(scale(0.5, 0, in: bounds) == 800)
    #expect(scale(0, 0.5, in: bounds) == 600)
    #expect(scale(0.5, 0.5, in: bounds) == 600)
    #expect(scale(0, 0, in: bounds) == 1000)
    #expect(scale(0, 0, in: .zero) == 1000)
  }
}
