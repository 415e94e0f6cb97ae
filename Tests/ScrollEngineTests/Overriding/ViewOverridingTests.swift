import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A subclass of a view")
struct ViewOverridingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = OverridingView()

  @Test("hears of each property that is set, by its own name")
  func properties() {
    view.frame = Rect(x: 1, y: 2, width: 10, height: 10)
    #expect(view.taken() == ["frame 1,2"])
    view.frame.origin.x = 5
    #expect(view.taken() == ["frame 5,2"])
    view.bounds.size.width = 20
    #expect(view.taken() == ["bounds 20"] && view.frame.minX == 0)
    view.center = Point(x: 30, y: 30)
    #expect(view.taken() == ["center 30"] && view.frame.midX == 30)
    view.backgroundColor = .systemTintForTests
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.tag = 4
    view.isUserInteractionEnabled = false
    #expect(
      view.taken() == [
        "backgroundColor", "alpha 0.5", "isHidden true", "clipsToBounds", "tag 4", "interaction",
      ])
  }

  @Test("may change a frame on its way")
  func computedFrame() {
    final class Inset: View {
      override var frame: Rect {
        get { super.frame }
        set { super.frame = newValue.inset(by: 4) }
      }
    }
    let view = Inset()
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.frame == Rect(x: 4, y: 4, width: 92, height: 42))
    let controller = ViewController()
    controller.view = view
    window.rootViewController = controller
    #expect(view.frame == window.bounds.inset(by: 4))
  }

  @Test("hears what is done to its subviews, by one name each")
  func subviews() {
    let (a, b, c) = (View(), View(), View())
    view.addSubview(a)
    #expect(view.taken() == ["addSubview", "didAddSubview"])
    view.insertSubview(b, at: 0)
    #expect(view.taken() == ["insertSubview at 0", "didAddSubview"])
    view.insertSubview(c, aboveSubview: b)
    #expect(view.taken() == ["insertSubview above", "didAddSubview"])
    #expect(view.subviews == [b, c, a])
    view.insertSubview(a, belowSubview: c)
    #expect(view.taken() == ["insertSubview below"])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.taken() == ["exchangeSubview"] && view.subviews == [c, a, b])
    view.bringSubviewToFront(c)
    view.sendSubviewToBack(b)
    #expect(view.taken() == ["bringSubviewToFront", "sendSubviewToBack"])
    #expect(view.subviews == [b, a, c])
    a.removeFromSuperview()
    #expect(view.taken() == ["willRemoveSubview"])
  }

  @Test("hears where it moves, before and after")
  func moves() {
    let outer = View()
    outer.addSubview(view)
    #expect(view.taken() == ["will move to superview, is in none", "didMoveToSuperview"])
    window.addSubview(outer)
    #expect(view.taken() == ["will move to window, is in none", "didMoveToWindow"])
    view.removeFromSuperview()
    #expect(
      view.taken() == [
        "removeFromSuperview", "will move to no superview, is in one",
        "will move to no window, is in one", "didMoveToWindow", "didMoveToSuperview",
      ])
    window.addSubview(view)
    #expect(
      view.taken() == [
        "will move to superview, is in none", "will move to window, is in none",
        "didMoveToWindow", "didMoveToSuperview",
      ])
    outer.removeFromSuperview()
    #expect(view.taken() == [])
  }

  @Test("may refuse to move: what it does when it is told holds")
  func refusing() {
    final class Restless: View {
      weak var refuge: View?
      override func willMove(toSuperview newSuperview: View?) {
        guard let refuge, newSuperview !== refuge else { return }
        self.refuge = nil
        refuge.addSubview(self)
      }
    }
    let (first, refuge, restless) = (View(), View(), Restless())
    restless.refuge = refuge
    first.addSubview(restless)
    // The view was in `refuge` until the interrupted `addSubview(_:)` moved it to `first`.
    #expect(restless.superview === first && refuge.subviews.isEmpty)
    restless.refuge = refuge
    restless.removeFromSuperview()
    #expect(restless.superview === refuge && first.subviews.isEmpty)
  }

  @Test("hears requests, and not what the engine marks by itself")
  func requests() {
    window.addSubview(view)
    window.advance(to: 1)
    _ = view.taken()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.setNeedsDisplay()
    #expect(
      view.taken() == ["setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "setNeedsDisplay"])
    view.sizeToFit()
    #expect(view.taken() == ["sizeToFit", "bounds 70"] && view.bounds.height == 30)
    window.advance(to: 2)
    #expect(view.taken() == ["layoutSubviews"])
    view.invalidateIntrinsicContentSize()
    #expect(view.taken() == ["invalidateIntrinsicContentSize"])
    #expect(view.intrinsicContentSize == Size(width: 7, height: 3))
    #expect(View().intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test("hears of the tint that it takes from above, and of no other")
  func tint() {
    let outer = View()
    let inner = OverridingView()
    let own = OverridingView()
    own.tintColor = Color(0x00FF00)
    #expect(own.taken() == ["tintColorDidChange"])
    outer.addSubview(view)
    view.addSubview(inner)
    view.addSubview(own)
    for probe in [view, inner, own] { _ = probe.taken() }
    outer.tintColor = Color(0xFF0000)
    #expect(view.taken() == ["tintColorDidChange"] && inner.taken() == ["tintColorDidChange"])
    #expect(own.taken() == [] && own.tintColor == Color(0x00FF00))
    #expect(inner.tintColor == Color(0xFF0000))
    outer.tintColor = nil
    #expect(inner.tintColor == View().tintColor && inner.taken() == ["tintColorDidChange"])
    outer.tintColor = Color(0x0000FF)
    _ = inner.taken()
    inner.removeFromSuperview()
    view.addSubview(inner)
    #expect(inner.taken().contains("tintColorDidChange"))
  }

  @Test("is equal to itself alone, and is made without arguments")
  func identity() {
    final class Plain: View {
      override init(frame: Rect) { super.init(frame: frame) }
    }
    let plain = Plain()
    #expect(plain.frame == .zero)
    let other: View = Plain()
    #expect(plain == plain && plain != other && Set([plain, other, plain]).count == 2)
    let controllers = [ViewController(), ViewController()]
    #expect(controllers.firstIndex(of: controllers[1]) == 1)
  }

  @Test("finds views by tag, each before those in it")
  func tags() {
    let (a, b) = (View(), View())
    view.addSubview(a)
    a.addSubview(b)
    (a.tag, b.tag) = (3, 3)
    #expect(view.viewWithTag(3) === a && view.viewWithTag(9) == nil && b.viewWithTag(3) === b)
  }
}

extension Color {
  fileprivate static let systemTintForTests = Color(0x123456)
}
