import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A view controller")
struct ViewControllerTests {
  let log = LoggingController.Log()
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  // MARK: The view

  @Test("makes its view when it is first asked for, once")
  func lazyView() {
    let controller = LoggingController("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(log.calls.isEmpty)
    let view = controller.view
    #expect(log.take() == ["a loadView", "a didLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.viewIfLoaded === view)
    #expect(controller.isViewLoaded && log.calls.isEmpty)
  }

  @Test("takes a view of its own making, and can be given another one")
  func ownView() {
    final class Screen: ViewController {
      override func loadView() { view = Label() }
    }
    let screen = Screen()
    #expect(screen.view is Label)
    let first = screen.view
    let second = View()
    screen.view = second
    #expect(screen.viewIfLoaded === second)
    // The first view belongs to no controller now, so another controller may take it.
    let other = ViewController()
    other.view = first
    window.addSubview(first)
    #expect(other.view.window === window && screen.view.window == nil)
  }

  @Test("says that it has no view where loadView sets none, or asks for it")
  func badLoadView() async {
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: ViewController {
          override func loadView() {}
        }
        let controller = Forgetful()
        controller.title = "Feed"
        _ = controller.view
      }
    }
    #expect(lastWords(none).contains("loadView of Forgetful \"Feed\" set no view"))
    let circle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Impatient: ViewController {
          override func loadView() { view.backgroundColor = Color(0xFFFFFF) }
        }
        _ = Impatient().view
      }
    }
    #expect(lastWords(circle).contains("loadView of Impatient reads the view that it must set"))
  }

  @Test("does not take the view of another one")
  func viewOfAnother() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let first = ViewController()
        first.title = "First"
        let second = ViewController()
        second.title = "Second"
        second.view = first.view
      }
    }
    #expect(
      lastWords(result).contains(
        "View cannot be the view of ViewController \"Second\", it is that of ViewController "
          + "\"First\""))
  }

  @Test("that goes away leaves its view without one")
  func viewOutlives() {
    let view: View
    do {
      let controller = ViewController()
      view = controller.view
    }
    window.addSubview(view)
    let other = LoggingController("b", log)
    other.view = view
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(log.calls == ["b willAppear", "b didAppear"])
  }

  // MARK: On screen

  @Test("appears in the order of UIKit as the root of a window, and fills it")
  func root() {
    let controller = LoggingController("a", log)
    window.rootViewController = controller
    #expect(
      log.take() == [
        "a loadView", "a didLoad", "a willAppear", "a willLayout", "a didLayout", "a didAppear",
      ])
    #expect(controller.view.frame == window.bounds && controller.view.superview === window)
    window.frame.size = Size(width: 480, height: 320)
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    window.layoutIfNeeded()
    #expect(log.take() == ["a willLayout", "a didLayout"])
    window.rootViewController = nil
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
    #expect(controller.view.superview == nil)
  }

  @Test("gives way to another root, which lies behind what else is in the window")
  func otherRoot() {
    let first = LoggingController("a", log)
    let second = LoggingController("b", log)
    let badge = View()
    window.rootViewController = first
    window.addSubview(badge)
    _ = log.take()
    window.rootViewController = second
    #expect(
      log.take() == [
        "a willDisappear", "a didDisappear", "b loadView", "b didLoad", "b willAppear",
        "b willLayout", "b didLayout", "b didAppear",
      ])
    #expect(window.subviews.first === second.view && window.subviews.last === badge)
    window.rootViewController = second
    #expect(log.calls.isEmpty)
  }

  @Test("appears before its view is in the window, and disappears while it still is")
  func momentOfCalls() {
    let controller = LoggingController("a", log)
    var isInside: [String: Bool] = [:]
    controller.onCall = { [unowned controller] in
      isInside[$0] = controller.viewIfLoaded?.window != nil
    }
    window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    #expect(isInside["willAppear"] == false && isInside["didAppear"] == true)
    #expect(isInside["willDisappear"] == true && isInside["didDisappear"] == false)
  }

  @Test("appears where a view that holds its own comes into a window, and nothing else")
  func wrapped() {
    let controller = LoggingController("a", log)
    let wrapper = View()
    wrapper.addSubview(controller.view)
    #expect(log.take() == ["a loadView", "a didLoad"])
    window.addSubview(wrapper)
    #expect(log.take() == ["a willAppear", "a didAppear"])
    wrapper.addSubview(View())
    window.bringSubviewToFront(wrapper)
    wrapper.bringSubviewToFront(controller.view)
    #expect(log.calls.isEmpty)
    wrapper.removeFromSuperview()
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test("may take its view out while it is being told that it appears")
  func refusal() {
    let controller = LoggingController("a", log)
    let wrapper = View()
    wrapper.addSubview(controller.view)
    controller.onCall = { [unowned controller] in
      if $0 == "willAppear" { controller.view.removeFromSuperview() }
    }
    window.addSubview(wrapper)
    #expect(controller.view.superview == nil && controller.view.window == nil)
    let elsewhere = View()
    controller.onCall = { [unowned controller] in
      if $0 == "willDisappear" { elsewhere.addSubview(controller.view) }
    }
    _ = log.take()
    window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    #expect(controller.view.superview === elsewhere && controller.view.window == nil)
  }

  @Test("appears again in another window after its own has gone away")
  func windowGone() {
    let controller = LoggingController("a", log)
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      window.rootViewController = controller
    }
    #expect(controller.view.window == nil)
    _ = log.take()
    window.rootViewController = controller
    #expect(log.take() == ["a willAppear", "a willLayout", "a didLayout", "a didAppear"])
  }

  @Test("hears that memory is short, its children, too")
  func memory() {
    let parent = LoggingController("p", log)
    let child = LoggingController("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    _ = log.take()
    window.didReceiveMemoryWarning()
    #expect(log.take() == ["p memory warning", "c memory warning"])
  }

  @Test("names itself by class and title")
  func names() {
    let controller = ViewController()
    #expect("\(controller)" == "ViewController")
    controller.title = "Feed"
    #expect("\(controller)" == "ViewController \"Feed\"")
  }

  @Test("is held by nobody but its parent and its window")
  func ownership() {
    weak var root: ViewController?
    weak var child: ViewController?
    weak var view: View?
    weak var held: Window?
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let parent = ViewController()
      let inner = ViewController()
      parent.addChild(inner)
      parent.view.addSubview(inner.view)
      inner.didMove(toParent: parent)
      window.rootViewController = parent
      window.layoutIfNeeded()
      root = parent
      child = inner
      view = inner.view
      held = window
    }
    #expect(root == nil && child == nil && view == nil && held == nil)
  }
}
