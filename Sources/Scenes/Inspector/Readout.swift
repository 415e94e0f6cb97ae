import Drawing
import ScrollEngine

/// Everything the inspector says, as values: it is drawn anew only when one of them changes.
struct Readout: Hashable {
  /// A cell object, in the hierarchy or in the queue.
  struct Chip: Hashable {
    let number: Int
    let isLive: Bool
  }

  struct Queue: Hashable {
    let title: String
    let colors: Palette.Table
    let rows: Int
    let statistics: ReuseStatistics
    let chips: [Chip]
  }

  /// One property of one view: up to two pairs of numbers.
  struct FrameLine: Hashable {
    /// Set on the first line of a view.
    var view: String?
    var swatch: Color?
    let property: String
    let values: [String]
  }

  /// The number of live cells of one pane over the last ticks in which something moved.
  struct Series: Hashable {
    let title: String
    let verdict: Pane.Verdict
    var samples: [Int]
  }

  struct Frame: Hashable {
    var cellsEntered = 0
    var cellsLeft = 0
    var viewsTouched = 0
    var viewCount = 0
    /// In seconds; nil where nobody measures.
    var layout: Double?
    var draw: Double?
  }

  var pane: String
  var queues: [Queue]
  var series: [Series]
  var frameLines: [FrameLine]
  var frame: Frame
}

extension Readout {
  @MainActor
  init(pane: Pane, series: [Series], frame: Frame) {
    self.pane = pane.shortTitle
    self.series = series
    self.frame = frame
    queues = pane.tables.flatMap(Readout.queues)
    frameLines = Readout.containerLines(of: pane)
    for table in pane.tables { frameLines += Readout.lines(of: table, in: pane) }
  }

  @MainActor
  private static func queues(of table: Pane.Table) -> [Queue] {
    let queue = table.view.reuseQueue
    return queue.identifiers.map { identifier in
      let live = table.view.visibleCells.filter { $0.reuseIdentifier == identifier }
      let queued = queue.queuedCells(withIdentifier: identifier)
      return Queue(
        title: table.title, colors: table.colors, rows: table.controller.rowCount,
        statistics: queue.statistics(forIdentifier: identifier),
        chips: live.map { Chip(number: $0.instanceNumber, isLive: true) }
          + queued.map { Chip(number: $0.instanceNumber, isLive: false) })
    }
  }

  @MainActor
  private static func containerLines(of pane: Pane) -> [FrameLine] {
    guard !pane.tables.contains(where: { $0.view === pane.root }) else { return [] }
    let inset = pane.root.contentInset
    return [
      FrameLine(
        view: pane.rootID, swatch: nil, property: "bounds", values: pairs(pane.root.bounds)),
      FrameLine(property: "contentSize", values: pair(pane.root.contentSize)),
      FrameLine(
        property: "contentInset",
        values: [number(inset.top, inset.left), number(inset.bottom, inset.right)]),
    ]
  }

  @MainActor
  private static func lines(of table: Pane.Table, in pane: Pane) -> [FrameLine] {
    let entry = LayoutReport.ViewEntry(table.view, id: table.id)
    let offset = entry.contentOffset ?? .zero
    var lines = [
      FrameLine(
        view: table.title, swatch: table.colors.cell, property: "frame",
        values: pairs(entry.frame)),
      FrameLine(property: "contentOffset", values: [number(offset.x, offset.y)]),
      FrameLine(property: "contentSize", values: pair(table.view.contentSize)),
    ]
    if let slice = (pane.root as? ContainerScrollView)?.slice(of: table.view) {
      lines.append(FrameLine(property: "slice", values: [slice.placement.words]))
    }
    return lines
  }

  private static func pairs(_ rect: Rect) -> [String] {
    [number(rect.minX, rect.minY), number(rect.width, rect.height)]
  }

  private static func pair(_ size: Size) -> [String] { [number(size.width, size.height)] }

  private static func number(_ first: Double, _ second: Double) -> String {
    "\(tidy(first)) \(tidy(second))"
  }
}

extension Slice.Placement {
  fileprivate var words: String {
    switch self {
    case .past: "scrolled past"
    case .startCut: "start cut off"
    case .whole: "whole"
    case .endCut: "end cut off"
    case .filling: "fills the viewport"
    case .ahead: "still ahead"
    }
  }
}

/// A number for the eye: rounded to a tenth, whole where it is whole.
func tidy(_ value: Double) -> String {
  let tenths = (value * 10).rounded()
  guard tenths.magnitude < 1e15 else { return "\(value)" }
  let whole = Int(tenths) / 10
  let rest = abs(Int(tenths) % 10)
  let sign = tenths < 0 && whole == 0 ? "-" : ""
  return rest == 0 ? "\(whole)" : "\(sign)\(whole).\(rest)"
}
