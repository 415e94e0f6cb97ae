import ScrollEngine
import Testing

@MainActor
@Suite("A hit test")
struct HitTestTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let back = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
  let front = View(frame: Rect(x: 40, y: 40, width: 50, height: 50))
  let inner = View(frame: Rect(x: 10, y: 10, width: 100, height: 20))

  init() {
    window.addSubview(back)
    window.addSubview(front)
    front.addSubview(inner)
  }

  func hit(_ x: Double, _ y: Double) -> View? { window.hitTest(Point(x: x, y: y), with: nil) }

  @Test("finds the frontmost view, and the deepest in it")
  func frontmost() {
    #expect(hit(15, 15) === back)
    #expect(hit(45, 45) === front)
    #expect(hit(55, 55) === inner)
    #expect(hit(5, 5) === window)
    #expect(hit(100, 50) == nil)
    window.bringSubviewToFront(back)
    #expect(hit(45, 45) === back)
  }

  @Test("takes the minimum edges for inside and the maximum ones for outside")
  func edges() {
    #expect(hit(10, 10) === back)
    #expect(hit(60, 15) === window)
    #expect(hit(89.999, 45) === front)
    #expect(hit(90, 45) === window)
  }

  @Test(
    "passes a view over that is hidden, transparent or disabled, with all it holds",
    arguments: ["hidden", "transparent", "disabled"])
  func passedOver(how: String) {
    switch how {
    case "hidden": front.isHidden = true
    case "transparent": front.alpha = 0.005
    default: front.isUserInteractionEnabled = false
    }
    #expect(hit(55, 55) === back)
    #expect(hit(75, 55) === window)
  }

  @Test("finds nothing of a view outside the bounds of what holds it, clipped or not")
  func outsideBounds() {
    #expect(!front.clipsToBounds)
    #expect(hit(95, 55) === window)
    window.frame.size.width = 200
    #expect(hit(120, 55) === window)
  }

  @Test("follows bounds that were scrolled")
  func scrolled() {
    front.bounds.origin = Point(x: 0, y: 10)
    #expect(hit(55, 45) === inner)
    #expect(hit(55, 61) === front)
    #expect(inner.convert(Point(x: 5, y: 5), from: window) == Point(x: -45, y: -35))
  }

  @Test("asks a view that catches touches outside its bounds")
  func customShape() {
    let generous = GenerousView(frame: Rect(x: 0, y: 80, width: 10, height: 10))
    window.addSubview(generous)
    #expect(hit(15, 85) === generous)
    #expect(hit(25, 85) === window)
  }
}

/// A view that can be hit up to ten points outside its bounds.
private final class GenerousView: View {
  override func point(inside point: Point, with event: Event?) -> Bool {
    bounds.inset(by: -10).contains(point)
  }
}
