import ScrollEngine
import TestSupport
import Testing

/// Bugs of views that users of ScrollingStackViewController (justeat) reported, by issue number.
@MainActor
@Suite("What went wrong in ScrollingStackViewController does not here:")
struct ScrollingStackViewControllerTests {
  let stack = StackOfViews()
  var container: ContainerScrollView { stack.container }

  @Test("a view has the size it came with, the one it asks for, or that of its content (1)")
  func sizes() {
    _ = stack.plain(30)
    container.addArrangedSubview(FittingView(frame: .zero, area: 2_000))
    _ = stack.scrolling(70)
    stack.layOut()
    #expect(container.arrangedSubviews.map(\.frame.height) == [30, 20, 50])
    #expect(container.contentSize.height == 120)
  }

  @Test("a hidden view leaves no padding behind (14, 15)")
  func hiddenPadding() {
    container.spacing = 10
    let views = [30.0, 40, 50].map { stack.plain($0) }
    container.setMargins(EdgeInsets(top: 5, left: 5, bottom: 5, right: 5), for: views[1])
    container.setCustomSpacing(25, after: views[1])
    #expect(container.contentSize.height == 165)
    views[1].isHidden = true
    stack.layOut()
    #expect(views[2].frame.minY == 40 && container.contentSize.height == 90)
    views[1].isHidden = false
    stack.layOut()
    #expect(views[1].frame == Rect(x: 5, y: 45, width: 90, height: 40))
    #expect(views[2].frame.minY == 115)
  }

  @Test("a removed view does not remain, in whatever way it is removed (18, 20, 23)")
  func removed() {
    let views = [30.0, 40, 50].map { stack.plain($0) }
    stack.layOut()
    container.removeArrangedSubview(views[0])
    views[1].removeFromSuperview()
    stack.window.addSubview(views[2])
    stack.layOut()
    #expect(container.arrangedSubviews.isEmpty && container.subviews.isEmpty)
    #expect(container.visibleArrangedSubviews.isEmpty && container.contentSize.height == 0)
  }

  @Test("isHidden counts where margins wrap the view, before it is added, too (27, 33)")
  func hiddenInMargins() {
    let view = View(frame: Rect(x: 0, y: 0, width: 1, height: 40))
    view.isHidden = true
    container.addArrangedSubview(view)
    container.setMargins(EdgeInsets(8), for: view)
    let next = stack.plain(20)
    stack.layOut()
    #expect(next.frame.minY == 0)
    view.isHidden = false
    stack.layOut()
    #expect(next.frame.minY == 56)
  }

  @Test("scrolling to a view is animated if one says so, and not otherwise (30)")
  func animatedFlag() {
    let views = [100.0, 100, 100, 100].map { stack.plain($0) }
    stack.layOut()
    container.scrollToArrangedSubview(views[2], at: .start, animated: false)
    #expect(container.contentOffset.y == 200)
    container.scrollToArrangedSubview(views[0], at: .start, animated: true)
    #expect(container.contentOffset.y == 200)
    stack.window.advance(to: stack.window.now + 0.15)
    #expect((1..<200).contains(container.contentOffset.y))
    stack.settle()
    #expect(container.contentOffset.y == 0)
    container.scrollToArrangedSubview(views[3], at: .center, animated: false)
    #expect(container.contentOffset.y == 300)
    container.scrollToArrangedSubview(views[3], at: .nearest, animated: true)
    #expect(stack.window.advance(to: stack.window.now + 0.1) == nil)
  }

  @Test("a view can be inserted anywhere, and scrolled to as soon as it is there")
  func insertion() {
    let views = [100.0, 100, 100].map { stack.plain($0) }
    stack.scroll(to: 150)
    let new = View(frame: Rect(x: 0, y: 0, width: 1, height: 30))
    container.insertArrangedSubview(new, at: 1)
    container.scrollToArrangedSubview(new, at: .start, animated: false)
    stack.layOut()
    #expect(new.frame == Rect(x: 0, y: 100, width: 100, height: 30))
    #expect(container.contentOffset.y == 100 && views[2].frame.minY == 230)
  }
}
