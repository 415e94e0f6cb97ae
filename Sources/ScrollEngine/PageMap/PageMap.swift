/// Pages in rows and columns, with holes where there is none.
///
/// A row may be shorter than others: what it lacks at its end are holes, too. From a page one can go
/// to the four pages next to it, as far as they exist; that there is a page behind a hole does not
/// help.
///
/// ```swift
/// let map = PageMap<Int>([
///   [1, nil, 2],
///   [3, 4, 5],
///   [nil, 6, 7],
///   [nil, nil, 8],
/// ])
/// map[PagePosition(column: 1, row: 2)]                                    // 6
/// map.isOpen(from: PagePosition(column: 1, row: 2), towards: .left)       // false
/// map.corridor(through: PagePosition(column: 2, row: 3), along: .vertical) // 0...3
/// ```
///
/// A page may stand in more than one place.
public struct PageMap<Page: Hashable & Sendable>: Hashable, Sendable {
  public typealias Position = PagePosition
  public typealias Direction = PageDirection

  /// The rows as they were given, each as long as it was.
  public let rows: [[Page?]]

  /// The length of the longest row.
  public let columnCount: Int

  /// How many places hold a page.
  public let pageCount: Int

  /// - Complexity: O(places).
  public init(_ rows: [[Page?]]) {
    self.rows = rows
    var columns = 0
    var pages = 0
    for row in rows {
      columns = max(columns, row.count)
      for page in row where page != nil { pages += 1 }
    }
    columnCount = columns
    pageCount = pages
  }

  public var rowCount: Int { rows.count }

  /// Whether there is no page at all.
  public var isEmpty: Bool { pageCount == 0 }

  /// The page at a place, or nil for a hole, and for a place outside.
  public subscript(position: Position) -> Page? {
    guard rows.indices.contains(position.row),
      rows[position.row].indices.contains(position.column)
    else { return nil }
    return rows[position.row][position.column]
  }

  /// Whether there is a page at a place; any place may be asked for.
  public func contains(_ position: Position) -> Bool { self[position] != nil }

  /// The places that hold a page, row by row.
  ///
  /// - Complexity: O(places).
  public var positions: [Position] {
    var positions: [Position] = []
    positions.reserveCapacity(pageCount)
    for (row, pages) in rows.enumerated() {
      for (column, page) in pages.enumerated() where page != nil {
        positions.append(Position(column: column, row: row))
      }
    }
    return positions
  }

  /// The first place, row by row, that holds a page.
  ///
  /// - Complexity: O(places).
  public func firstPosition(of page: Page) -> Position? {
    positions.first { self[$0] == page }
  }

  // MARK: Ways

  /// The place next to a page, if it holds one.
  ///
  /// - Precondition: There is a page at `position`.
  public func neighbor(of position: Position, towards direction: Direction) -> Position? {
    requirePage(at: position)
    let next = position.next(towards: direction)
    return contains(next) ? next : nil
  }

  /// Whether one can go from a page to the next in a direction.
  ///
  /// - Precondition: There is a page at `position`.
  public func isOpen(from position: Position, towards direction: Direction) -> Bool {
    neighbor(of: position, towards: direction) != nil
  }

  /// The ways from a page that are open, in the order left, right, up, down.
  ///
  /// - Precondition: There is a page at `position`.
  public func openDirections(from position: Position) -> [Direction] {
    requirePage(at: position)
    return Direction.allCases.filter { contains(position.next(towards: $0)) }
  }

  /// The columns, or the rows, one can go through from a page along an axis without meeting a hole.
  ///
  /// - Precondition: There is a page at `position`.
  /// - Complexity: O(length of the corridor).
  public func corridor(through position: Position, along axis: Axis) -> ClosedRange<Int> {
    requirePage(at: position)
    var first = position
    var last = position
    let back = Direction(along: axis, isForward: false)
    let forward = back.opposite
    while contains(first.next(towards: back)) { first = first.next(towards: back) }
    while contains(last.next(towards: forward)) { last = last.next(towards: forward) }
    return first[axis]...last[axis]
  }

  /// Whether two pages lie in one row or column with nothing but pages between them.
  ///
  /// - Precondition: There is a page at both places.
  public func isStraight(from start: Position, to end: Position) -> Bool {
    requirePage(at: start)
    requirePage(at: end)
    if start == end { return true }
    guard start.column == end.column || start.row == end.row else { return false }
    let axis: Axis = start.row == end.row ? .horizontal : .vertical
    return corridor(through: start, along: axis).contains(end[axis])
  }

  func requirePage(at position: Position) {
    require(
      contains(position),
      "PageMap: there is no page at \(position) of \(columnCount) columns and \(rowCount) rows")
  }
}
