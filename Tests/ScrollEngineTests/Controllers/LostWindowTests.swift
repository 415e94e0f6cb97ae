import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A window that is released before its views")
struct LostWindowTests {
  /// A controller that moves a view away when its window is gone, as a stack does that is released
  /// then.
  private final class Mover: ViewController {
    let inner = View()
    var foundWindow = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let between = View()
      view.addSubview(between)
      between.addSubview(inner)
    }

    override func viewLostWindow() {
      super.viewLostWindow()
      foundWindow = inner.windowReference != nil
      inner.removeFromSuperview()
    }
  }

  @Test("is gone for all views before any controller learns of it")
  func order() {
    let mover = Mover()
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = mover
      window.layoutIfNeeded()
      #expect(mover.inner.window === window)
    }
    #expect(mover.view.window == nil && mover.inner.window == nil)
    #expect(!mover.foundWindow && mover.inner.superview == nil)
  }
}
