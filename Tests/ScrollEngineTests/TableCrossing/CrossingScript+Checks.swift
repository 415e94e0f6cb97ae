@testable import ScrollEngine
import TestSupport

// Checks after every layout.
extension CrossingScript {
  func check() {
    complaints += arrays.complaints
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    guard counts == arrays.model.sections.map(\.rows.count) else {
      return complaints.append("it has rows \(counts)")
    }
    let frames = arrays.frames(in: table) { table.rectForRow(at: $0).height }
    if !isClose(table.contentSize.height, frames.height) {
      complaints.append("it is \(table.contentSize.height) points high, not \(frames.height)")
    }
    if !table.contentOffset.isFinite { complaints.append("the offset is \(table.contentOffset)") }
    checkRows(frames)
    checkCells()
    checkEdges(frames)
    checkEdgeViews(frames)
    // Last, because a broken invariant stops the program, with a less specific message.
    if complaints.isEmpty { table.checkInvariants() }
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }

  private func isClose(_ one: Rect, _ other: Rect) -> Bool {
    isClose(one.minX, other.minX) && isClose(one.minY, other.minY)
      && isClose(one.width, other.width) && isClose(one.height, other.height)
  }

  /// How far a part of the content reaches into the bounds, in points. Below zero if it is outside.
  private func overlap(_ start: Double, _ end: Double) -> Double {
    min(end, table.bounds.maxY) - max(start, table.bounds.minY)
  }

  // MARK: Rows

  private func checkRows(_ frames: ArrayTable.Frames) {
    let cells = Dictionary(
      uniqueKeysWithValues: table.visibleCells.compactMap { cell in
        table.indexPath(for: cell).map { ($0, cell) }
      })
    if cells.count != table.visibleCells.count { complaints.append("a cell has no row") }
    for (path, name, frame) in frames.rows {
      if !isClose(table.rectForRow(at: path), frame) {
        complaints.append("\(path) is at \(table.rectForRow(at: path)), not \(frame)")
      }
      let height = arrays.height(of: name, width: frame.width)
      let isThere = frame.height > 0 && table.bounds.height > 0
      let overlap = isThere ? overlap(frame.minY, frame.maxY) : -1
      // The arrays cannot tell whether a row is visible if it ends within a rounding error of the
      // edge.
      let mayDiffer = frame.height > 0 && abs(overlap) <= tolerance
      if (cells[path] != nil) != (overlap > 0), !mayDiffer {
        complaints.append("\(path) at \(frame) has the cell \(String(describing: cells[path]))")
      }
      let isKnown = heights == .uniform || heights == .exact && table.estimatedRowHeight == 0
      if isKnown || cells[path] != nil, !isClose(frame.height, height) {
        complaints.append("\(path) is \(frame.height) points high, not \(height)")
      }
      guard let cell = cells[path] as? ArrayCell else { continue }
      if cell.name != name { complaints.append("\(path) shows \(cell.name), not \(name)") }
      if !isClose(cell.frame, frame) {
        complaints.append("the cell of \(path) is at \(cell.frame), not \(frame)")
      }
    }
  }

  /// Checks that each cell is visible, animates out, waits in the queue or was discarded.
  private func checkCells() {
    let statistics = table.reuseQueue.statistics(forIdentifier: "cell")
    let inTable = table.subviews.filter { $0 is ArrayCell }
    if statistics.live + statistics.queued + statistics.discarded != statistics.created
      || statistics.live != inTable.count || arrays.shown.count != inTable.count
    {
      complaints.append("\(statistics), \(inTable.count) in it, \(arrays.shown.count) shown")
    }
    let live = Set(table.visibleCells.map(ObjectIdentifier.init))
    if inTable.contains(where: { !live.contains(ObjectIdentifier($0)) && $0.transit == nil }) {
      complaints.append("a cell that shows no row is on no way")
    }
  }

  // MARK: Headers and footers

  private func checkEdges(_ frames: ArrayTable.Frames) {
    var shown: [String: Rect] = [:]
    for supplement in table.liveSupplements {
      let view = supplement.view
      shown[view?.identifier ?? "?"] = view?.frame
    }
    if shown.count != table.liveSupplements.count { complaints.append("a header is there twice") }
    for section in frames.sections {
      for (name, height, isHeader) in [
        ("h\(section.name)", section.header, true), ("f\(section.name)", section.footer, false),
      ] where height > 0 {
        let frame = edgeFrame(section.start, section.end, height, isHeader: isHeader)
        let isPlain = table.style == .plain
        let start = isPlain ? section.start : frame.minY
        let end = isPlain ? section.end : frame.maxY
        let overlap = table.bounds.height > 0 ? overlap(start, end) : -1
        switch shown.removeValue(forKey: name) {
        case let there? where !isClose(there, frame):
          complaints.append("\(name) is at \(there), not \(frame)")
        case _? where isPlain && overlap < -tolerance:
          complaints.append("\(name) is there at \(frame), out of sight")
        case nil where overlap > tolerance: complaints.append("\(name) is missing at \(frame)")
        default: break
        }
      }
    }
    if !shown.isEmpty { complaints.append("there are \(shown) of no section") }
  }

  /// The expected frame of a header or footer. In plain tables it sticks to the edge, as in UIKit.
  private func edgeFrame(
    _ start: Double, _ end: Double, _ height: Double, isHeader: Bool
  ) -> Rect {
    let inset = table.adjustedContentInset
    var y = isHeader ? start : end - height
    if table.style == .plain {
      y =
        isHeader
        ? max(start, min(table.bounds.minY + inset.top, end - height))
        : min(end, max(table.bounds.maxY - inset.bottom, start + height)) - height
    }
    return Rect(x: 0, y: y, width: table.bounds.width, height: height)
  }

  private func checkEdgeViews(_ frames: ArrayTable.Frames) {
    if let header = table.tableHeaderView, !isClose(header.frame.minY, 0) {
      complaints.append("the table's header is at \(header.frame)")
    }
    if let footer = table.tableFooterView, !isClose(footer.frame.maxY, frames.height) {
      complaints.append("the table's footer is at \(footer.frame), not above \(frames.height)")
    }
  }
}
