import ScrollEngine
import Testing

@MainActor
@Suite("The controllers in a stack")
struct StackAppearanceTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
  let log = LoggingController.Log()
  let fractions = FractionLog()
  let stack = StackController()
  let first: BlockController
  let list: RowsController
  let last: BlockController

  init() {
    first = BlockController("first", height: 200, log)
    list = RowsController("list", rows: 20, height: 50, log)
    last = BlockController("last", height: 400, log)
    stack.delegate = fractions
    stack.viewControllers = [first, list, last]
  }

  /// Takes the log, and returns only the appearance calls.
  func appearances() -> [String] {
    log.take().filter { $0.contains("appear") || $0.contains("Appear") }
  }

  func scroll(to offset: Double) {
    stack.containerScrollView.contentOffset.y = offset
    window.layoutIfNeeded()
  }

  @Test("are its children at once, and have their views made and stacked with its own")
  func containment() {
    #expect(
      log.take() == [
        "first willMove to StackController", "list willMove to StackController",
        "last willMove to StackController",
      ])
    #expect(!first.isViewLoaded && stack.children.count == 3 && first.parent === stack)
    stack.loadViewIfNeeded()
    #expect(
      log.take() == [
        "first loadView", "first didLoad", "first didMove to StackController",
        "list loadView", "list didLoad", "list didMove to StackController",
        "last loadView", "last didLoad", "last didMove to StackController",
      ])
    stack.append(BlockController("new", height: 1, log))
    #expect(
      log.take() == [
        "new willMove to StackController", "new loadView", "new didLoad",
        "new didMove to StackController",
      ])
    #expect(stack.viewControllers.map(\.title) == ["first", "list", "last", "new"])
  }

  @Test("appear with the stack if they are in sight, and none does that is not")
  func withStack() {
    window.rootViewController = stack
    #expect(
      appearances() == ["first willAppear", "list willAppear", "first didAppear", "list didAppear"])
    #expect(fractions.take() == ["first 1.0", "list 0.1"])
    window.rootViewController = nil
    #expect(
      appearances() == [
        "first willDisappear", "list willDisappear", "first didDisappear", "list didDisappear",
      ])
    #expect(fractions.take() == ["first 0.0", "list 0.0"])
    window.rootViewController = stack
    #expect(
      appearances() == ["first willAppear", "list willAppear", "first didAppear", "list didAppear"])
  }

  @Test("appear and disappear as they come into sight and leave it, the leaving ones first")
  func scrolling() {
    window.rootViewController = stack
    _ = log.take()
    _ = fractions.take()
    scroll(to: 100)
    #expect(log.calls.isEmpty || appearances().isEmpty)
    #expect(fractions.take() == ["first 0.5", "list 0.2"])
    scroll(to: 200)
    #expect(appearances() == ["first willDisappear", "first didDisappear"])
    #expect(fractions.take() == ["first 0.0", "list 0.3"])
    scroll(to: 1200)
    #expect(
      appearances() == [
        "list willDisappear", "list didDisappear", "last willAppear", "last didAppear",
      ])
    #expect(fractions.take() == ["list 0.0", "last 0.75"])
    scroll(to: 1300)
    #expect(appearances().isEmpty && fractions.take().isEmpty)
    #expect(stack.visibleViewControllers.map(\.title) == ["last"])
    #expect(stack.visibleFraction(of: last) == 0.75 && stack.visibleFraction(of: first) == 0)
  }

  @Test("appear animated where the stack does, and turn round with it")
  func animated() {
    let parent = LoggingController("parent", log)
    parent.forwards = false
    parent.addChild(stack)
    stack.view.frame = window.bounds
    parent.view.addSubview(stack.view)
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(!appearances().contains("first willAppear") && fractions.take().isEmpty)
    stack.beginAppearanceTransition(true, animated: true)
    #expect(appearances() == ["first willAppear animated", "list willAppear animated"])
    stack.beginAppearanceTransition(false, animated: true)
    #expect(appearances() == ["first willDisappear animated", "list willDisappear animated"])
    stack.beginAppearanceTransition(true, animated: true)
    stack.endAppearanceTransition()
    #expect(
      appearances() == [
        "first willAppear animated", "list willAppear animated", "first didAppear animated",
        "list didAppear animated",
      ])
    #expect(stack.visibleFraction(of: first) == 1)
  }

  @Test("appear again in another window after theirs has gone away")
  func windowGone() {
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
      window.rootViewController = stack
    }
    _ = log.take()
    _ = fractions.take()
    window.rootViewController = stack
    #expect(
      appearances() == ["first willAppear", "list willAppear", "first didAppear", "list didAppear"])
    #expect(fractions.take() == ["first 1.0", "list 0.1"])
  }

  @Test("disappear when they are hidden or removed, and appear when shown again")
  func hiding() {
    window.rootViewController = stack
    _ = log.take()
    stack.setHidden(true, for: first)
    window.layoutIfNeeded()
    #expect(stack.isHidden(first) && stack.containerScrollView.contentSize.height == 1400)
    #expect(appearances() == ["first willDisappear", "first didDisappear"])
    stack.setHidden(false, for: first)
    window.layoutIfNeeded()
    #expect(appearances() == ["first willAppear", "first didAppear"])
    first.view.isHidden = true
    window.layoutIfNeeded()
    #expect(
      stack.isHidden(first) && appearances() == ["first willDisappear", "first didDisappear"])
    stack.remove(list)
    #expect(
      log.take() == [
        "list willMove to none", "list willDisappear", "list didDisappear", "list didMove to none",
      ])
    #expect(list.view.superview == nil)
  }

  @Test("may leave the stack while it tells them that they appear")
  func leavingMeanwhile() {
    list.onCall = { [unowned list, unowned stack] in
      if $0 == "willAppear" { stack.remove(list) }
    }
    window.rootViewController = stack
    #expect(stack.viewControllers.map(\.title) == ["first", "last"])
    #expect(stack.visibleViewControllers.map(\.title) == ["first", "last"])
    let calls = appearances()
    #expect(
      calls.filter { $0.hasPrefix("list") } == [
        "list willAppear", "list willDisappear", "list didDisappear",
      ])
    #expect(calls.suffix(2) == ["first didAppear", "last didAppear"])
  }
}
