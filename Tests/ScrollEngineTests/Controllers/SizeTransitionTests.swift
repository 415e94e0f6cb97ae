import Testing

@testable import ScrollEngine

/// Notes the transitions of its view.
@MainActor
private final class TurningController: ViewController {
  var notes: [String] = []
  var passesOn = true

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    notes.append("from \(view.bounds.width) to \(size.width)")
    coordinator.animate { [unowned self] _ in
      notes.append("beside at \(view.bounds.width)")
      view.setNeedsLayout()
    } completion: { [unowned self] context in
      notes.append("done, \(view.needsLayout ? "to be laid out" : "laid out")")
      #expect(!context.isAnimated && context.containerView === view.window)
    }
  }
}

@MainActor
@Suite("A controller whose window gets another size")
struct SizeTransitionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 600))
  private let root = TurningController()

  @Test("hears of it before its view follows, and runs code beside and after it")
  func order() {
    window.frame.size.width = 320
    window.rootViewController = root
    window.frame.origin.x = 10
    #expect(root.notes.isEmpty)
    window.frame.size = Size(width: 600, height: 300)
    #expect(root.notes == ["from 320.0 to 600.0", "beside at 600.0", "done, laid out"])
    window.bounds.size.width = 500
    #expect(root.notes.count == 6)
    window.bounds.size.width = 500
    #expect(root.notes.count == 6)
  }

  @Test("passes it on to the children that follow, each with its own size")
  func children() {
    let (wide, fixed, unloaded) = (TurningController(), TurningController(), TurningController())
    window.rootViewController = root
    for child in [wide, fixed, unloaded] { root.addChild(child) }
    wide.view.frame = Rect(x: 0, y: 0, width: 300, height: 50)
    fixed.view.frame = Rect(x: 0, y: 50, width: 100, height: 50)
    root.view.addSubview(wide.view)
    root.view.addSubview(fixed.view)
    wide.view.autoresizingMask = .flexibleWidth
    window.bounds.size.width = 400
    #expect(wide.notes == ["from 300.0 to 400.0", "beside at 400.0", "done, laid out"])
    #expect(fixed.notes.isEmpty && unloaded.notes.isEmpty && !unloaded.isViewLoaded)

    root.passesOn = false
    window.bounds.size.width = 300
    #expect(wide.notes.count == 3 && root.notes.count == 6)
  }

  @Test("may set another root on the way")
  func replaced() {
    final class Leaving: ViewController {
      override func viewWillTransition(
        to size: Size, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        let window = view.window
        coordinator.animate { _ in window?.rootViewController = ViewController() }
      }
    }
    let leaving = Leaving()
    window.rootViewController = leaving
    window.bounds.size.width = 400
    #expect(leaving.view.superview == nil && window.rootViewController !== leaving)
    #expect(window.rootViewController?.view.bounds.width == 400)
  }
}
