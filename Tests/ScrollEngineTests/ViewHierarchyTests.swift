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
    children[0].onMoveToWindow = { [unowned second = children[1]] in
      second.removeFromSuperview()
    }
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
        "View: ProbeView \"outer\" cannot become a subview of ProbeView \"inner\", which lies inside "
          + "it"))
    let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.addSubview(view)
      }
    }
    #expect(lastWords(itself).contains("View: View cannot become a subview of"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().insertSubview(View(), aboveSubview: ProbeView("stranger")) }
    }
    #expect(lastWords(stranger).contains("ProbeView \"stranger\" is not a subview of View"))
    let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().exchangeSubview(at: 0, withSubviewAt: 3) }
    }
    #expect(lastWords(index).contains("View: index 0 is outside 0..<0"))
  }

  @Test(
    "takes an index beyond the ends for the end, as UIKit does", arguments: [4, 999, Int.max])
  func clamping(index: Int) {
    parent.insertSubview(ProbeView("d"), at: index)
    #expect(order == "abcd")
    parent.insertSubview(children[0], at: index)
    #expect(order == "bcda")
    parent.insertSubview(children[1], at: -index)
    #expect(order == "bcda")
    parent.insertSubview(ProbeView("e"), at: -index)
    #expect(order == "ebcda")
  }

  @Test("puts a view behind or before another one, and leaves it where it is beside itself")
  func siblings() {
    parent.insertSubview(ProbeView("d"), belowSubview: children[1])
    #expect(order == "adbc")
    parent.insertSubview(ProbeView("e"), aboveSubview: children[1])
    #expect(order == "adbec")
    parent.insertSubview(children[0], aboveSubview: children[2])
    #expect(order == "dbeca")
    parent.insertSubview(children[0], belowSubview: children[1])
    #expect(order == "dabec")
    parent.insertSubview(children[0], belowSubview: children[0])
    parent.insertSubview(children[0], aboveSubview: children[0])
    #expect(order == "dabec")
  }

  @Test("has two views change places")
  func exchange() {
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "cba")
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(order == "cba")
    #expect(parent.log == ["added a", "added b", "added c"])
  }

  @Test("takes a view out once, and does nothing when asked again")
  func removedTwice() {
    parent.log = []
    children[1].log = []
    children[1].removeFromSuperview()
    children[1].removeFromSuperview()
    #expect(order == "ac")
    #expect(parent.log == ["removes b"] && children[1].log == ["in nothing"])
  }

  @Test("stays in order while many views leave and others come", arguments: [1, 3])
  func manyViews(stride step: Int) {
    let crowd = View()
    let views = (0..<300).map { ProbeView("\($0)") }
    views.forEach(crowd.addSubview)
    var rest = Array(0..<300)
    for index in Swift.stride(from: 0, to: 300, by: step) {
      views[index].removeFromSuperview()
      rest.removeAll { $0 == index }
    }
    crowd.insertSubview(views[0], at: 0)
    crowd.addSubview(views[150])
    rest = [0] + rest.filter { $0 != 150 } + [150]
    #expect(crowd.subviews.compactMap(\.identifier) == rest.map(String.init))
    #expect(views.filter { $0.superview === crowd }.count == rest.count)
  }
}
