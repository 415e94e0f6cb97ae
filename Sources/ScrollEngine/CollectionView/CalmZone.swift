import Extents

/// The bounds within which the visible elements stay the same.
///
/// A zone is made when every visible element has its view; a scroll within the zone brings no cell
/// into sight and takes no cell out of sight.
struct CalmZone {
  private let axis: Axis
  private let size: Size
  private let across: Double
  // Along the axis, the visible part begins at `earliestStart` or later, and before `latestStart`,
  // where the first visible element ends.
  private var earliestStart: Double
  private var latestStart: Double
  // The visible part ends after `earliestEnd`, where the last visible element begins, and at
  // `latestEnd` or earlier.
  private var earliestEnd: Double
  private var latestEnd: Double

  /// `bands`, at least one, are the bands that may hold a visible element.
  init(geometry: LineGeometry, bands: Range<Int>, bounds: Rect) {
    axis = geometry.axis
    size = bounds.size
    across = bounds.origin[axis.across]
    let extents = geometry.bands
    let slack = geometry.slack
    earliestStart =
      bands.lowerBound == 0
      ? -.infinity : extents.offset(of: bands.lowerBound) + geometry.overlap + slack
    latestEnd =
      bands.upperBound == extents.count
      ? .infinity : extents.offset(of: bands.upperBound) - slack
    // The bands between the first and the last band that intersect the bounds are visible while
    // these two bands are visible.
    var cut = extents.indices(intersecting: bounds.start(along: axis), bounds.end(along: axis))
    if cut.isEmpty { cut = bands }
    latestStart = extents.offset(of: cut.lowerBound + 1)
    earliestEnd = extents.offset(of: cut.upperBound - 1)
    for band in bands where band <= cut.lowerBound || band >= cut.upperBound - 1 {
      note(geometry, band: band, in: bounds)
    }
  }

  private mutating func note(_ geometry: LineGeometry, band: Int, in bounds: Rect) {
    let section = geometry.section(ofBand: band)
    let bands = geometry.bands(ofSection: section)
    if band == bands.lowerBound, let frame = geometry.frame(of: .header, ofSection: section) {
      note(frame, in: bounds)
    } else if band == bands.upperBound - 1,
      let frame = geometry.frame(of: .footer, ofSection: section)
    {
      note(frame, in: bounds)
    }
    geometry.forEachItem(inBand: band, ofSection: section) { note($1, in: bounds) }
  }

  private mutating func note(_ frame: Rect, in bounds: Rect) {
    let start = frame.start(along: axis)
    let end = frame.end(along: axis)
    if end <= bounds.start(along: axis) {
      earliestStart = max(earliestStart, end)
    } else if start >= bounds.end(along: axis) {
      latestEnd = min(latestEnd, start)
    } else {
      latestStart = min(latestStart, end)
      earliestEnd = max(earliestEnd, start)
    }
  }

  /// Whether the same elements are visible in these bounds as when the zone was made.
  func contains(_ bounds: Rect) -> Bool {
    let start = bounds.start(along: axis)
    let end = bounds.end(along: axis)
    return start >= earliestStart && start < latestStart && end > earliestEnd && end <= latestEnd
      && bounds.size == size && bounds.origin[axis.across] == across
  }
}
