import ScrollEngine
import TestSupport

// The checks after each step, and within some steps.
extension TableViewScript {
  /// Checks that visible rows move up on screen by `distance` points; with `onlyFirst`, only the
  /// first row that reaches below the top inset.
  func keepsPlaces(
    moving distance: Double, onlyFirst: Bool = false, _ action: () -> Void
  ) {
    let before = table.placesOnScreen
    // A row that ends within a rounding error of the inset counts as out of sight.
    let edge = table.bounds.minY + table.contentInset.top + self.closeness.tolerance
    let first =
      onlyFirst
      ? table.visibleRows.filter { table.rectForRow(at: $0).maxY > edge } : table.visibleRows
    let wasInside = isInside
    let magnitude = magnitude
    action()
    window.layoutIfNeeded()
    // At an end of the content, rows may have to move.
    guard wasInside, isInside else { return }
    let closeness = closeness.widened(upTo: magnitude)
    let after = table.placesOnScreen
    for path in onlyFirst ? first.prefix(1) : first[...] {
      guard let old = before[path], let new = after[path] else { continue }
      // A row that went out of sight may have come back elsewhere.
      let height = table.rectForRow(at: path).height
      let place = old - distance
      guard
        closeness.overlap(place, place + height, from: 0, to: table.bounds.height) == .some
      else { continue }
      if !closeness.isEqual(new, place) {
        complaints.append("\(path) jumps from \(old) to \(new), not by \(-distance)")
      }
    }
  }

  private var isInside: Bool {
    let range = table.scrollRange[.vertical]
    let tolerance = closeness.tolerance
    return table.contentOffset.y > range.lowerBound + tolerance
      && table.contentOffset.y < range.upperBound - tolerance
  }

  /// The greatest number that goes into the sums that are compared, in points.
  private var magnitude: Double {
    let inset = table.adjustedContentInset
    return table.contentSize.height + abs(table.contentOffset.y) + table.bounds.height
      + table.bounds.width + inset.top + inset.bottom
  }

  var closeness: Closeness { Closeness(upTo: magnitude) }

  func check() {
    complaints += reference.complaints
    table.checkInvariants()
    let closeness = closeness
    let width = max(0, table.bounds.width - table.sectionInset.left - table.sectionInset.right)
    var measured: Set<IndexPath> = []
    let frames = reference.frames(of: table) { path in
      let known = table.rectForRow(at: path).height
      let height = reference.height(at: path, width: width)
      let isRight = closeness.isEqual(known, height)
      if isRight { measured.insert(path) }
      let isTold = reference.sections[path.section].rows[path.row].isTold
      let mayBeEstimate = estimates || isTold
      if !isRight, !mayBeEstimate {
        complaints.append("\(path) is \(known) points high, not \(height)")
      }
      return known
    }
    if !closeness.isEqual(table.contentSize.height, frames.height) {
      complaints.append("it is \(table.contentSize.height) points high, not \(frames.height)")
    }
    checkRows(frames, measured, closeness)
    checkSupplements(frames, closeness)
    let created = table.reuseQueue.statistics(forIdentifier: "cell").created
    if created > table.mostVisible {
      complaints.append("\(created) cells were made, \(table.mostVisible) visible at most")
    }
  }

  private func checkRows(
    _ frames: ReferenceTable.Frames, _ measured: Set<IndexPath>, _ closeness: Closeness
  ) {
    var seen: [(IndexPath, Closeness.Overlap)] = []
    for (path, frame) in frames.rows {
      if !closeness.isEqual(table.rectForRow(at: path), frame) {
        complaints.append("\(path) is at \(table.rectForRow(at: path)), not \(frame)")
      }
      let overlap = closeness.overlap(
        frame.minY, frame.maxY, from: table.bounds.minY, to: table.bounds.maxY)
      guard overlap != .none else { continue }
      seen.append((path, overlap))
      if overlap == .some, !measured.contains(path) {
        complaints.append("\(path) is in sight and not measured")
      }
      let cell = table.cellForRow(at: path)
      if cell == nil, overlap == .doubtful { continue }
      if let cell, closeness.isEqual(cell.frame, frame), (cell as? TellingCell)?.path == path {
        continue
      }
      complaints.append("\(path) has no cell at \(frame)")
    }
    if !Closeness.isShown(table.visibleRows, of: seen)
      || reference.shown != Set(table.visibleRows)
    {
      complaints.append("it shows \(table.visibleRows), in sight are \(seen)")
    }
  }

  private func checkSupplements(_ frames: ReferenceTable.Frames, _ closeness: Closeness) {
    var shown: [String: Rect] = [:]
    for view in table.subviews where view is TableViewHeaderFooterView {
      shown[view.identifier ?? "?"] = view.frame
    }
    for edge in reference.edges(frames, in: table, closeness) {
      switch shown.removeValue(forKey: edge.name) {
      case let there? where !closeness.isEqual(there, edge.frame):
        complaints.append("\(edge.name) is at \(there), not \(edge.frame)")
      case _? where table.style == .plain && edge.overlap == .none:
        complaints.append("\(edge.name) is there at \(edge.frame), out of sight")
      case nil where edge.overlap == .some:
        complaints.append("\(edge.name) is missing at \(edge.frame)")
      default: break
      }
    }
    if !shown.isEmpty { complaints.append("there are \(shown) of no section") }
  }
}
