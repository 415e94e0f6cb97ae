package import ScrollEngine

/// A list in a pane, with what the stage and the inspector need to point it out.
@MainActor
package struct PaneList {
  package let id: String
  package let title: String
  private let currentViews: () -> [any ReusingView]
  package let colors: Palette.Table
  /// How many rows there are in all.
  package let count: () -> Int
  /// Whether rows without a cell are outlined on the stage.
  package let outlinesRows: Bool

  package init(
    id: String, title: String, view: any ReusingView, colors: Palette.Table,
    count: @escaping () -> Int, outlinesRows: Bool = false
  ) {
    self.init(
      id: id, title: title, currentViews: { [view] }, colors: colors, count: count,
      outlinesRows: outlinesRows)
  }

  /// Several lists that share a queue.
  ///
  /// - Parameter currentViews: Those that have cells, the one that is meant at the moment first; at
  ///   least one.
  package init(
    id: String, title: String, currentViews: @escaping () -> [any ReusingView],
    colors: Palette.Table, count: @escaping () -> Int, outlinesRows: Bool = false
  ) {
    self.id = id
    self.title = title
    self.currentViews = currentViews
    self.colors = colors
    self.count = count
    self.outlinesRows = outlinesRows
  }

  package var view: any ReusingView { currentViews()[0] }
  package var liveCells: [ReusableView] { currentViews().flatMap(\.liveCells) }

  /// The cells in the hierarchy with their rows.
  package var liveRows: [(cell: ReusableView, path: IndexPath)] {
    currentViews().flatMap { zip($0.liveCells, $0.livePaths).map { (cell: $0, path: $1) } }
  }

  /// Whether a view is the list, or one of several.
  package func contains(_ view: View) -> Bool { currentViews().contains { $0 === view } }

  /// The cells that do not show their row, by their instance number; none where nobody asks.
  package var staleCells: [Int: StaleContent] {
    Dictionary(
      currentViews().flatMap(\.staleCells).map { ($0.instanceNumber, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A list whose cells come from a reuse queue: a table or a collection.
@MainActor
package protocol ReusingView: ScrollView {
  var reuseQueue: ReuseQueue { get }
  var liveCells: [ReusableView] { get }
  /// The rows of ``liveCells``, in the same order.
  var livePaths: [IndexPath] { get }
  /// The row at a point of the content, whether it has a cell, or nil.
  func path(at point: Point) -> IndexPath?
  /// Where a row lies in the content; nil for one that is not there.
  func rect(ofRowAt path: IndexPath) -> Rect?
  /// Called with cells that do not show their row; nil where nobody looks for them.
  var onStaleContent: ((StaleContent) -> Void)? { get }
  @discardableResult func checkContent() -> [StaleContent]
}

extension ReusingView {
  /// The cells that do not show their row; none where nobody looks for them.
  package var staleCells: [StaleContent] { onStaleContent == nil ? [] : checkContent() }
}

extension TableView: ReusingView {
  package var liveCells: [ReusableView] { visibleCells }
  package var livePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  package func path(at point: Point) -> IndexPath? { indexPathForRow(at: point) }

  package func rect(ofRowAt path: IndexPath) -> Rect? {
    guard path.section < numberOfSections, path.row < numberOfRows(inSection: path.section) else {
      return nil
    }
    return rectForRow(at: path)
  }
}

extension CollectionView: ReusingView {
  package var liveCells: [ReusableView] { visibleCells }
  package var livePaths: [IndexPath] { indexPathsForVisibleItems }

  package func path(at point: Point) -> IndexPath? { indexPathForItem(at: point) }

  package func rect(ofRowAt path: IndexPath) -> Rect? {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section)
    else { return nil }
    return layoutAttributesForItem(at: path)?.frame
  }
}
