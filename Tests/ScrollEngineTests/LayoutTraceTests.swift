import ScrollEngine
import Testing

@MainActor
@Suite("A layout trace")
struct LayoutTraceTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  var trace: LayoutTrace { window.trace }

  @Test("counts a view once, whatever happened to it")
  func touches() {
    let view = ProbeView("view")
    window.addSubview(view)
    window.layoutIfNeeded()
    trace.begin()
    #expect(trace.viewsTouched == 0)

    view.frame.origin.x = 1
    view.frame.size.width = 2
    view.bounds.origin.y = 3
    window.layoutIfNeeded()
    #expect(trace.viewsTouched == 1)

    trace.begin()
    view.frame = view.frame
    window.layoutIfNeeded()
    #expect(trace.viewsTouched == 0)
  }

  @Test("counts views that come, and forgets those that have left again")
  func comingAndGoing() {
    trace.begin()
    let view = ProbeView("view")
    view.addSubview(ProbeView("inside"))
    window.addSubview(view)
    #expect(trace.viewsTouched == 2)
    #expect(trace.viewCount == 3)

    view.removeFromSuperview()
    #expect(trace.viewsTouched == 0)
    #expect(trace.viewCount == 1)
    #expect(trace.cellsEntered == 0 && trace.cellsLeft == 0)
  }

  @Test("counts cells that come into the hierarchy and that leave it")
  func cells() {
    let source = RowSource(100)
    let table = exactTable(frame: window.bounds)
    table.rowHeight = 10
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(trace.cellsEntered == 10 && trace.cellsLeft == 0)

    trace.begin()
    table.contentOffset.y = 25
    window.layoutIfNeeded()
    #expect(trace.cellsEntered == 3 && trace.cellsLeft == 2)
    // The table, the three new cells, and their labels, which are made on first use.
    #expect(trace.viewsTouched == 1 + 3 + newLabels)
    #expect(trace.viewCount == 2 + 11 * 2)

    trace.begin()
    table.contentOffset.y = 26
    window.layoutIfNeeded()
    #expect(trace.viewsTouched == 1)
    #expect(trace.cellsEntered == 0 && trace.cellsLeft == 0)
  }

  /// One label for each new cell.
  private var newLabels: Int { 3 }

  @Test("of another window counts a view of its own")
  func movingBetweenWindows() {
    let view = ProbeView("view")
    window.addSubview(view)
    window.layoutIfNeeded()
    let other = Window(frame: window.frame)
    other.layoutIfNeeded()
    // Both traces are now in a pass of the same number.
    other.trace.begin()
    window.trace.begin()
    view.frame.origin.x = 3
    window.trace.begin()
    other.addSubview(view)
    #expect(other.trace.viewsTouched == 1)
    view.removeFromSuperview()
    #expect(other.trace.viewsTouched == 0)
  }
}
