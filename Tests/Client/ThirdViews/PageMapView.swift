import ScrollEngine

/// A page of a map: shows a name, and is reused for other pages.
final class PageView: ReusableView {
  var name = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
  }
}

/// A map of another package: pages of one size in rows and columns, with holes.
/// Only visible pages have a view.
///
/// A drag moves one page horizontally and stops at a hole. In a vertical container, the rows
/// scroll like those of a table.
final class PageMapView: ScrollView, CellHosting {
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  let rows: [[String?]]
  let pageSize: Size
  /// Supplies and takes back page views; several maps may share one queue.
  let queue: ReuseQueue
  private(set) var pages: [Place: PageView] = [:]
  /// How often the origin of the bounds has changed.
  private(set) var moves = 0
  private var startColumn = 0

  init(_ rows: [[String?]], pageSize: Size, queue: ReuseQueue) {
    self.rows = rows
    self.pageSize = pageSize
    self.queue = queue
    super.init(frame: Rect(origin: .zero, size: pageSize))
    contentSize = Size(
      width: pageSize.width * Double(rows.map(\.count).max() ?? 0),
      height: pageSize.height * Double(rows.count))
  }

  func name(at place: Place) -> String? {
    guard rows.indices.contains(place.row), rows[place.row].indices.contains(place.column) else {
      return nil
    }
    return rows[place.row][place.column]
  }

  func frame(of place: Place) -> Rect {
    Rect(
      x: Double(place.column) * pageSize.width, y: Double(place.row) * pageSize.height,
      width: pageSize.width, height: pageSize.height)
  }

  /// The places of the pages that are at least partly visible.
  var placesInSight: [Place] {
    guard !isDormant, bounds.width > 0, bounds.height > 0 else { return [] }
    var places: [Place] = []
    for (row, names) in rows.enumerated() {
      for (column, name) in names.enumerated() where name != nil {
        let place = Place(column: column, row: row)
        if frame(of: place).intersects(bounds) { places.append(place) }
      }
    }
    return places
  }

  // MARK: Layout

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if old.origin != bounds.origin { moves += 1 }
  }

  func releaseOutOfSight() {
    let seen = Set(placesInSight)
    for (place, page) in pages where !seen.contains(place) {
      page.removeFromSuperview()
      queue.enqueue(page)
      pages[place] = nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    releaseOutOfSight()
    for place in placesInSight where pages[place] == nil {
      let cell = queue.dequeue(withIdentifier: "page") { PageView() }
      guard let page = cell as? PageView else { continue }
      page.name = name(at: place) ?? ""
      page.frame = frame(of: place)
      addSubview(page)
      pages[place] = page
    }
  }

  func checkInvariants() {
    precondition(Set(pages.keys) == Set(placesInSight), "PageMapView: \(pages.keys)")
    for (place, page) in pages {
      precondition(page.name == name(at: place) && page.frame == frame(of: place))
    }
  }

  // MARK: Horizontal paging

  private var column: Int { Int((bounds.minX / pageSize.width).rounded()) }

  /// The row at the top of the visible part.
  private var row: Int {
    min(max(Int((bounds.minY / pageSize.height).rounded(.down)), 0), rows.count - 1)
  }

  /// The columns that a drag can reach from `column` without crossing a hole.
  private func corridor(from column: Int) -> ClosedRange<Int> {
    var (first, last) = (column, column)
    while name(at: Place(column: first - 1, row: row)) != nil { first -= 1 }
    while name(at: Place(column: last + 1, row: row)) != nil { last += 1 }
    return first...last
  }

  private func clamp(_ offset: Point) -> Point {
    let range = restingRange(along: .horizontal)
    return Point(x: min(max(offset.x, range.lowerBound), range.upperBound), y: offset.y)
  }

  override func didBeginDragging() {
    super.didBeginDragging()
    startColumn = column
  }

  override func offset(draggedTo wanted: Point) -> Point { clamp(super.offset(draggedTo: wanted)) }

  override func restingRange(along axis: Axis) -> ClosedRange<Double> {
    guard axis == .horizontal else { return super.restingRange(along: axis) }
    let columns = corridor(from: startColumn)
    return Double(columns.lowerBound) * pageSize.width...Double(columns.upperBound) * pageSize.width
  }

  override var insistsOnRestingOffset: Bool { true }

  override func restingOffset(_ proposed: Point, velocity: Point) -> Point {
    var target = column
    if abs(velocity.x) > 0.3 { target = startColumn + (velocity.x > 0 ? 1 : -1) }
    return clamp(Point(x: Double(target) * pageSize.width, y: proposed.y))
  }

  override func stoppingOffset(from offset: Point) -> Point {
    let whole = (offset.x / pageSize.width).rounded() * pageSize.width
    return clamp(Point(x: whole, y: super.stoppingOffset(from: offset).y))
  }
}
