import TestSupport
import Testing

@testable import ScrollEngine

/// What a view shows by the definition: for each property, the way begun last, read anew each time.
private struct AnimationReference {
  struct Way {
    var from: [Double]
    var start: Double
    var duration: Double
  }

  var own: [String: [Double]]
  var ways: [String: Way] = [:]

  /// The values of a property at a time in seconds.
  func shown(_ property: String, at time: Double) -> [Double] {
    guard let own = own[property] else { return [] }
    guard let way = ways[property], time < way.start + way.duration else { return own }
    let progress = max(0, time - way.start) / way.duration
    return zip(way.from, own).map { $0 + ($1 - $0) * progress }
  }

  mutating func change(
    _ property: String, to values: [Double], at time: Double, delay: Double, duration: Double
  ) {
    let from = shown(property, at: time)
    own[property] = values
    ways[property] = Way(from: from, start: time + delay, duration: duration)
  }
}

@MainActor
@Suite("Random blocks of animations")
struct RandomAnimationTests {
  @Test(
    "call each completion once, whatever comes in between", arguments: [Soak.count(60, soak: 2_000)]
  )
  func completions(seeds: Int) {
    for seed in 0..<UInt64(seeds) {
      var random = SeededRandom(seed: seed)
      let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      let views = (0..<3).map { _ in View(frame: Rect(x: 0, y: 0, width: 40, height: 20)) }
      for view in views { window.addSubview(view) }
      var (begun, ended) = (0, [Int: Int]())
      func block(_ depth: Int) {
        let number = begun
        begun += 1
        let options: [View.AnimationOptions] = [
          [], .allowUserInteraction, .overrideInheritedDuration, .autoreverse, .layoutSubviews,
        ]
        View.animate(
          withDuration: Double(Int.random(in: 0...4, using: &random)) / 4,
          delay: Double(Int.random(in: 0...1, using: &random)) / 4,
          options: options.randomElement(using: &random) ?? [],
          animations: {
            for view in views where Bool.random(using: &random) {
              switch Int.random(in: 0...6, using: &random) {
              case 0: view.alpha = Double(Int.random(in: 0...2, using: &random)) / 2
              case 1: view.center.x += 10
              case 2: view.bounds.size.width += 10
              case 3: view.transform = AffineTransform(rotationAngle: 1)
              case 4 where depth < 2: block(depth + 1)
              case 5: View.performWithoutAnimation { view.center.y += 5 }
              case 6 where view.superview == nil: window.addSubview(view)
              default: view.removeFromSuperview()
              }
            }
          },
          completion: { _ in
            ended[number, default: 0] += 1
            if depth < 2, Bool.random(using: &random) { block(depth + 1) }
          })
      }
      for _ in 0..<12 {
        block(0)
        window.advance(to: window.now + Double(Int.random(in: 0...4, using: &random)) / 8)
      }
      for _ in 0..<100 { window.advance(to: window.now + 0.25) }
      #expect(
        ended.count == begun && ended.values.allSatisfy { $0 == 1 }, "seed \(seed)")
      #expect(views.allSatisfy { $0.shownState == nil && !$0.flags[.ignoresTouches] })
      #expect(window.movingParts.isEmpty, "seed \(seed)")
    }
  }

  @Test("show what the definition says", arguments: [Soak.count(100, soak: 4_000)])
  func definition(seeds: Int) {
    for seed in 0..<UInt64(seeds) {
      var random = SeededRandom(seed: seed)
      let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
      window.addSubview(view)
      var reference = AnimationReference(
        own: ["center": [20, 10], "size": [40, 20], "alpha": [1], "factor": [1]])
      for step in 0..<20 {
        let now = window.now
        let duration = Double(Int.random(in: 1...8, using: &random)) / 4
        let delay = Double(max(0, Int.random(in: -2...2, using: &random))) / 4
        View.animate(withDuration: duration, delay: delay, options: .curveLinear) {
          func values(_ count: Int, _ range: ClosedRange<Int>) -> [Double] {
            (0..<count).map { _ in Double(Int.random(in: range, using: &random)) / 4 }
          }
          func change(_ property: String, _ values: [Double], _ apply: ([Double]) -> Void) {
            guard values != reference.own[property] else { return }
            apply(values)
            reference.change(
              property, to: values, at: now, delay: delay, duration: duration)
          }
          if Bool.random(using: &random) {
            change("center", values(2, 0...400)) { view.center = Point(x: $0[0], y: $0[1]) }
          }
          if Bool.random(using: &random) {
            change("size", values(2, 0...400)) {
              view.bounds.size = Size(width: $0[0], height: $0[1])
            }
          }
          if Bool.random(using: &random) {
            change("alpha", values(1, 0...4)) { view.alpha = $0[0] }
          }
          if Bool.random(using: &random) {
            change("factor", values(1, 1...12)) {
              view.transform = AffineTransform(scaleX: $0[0], y: $0[0])
            }
          }
        }
        window.advance(to: now + Double(Int.random(in: 0...6, using: &random)) / 8)
        let time = window.now
        let shown = [
          "center": [view.shownCenter.x, view.shownCenter.y],
          "size": [view.shownBounds.width, view.shownBounds.height],
          "alpha": [view.shownAlpha], "factor": [view.animatedTransform.a],
        ]
        for (property, values) in shown {
          let expected = reference.shown(property, at: time)
          for (value, wanted) in zip(values, expected) where abs(value - wanted) > 1e-9 {
            Issue.record("seed \(seed), step \(step): \(property) is \(values), not \(expected)")
          }
        }
      }
      window.advance(to: window.now + 10)
      #expect(view.shownState == nil && window.movingParts.isEmpty, "seed \(seed)")
    }
  }
}
