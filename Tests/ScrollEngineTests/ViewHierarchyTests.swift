import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The hierarchy of views")
struct ViewHierarchyTests {
  let parent = ProbeView("parent")
  let children = ["a", "b", "c"].map { ProbeView($0) }

  init() {
    for child in children { parent.addSubview(child) }
  }

  var order: String { parent.subviews.compactMap(\.identifier).joined() }

  @Test("puts a view above those that were there, or where it is told to")
  func insertion() {
    #expect(order == "abc")
    parent.insertSubview(ProbeView("d"), at: 0)
    parent.insertSubview(ProbeView("e"), at: 2)
    parent.insertSubview(ProbeView("f"), at: 5)
    #expect(order == "daebcf")
  }

  @Test("moves a view that is added again, and tells no one that it came")
  func reordering() {
    parent.log = []
    parent.addSubview(children[0])
    #expect(order == "bca")
    parent.sendSubviewToBack(children[2])
    #expect(order == "cba")
    parent.bringSubviewToFront(children[1])
    #expect(order == "cab")
    parent.insertSubview(children[1], at: 1)
    #expect(order == "cba")
    parent.bringSubviewToFront(ProbeView("stranger"))
    #expect(order == "cba")
    #expect(parent.log.isEmpty)
  }

  @Test("takes a view out of its old superview when it joins a new one")
  func movingBetweenParents() {
    let other = ProbeView("other")
    parent.log = []
    children[1].log = []
    other.addSubview(children[1])

    #expect(order == "ac")
    #expect(children[1].superview === other)
    #expect(parent.log == ["removes b"])
    #expect(other.log == ["added b"])
    #expect(children[1].log == ["in nothing", "in other"])
  }

  @Test("gives and takes the window all the way down")
  func windows() {
    let window = Window()
    let grandchild = ProbeView("grandchild")
    children[0].addSubview(grandchild)
    #expect(grandchild.window == nil)

    window.addSubview(parent)
    #expect(grandchild.window === window && children[2].window === window)

    let other = Window()
    other.addSubview(parent)
    #expect(grandchild.window === other)
    #expect(window.trace.viewCount == 1)
    #expect(other.trace.viewCount == 6)

    parent.removeFromSuperview()
    #expect(grandchild.window == nil)
    #expect(other.trace.viewCount == 1)
    #expect(
      grandchild.log.filter { $0.contains("window") } == [
        "window", "no window", "window", "no window",
      ])
  }

  @Test("gives no window to a view that was removed while its siblings moved there")
  func removalDuringMove() {
    let window = Window()
    children[0].onMoveToWindow = { [children] in children[1].removeFromSuperview() }
    window.addSubview(parent)

    #expect(children[1].superview == nil)
    #expect(children[1].window == nil)
    #expect(children[2].window === window)
    #expect(window.trace.viewCount == 4)
  }

  @Test("does not announce a view that took itself out on its way in")
  func selfRemoval() {
    let window = Window()
    let host = ProbeView("host")
    window.addSubview(host)
    let guest = ProbeView("guest")
    guest.onMoveToWindow = { [unowned guest] in
      if guest.window != nil { guest.removeFromSuperview() }
    }
    host.addSubview(guest)

    #expect(guest.superview == nil && guest.window == nil)
    #expect(host.subviews.isEmpty)
    #expect(!host.log.contains("added guest"))
    #expect(window.trace.viewCount == 2)
  }

  @Test("forgets a superview that is gone")
  func danglingSuperview() {
    let child = ProbeView("child")
    weak var gone: View?
    do {
      let short = ProbeView("short")
      short.addSubview(child)
      gone = short
    }
    #expect(gone == nil)
    #expect(child.superview == nil)
    child.removeFromSuperview()
    child.setNeedsLayout()
    child.layoutIfNeeded()
  }

  @Test("knows what lies in what")
  func descendants() {
    let grandchild = ProbeView("grandchild")
    children[0].addSubview(grandchild)
    #expect(grandchild.isDescendant(of: parent) && grandchild.isDescendant(of: grandchild))
    #expect(!parent.isDescendant(of: grandchild) && !grandchild.isDescendant(of: children[1]))
  }

  @Test("does not accept a cycle or a place that is not there")
  func mistakes() async {
    let cycle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = ProbeView("outer")
        let inner = ProbeView("inner")
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(
      lastWords(cycle).contains(
        "View: ProbeView \"outer\" cannot become a subview of ProbeView \"inner\", which it holds"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = View()
        view.addSubview(view)
      }
    }
    let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().insertSubview(View(), at: 1) }
    }
    #expect(lastWords(index).contains("View: index 1 is outside 0...0"))
  }
}
