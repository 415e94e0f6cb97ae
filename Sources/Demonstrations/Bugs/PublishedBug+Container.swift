import SceneParts
import ScrollEngine

// The bugs of OLEContainerScrollView.
extension PublishedBug {
  static let container = [
    insetTail, noAnchoring, hiddenGap, hiddenUnnoticed, lostScroll, keptX, everyChild,
  ]

  private static let insetTail = PublishedBug(
    name: "inset tail",
    sentence: "Insets: 60 above the blue rows, 20 below. On the left, all 80 end up below."
  ) { clock in
    let pair = ContainerPair(clock)
    let first = pair.addTable(
      rows: 5, height: 72, insets: EdgeInsets(top: 60, left: 0, bottom: 20, right: 0))
    pair.addTable(rows: 12, height: 48)
    var demonstration = pair.demonstration("before row 0") {
      .init(
        published: top(of: first.published.table, in: pair.published),
        engine: top(of: first.engine.table, in: pair.engine))
    }
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 420), by: -90, in: 0.5, resting: 0.2)
    return demonstration
  }

  private static let noAnchoring = PublishedBug(
    name: "no anchoring",
    sentence: "Three rows go in above the viewport: on the left, they push the rest down."
  ) { clock in
    let pair = ContainerPair(clock)
    let first = pair.addTable(rows: 9, height: 72)
    let second = pair.addTable(rows: 16, height: 48)
    pair.scroll(to: 740)
    var demonstration = pair.demonstration("row 4 at y") {
      .init(
        published: top(ofRow: 4, of: second.published.table),
        engine: top(ofRow: 4, of: second.engine.table))
    }
    demonstration.changeRows = { pair.changeRows(of: first, by: $0) }
    demonstration.changes = [0.8, 1.3, 1.8].map { time in
      .init(time: time) { pair.changeRows(of: first, by: 1) }
    }
    return demonstration
  }

  private static let hiddenGap = PublishedBug(
    name: "hidden gap",
    sentence: "The last child is hidden: on the left, the gap before it remains."
  ) { clock in
    let pair = ContainerPair(clock, spacing: 56)
    pair.addTable(rows: 11, height: 56)
    let last = pair.addBand("Hidden", height: 90, color: Palette.footer)
    @MainActor func setHidden(_ isHidden: Bool) {
      for band in [last.published, last.engine] { band.isHidden = isHidden }
      pair.published.childDidChange()
    }
    setHidden(true)
    var demonstration = pair.demonstration("content height") {
      .init(
        published: pair.published.contentSizeFacts.height,
        engine: pair.engine.contentSizeFacts.height)
    }
    demonstration.changeRows = { setHidden($0 < 0) }
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 480), by: -240, in: 0.6, resting: 0.2)
    return demonstration
  }

  private static let hiddenUnnoticed = PublishedBug(
    name: "hidden unnoticed",
    sentence: "The middle child is hidden: on the left, its gap stays until you scroll."
  ) { clock in
    let pair = ContainerPair(clock)
    pair.addTable(rows: 4, height: 48)
    let band = pair.addBand("Soon hidden", height: 120, color: Palette.header)
    let second = pair.addTable(rows: 12, height: 48)
    let worst = WorstMoment(.greatestGap, clock, isWorse: >)
    var demonstration = pair.demonstration(
      "gap, at most", published: [WorstMomentDecoration(worst: worst, title: "gap")]
    ) {
      .init(
        published: worst.value ?? Fact(.greatestGap, of: pair.published, 0),
        engine: Fact(.greatestGap, of: pair.engine, 0))
    }
    demonstration.onTick = {
      let right = top(ofRow: 0, of: second.engine.table).value
      let gap = top(ofRow: 0, of: second.published.table).value - right
      if gap > 0 {
        worst.note(
          gap, Rect(x: 0, y: right, width: Pane.standardViewport.width, height: gap))
      }
      return false
    }
    @MainActor func setHidden(_ isHidden: Bool) {
      for view in [band.published, band.engine] { view.isHidden = isHidden }
    }
    demonstration.changeRows = { setHidden($0 < 0) }
    demonstration.changes = [.init(time: 0.8) { setHidden(true) }]
    demonstration.gesture.stroke(
      at: 2, from: Point(x: 160, y: 400), by: -30, in: 0.4, resting: 0.2)
    return demonstration
  }

  private static let lostScroll = PublishedBug(
    name: "lost scroll",
    sentence: "Code scrolls the yellow table to row 8: on the left, a touch undoes it."
  ) { clock in
    let pair = ContainerPair(clock)
    pair.addTable(rows: 4, height: 72)
    let second = pair.addTable(rows: 12, height: 48)
    pair.addTable(rows: 12, height: 48)
    // A misplaced table has no defined positions for rows outside its frame, so these are clipped.
    for tables in pair.tables {
      for rows in [tables.published, tables.engine] { rows.table.clipsToBounds = true }
    }
    var demonstration = pair.demonstration("row 8 at y", pointsOutRows: false) {
      .init(
        published: top(ofRow: 8, of: second.published.table),
        engine: top(ofRow: 8, of: second.engine.table))
    }
    demonstration.changes = [
      .init(time: 0.6) {
        for rows in [second.published, second.engine] {
          rows.table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .top, animated: true)
        }
      }
    ]
    demonstration.gesture.stroke(
      at: 2, from: Point(x: 160, y: 200), by: -30, in: 0.4, resting: 0.2)
    return demonstration
  }

  private static let keptX = PublishedBug(
    name: "kept x",
    sentence: "The blue table used to be at x = 64: on the left, it stays there, cut off."
  ) { clock in
    let pair = ContainerPair(clock)
    let first = pair.addTable(rows: 6, height: 72, x: 64)
    pair.addTable(rows: 12, height: 48)
    var demonstration = pair.demonstration("frame.x") {
      .init(
        published: x(of: first.published.table), engine: x(of: first.engine.table))
    }
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 420), by: -140, in: 0.5, resting: 0.2)
    return demonstration
  }

  private static let everyChild = PublishedBug(
    name: "every child",
    sentence: "100 tables, the last ones visible: on the left, every tick moves nearly all."
  ) { clock in
    let pair = ContainerPair(clock)
    for _ in 0..<100 { pair.addTable(rows: 2, height: 48) }
    pair.scroll(to: 9_200)
    let meter = TouchMeter(offset: pair.published.contentOffset.y)
    var demonstration = pair.demonstration(
      "views touched, at most", listsTables: false, pointsOutRows: false
    ) {
      .init(
        published: Fact(.mostTouched, of: pair.published, meter.published),
        engine: Fact(.mostTouched, of: pair.engine, meter.engine))
    }
    let windows = (demonstration.published.window, demonstration.engine.window)
    demonstration.onTick = {
      meter.read(windows.0.trace, windows.1.trace, at: pair.published.contentOffset.y)
      return false
    }
    demonstration.gesture.stroke(
      at: 0.4, from: Point(x: 160, y: 420), by: -160, in: 0.8, resting: 0.2)
    return demonstration
  }

  // MARK: Positions

  /// The y at which a table's content begins in its container's content, in points.
  @MainActor
  private static func top(of table: TableView, in container: ScrollView) -> Fact {
    Fact(.contentTop, of: table, table.convert(Point.zero, to: container).y)
  }

  /// The distance of a row from the upper edge of the viewport, in points.
  @MainActor
  private static func top(ofRow row: Int, of table: TableView) -> Fact {
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return Fact(.rowTop, of: "row \(row)", in: table, frame.minY)
  }

  @MainActor
  private static func x(of table: TableView) -> Fact { Fact(.frameX, of: table, table.frame.minX) }
}

extension Fact.Quantity {
  fileprivate static let contentTop = Fact.Quantity("y of the start of the rows", .points)
  fileprivate static let rowTop = Fact.Quantity("y of a row in the viewport", .points)
  fileprivate static let greatestGap = Fact.Quantity("greatest gap so far", .points)
  fileprivate static let mostTouched = Fact.Quantity("views touched in a tick, at most", .count)
}

/// The greatest number of views that each side has touched in one tick in which the content moved.
@MainActor
private final class TouchMeter {
  private(set) var published = 0
  private(set) var engine = 0
  private var offset: Double

  init(offset: Double) {
    self.offset = offset
  }

  func read(_ published: LayoutTrace, _ engine: LayoutTrace, at offset: Double) {
    guard offset != self.offset else { return }
    self.offset = offset
    self.published = max(self.published, published.viewsTouched)
    self.engine = max(self.engine, engine.viewsTouched)
  }
}
