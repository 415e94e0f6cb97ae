/// A place in a map of pages, counted from the top left corner; there need not be a page.
public struct PagePosition: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The column for the horizontal axis, the row for the vertical one.
  public subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }

  /// The place next to this one, be there a page or not.
  public func next(towards direction: PageDirection) -> PagePosition {
    var next = self
    next[direction.axis] += direction.isForward ? 1 : -1
    return next
  }
}

extension PagePosition: CustomStringConvertible {
  public var description: String { "(column \(column), row \(row))" }
}
