import ScrollEngine
import Testing

@MainActor
@Suite("When memory is short")
struct MemoryWarningTests {
  @Test("every view of a window is told once, seen or not, and the cells that wait are given up")
  func hierarchy() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let container = ContainerScrollView(frame: window.bounds)
    let sources = (0..<3).map { _ in ListSource.uniform(50, height: 20) }
    let tables = sources.map { $0.table() }
    for table in tables { container.addArrangedSubview(table) }
    window.addSubview(container)
    let hidden = WarnedView()
    hidden.isHidden = true
    container.addSubview(hidden)
    let inner = WarnedView()
    hidden.addSubview(inner)
    window.layoutIfNeeded()
    container.contentOffset.y = 1_995
    window.layoutIfNeeded()
    let before = tables.map { $0.reuseQueue.statistics(forIdentifier: "cell") }
    #expect(before.map(\.queued) == [5, 0, 0])

    #expect(window.router.handle(InputEvent(time: 1, .memoryWarning)))
    let after = tables.map { $0.reuseQueue.statistics(forIdentifier: "cell") }
    #expect(after.map(\.queued) == [0, 0, 0])
    #expect(after.map(\.discarded) == [5, 0, 0])
    #expect(after.map(\.live) == before.map(\.live))
    #expect(hidden.warnings == 1 && inner.warnings == 1)
    container.checkInvariants()
    // Tables refer to their data sources weakly.
    withExtendedLifetime(sources) {}
  }

  @Test("a table gives up headers and footers, too")
  func supplements() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let table = SectionSource(10, 10, 10).table(.grouped, in: window)
    table.contentOffset.y = 30
    window.layoutIfNeeded()
    let queue = table.headerFooterReuseQueue
    #expect(queue.identifiers.map { queue.queuedCells(withIdentifier: $0).count } == [1])
    window.didReceiveMemoryWarning()
    #expect(queue.identifiers.map { queue.queuedCells(withIdentifier: $0).count } == [0])
    table.checkInvariants()
  }

  @Test("a view may give up other views, which are then not told")
  func givingUp() {
    let window = Window()
    let views = [WarnedView(), WarnedView()]
    for view in views { window.addSubview(view) }
    views[0].onWarning = { [unowned second = views[1]] in second.removeFromSuperview() }
    window.didReceiveMemoryWarning()
    #expect(views.map(\.warnings) == [1, 0])
  }
}

private final class WarnedView: View {
  var warnings = 0
  var onWarning: (() -> Void)?

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
    onWarning?()
  }
}
