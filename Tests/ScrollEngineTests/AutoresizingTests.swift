import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let view = View(frame: Rect(x: 10, y: 20, width: 60, height: 100))

  init() { box.addSubview(view) }

  @Test("leaves views alone that say nothing")
  func nothing() {
    box.frame.size = Size(width: 300, height: 50)
    #expect(view.frame == Rect(x: 10, y: 20, width: 60, height: 100))
  }

  @Test(
    "gives what grows to the part that may",
    arguments: [
      (.flexibleWidth, Rect(x: 10, y: 20, width: 160, height: 100)),
      (.flexibleLeftMargin, Rect(x: 110, y: 20, width: 60, height: 100)),
      (.flexibleRightMargin, Rect(x: 10, y: 20, width: 60, height: 100)),
      (.flexibleHeight, Rect(x: 10, y: 20, width: 60, height: 200)),
      (.flexibleTopMargin, Rect(x: 10, y: 120, width: 60, height: 100)),
      (.all, Rect(x: 10, y: 20, width: 160, height: 200)),
    ] as [(View.AutoresizingMask, Rect)])
  func onePart(mask: View.AutoresizingMask, frame: Rect) {
    view.autoresizingMask = mask
    box.frame.size = Size(width: 200, height: 300)
    #expect(view.frame == frame)
  }

  @Test("divides it in proportion among several")
  func proportion() {
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    // Left and right of the view are 10 and 30 points; above it are 20, in it 100, below it 80.
    box.frame.size = Size(width: 140, height: 400)
    #expect(view.frame == Rect(x: 20, y: 40, width: 60, height: 200))
  }

  @Test("fills a superview that had no size, and starts from there")
  func fromZero() {
    let box = View()
    let view = View()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(view)
    box.frame = Rect(x: 5, y: 5, width: 320, height: 480)
    #expect(view.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    box.bounds.size = Size(width: 480, height: 320)
    #expect(view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    // Scrolling does not change the size.
    box.bounds.origin.y = 40
    #expect(view.frame.origin == .zero)
  }

  @Test("can be switched off, and begins when a mask is set later")
  func switchedOff() {
    box.autoresizesSubviews = false
    view.autoresizingMask = .flexibleWidth
    box.frame.size.width = 200
    #expect(view.frame.width == 60)
    box.autoresizesSubviews = true
    box.frame.size.width = 300
    #expect(view.frame.width == 160)
  }

  @Test("goes all the way down, and a layout has the last word")
  func nested() {
    final class Placing: View {
      override func layoutSubviews() { subviews.first?.frame.origin = Point(x: 1, y: 1) }
    }
    let outer = Placing(frame: box.frame)
    let window = Window(frame: box.frame)
    window.addSubview(outer)
    outer.autoresizingMask = .flexibleWidth
    outer.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    let inner = View(frame: view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    window.frame.size.width = 150
    #expect(inner.frame == Rect(x: 0, y: 0, width: 110, height: 100))
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 1, y: 1, width: 110, height: 100))
  }

  @Test("keeps the sum of the parts, and comes back to where it was")
  func invariants() {
    for seed in Soak.seeds(1...200) {
      var random = SeededRandom(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random)
      }
      let size = Size(width: number(50...500), height: number(50...500))
      let box = View(frame: Rect(origin: .zero, size: size))
      let frame = Rect(
        x: number(0...20), y: number(0...20), width: number(1...25), height: number(1...25))
      let view = View(frame: frame)
      view.autoresizingMask = View.AutoresizingMask(
        rawValue: UInt.random(in: 0...63, using: &random))
      box.addSubview(view)
      let mayShrink = Bool.random(using: &random)
      for _ in 0..<4 {
        box.frame.size = Size(
          width: number((mayShrink ? 30 : size.width)...900),
          height: number((mayShrink ? 30 : size.height)...900))
        #expect(view.frame.width >= 0 && view.frame.height >= 0, "seed \(seed)")
        if !view.autoresizingMask.contains(.flexibleWidth) {
          #expect(view.frame.width == frame.width, "seed \(seed)")
        }
        if view.autoresizingMask.isDisjoint(with: [.flexibleTopMargin]) {
          #expect(abs(view.frame.minY - frame.minY) < 1e-9, "seed \(seed)")
        }
      }
      box.frame.size = size
      // Proportions are kept as long as no part has shrunk to zero.
      if !mayShrink {
        let off = [
          view.frame.minX - frame.minX, view.frame.minY - frame.minY,
          view.frame.width - frame.width, view.frame.height - frame.height,
        ]
        #expect(off.allSatisfy { abs($0) < 1e-6 }, "seed \(seed): \(view.frame) \(frame)")
      }
    }
  }
}

extension View.AutoresizingMask {
  fileprivate static let all: View.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}
