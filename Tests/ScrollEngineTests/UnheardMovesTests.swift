import Testing

@testable import ScrollEngine

/// Moves without observers are made without counting references: the result must be the same.
@MainActor
@Suite("Views that move without anybody being told")
struct UnheardMovesTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let outer = View()

  private func allViews(in view: View) -> [View] {
    [view] + view.subviews.flatMap { allViews(in: $0) }
  }

  @Test("plain views and labels at any depth enter and leave a window, and are counted once")
  func depths() {
    for _ in 0..<3 {
      let inner = View()
      outer.addSubview(inner)
      for _ in 0..<4 { inner.addSubview(Label()) }
    }
    for _ in 0..<2 {
      window.addSubview(outer)
      #expect(allViews(in: outer).allSatisfy { $0.window === window })
      #expect(window.trace.viewCount == 17)
      outer.removeFromSuperview()
      #expect(allViews(in: outer).allSatisfy { $0.window == nil })
      #expect(window.trace.viewCount == 1)
    }
  }

  @Test("a long list of subviews that has gaps enters without them")
  func gaps() {
    let labels = (0..<200).map { _ in Label() }
    for label in labels { outer.addSubview(label) }
    for label in labels where label !== labels[0] && outer.subviewsCount > 120 {
      label.removeFromSuperview()
    }
    window.addSubview(outer)
    #expect(window.trace.viewCount == 122)
    #expect(outer.subviews.allSatisfy { $0.window === window })
    #expect(labels[1].window == nil)
  }

  @Test("the owner of a plain view hears of moves, whenever it became the owner", arguments: 0..<4)
  func owners(_ moment: Int) {
    let inner = View()
    let owner = MoveLog()
    if moment == 0 { inner.owner = owner }
    let middle = View()
    middle.addSubview(inner)
    if moment == 1 { inner.owner = owner }
    outer.addSubview(middle)
    if moment == 2 { inner.owner = owner }
    window.addSubview(outer)
    if moment == 3 {
      inner.owner = owner
    } else {
      #expect(owner.taken() == ["will enter", "did"])
    }
    outer.removeFromSuperview()
    #expect(owner.taken() == ["will leave", "did"])
    window.addSubview(outer)
    #expect(owner.taken() == ["will enter", "did"])
    inner.owner = nil
  }

  @Test("an owner that is told may take out what lies beside its view")
  func removal() {
    let views = [View(), View(), View()]
    for view in views { outer.addSubview(view) }
    let owner = MoveLog()
    views[0].owner = owner
    owner.onMove = { views[2].removeFromSuperview() }
    window.addSubview(outer)
    #expect(views.map { $0.window === window } == [true, true, false])
    #expect(outer.subviews == [views[0], views[1]] && window.trace.viewCount == 4)
    views[0].owner = nil
  }
}

extension View {
  fileprivate var subviewsCount: Int { subviewList.count }
}

@MainActor
private final class MoveLog: Responder, ViewOwner {
  private var notes: [String] = []
  var onMove: (() -> Void)?

  func taken() -> [String] {
    defer { notes = [] }
    return notes
  }

  var viewIfLoaded: View? { nil }
  func updateViewConstraints() {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func viewWillMove(intoWindow: Bool) { notes.append(intoWindow ? "will enter" : "will leave") }
  func viewDidMove() {
    notes.append("did")
    onMove?()
  }
  func windowWillResize(_ window: Window, to size: Size) -> (() -> Void) { {} }
  func viewLostWindow() {}
  func didReceiveMemoryWarning() {}
  var additionalSafeAreaInsets: EdgeInsets { .zero }
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  func viewSafeAreaInsetsDidChange() {}
  func leastMargins(width: Double) -> DirectionalEdgeInsets? { nil }
  func viewLayoutMarginsDidChange() {}
}
