import Extents

/// The items of which something shows, and between which bounds nothing else does.
///
/// While one scrolls and no row comes or goes, a few comparisons are all there is to do.
struct Sight {
  /// An item with the offset at which it begins, and its extent, in points.
  struct PlacedItem {
    let item: Int
    let start: Double
    let extent: Double
  }

  /// The items of which some part, not only the space below a row, shows.
  private(set) var items = 0..<0
  /// Those among them that were not live when one last looked, without those that have no extent.
  private(set) var entering: [PlacedItem] = []

  /// The offsets between which one last looked, in points.
  private var looked = (upper: 0.0, lower: 0.0)

  /// The upper edges of the visible part for which all of this holds, and the lower edges.
  private var upperEdges = Edges()
  private var lowerEdges = Edges()

  private struct Edges {
    var lowest = 0.0
    var highest = -Double.infinity
  }

  /// Whether the items are those between two offsets, in points.
  func holds(from upper: Double, to lower: Double) -> Bool {
    upper >= upperEdges.lowest && upper < upperEdges.highest && lower > lowerEdges.lowest
      && lower <= lowerEdges.highest
  }

  /// Whether one last looked between two offsets, in points, or would have found the same there.
  func isCurrent(from upper: Double, to lower: Double) -> Bool {
    looked == (upper, lower) || holds(from: upper, to: lower)
  }

  /// Has to be called when the layout has changed.
  mutating func forget() {
    upperEdges.highest = -.infinity
  }

  /// Finds the items between two offsets, in points.
  ///
  /// - Parameter live: The items that need not be placed.
  /// - Complexity: O(log n) and O(1) for each item.
  mutating func look(
    at layout: inout TableLayout, from upper: Double, to lower: Double, live: Range<Int>
  ) {
    entering.removeAll(keepingCapacity: true)
    forget()
    looked = (upper, lower)
    var first: (item: Int, start: Double, end: Double)?
    var last = (item: 0, start: 0.0, end: 0.0)
    let extents = layout.items
    extents.forEach(intersecting: upper, lower) { item, start, extent in
      let end = start + extent
      if first == nil {
        let visibleEnd = layout.rowSpacing > 0 ? layout.visibleEnd(of: item, start, extent) : end
        guard visibleEnd > upper else { return }
        first = (item, start, visibleEnd)
      }
      last = (item, start, end)
      if extent > 0, !live.contains(item) {
        entering.append(PlacedItem(item: item, start: start, extent: extent))
      }
    }
    guard let first else {
      items = 0..<0
      return
    }
    items = first.item..<last.item + 1
    // A sum may be rounded otherwise than the tree rounds it: near an edge one looks again.
    let slack = extents.total * 1e-15
    upperEdges = Edges(
      lowest: first.start <= 0 ? -.infinity : first.start, highest: first.end - slack)
    lowerEdges = Edges(
      lowest: last.start + slack,
      highest: last.end >= extents.total - slack ? .infinity : last.end - slack)
  }
}

extension TableLayout {
  /// Where what shows of an item ends: before the space below it, if it is a row.
  mutating func visibleEnd(of item: Int) -> Double {
    visibleEnd(of: item, items.offset(of: item), items[item])
  }

  fileprivate mutating func visibleEnd(
    of item: Int, _ start: Double, _ extent: Double
  ) -> Double {
    guard let section = section(ofItem: item), section.rows.contains(item) else {
      return start + extent
    }
    return start + rowHeight(extent: extent, isLast: item == section.rows.upperBound - 1)
  }
}
