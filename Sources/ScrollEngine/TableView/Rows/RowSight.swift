import Extents

/// The visible items, and the bounds within which they stay the same.
///
/// A scroll that neither adds nor removes a row costs a few comparisons.
struct RowSight {
  /// An item with its offset and extent, in points.
  struct PlacedItem {
    let item: Int
    let start: Double
    var extent: Double

    var end: Double { start + extent }
  }

  /// The visible items; an item does not count if only the space below its row is visible.
  private(set) var items = 0..<0
  /// The visible items that were not live at the last update, except items without extent.
  private(set) var entering: [PlacedItem] = []

  /// The item at the upper edge of the visible part, if only the space below its row is visible;
  /// otherwise nil.
  private var gap: Int?

  /// A range of items that touches all visible sections, even if only a space between rows is
  /// visible.
  ///
  /// If only such a space of a section is visible, the section keeps its sticky views. The item
  /// below the space may belong to the next section, because rows without a height may end a
  /// section.
  var itemsOfSections: Range<Int> { gap.map { $0..<max($0 + 1, items.upperBound) } ?? items }

  /// Whether the properties below hold for the current layout.
  private var isKnown = false
  /// The first and the last visible items.
  private var first = PlacedItem(item: 0, start: 0, extent: 0)
  private var last = PlacedItem(item: 0, start: 0, extent: 0)
  /// The end of the visible part of the first item.
  private var firstEnd = 0.0
  /// The offsets at the last update, in points.
  private var looked = (upper: 0.0, lower: 0.0)

  /// The ranges of upper and lower edges of the visible part for which the items stay the same.
  private var upperEdges = Edges()
  private var lowerEdges = Edges()

  private struct Edges {
    var lowest = 0.0
    var highest = -Double.infinity
  }

  /// Whether ``items`` are certainly the items visible between two offsets, in points.
  func holds(from upper: Double, to lower: Double) -> Bool {
    // Nothing is visible between equal offsets, even in the middle of an item.
    upper < lower && upper >= upperEdges.lowest && upper < upperEdges.highest
      && lower > lowerEdges.lowest
      && lower <= lowerEdges.highest
  }

  /// Whether the last update was for these offsets, in points, or would have found the same items
  /// for them.
  func isCurrent(from upper: Double, to lower: Double) -> Bool {
    looked == (upper, lower) || holds(from: upper, to: lower)
  }

  /// The first visible item in the current layout; nil if unknown.
  var firstPlace: PlacedItem? { isKnown ? first : nil }

  /// Sets the visible items when all rows below the first visible one have been measured.
  ///
  /// Rows must have no space between them, and the item after `newLast` must begin out of sight.
  mutating func settle(from newFirst: PlacedItem, to newLast: PlacedItem, total: Double) {
    entering.removeAll(keepingCapacity: true)
    (first, last) = (newFirst, newLast)
    gap = nil
    firstEnd = first.end
    setEdges(total: total)
  }

  /// Call this when the layout has changed.
  mutating func forget() {
    upperEdges.highest = -.infinity
    isKnown = false
  }

  /// Finds the items visible between two offsets, in points; items in `live` are not added to
  /// ``entering``.
  ///
  /// - Complexity: O(log n), and O(1) for each visible item. If rows have no space between them,
  ///   and `live` holds the items found before, and their middle is still visible: O(log n) for
  ///   each item that comes or goes
  mutating func update(
    at layout: inout TableLayout, from upper: Double, to lower: Double, live: Range<Int>
  ) {
    entering.removeAll(keepingCapacity: true)
    looked = (upper, lower)
    let middle = (first.start + last.end) / 2
    if isKnown, live == items, layout.rowSpacing == 0, upper < middle, lower > middle {
      moveOn(in: layout.items, from: upper, to: lower)
    } else {
      recompute(at: &layout, from: upper, to: lower, live: live)
    }
  }

  private mutating func recompute(
    at layout: inout TableLayout, from upper: Double, to lower: Double, live: Range<Int>
  ) {
    forget()
    gap = nil
    var isFirst = true
    let extents = layout.items
    // Moved into a local variable, so that appending does not access `self`.
    var entering = entering
    self.entering = []
    defer { self.entering = entering }
    extents.forEach(intersecting: upper, lower) { item, start, extent in
      let place = PlacedItem(item: item, start: start, extent: extent)
      if isFirst {
        guard begins(with: place, below: upper, in: &layout) else { return }
        isFirst = false
      }
      last = place
      Limits.checkInSight(item - first.item, "TableView: of the rows")
      if extent > 0, !live.contains(item) { entering.append(place) }
    }
    guard !isFirst else {
      items = 0..<0
      return
    }
    setEdges(total: extents.total)
  }

  /// Makes an item the first visible item, and returns true, if more of it than the space below its
  /// row lies below an offset, in points.
  // Never inlined: the loop over the items after the first one needs the registers.
  @inline(never)
  private mutating func begins(
    with place: PlacedItem, below upper: Double, in layout: inout TableLayout
  ) -> Bool {
    // After the space below a row, an item may have no extent: it is not visible.
    guard place.extent > 0 else { return false }
    let visibleEnd = layout.visibleEnd(of: place)
    guard visibleEnd > upper else {
      if visibleEnd < place.end { gap = place.item }
      return false
    }
    first = place
    firstEnd = visibleEnd
    return true
  }

  /// Finds the visible items when most of them stay: examines only the items at both ends.
  private mutating func moveOn(in extents: Extents, from upper: Double, to lower: Double) {
    func item(_ item: Int) -> PlacedItem {
      let (start, extent) = extents.placement(of: item)
      return PlacedItem(item: item, start: start, extent: extent)
    }
    let slack = Self.slack(total: extents.total)
    let upper = max(upper, 0)
    // Skips items without extent: they count as visible only between two items with extent.
    var place = first
    while place.start > upper {
      place = item(place.item - 1)
      if place.extent > 0 {
        // The rounded end of this item may lie at the edge, although the next item starts below the
        // edge: `recompute` skips such an item, too.
        guard place.end > upper else { break }
        first = place
        entering.append(place)
      }
      Limits.checkInSight(last.item - place.item, "TableView: of the rows")
    }
    entering.reverse()
    while first.end - slack <= upper {
      let next = item(first.item + 1)
      guard next.start <= upper || first.end <= upper else { break }
      first = next
    }
    place = last
    while place.end - slack < lower, place.item + 1 < extents.count {
      place = item(place.item + 1)
      guard place.start < lower else { break }
      if place.extent > 0 {
        last = place
        entering.append(place)
      }
      Limits.checkInSight(place.item - first.item, "TableView: of the rows")
    }
    while last.start >= lower || last.extent == 0 { last = item(last.item - 1) }
    firstEnd = first.end
    setEdges(total: extents.total)
  }

  private mutating func setEdges(total: Double) {
    items = first.item..<last.item + 1
    isKnown = true
    let slack = Self.slack(total: total)
    // Once the space above the first item is out of sight, the section of that space may be out of
    // sight, too.
    upperEdges = Edges(
      lowest: first.start <= 0 ? -.infinity : first.start,
      highest: gap == nil ? firstEnd - slack : -.infinity)
    lowerEdges = Edges(
      lowest: last.start + slack,
      highest: last.end >= total - slack ? .infinity : last.end - slack)
  }

  /// The distance from an edge, in points, within which the tree may round a sum differently, so
  /// that the items have to be determined again.
  private static func slack(total: Double) -> Double { total * 1e-15 }
}

extension TableLayout {
  /// The end of an item; the end of a row excludes the space below it.
  mutating func visibleEnd(of item: Int) -> Double {
    visibleEnd(of: placement(of: item))
  }

  /// The end of a placed item; the end of a row excludes the space below it.
  mutating func visibleEnd(of place: RowSight.PlacedItem) -> Double {
    guard rowSpacing > 0 else { return place.end }
    return visibleEnd(of: place.item, place.start, place.extent)
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
