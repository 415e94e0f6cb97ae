import TestSupport
import Testing

@testable import ScrollEngine

/// `updateConstraints()` is called before layout, on the deepest views first.
@MainActor
struct UpdateConstraintsOrderTests {
  private final class Noting: View {
    let log: Log
    let depth: Int
    /// A view that `updateConstraints()` marks for one more update.
    weak var other: View?

    init(_ log: Log, depth: Int) {
      (self.log, self.depth) = (log, depth)
      super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    }

    override func updateConstraints() {
      log.updates.append(depth)
      other?.setNeedsUpdateConstraints()
      other = nil
      super.updateConstraints()
    }

    override func layoutSubviews() {
      if log.layouts.isEmpty { log.updatesBeforeLayout = log.updates.count }
      log.layouts.append(depth)
      super.layoutSubviews()
    }
  }

  private final class Log {
    var updates: [Int] = []
    var layouts: [Int] = []
    var updatesBeforeLayout = 0
  }

  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()

  /// Nested views. Fixed frames separate the constraints, so that each part is solved by itself.
  private func chain(_ held: [Bool]) -> [Noting] {
    var views: [Noting] = []
    for (depth, isHeld) in held.enumerated() {
      let view = Noting(log, depth: depth)
      view.translatesAutoresizingMaskIntoConstraints = !isHeld
      (views.last ?? window).addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test(arguments: Soak.seeds(1...50))
  func `the deepest come first, whoever solves them, and all before anything is laid out`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    let views = chain((0..<count).map { _ in Bool.random(using: &random) })
    var asked: Set<Int> = []
    for _ in 0..<count {
      let depth = Int.random(in: 0..<count, using: &random)
      asked.insert(depth)
      views[depth].setNeedsUpdateConstraints()
    }
    for view in views { view.setNeedsLayout() }
    window.layoutIfNeeded()
    #expect(log.updates == asked.sorted(by: >))
    #expect(log.updatesBeforeLayout == asked.count)
    for _ in 0..<2 { window.layoutIfNeeded() }
    #expect(log.updates.count == asked.count)
  }

  @Test func `one that asks for a view around it has it called before layout, too`() {
    let views = chain([false, true, false, true])
    views[3].other = views[0]
    views[3].setNeedsUpdateConstraints()
    views[1].setNeedsUpdateConstraints()
    for view in views { view.setNeedsLayout() }
    window.layoutIfNeeded()
    #expect(log.updates == [3, 1, 0] && log.updatesBeforeLayout == 3)
  }

  @Test func `another window looks for its own`() {
    let other = Window(frame: window.frame)
    let views = chain([false, true])
    views[1].setNeedsUpdateConstraints()
    let lonely = Noting(log, depth: 7)
    other.addSubview(lonely)
    lonely.setNeedsUpdateConstraints()
    other.layoutIfNeeded()
    #expect(log.updates == [7])
    window.layoutIfNeeded()
    #expect(log.updates == [7, 1])
  }

  private final class Screen: ViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override func loadView() { view = Noting(log, depth: 0) }
    override func updateViewConstraints() {
      log.updates.append(-1)
      super.updateViewConstraints()
    }
  }

  @Test func `a controller changes the constraints of its view, and has the view do so itself`() {
    let screen = Screen(log)
    window.rootViewController = screen
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    label.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(log.updates == [-1, 0])
    window.layoutIfNeeded()
    #expect(log.updates == [-1, 0])
    screen.view.setNeedsUpdateConstraints()
    #expect(screen.view.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(log.updates == [-1, 0, -1, 0])
    #expect(!screen.view.needsUpdateConstraints())
  }

  @Test func `a view that goes before its constraints were updated leaves nothing behind`() {
    weak var item: LayoutItem?
    weak var engine: LayoutEngine?
    do {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(View())
      view.setNeedsUpdateConstraints()
      (item, engine) = (view.layoutItem, view.layoutItem?.engine)
      #expect(item != nil && engine != nil)
    }
    #expect(item == nil && engine == nil)
  }
}
