import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Layout margins")
struct LayoutMarginsTests {
  /// Remembers its margins as of the last call, and counts the calls.
  final class Watcher: View {
    var told = EdgeInsets(8)
    var changes = 0

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      told = layoutMargins
      changes += 1
    }
  }

  final class Screen: ViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() { changes += 1 }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let outer = Watcher(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let inner = Watcher(frame: Rect(x: 5, y: 40, width: 290, height: 100))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("are 8 points unless set")
  func usual() {
    let view = View()
    #expect(view.layoutMargins == EdgeInsets(8) && view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    outer.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(outer.changes == 1 && inner.layoutMargins == EdgeInsets(8))
    outer.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(outer.changes == 1)
    #expect(
      outer.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("name their sides by the reading direction")
  func directions() {
    outer.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    inner.layoutMargins = EdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(outer.layoutMargins.left == 10 && outer.layoutMargins.right == 30)
    #expect(outer.told == outer.layoutMargins && outer.changes == 2)
    #expect(inner.layoutMargins.left == 30 && inner.directionalLayoutMargins.leading == 10)
    #expect(inner.changes == 1)
    outer.semanticContentAttribute = .forceLeftToRight
    #expect(outer.told.left == 30 && outer.changes == 3)
  }

  @Test("keep clear of the safe area, unless they are not to")
  func safeArea() {
    window.hostSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    #expect(outer.told == EdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    #expect(outer.changes == 1)
    outer.insetsLayoutMarginsFromSafeArea = false
    #expect(outer.told == EdgeInsets(8) && outer.changes == 2)
    window.hostSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    #expect(outer.layoutMargins == EdgeInsets(8) && outer.changes == 2)
  }

  @Test("reach as far as the superview's do, if they are to keep to them")
  func preserved() {
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.changes == 0)
    outer.layoutMargins = EdgeInsets(top: 60, left: 30, bottom: 10, right: 20)
    #expect(inner.told == EdgeInsets(top: 20, left: 25, bottom: 8, right: 15))
    inner.frame.origin.x = 0
    window.layoutIfNeeded()
    #expect(inner.told == EdgeInsets(top: 20, left: 30, bottom: 8, right: 10))
    let changes = inner.changes
    inner.removeFromSuperview()
    #expect(inner.told == EdgeInsets(8) && inner.changes == changes + 1)
    outer.addSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.told.left == 30)
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.told == EdgeInsets(8))
  }

  @Test("of a controller's view are the system's, at least")
  func controllers() {
    let screen = Screen()
    #expect(screen.view.layoutMargins == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    window.rootViewController = screen
    window.frame.size.width = 500
    #expect(screen.changes == 1)
    #expect(screen.view.layoutMargins == EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(screen.systemMinimumLayoutMargins.leading == 20)
    screen.view.layoutMargins = EdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    #expect(screen.view.layoutMargins == EdgeInsets(top: 5, left: 20, bottom: 5, right: 50))
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == EdgeInsets(top: 5, left: 5, bottom: 5, right: 50))
    #expect(screen.changes == 3)
  }

  @Test("are told when a view no longer keeps to a superview that has just grown")
  func followingEnds() {
    outer.layoutMargins = EdgeInsets(50)
    inner.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    #expect(inner.told.right == 45)
    outer.frame.size.width = 600
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.told == EdgeInsets(8))
  }

  @Test("are what geometry says, after any changes", arguments: Soak.seeds(1...40))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    func insets() -> EdgeInsets {
      EdgeInsets(
        top: number(0...50), left: number(0...50), bottom: number(0...50), right: number(0...50))
    }
    let views = (0..<8).map { _ in Watcher() } + [outer]
    var own = Dictionary(uniqueKeysWithValues: views.map { ($0, EdgeInsets(8)) })
    for step in 0..<120 {
      guard let view = views.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: window.hostSafeAreaInsets = insets()
      case 1: view.preservesSuperviewLayoutMargins.toggle()
      case 2: view.insetsLayoutMarginsFromSafeArea.toggle()
      case 3:
        let margins = insets()
        own[view] = margins
        view.layoutMargins = margins
      case 4: view.removeFromSuperview()
      case 5, 6:
        let superviews = (views + [window]).filter { !$0.isDescendant(of: view) }
        superviews.randomElement(using: &random)?.addSubview(view)
      default:
        view.frame = Rect(
          x: number(-40...60), y: number(-40...60), width: number(0...300),
          height: number(0...400))
      }
      if Int.random(in: 0..<3, using: &random) > 0 { continue }
      // A view outside the window has to be laid out by itself.
      window.layoutIfNeeded()
      for view in views where view.superview == nil { view.layoutIfNeeded() }
      for view in views {
        let expected = expectedMargins(of: view, own)
        #expect(view.layoutMargins == expected, "step \(step)")
        #expect(view.told == expected, "step \(step)")
      }
    }
  }

  /// Computes margins from frames: the view's own, or the superview's where those reach further in.
  private func expectedMargins(of view: View, _ own: [View: EdgeInsets]) -> EdgeInsets {
    var margins = own[view] ?? EdgeInsets(8)
    if view.insetsLayoutMarginsFromSafeArea {
      margins.top += view.safeAreaInsets.top
      margins.left += view.safeAreaInsets.left
      margins.bottom += view.safeAreaInsets.bottom
      margins.right += view.safeAreaInsets.right
    }
    guard view.preservesSuperviewLayoutMargins, let superview = view.superview else {
      return margins
    }
    let from = superview === window ? window.layoutMargins : expectedMargins(of: superview, own)
    let frame = view.frame
    margins.top = max(margins.top, superview.bounds.minY + from.top - frame.minY)
    margins.left = max(margins.left, superview.bounds.minX + from.left - frame.minX)
    margins.bottom = max(margins.bottom, frame.maxY - superview.bounds.maxY + from.bottom)
    margins.right = max(margins.right, frame.maxX - superview.bounds.maxX + from.right)
    return margins
  }
}
