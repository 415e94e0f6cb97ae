package import ScrollEngine

/// A list in a pane, with what the stage and the inspector need to mark it.
@MainActor
package struct PaneList {
  package let id: String
  package let title: String
  let currentViews: () -> [any ReusingView]
  package let colors: Palette.Table
  /// The number of all rows.
  package let count: () -> Int
  /// Whether rows without a cell are outlined on the stage.
  package let outlinesRows: Bool
  /// The plural for the elements of the list, such as "rows".
  package var elements: String
  /// Whether the inspector shows the identifiers of the reuse queue.
  package var namesIdentifiers = false
  /// The name of a row in a sentence: the scene's name for it, or its position if rows can move.
  package let rowName: (IndexPath) -> String
  /// The place of the stamp in each cell.
  package let stampPlace: StampPlace

  /// The place of a stamp in a cell.
  package enum StampPlace: Hashable, Sendable {
    /// Before the text of a row, and after it.
    case leading
    case trailing
    /// In the upper right corner.
    case corner
    /// At the right end of a heading, whose height is in points; hidden if there is no room.
    case heading(height: Double)
    /// Below a number in the middle; beside it in a low cell.
    case underMiddle
    /// In the middle of the lower edge.
    case bottom

    /// The space that a row leaves for a leading stamp, in points.
    package static let leadingRoom = 58.0

    /// The centre of a stamp in the frame of a cell, both in points; nil if there is no room.
    package func center(in frame: Rect, radius: Double) -> Point? {
      switch self {
      // On a small stage stamps are large, and must not touch the text after them.
      case .leading:
        Point(x: frame.minX + min(14 + radius, Self.leadingRoom - 2 - radius), y: frame.midY)
      case .trailing: Point(x: frame.maxX - 14 - radius, y: frame.midY)
      case .corner: Point(x: frame.maxX - 6 - radius, y: frame.minY + 6 + radius)
      case .heading(let height):
        1.9 * radius > height
          ? nil : Point(x: frame.maxX - 6 - radius, y: frame.minY + height / 2)
      case .underMiddle:
        frame.height < 48
          ? StampPlace.trailing.center(in: frame, radius: radius)
          : Point(x: frame.midX, y: frame.midY + 3 + radius)
      case .bottom: Point(x: frame.midX, y: frame.maxY - 2 - radius)
      }
    }
  }

  package init(
    id: String, title: String, view: any ReusingView, colors: Palette.Table,
    count: @escaping () -> Int, outlinesRows: Bool = false, stampPlace: StampPlace = .trailing,
    rowName: @escaping (IndexPath) -> String = \.rowWords
  ) {
    self.init(
      id: id, title: title, currentViews: { [view] }, colors: colors, count: count,
      outlinesRows: outlinesRows, stampPlace: stampPlace, rowName: rowName)
  }

  /// Makes a list that stands for several lists with one reuse queue.
  ///
  /// `currentViews` returns the lists that have cells, the current one first; it must not be empty.
  package init(
    id: String, title: String, currentViews: @escaping () -> [any ReusingView],
    colors: Palette.Table, count: @escaping () -> Int, outlinesRows: Bool = false,
    stampPlace: StampPlace = .trailing, rowName: @escaping (IndexPath) -> String = \.rowWords
  ) {
    self.id = id
    self.title = title
    self.currentViews = currentViews
    elements = currentViews()[0] is CollectionView ? "items" : "rows"
    self.colors = colors
    self.count = count
    self.outlinesRows = outlinesRows
    self.stampPlace = stampPlace
    self.rowName = rowName
  }

  /// The name of a row at the beginning of a line.
  package func title(ofRowAt path: IndexPath) -> String {
    let name = rowName(path)
    return name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
  }

  package var view: any ReusingView { currentViews()[0] }
  package var liveCells: [ReusableView] { currentViews().flatMap(\.liveCells) }

  /// The cells in the hierarchy, with their rows.
  package var liveRows: [(cell: ReusableView, path: IndexPath)] {
    currentViews().flatMap { zip($0.liveCells, $0.livePaths).map { (cell: $0, path: $1) } }
  }

  /// The live rows whose cells are in a window; a list in a queued cell keeps cells that are not.
  package var shownRows: [(cell: ReusableView, path: IndexPath)] {
    liveRows.filter { $0.cell.window != nil }
  }

  /// The reuse queue of the list.
  package var queue: ReuseQueue { view.reuseQueue }

  /// Whether the list has been removed from a window; a list in a queued cell does not count as
  /// removed.
  package func isRemoved(from window: Window) -> Bool {
    var top: View = view
    while let superview = top.superview { top = superview }
    return top !== window && !(top is ReusableView)
  }

  /// Whether a view is the list, or one of several lists.
  package func contains(_ view: View) -> Bool { currentViews().contains { $0 === view } }

  /// The cells that do not show their row, by instance number; empty if the check is off.
  package var staleCells: [Int: StaleContent] {
    Dictionary(
      currentViews().flatMap(\.staleCells).map { ($0.instanceNumber, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Collection where Element == PaneList {
  /// The common plural for the elements of all lists, or else "items".
  @MainActor
  package var elements: String {
    let names = Set(map(\.elements))
    return names.count == 1 ? names.first ?? "items" : "items"
  }
}

/// A list whose cells come from a reuse queue: a table or a collection.
@MainActor
package protocol ReusingView: ScrollView {
  var reuseQueue: ReuseQueue { get }
  var liveCells: [ReusableView] { get }
  /// The rows of ``liveCells``, in the same order.
  var livePaths: [IndexPath] { get }
  /// The row at a point of the content, whether or not it has a cell; nil if there is none.
  func path(at point: Point) -> IndexPath?
  /// The frame of a row in the content; nil if it does not exist.
  func rect(ofRowAt path: IndexPath) -> Rect?
  /// Called with cells that do not show their row; nil turns the check off.
  var onStaleContent: ((StaleContent) -> Void)? { get }
  @discardableResult func checkContent() -> [StaleContent]
}

extension ReusingView {
  /// The cells that do not show their row; empty if the check is off.
  package var staleCells: [StaleContent] { onStaleContent == nil ? [] : checkContent() }
}

extension ListView {
  /// The visible cells, and the invisible ones that are being edited, in the order of their rows.
  fileprivate func livesOfAll(
    _ cells: [ReusableView], _ paths: [IndexPath]
  ) -> [(cell: ReusableView, path: IndexPath)] {
    (zip(cells, paths).map { (cell: $0, path: $1) } + parkedCells).sorted { $0.path < $1.path }
  }
}

extension TableView: ReusingView {
  package var liveCells: [ReusableView] {
    parkedCells.isEmpty ? visibleCells : livesOfAll(visibleCells, livePathsInSight).map(\.cell)
  }
  package var livePaths: [IndexPath] {
    parkedCells.isEmpty
      ? livePathsInSight : livesOfAll(visibleCells, livePathsInSight).map(\.path)
  }
  private var livePathsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }

  package func path(at point: Point) -> IndexPath? { indexPathForRow(at: point) }

  package func rect(ofRowAt path: IndexPath) -> Rect? {
    guard path.section < numberOfSections, path.row < numberOfRows(inSection: path.section) else {
      return nil
    }
    return rectForRow(at: path)
  }
}

extension CollectionView: ReusingView {
  package var liveCells: [ReusableView] {
    parkedCells.isEmpty
      ? visibleCells : livesOfAll(visibleCells, indexPathsForVisibleItems).map(\.cell)
  }
  package var livePaths: [IndexPath] {
    parkedCells.isEmpty
      ? indexPathsForVisibleItems
      : livesOfAll(visibleCells, indexPathsForVisibleItems).map(\.path)
  }

  package func path(at point: Point) -> IndexPath? { indexPathForItem(at: point) }

  package func rect(ofRowAt path: IndexPath) -> Rect? {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section)
    else { return nil }
    return layoutAttributesForItem(at: path)?.frame
  }
}
