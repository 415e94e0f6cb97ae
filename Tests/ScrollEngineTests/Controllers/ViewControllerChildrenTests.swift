import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A view controller and its children")
struct ViewControllerChildrenTests {
  let log = LoggingController.Log()
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let parent: LoggingController
  let child: LoggingController

  init() {
    parent = LoggingController("p", log)
    child = LoggingController("c", log)
  }

  /// Adds the child to the parent, and the child's view to the parent's view.
  func embed() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
  }

  @Test("are told where they move, by UIKit's half of the calls")
  func moves() {
    parent.addChild(child)
    #expect(log.take() == ["c willMove to p"])
    #expect(child.parent === parent && parent.children.map { $0 === child } == [true])
    child.removeFromParent()
    #expect(log.take() == ["c didMove to none"])
    #expect(child.parent == nil && parent.children.isEmpty)
    child.removeFromParent()
    #expect(log.calls.isEmpty)
  }

  @Test("leave one parent for another, and come to the end of the list if it is the same")
  func changesParent() {
    let other = LoggingController("o", log)
    let sibling = LoggingController("s", log)
    parent.addChild(child)
    parent.addChild(sibling)
    _ = log.take()
    other.addChild(child)
    #expect(log.take() == ["c didMove to none", "c willMove to o"])
    #expect(parent.children.count == 1 && child.parent === other)
    parent.addChild(child)
    parent.addChild(sibling)
    #expect(parent.children.first === child && parent.children.last === sibling)
    #expect(parent.children.count == 2)
  }

  @Test("cannot be those that contain the parent, or the parent itself")
  func ownAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = ViewController()
        outer.title = "Outer"
        let middle = ViewController()
        let inner = ViewController()
        inner.title = "Inner"
        outer.addChild(middle)
        middle.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(
      lastWords(result).contains(
        "ViewController \"Outer\" cannot become a child of ViewController \"Inner\", which it "
          + "contains"))
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ViewController()
        controller.addChild(controller)
      }
    }
    #expect(lastWords(own).contains("cannot become a child of ViewController, which it contains"))
  }

  @Test("of another one cannot be the root of a window")
  func rootWithParent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = ViewController()
        outer.title = "Outer"
        let inner = ViewController()
        inner.title = "Inner"
        outer.addChild(inner)
        Window().rootViewController = inner
      }
    }
    #expect(
      lastWords(result).contains(
        "rootViewController ViewController \"Inner\" is a child of ViewController \"Outer\""))
  }

  // MARK: Appearance

  @Test("appear and disappear after their parent, step by step")
  func together() {
    embed()
    let grandchild = LoggingController("g", log)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    _ = log.take()
    window.rootViewController = parent
    #expect(
      log.take().filter { !$0.hasSuffix("Layout") } == [
        "p willAppear", "c willAppear", "g willAppear",
        "p didAppear", "c didAppear", "g didAppear",
      ])
    window.rootViewController = nil
    #expect(
      log.take() == [
        "p willDisappear", "c willDisappear", "g willDisappear",
        "p didDisappear", "c didDisappear", "g didDisappear",
      ])
  }

  @Test("that are added to a parent on screen appear at once, and disappear when taken out")
  func addedLater() {
    window.rootViewController = parent
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "c willMove to p", "c loadView", "c didLoad", "c willAppear", "c didAppear",
        "c didMove to p",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "c willMove to none", "c willDisappear", "c didDisappear", "c didMove to none",
      ])
  }

  @Test("that come in while their parent is about to appear do so with it")
  func addedMeanwhile() {
    parent.onCall = { [unowned parent, child] in
      guard $0 == "willAppear" else { return }
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    window.addSubview(parent.view)
    #expect(
      log.take() == [
        "p loadView", "p didLoad", "p willAppear", "c willMove to p", "c loadView", "c didLoad",
        "c willAppear", "p didAppear", "c didAppear",
      ])
  }

  @Test("that are taken out while they are about to appear do not")
  func takenOutMeanwhile() {
    embed()
    child.onCall = { [unowned child] in
      if $0 == "willAppear" { child.view.removeFromSuperview() }
    }
    window.addSubview(parent.view)
    #expect(
      log.take() == [
        "p willAppear", "c willAppear", "p didAppear", "c willDisappear", "c didDisappear",
      ])
  }

  @Test("without a view in the parent's do not appear")
  func notShown() {
    parent.addChild(child)
    child.loadViewIfNeeded()
    _ = log.take()
    window.addSubview(parent.view)
    #expect(log.take() == ["p loadView", "p didLoad", "p willAppear", "p didAppear"])
  }

  // MARK: Directed by the parent

  @Test("appear when their parent says so, if it wants to say it itself")
  func directed() {
    parent.forwards = false
    embed()
    window.rootViewController = parent
    #expect(!log.take().contains { $0.hasPrefix("c will") && $0.hasSuffix("Appear") })
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["c willAppear animated"])
    child.endAppearanceTransition()
    #expect(log.take() == ["c didAppear animated"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
    child.view.removeFromSuperview()
    #expect(log.calls.isEmpty)
  }

  @Test("hear nothing twice, and can be turned round half way")
  func turnedRound() {
    parent.forwards = false
    embed()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["c willAppear"])
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["c willDisappear animated", "c didDisappear animated"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.calls.isEmpty)
  }

  @Test("pass on what they are told to their own children, and keep it from them until then")
  func directedGrandchildren() {
    parent.forwards = false
    embed()
    let grandchild = LoggingController("g", log)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    window.rootViewController = parent
    #expect(!log.take().contains("g willAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "c willAppear animated", "g willAppear animated", "c didAppear animated",
        "g didAppear animated",
      ])
  }

  @Test("load their view before they appear, also where it is shown nowhere")
  func loadedToAppear() {
    parent.forwards = false
    parent.addChild(child)
    _ = log.take()
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["c loadView", "c didLoad", "c willAppear"])
  }

  @Test("cannot end what was not begun")
  func endWithoutBegin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = ViewController()
        outer.title = "Outer"
        let inner = ViewController()
        inner.title = "Inner"
        outer.addChild(inner)
        inner.beginAppearanceTransition(true, animated: false)
        inner.endAppearanceTransition()
        inner.endAppearanceTransition()
      }
    }
    #expect(
      lastWords(result).contains(
        "endAppearanceTransition of ViewController \"Inner\", child of ViewController \"Outer\", "
          + "without beginAppearanceTransition"))
  }

  // MARK: Size

  @Test("tell their parent which size they would like to have, once for each change")
  func preferredSize() async {
    child.preferredContentSize = Size(width: 0, height: 10)
    parent.addChild(child)
    _ = log.take()
    child.preferredContentSize = Size(width: 0, height: 40)
    child.preferredContentSize = Size(width: 0, height: 40)
    #expect(log.take() == ["p child prefers 40.0"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ViewController().preferredContentSize = Size(width: 1, height: -2)
      }
    }
    #expect(lastWords(result).contains("preferredContentSize of ViewController is Size"))
  }

  @Test("outlive their parent without one")
  func orphan() {
    do {
      let parent = ViewController()
      parent.addChild(child)
    }
    #expect(child.parent == nil)
  }
}
