import Extents

/// The lines of one section, before they join the lines of other sections.
struct SectionLines {
  let section: LineSection
  /// The thickness of each line with the space that follows it, in points; no space follows the
  /// last line.
  var extents = Extents()
  /// The number of items of each line.
  var items = Extents()
  /// The sizes of the items across and along the axis, if each has its own; otherwise empty.
  var itemBreadths = Extents()
  var itemThicknesses = Extents()

  /// Lines that are all alike, of a length `breadth` in points.
  ///
  /// `estimatedThickness`, in points, is for columns whose lines will be measured; if it is nil,
  /// the section's arrangement has the size of all items.
  /// - Complexity: O(log n)
  init(
    even section: LineSection, count: Int, breadth: Double, estimatedThickness: Double? = nil
  ) {
    self.section = section
    let (perLine, ownThickness) = Self.evenLines(of: section, breadth: breadth)
    let thickness = estimatedThickness ?? ownThickness
    divide(count, perLine: perLine)
    let lines = items.count
    if lines > 0 {
      extents = Extents(repeating: section.extent(ofLine: thickness), count: lines - 1)
      extents.append(repeating: thickness, count: 1)
      if estimatedThickness != nil { extents.markEstimated(0..<lines) }
    }
  }

  /// Columns of lines with individual thicknesses, in points.
  ///
  /// - Complexity: O(lines)
  init(columns section: LineSection, count: Int, lineThickness: (_ line: Int) -> Double) {
    self.section = section
    divide(count, perLine: Self.evenLines(of: section, breadth: 0).perLine)
    let lines = items.count
    Limits.checkAsked(lines, "CollectionView: the delegate")
    extents = Extents(count: lines) {
      lineThickness($0) + ($0 == lines - 1 ? 0 : section.lineSpacing)
    }
  }

  /// Items of individual sizes, in as many lines as they need.
  ///
  /// - Complexity: O(items) where sizes vary, otherwise O(items of a line)
  init(flow section: LineSection, breadth: Double, sizes: ItemSizes) {
    self.section = section
    itemBreadths = sizes.breadths
    itemThicknesses = sizes.thicknesses
    var breaker = LineBreaker(section: section, breadth: breadth)
    breaker.add(sizes)
    breaker.finish(isEndOfSection: true)
    extents = breaker.extents
    items = breaker.items
  }

  /// The lines of a section, taken from a geometry.
  init(
    _ section: LineSection, extents: Extents, items: Extents, itemBreadths: Extents,
    itemThicknesses: Extents
  ) {
    self.section = section
    self.extents = extents
    self.items = items
    self.itemBreadths = itemBreadths
    self.itemThicknesses = itemThicknesses
  }

  /// The number of items in each line, and the thickness of all lines; 0 if lines differ.
  private static func evenLines(
    of section: LineSection, breadth: Double
  ) -> (perLine: Int, thickness: Double) {
    switch section.arrangement {
    case .columns(let number, let thickness): (number, thickness ?? 0)
    case .rows: (1, 0)
    case .uniform(let itemBreadth, let thickness):
      (section.itemsPerLine(breadth: itemBreadth, room: section.room(in: breadth)), thickness)
    case .individual:
      fail("CollectionView: items that each have their own size are in no even lines")
    }
  }

  /// Puts the same number of items into all lines but the last one.
  private mutating func divide(_ count: Int, perLine: Int) {
    let full = count / perLine
    items = Extents(repeating: Double(perLine), count: full)
    let rest = count - full * perLine
    if rest > 0 { items.append(repeating: Double(rest), count: 1) }
  }
}

/// The individual sizes of neighbouring items, in points.
///
/// Estimates are marked in `thicknesses`.
struct ItemSizes {
  /// The sizes across the axis; empty if the breadth of an item follows from the breadth of its
  /// line.
  var breadths = Extents()
  /// The sizes along the axis.
  var thicknesses = Extents()

  /// Sizes to be measured later.
  init(estimated size: Size, axis: Axis, count: Int) {
    breadths = Extents(repeating: size[axis.across], count: count)
    thicknesses = Extents(repeating: size[axis], count: count)
    thicknesses.markEstimated(0..<count)
  }

  /// - Complexity: O(`count`)
  init(count: Int, axis: Axis, size: (_ item: Int) -> Size) {
    Limits.checkAsked(count, "CollectionView: the delegate")
    var thicknesses: [Double] = []
    thicknesses.reserveCapacity(count)
    breadths = Extents(count: count) { item in
      let size = size(item)
      thicknesses.append(size[axis])
      return size[axis.across]
    }
    self.thicknesses = Extents(count: count) { thicknesses[$0] }
  }

  init(breadths: Extents = Extents(), thicknesses: Extents) {
    self.breadths = breadths
    self.thicknesses = thicknesses
  }
}
