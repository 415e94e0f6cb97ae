import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The geometry of a view")
struct ViewGeometryTests {
  @Test("keeps one size in frame and bounds")
  func oneSize() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))

    view.bounds.origin = Point(x: 5, y: 6)
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))

    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 3, height: 4))
  }

  @Test("keeps the centre where it is when the size of the bounds changes, as UIKit does")
  func centre() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))

    view.bounds.size = Size(width: 10, height: 100)
    #expect(view.center == Point(x: 25, y: 40))
    #expect(view.frame == Rect(x: 20, y: -10, width: 10, height: 100))

    view.center = .zero
    #expect(view.frame == Rect(x: -5, y: -50, width: 10, height: 100))
  }

  @Test("tells a subclass once of each change of the bounds, and of no other")
  func boundsDidChange() {
    let view = ProbeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.frame.origin.x = 5
    view.frame = view.frame
    view.bounds = view.bounds
    #expect(view.boundsChanges.isEmpty)

    view.frame.size.width = 20
    view.bounds.origin.y = 3
    #expect(
      view.boundsChanges == [
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 20, height: 10),
      ])
  }

  @Test("does not accept what is no number")
  func notFinite() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().frame.origin.y = .nan }
    }
    #expect(lastWords(frame).contains("View: frame"))
    #expect(lastWords(frame).contains("nan"))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().bounds.size.width = .infinity }
    }
    #expect(lastWords(bounds).contains("View: bounds"))
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: 0, y: 0, width: .nan, height: 0)) }
    }
    #expect(lastWords(made).contains("View: frame"))
  }

  @Test(
    "leads from any view of a tree to any other and back", arguments: 1...20 as ClosedRange<UInt64>)
  func convertRoundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    // Sixteenths, so that sums are exact and the comparison needs no tolerance.
    func number() -> Double { Double(Int.random(in: -4_000...4_000, using: &random)) / 16 }
    func point() -> Point { Point(x: number(), y: number()) }
    var views = [View()]
    for _ in 0..<40 {
      let view = View(frame: Rect(origin: point(), size: Size(width: 10, height: 10)))
      view.bounds.origin = point()
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    for step in 0..<200 {
      let first = try #require(views.randomElement(using: &random))
      let second = try #require(views.randomElement(using: &random))
      let point = point()
      let there = first.convert(point, to: second)
      #expect(second.convert(there, to: first) == point, "seed \(seed), step \(step)")
      #expect(second.convert(point, from: first) == there, "seed \(seed), step \(step)")
      let rect = Rect(origin: point, size: Size(width: 3, height: 4))
      #expect(
        first.convert(rect, to: second) == Rect(origin: there, size: rect.size),
        "seed \(seed), step \(step)")
      // The reference converts the point one superview at a time.
      var up = point
      var view = first
      while let superview = view.superview {
        up = up - view.bounds.origin + view.frame.origin
        view = superview
      }
      #expect(first.convert(point, to: nil) == up, "seed \(seed), step \(step)")
    }
  }
}
