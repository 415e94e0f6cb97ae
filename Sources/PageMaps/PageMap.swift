public import ScrollEngine

/// A grid of pages in rows and columns, with holes at positions without a page.
///
/// A row that is shorter than the longest row ends in holes. From a page, only the four adjacent
/// pages can be reached; a page behind a hole cannot.
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
/// A page may appear at several positions.
public struct PageMap<Page: Hashable & Sendable>: Hashable, Sendable {
  /// The column and row of a page.
  public typealias Position = PagePosition
  /// One of the four directions to an adjacent page.
  public typealias Direction = PageDirection

  /// The rows as given; their lengths may differ.
  public let rows: [[Page?]]

  /// The length of the longest row.
  public let columnCount: Int

  /// The number of positions with a page.
  public let pageCount: Int

  /// Makes a map from its rows; nil is a hole.
  ///
  /// - Complexity: O(positions).
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

  /// The number of rows.
  public var rowCount: Int { rows.count }

  /// Whether the map has no page.
  public var isEmpty: Bool { pageCount == 0 }

  /// The page at a position; nil for a hole and for a position outside the map.
  public subscript(position: Position) -> Page? {
    guard rows.indices.contains(position.row),
      rows[position.row].indices.contains(position.column)
    else { return nil }
    return rows[position.row][position.column]
  }

  /// Whether there is a page at a position, which may lie outside the map.
  public func contains(_ position: Position) -> Bool { self[position] != nil }

  /// The positions with a page, row by row.
  ///
  /// - Complexity: O(positions).
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

  /// The first position of a page, row by row; nil if the map does not contain the page.
  ///
  /// - Complexity: O(positions).
  public func firstPosition(of page: Page) -> Position? {
    positions.first { self[$0] == page }
  }

  // MARK: Paths

  /// The adjacent position in a direction; nil if it has no page.
  ///
  /// - Precondition: There is a page at `position`.
  public func neighbor(of position: Position, towards direction: Direction) -> Position? {
    requirePage(at: position)
    let next = position.next(towards: direction)
    return contains(next) ? next : nil
  }

  /// Whether there is an adjacent page in a direction.
  ///
  /// - Precondition: There is a page at `position`.
  public func isOpen(from position: Position, towards direction: Direction) -> Bool {
    neighbor(of: position, towards: direction) != nil
  }

  /// The directions with an adjacent page, in the order left, right, up, down.
  ///
  /// - Precondition: There is a page at `position`.
  public func openDirections(from position: Position) -> [Direction] {
    requirePage(at: position)
    return Direction.allCases.filter { contains(position.next(towards: $0)) }
  }

  /// The columns or rows that can be reached from a page along an axis without crossing a hole.
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

  /// Whether two pages are in one row or column with no hole between them.
  ///
  /// - Precondition: There is a page at both positions.
  /// - Complexity: O(distance).
  public func isStraight(from start: Position, to end: Position) -> Bool {
    requirePage(at: start)
    requirePage(at: end)
    if start == end { return true }
    guard start.column == end.column || start.row == end.row else { return false }
    let axis: Axis = start.row == end.row ? .horizontal : .vertical
    return corridor(through: start, along: axis).contains(end[axis])
  }

  func requirePage(at position: Position) {
    if contains(position) { return }
    fatalError(
      "PageMap: there is no page at \(position) of \(columnCount) columns and \(rowCount) rows")
  }
}
