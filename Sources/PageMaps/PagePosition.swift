public import ScrollEngine

/// A column and a row in a map of pages, counted from the top left; the position need not have a
/// page.
public struct PagePosition: Hashable, Sendable {
  /// The column, from 0.
  public var column: Int
  /// The row, from 0.
  public var row: Int

  /// Makes a position from a column and a row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The column for the horizontal axis, the row for the vertical one.
  public subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }

  /// The adjacent position in a direction; it need not have a page.
  public func next(towards direction: PageDirection) -> PagePosition {
    var next = self
    next[direction.axis] += direction.isForward ? 1 : -1
    return next
  }
}

extension PagePosition: CustomStringConvertible {
  /// The column and the row, in words.
  public var description: String { "(column \(column), row \(row))" }
}
