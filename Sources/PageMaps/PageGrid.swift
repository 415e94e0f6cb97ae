import ScrollEngine

/// The offsets at which the pages of a map are shown.
struct PageGrid<Page: Hashable & Sendable> {
  let map: PageMap<Page>
  /// The size of a page, in points; if a length is zero, no page is visible and nothing moves.
  let pageSize: Size
  /// The offset that shows the page in the top left corner, in points.
  let origin: Point

  /// The least velocity of a flick that moves to the next page, in points per millisecond, as in
  /// paging.
  private static var flickVelocity: Double { 0.3 }

  func offset(ofIndex index: Int, along axis: Axis) -> Double {
    origin[axis] + Double(index) * pageSize[axis]
  }

  func offset(of position: PagePosition) -> Point {
    Point(
      x: offset(ofIndex: position.column, along: .horizontal),
      y: offset(ofIndex: position.row, along: .vertical))
  }

  /// The position nearest to an offset, within the map; it need not have a page.
  func place(nearest offset: Point) -> PagePosition {
    PagePosition(
      column: index(nearest: offset.x, along: .horizontal),
      row: index(nearest: offset.y, along: .vertical))
  }

  private func index(nearest coordinate: Double, along axis: Axis) -> Int {
    guard pageSize[axis] > 0 else { return 0 }
    let count = axis == .horizontal ? map.columnCount : map.rowCount
    let index = ((coordinate - origin[axis]) / pageSize[axis] + 0.5).rounded(.down)
    return Int(min(max(index, 0), Double(max(count - 1, 0))))
  }

  /// The position of the page nearest to an offset, the first of several equally near pages; nil in
  /// an empty map.
  ///
  /// - Complexity: O(positions); O(1) if the nearest position has a page.
  func page(nearest offset: Point) -> PagePosition? {
    let place = place(nearest: offset)
    if map.contains(place) { return place }
    var best: PagePosition?
    var least = Double.infinity
    for position in map.positions {
      let distance = (self.offset(of: position) - offset).length
      if distance < least { (best, least) = (position, distance) }
    }
    return best
  }

  /// The axis along which an offset is between two pages; nil at a page.
  ///
  /// ``allowed(_:)`` must return `offset` unchanged.
  func axisBetweenPages(at offset: Point) -> Axis? {
    let page = self.offset(of: place(nearest: offset))
    if offset.x != page.x { return .horizontal }
    return offset.y != page.y ? .vertical : nil
  }

  /// The nearest offset at a page or between two adjacent pages; `offset` itself if only pages are
  /// visible there.
  ///
  /// An offset within a millionth of a point of a page's offset counts as that page's offset, so
  /// rounding never leads into a hole. Nil in a map without pages.
  func allowed(_ offset: Point) -> Point? {
    let place = place(nearest: offset)
    let corner = self.offset(of: place)
    guard map.contains(place) else { return page(nearest: offset).map(self.offset(of:)) }
    let beside = offset - corner
    let isBeside = (abs(beside.x) > 1e-6, abs(beside.y) > 1e-6)
    let axis: Axis
    switch isBeside {
    case (false, false), (true, true): return corner
    case (true, false): axis = .horizontal
    case (false, true): axis = .vertical
    }
    let direction = PageDirection(along: axis, isForward: beside[axis] > 0)
    var result = corner
    if map.isOpen(from: place, towards: direction) { result[axis] = offset[axis] }
    return result
  }

  /// The offsets of the first and the last page in the corridor through a page, along an axis.
  func range(through position: PagePosition, along axis: Axis) -> ClosedRange<Double> {
    let corridor = map.corridor(through: position, along: axis)
    let first = offset(ofIndex: corridor.lowerBound, along: axis)
    return first...offset(ofIndex: corridor.upperBound, along: axis)
  }

  /// The page on which content released at `offset`, in points, comes to rest.
  ///
  /// The content may move along `axis`; `velocity` along it is in points per millisecond.
  /// ``allowed(_:)`` must return `offset` unchanged.
  func restingPlace(from offset: Point, along axis: Axis, velocity: Double) -> PagePosition {
    let nearest = place(nearest: offset)
    guard abs(velocity) > Self.flickVelocity else { return nearest }
    let isForward = velocity > 0
    let page = self.offset(ofIndex: nearest[axis], along: axis)
    // If the nearest page is ahead, moving to it is already the step in the direction of the flick.
    if isForward ? offset[axis] < page : offset[axis] > page { return nearest }
    let next = nearest.next(towards: PageDirection(along: axis, isForward: isForward))
    return map.contains(next) ? next : nearest
  }
}
