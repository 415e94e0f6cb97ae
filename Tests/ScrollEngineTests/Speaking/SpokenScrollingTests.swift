import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Scrolling and leaving by assistive technology")
struct SpokenScrollingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let tree: SpokenTree
  let done = Done()

  @MainActor
  final class Done {
    var gestures: [SpokenTree.Gesture] = []
  }

  init() {
    let done = done
    tree = SpokenTree(window) { done.gestures.append($0) }
  }

  private func scroller(in outer: View) -> (ScrollView, Label) {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 160))
    scroll.contentSize = Size(width: 200, height: 1_000)
    let label = Label(frame: Rect(x: 0, y: 800, width: 100, height: 20))
    label.text = "far"
    scroll.addSubview(label)
    outer.addSubview(scroll)
    window.layoutIfNeeded()
    tree.mayHaveChanged()
    return (scroll, label)
  }

  private func settle() {
    _ = window.advance(to: window.now + 5)
    tree.mayHaveChanged()
  }

  @Test("a scroll view is found, and scrolls by its actions")
  func actions() throws {
    let (scroll, _) = scroller(in: window)
    let pane = tree.root.seenChildren[0]
    #expect(pane.role == .scrollPane && pane.actions.map(\.name) == ["scroll down", "scroll up"])
    #expect(!pane.perform(.scroll(.up)))
    #expect(pane.perform(.scroll(.down)))
    settle()
    #expect(scroll.contentOffset.y == 140)
    #expect(scroll.accessibilityScroll(.previous) && !scroll.accessibilityScroll(.right))
    settle()
    #expect(scroll.contentOffset.y == 0)
    scroll.isScrollEnabled = false
    #expect(pane.actions.isEmpty)
  }

  @Test("what is scrolled away does not show, and comes when it should")
  func reveal() throws {
    let (scroll, label) = scroller(in: window)
    let far = tree.root.seenChildren[0].seenChildren[0]
    #expect(far.name == "far" && !far.states.contains(.showing))
    #expect(far.scrollToVisible())
    tree.mayHaveChanged()
    #expect(far.states.contains(.showing) && scroll.bounds.contains(label.frame.origin))
    label.isHidden = true
    #expect(!far.states.contains(.showing))
    label.isHidden = false
    scroll.frame.origin.x = 400
    #expect(!far.states.contains(.showing), "outside the window")
  }

  @Test("a window inside another one is scrolled by the wheel over it, exactly as far as needed")
  func windows() throws {
    final class Stage: View, SpokenSurface {
      let inner = Window(frame: Rect(x: 0, y: 0, width: 200, height: 160))
      var spokenWindows: [(window: Window, name: String)] { [(inner, "inner")] }
      func spokenPlace(of window: Window) -> (origin: Point, scale: Double)? {
        (Point(x: 20, y: 10), 0.5)
      }
    }
    let stage = Stage(frame: Rect(x: 0, y: 100, width: 300, height: 200))
    window.addSubview(stage)
    let (scroll, _) = scroller(in: stage.inner)
    stage.inner.layoutIfNeeded()
    tree.mayHaveChanged()
    let pane = tree.root.seenChildren[0].seenChildren[0].seenChildren[0]
    let far = pane.seenChildren[0]
    #expect(pane.perform(.scroll(.down)) && far.scrollToVisible())
    let middle = Point(x: 70, y: 150)
    // A notch is 60 points, in 120 steps.
    let needed = 800.0 + 20 - 160
    #expect(
      done.gestures == [
        .wheel(at: middle, notches: Point(x: 0, y: -(140.0 * 2).rounded(.up) / 120)),
        .wheel(at: middle, notches: Point(x: 0, y: -(needed * 2).rounded(.up) / 120)),
      ])
    #expect(scroll.contentOffset == .zero)
    #expect(pane.states.contains(.showing))
    stage.isHidden = true
    #expect(!pane.states.contains(.showing))
  }

  @Test("a modal view is left by an action and by Escape, through the responders around it")
  func escape() throws {
    final class Alert: ViewController {
      var closed = 0
      override func accessibilityPerformEscape() -> Bool {
        closed += 1
        return true
      }
    }
    let alert = Alert()
    window.rootViewController = alert
    let box = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    box.accessibilityViewIsModal = true
    box.accessibilityLabel = "Delete?"
    alert.view.addSubview(box)
    window.layoutIfNeeded()
    tree.mayHaveChanged()
    let node = tree.root.seenChildren[0]
    #expect(node.role == .alert && node.actions.map(\.name) == ["dismiss"])
    #expect(node.perform(.dismiss) && alert.closed == 1)
    let key = InputEvent.KeyPress(.escape)
    #expect(window.router.handle(InputEvent(time: 0, .key(key))) && alert.closed == 2)
    #expect(!View().accessibilityPerformEscape())
  }
}
