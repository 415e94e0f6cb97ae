import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The layout of views")
struct ViewLayoutTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let branch = ProbeView("branch")
  let leaf = ProbeView("leaf")
  let other = ProbeView("other")

  init() {
    window.addSubview(branch)
    branch.addSubview(leaf)
    window.addSubview(other)
    window.layoutIfNeeded()
    for view in [branch, leaf, other] { view.layouts = 0 }
  }

  var layouts: [Int] { [branch, leaf, other].map(\.layouts) }

  @Test("visits the marked views and no others")
  func onlyMarked() {
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layouts == [0, 1, 0])

    window.layoutIfNeeded()
    #expect(layouts == [0, 1, 0])
  }

  @Test("follows a change of the bounds, and no change of the position")
  func marking() {
    other.frame.origin.x = 50
    window.layoutIfNeeded()
    #expect(layouts == [0, 0, 0])

    other.frame.size.width = 50
    leaf.bounds.origin.y = 4
    window.layoutIfNeeded()
    #expect(layouts == [0, 1, 1])
  }

  @Test("of a part leaves the rest marked")
  func partial() {
    leaf.setNeedsLayout()
    other.setNeedsLayout()
    branch.layoutIfNeeded()
    #expect(layouts == [0, 1, 0])
    window.layoutIfNeeded()
    #expect(layouts == [0, 1, 1])
  }

  @Test("goes on until what a layout marked is laid out, too")
  func settling() {
    other.onLayout = { [leaf, unowned other] in if other.layouts < 5 { leaf.frame.size.width += 1 }
    }
    other.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layouts == [0, 1, 1])

    leaf.onLayout = { [unowned leaf, unowned other] in
      if leaf.layouts < 5 { other.setNeedsLayout() }
    }
    leaf.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layouts == [0, 5, 4])
  }

  @Test("reaches a marked view that joins the window")
  func joining() {
    let late = ProbeView("late")
    let inside = ProbeView("inside")
    late.addSubview(inside)
    leaf.addSubview(late)
    window.layoutIfNeeded()
    #expect(late.layouts == 1 && inside.layouts == 1)

    inside.setNeedsLayout()
    late.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(inside.layouts == 1)
    other.addSubview(late)
    window.layoutIfNeeded()
    #expect(inside.layouts == 2)
  }

  @Test("does not enter the same view twice at once")
  func reentrance() {
    var depth = 0
    var deepest = 0
    branch.onLayout = { [unowned branch, unowned window] in
      depth += 1
      deepest = max(deepest, depth)
      if branch.layouts < 3 {
        branch.setNeedsLayout()
        branch.layoutIfNeeded()
        window.layoutIfNeeded()
      }
      depth -= 1
    }
    branch.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(deepest == 1)
    #expect(branch.layouts == 3)

    branch.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(branch.layouts == 4)
  }

  @Test("goes on when a view takes a sibling, or itself, out in the midst of it")
  func removal() {
    branch.onLayout = { [unowned branch, other] in
      other.removeFromSuperview()
      branch.removeFromSuperview()
    }
    branch.setNeedsLayout()
    other.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(window.subviews.isEmpty)
    #expect(other.layouts == 0)
    window.layoutIfNeeded()
  }

  @Test("finds what a view presents since its last layout")
  func presentation() {
    let view = CurtainView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let hidden = ProbeView("hidden")
    view.addSubview(hidden)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(hidden.layouts == 0)

    view.isOpen = true
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(hidden.layouts == 1)
  }

  @Test("that never settles names the view that keeps asking")
  func neverSettles() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let calm = ProbeView("calm")
        let restless = ProbeView("restless")
        restless.onLayout = { [unowned restless] in restless.setNeedsLayout() }
        window.addSubview(calm)
        calm.addSubview(restless)
        window.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(result).contains(
        "View: layout of ProbeView \"restless\" does not settle after 100 passes"))
  }
}

/// Presents its subviews only when it is open.
final class CurtainView: View {
  var isOpen = false
  override var presentedSubviews: [View] { isOpen ? subviews : [] }
}
