import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The safe area")
struct SafeAreaTests {
  /// Remembers its safe area as of the last call, and counts the calls.
  class Watcher: View {
    var told = EdgeInsets.zero
    var changes = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      #expect(safeAreaInsets != told, "told of nothing new")
      told = safeAreaInsets
      changes += 1
    }
  }

  final class Screen: ViewController {
    let watcher = Watcher()
    var calls: [String] = []

    override func loadView() { view = watcher }
    override func viewIsAppearing(_ animated: Bool) { calls.append("appears") }
    override func viewSafeAreaInsetsDidChange() {
      calls.append("top \(view.safeAreaInsets.top)")
    }
    override func viewWillLayoutSubviews() { calls.append("layout") }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let view = Watcher(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let phone = EdgeInsets(top: 44, left: 10, bottom: 34, right: 20)

  init() { window.addSubview(view) }

  @Test("is the whole view where no host says otherwise, and outside a window")
  func nothing() {
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && view.changes == 0)
    window.hostSafeAreaInsets = phone
    #expect(window.safeAreaInsets == phone)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == phone && view.changes == 1)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero && view.changes == 2)
    #expect(View().safeAreaInsets == .zero)
  }

  @Test("of a view is as much of its superview's as reaches into it")
  func parts() {
    let bar = Watcher(frame: Rect(x: 0, y: 20, width: 295, height: 100))
    let middle = Watcher(frame: Rect(x: 50, y: 100, width: 100, height: 100))
    let foot = Watcher(frame: Rect(x: 5, y: 380, width: 310, height: 40))
    for part in [bar, middle, foot] { view.addSubview(part) }
    window.hostSafeAreaInsets = phone
    window.layoutIfNeeded()
    #expect(bar.safeAreaInsets == EdgeInsets(top: 24, left: 10, bottom: 0, right: 15))
    #expect(middle.safeAreaInsets == .zero && middle.changes == 0)
    // `foot` reaches below its superview, but gets no more than the inset of the superview.
    #expect(foot.safeAreaInsets == EdgeInsets(top: 0, left: 5, bottom: 34, right: 20))
    bar.frame.origin.y = 30
    #expect(bar.told.top == 14, "at once")
    #expect(bar.changes == 2 && middle.changes == 0 && foot.changes == 1)
  }

  @Test("is told once, when a layout has placed the views")
  func once() {
    final class Placing: Watcher {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews {
          view.frame = .zero
          view.frame = Rect(origin: .zero, size: Size(width: bounds.width, height: 50))
        }
      }
    }
    let placing = Placing(frame: window.bounds)
    let part = Watcher()
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placing.addSubview(part)
    window.hostSafeAreaInsets = phone
    window.addSubview(placing)
    window.layoutIfNeeded()
    #expect(part.told == EdgeInsets(top: 44, left: 10, bottom: 0, right: 20) && part.changes == 1)
    placing.frame.size = Size(width: 300, height: 200)
    window.layoutIfNeeded()
    #expect(placing.told.bottom == 0 && placing.changes == 2 && part.changes == 1)
  }

  @Test("of a controller's view is known when it appears, and before it is laid out")
  func controller() {
    window.hostSafeAreaInsets = phone
    let screen = Screen()
    window.rootViewController = screen
    #expect(screen.calls == ["top 44.0", "appears", "layout"])
    screen.calls = []
    screen.additionalSafeAreaInsets.top = 50
    #expect(screen.calls == ["top 94.0"] && screen.watcher.told.top == 94)
    screen.additionalSafeAreaInsets.top = -50
    #expect(screen.watcher.told == EdgeInsets(top: 0, left: 10, bottom: 34, right: 20))
  }

  @Test("that a controller enlarges reaches what lies in its view, and its children")
  func enlarged() {
    let parent = ViewController()
    let child = Screen()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.additionalSafeAreaInsets.top = 30
    child.additionalSafeAreaInsets.top = 7
    child.view.frame = Rect(x: 0, y: 10, width: 100, height: 100)
    let part = Watcher(frame: Rect(x: 0, y: 5, width: 10, height: 10))
    child.view.addSubview(part)
    #expect(child.view.safeAreaInsets == .zero)
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(parent.view.safeAreaInsets.top == 30 && child.view.safeAreaInsets.top == 27)
    #expect(part.told.top == 22 && part.changes == 1)
    window.rootViewController = nil
    #expect(part.told == .zero && child.watcher.told == .zero)
  }

  @Test("follows a controller's other view")
  func otherView() {
    let screen = ViewController()
    screen.additionalSafeAreaInsets.left = 12
    screen.view = view
    #expect(view.told.left == 12)
    screen.view = Watcher()
    #expect(view.told == .zero)
  }

  @Test("of a view shown twice as large is half as deep in its own points")
  func scaled() {
    window.hostSafeAreaInsets = phone
    window.layoutIfNeeded()
    view.frameScale = 2
    view.frame.origin.y = 4
    #expect(view.told.top == 20)
  }

  @Test("is what geometry says, after any changes", arguments: Soak.seeds(1...40))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    func frame() -> Rect {
      Rect(
        x: number(-40...60), y: number(-40...60), width: number(0...300), height: number(0...400))
    }
    func insets() -> EdgeInsets {
      EdgeInsets(
        top: number(0...50), left: number(0...20), bottom: number(0...50), right: number(0...20))
    }
    let screens = (0..<3).map { _ in Screen() }
    for screen in screens { screen.loadViewIfNeeded() }
    var views = screens.map(\.watcher) + (0..<9).map { _ in Watcher() }
    views.append(view)
    for step in 0..<120 {
      guard let view = views.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: window.hostSafeAreaInsets = Bool.random(using: &random) ? insets() : .zero
      case 1: screens[step % 3].additionalSafeAreaInsets = insets()
      case 2: view.removeFromSuperview()
      case 3: view.bounds.origin = frame().origin
      case 4, 5:
        let superviews = (views + [window]).filter { !$0.isDescendant(of: view) }
        superviews.randomElement(using: &random)?.addSubview(view)
      default: view.frame = frame()
      }
      if Int.random(in: 0..<3, using: &random) > 0 { continue }
      window.layoutIfNeeded()
      for view in views {
        let screen = screens.first { $0.watcher === view }
        let expected = expectedInsets(of: view, adding: screen?.additionalSafeAreaInsets ?? .zero)
        #expect(view.safeAreaInsets == expected, "step \(step)")
        #expect(view.told == expected, "step \(step)")
      }
    }
  }

  /// Computes from frames how far the unsafe areas of the superview reach into the view.
  private func expectedInsets(of view: View, adding more: EdgeInsets) -> EdgeInsets {
    guard view.window != nil, let superview = view.superview else { return .zero }
    let from = superview.safeAreaInsets
    let safe = superview.bounds.inset(by: from)
    let frame = view.frame
    return EdgeInsets(
      top: min(from.top, max(0, safe.minY - frame.minY)) + more.top,
      left: min(from.left, max(0, safe.minX - frame.minX)) + more.left,
      bottom: min(from.bottom, max(0, frame.maxY - superview.bounds.maxY + from.bottom))
        + more.bottom,
      right: min(from.right, max(0, frame.maxX - superview.bounds.maxX + from.right)) + more.right)
  }

  @Test("that is no distance stops the program")
  func mistakes() async {
    let host = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Window().hostSafeAreaInsets = EdgeInsets(top: -1, left: 0, bottom: 0, right: 0)
      }
    }
    #expect(lastWords(host).contains("hostSafeAreaInsets"))
    let more = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ViewController().additionalSafeAreaInsets = EdgeInsets(.infinity) }
    }
    #expect(lastWords(more).contains("additionalSafeAreaInsets"))
    let margins = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().layoutMargins = EdgeInsets(.nan) }
    }
    #expect(lastWords(margins).contains("layoutMargins"))
  }
}
