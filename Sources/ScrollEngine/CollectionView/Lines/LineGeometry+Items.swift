import Extents

// The positions of items in a line.
extension LineGeometry {
  /// A line, and the measures that its items share.
  struct Line {
    let items: Range<Int>
    /// The start and the thickness of the line along the axis, in points.
    let start: Double
    let thickness: Double
    /// The start of the first item across the axis, and the space between two items, in points.
    var near: Double
    var gap: Double
    /// The size of each item across the axis, in points; nil if sizes differ.
    let breadth: Double?
    /// The size of each item along the axis, in points; nil if sizes differ.
    let itemThickness: Double?
  }

  func line(_ band: Int, ofSection index: Int) -> Line {
    let section = section(index)
    let items = items(inBand: band)
    // All items of a line are within the breadth of the view.
    Limits.checkInSight(items.count, "CollectionView: of the items")
    let start = bands.offset(of: band)
    let isLast = items.upperBound == counts.items(inSection: index).upperBound
    let room = section.room(in: breadth)
    switch section.arrangement {
    case .columns(let number, let thickness):
      let thickness = thickness ?? ownThickness(ofLine: band, ofSection: section, isLast: isLast)
      let gaps = Double(number - 1) * section.itemSpacing
      return Line(
        items: items, start: start, thickness: thickness, near: section.near,
        gap: section.itemSpacing, breadth: max(0, room - gaps) / Double(number),
        itemThickness: thickness)
    case .rows:
      let thickness = ownThickness(ofLine: band, ofSection: section, isLast: isLast)
      return Line(
        items: items, start: start, thickness: thickness, near: section.near, gap: 0,
        breadth: room, itemThickness: thickness)
    case .uniform(let breadth, let thickness):
      let (margin, gap) = section.justify(
        items.count, total: Double(items.count) * breadth, last: breadth, isLast: isLast,
        room: room)
      return Line(
        items: items, start: start, thickness: thickness, near: section.near + margin, gap: gap,
        breadth: breadth, itemThickness: thickness)
    case .individual:
      var total = 0.0
      var last = 0.0
      var thickness = 0.0
      itemBreadths.forEach(in: items) { _, _, breadth in
        total += breadth
        last = breadth
      }
      itemThicknesses.forEach(in: items) { thickness = max(thickness, $2) }
      let (margin, gap) = section.justify(
        items.count, total: total, last: last, isLast: isLast, room: room)
      return Line(
        items: items, start: start, thickness: thickness, near: section.near + margin, gap: gap,
        breadth: nil, itemThickness: nil)
    }
  }

  /// The thickness of a line: the extent of its band without the space that follows.
  private func ownThickness(
    ofLine band: Int, ofSection section: LineSection, isLast: Bool
  ) -> Double {
    max(0, bands[band] - (isLast ? 0 : section.lineSpacing))
  }

  /// Calls a function with each item of a line and its frame.
  ///
  /// - Complexity: O(log n) for the line, and for each item if each has its own size
  func forEachItem(
    inBand band: Int, ofSection section: Int, _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    guard bandItems[band] > 0 else { return }
    let line = line(band, ofSection: section)
    guard let breadth = line.breadth, let thickness = line.itemThickness else {
      var near = line.near
      return itemBreadths.forEach(in: line.items) { item, _, breadth in
        body(item, frame(of: line, near: near, breadth: breadth, thickness: itemThicknesses[item]))
        near += breadth + line.gap
      }
    }
    for (place, item) in line.items.enumerated() {
      let near = line.near + Double(place) * (breadth + line.gap)
      body(item, frame(of: line, near: near, breadth: breadth, thickness: thickness))
    }
  }

  /// - Complexity: O(log n), and O(items of its line) if each has its own size
  func frame(ofItem item: Int) -> Rect {
    let band = band(ofItem: item)
    let line = line(band, ofSection: section(ofBand: band))
    guard let breadth = line.breadth, let thickness = line.itemThickness else {
      var near = line.near
      itemBreadths.forEach(in: line.items.lowerBound..<item) { near += $2 + line.gap }
      return frame(
        of: line, near: near, breadth: itemBreadths[item], thickness: itemThicknesses[item])
    }
    let near = line.near + Double(item - line.items.lowerBound) * (breadth + line.gap)
    return frame(of: line, near: near, breadth: breadth, thickness: thickness)
  }

  /// The frame of an item, which is centred in the thickness of its line.
  private func frame(of line: Line, near: Double, breadth: Double, thickness: Double) -> Rect {
    Rect(
      axis: axis, start: line.start + (line.thickness - thickness) / 2, thickness: thickness,
      near: near, breadth: breadth)
  }

  /// The item whose frame contains a point of the content; nil if there is none.
  func item(at point: Point) -> Int? {
    guard let band = bands.index(at: point[axis]) else { return nil }
    // Of lines that overlap, the last one is in front.
    let first = overlap > 0 ? bands.index(at: max(0, point[axis] - overlap)) ?? band : band
    for band in (first...band).reversed() {
      var found: Int?
      forEachItem(inBand: band, ofSection: section(ofBand: band)) { item, frame in
        if found == nil, frame.contains(point) { found = item }
      }
      if let found { return found }
    }
    return nil
  }
}

extension LineSection {
  /// How the items of a line share the free space, as in UIKit's flow layout.
  ///
  /// The items of a full line are spread evenly from edge to edge; a single item is centred. The
  /// last line of a section is spaced as if more items like its last item filled it, so that equal
  /// items form columns all the way down, and it begins at the near edge. An item broader than the
  /// line begins at the near edge, too.
  ///
  /// - Returns: The space before the first item, and the space between two items, in points.
  /// - Source: PSTCollectionView, `PSTGridLayoutRow.m`.
  fileprivate func justify(
    _ number: Int, total: Double, last: Double, isLast: Bool, room: Double
  ) -> (margin: Double, gap: Double) {
    var number = Double(number)
    var rest = room - total - (number - 1) * itemSpacing
    let step = last + itemSpacing
    if isLast, step > 0, rest + Self.slack >= step {
      let more = ((rest + Self.slack) / step).rounded(.down)
      number += more
      rest -= more * step
    }
    rest = max(0, rest)
    guard number > 1 else { return (rest / 2, itemSpacing) }
    return (0, itemSpacing + rest / (number - 1))
  }
}
