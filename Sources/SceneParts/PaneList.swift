package import ScrollEngine

/// A list in a pane, with the details that the stage and the inspector need to mark it.
@MainActor
package struct PaneList {
  package let id: String
  package let title: String
  private let views: Views
  package let colors: Palette.Table
  /// The number of all rows; 0 if it is not known.
  package let count: () -> Int
  /// Whether ``count`` is known: a recorded run does not tell.
  package var knowsCount = true
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

  /// The lists that a list in a pane stands for.
  private enum Views {
    case one(any ReusingView)
    /// Several lists with one reuse queue, the current one first.
    case several(() -> [any ReusingView])

    @MainActor
    var current: any ReusingView {
      switch self {
      case .one(let view): view
      case .several(let views): views()[0]
      }
    }
  }

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
    /// Not on the stage, where cells are not the subject.
    case nowhere

    /// The space that a row leaves for a stamp at its start or its end, in points.
    package static let room = 58.0

    /// The part of a cell, in points, in which a stamp may move away from an edge: not over a number
    /// in the middle.
    package func room(in frame: Rect) -> Rect {
      guard case .underMiddle = self, frame.height >= 48 else { return frame }
      return Rect(
        x: frame.minX, y: frame.midY + 3, width: frame.width, height: frame.height / 2 - 3)
    }

    /// The centre of a stamp in the frame of a cell, both in points; nil if there is no room.
    package func center(in frame: Rect, radius: Double) -> Point? {
      switch self {
      // On a small stage stamps are large, and must not touch the text beside them.
      case .leading:
        Point(x: frame.minX + min(14 + radius, Self.room - 2 - radius), y: frame.midY)
      case .trailing:
        Point(x: frame.maxX - min(14 + radius, Self.room - 2 - radius), y: frame.midY)
      case .corner: Point(x: frame.maxX - 6 - radius, y: frame.minY + 6 + radius)
      case .heading(let height):
        1.9 * radius > height
          ? nil : Point(x: frame.maxX - 6 - radius, y: frame.minY + height / 2)
      case .underMiddle:
        frame.height < 48
          ? StampPlace.trailing.center(in: frame, radius: radius)
          : Point(x: frame.midX, y: frame.midY + 3 + radius)
      case .bottom: Point(x: frame.midX, y: frame.maxY - 2 - radius)
      case .nowhere: nil
      }
    }
  }

  package init(
    id: String, title: String, view: any ReusingView, colors: Palette.Table,
    count: @escaping () -> Int, outlinesRows: Bool = false, stampPlace: StampPlace = .trailing,
    rowName: @escaping (IndexPath) -> String = \.rowWords
  ) {
    self.init(
      id: id, title: title, views: .one(view), colors: colors, count: count,
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
    self.init(
      id: id, title: title, views: .several(currentViews), colors: colors, count: count,
      outlinesRows: outlinesRows, stampPlace: stampPlace, rowName: rowName)
  }

  private init(
    id: String, title: String, views: Views, colors: Palette.Table, count: @escaping () -> Int,
    outlinesRows: Bool, stampPlace: StampPlace, rowName: @escaping (IndexPath) -> String
  ) {
    self.id = id
    self.title = title
    self.views = views
    self.colors = colors
    self.count = count
    self.outlinesRows = outlinesRows
    self.stampPlace = stampPlace
    self.rowName = rowName
    elements = views.current is CollectionView ? "items" : "rows"
  }

  /// The name of a row at the beginning of a line.
  package func title(ofRowAt path: IndexPath) -> String {
    let name = rowName(path)
    return name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
  }

  /// The list itself; the current one of several.
  package var view: any ReusingView { views.current }

  /// Calls a function with each of the lists, the current one first.
  package func forEachView(_ body: @MainActor (any ReusingView) -> Void) {
    switch views {
    case .one(let view): body(view)
    case .several(let current): for view in current() { body(view) }
    }
  }

  package var liveCells: [ReusableView] { liveRows.map(\.cell) }

  /// Calls a function with each cell in the hierarchy and its row; makes no array.
  package func forEachLiveRow(_ body: @MainActor (ReusableView, IndexPath) -> Void) {
    forEachView { $0.forEachLiveRow(body) }
  }

  /// Calls a function with each cell that has lost its row and is disappearing.
  package func forEachLeavingCell(_ body: @MainActor (ReusableView) -> Void) {
    forEachView { for cell in $0.leavingCells { body(cell) } }
  }

  package var liveCellCount: Int {
    var count = 0
    forEachView { count += $0.liveCellCount }
    return count
  }

  /// The number of cells in the hierarchy, with those that are disappearing, whose frames meet a
  /// rectangle of a window.
  package func liveCellCount(in rect: Rect, of window: Window) -> Int {
    var count = 0
    forEachView { view in
      guard view.window === window else { return }
      let part = view.convert(rect, from: nil)
      @MainActor func note(_ cell: ReusableView) {
        // Few cells lie in a view of the list's, or in none.
        let frame = cell.superview === view ? cell.frame : cell.convert(cell.bounds, to: view)
        if cell.superview != nil, frame.intersects(part) { count += 1 }
      }
      view.forEachLiveRow { cell, _ in note(cell) }
      for cell in view.leavingCells { note(cell) }
    }
    return count
  }

  /// Whether all cells in the hierarchy, with those that are disappearing, will be reused.
  package var reusesAllCells: Bool {
    var isReusing = true
    forEachLiveRow { cell, _ in if cell.reuseIdentifier == nil { isReusing = false } }
    forEachLeavingCell { if $0.reuseIdentifier == nil { isReusing = false } }
    return isReusing
  }

  /// The cells in the hierarchy that have a row, with their rows.
  package var liveRows: [(cell: ReusableView, path: IndexPath)] {
    var rows: [(cell: ReusableView, path: IndexPath)] = []
    rows.reserveCapacity(32)
    forEachLiveRow { rows.append(($0, $1)) }
    return rows
  }

  /// The live rows whose cells are in a window. A list inside a queued cell keeps its cells, but
  /// these are in no window.
  package var shownRows: [(cell: ReusableView, path: IndexPath)] {
    var rows = liveRows
    rows.removeAll { $0.cell.window == nil }
    return rows
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
  package func contains(_ view: View) -> Bool {
    var isFound = false
    forEachView { if $0 === view { isFound = true } }
    return isFound
  }

  /// A cell by its reuse identifier, and its number among the cells with that identifier.
  package struct CellName: Hashable {
    let identifier: String
    let number: Int

    package init(_ identifier: String, _ number: Int) {
      (self.identifier, self.number) = (identifier, number)
    }
  }

  /// The cells that do not show the content of their row; empty if the check is off.
  package var staleCells: [CellName: StaleContent] {
    var stale: [CellName: StaleContent] = [:]
    forEachView { view in
      for content in view.staleCells {
        let name = CellName(content.queueIdentifier, content.instanceNumber)
        if stale[name] == nil { stale[name] = content }
      }
    }
    return stale
  }
}

extension Collection where Element == PaneList {
  /// The common plural for the elements of all lists, or else "items".
  @MainActor
  package var elements: String {
    guard let elements = first?.elements, allSatisfy({ $0.elements == elements }) else {
      return "items"
    }
    return elements
  }
}

/// A list whose cells come from a reuse queue: a table or a collection.
@MainActor
package protocol ReusingView: ScrollView {
  var reuseQueue: ReuseQueue { get }
  var liveCells: [ReusableView] { get }
  /// The rows of ``liveCells``, in the same order.
  var livePaths: [IndexPath] { get }
  /// Calls a function with each of ``liveCells`` and its row.
  func forEachLiveRow(_ body: @MainActor (ReusableView, IndexPath) -> Void)
  /// The cells in the hierarchy that have lost their row and are disappearing.
  var leavingCells: [ReusableView] { get }
  /// The row at a point of the content, whether or not it has a cell; nil if there is none.
  func path(at point: Point) -> IndexPath?
  /// The frame of a row in the content; nil if it does not exist.
  func rect(ofRowAt path: IndexPath) -> Rect?
  /// Called with cells that do not show the content of their row; nil turns the check off.
  var onStaleContent: ((StaleContent) -> Void)? { get }
  @discardableResult func checkContent() -> [StaleContent]
}

extension ReusingView {
  /// The number of cells in the hierarchy, with those that are disappearing.
  package var liveCellCount: Int {
    var count = leavingCells.count
    forEachLiveRow { _, _ in count += 1 }
    return count
  }

  /// The cells that do not show the content of their row; empty if the check is off.
  package var staleCells: [StaleContent] { onStaleContent == nil ? [] : checkContent() }
}

extension ListView {
  /// The visible cells and the cells that are kept while they are edited, in the order of their
  /// rows.
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

  package func forEachLiveRow(_ body: @MainActor (ReusableView, IndexPath) -> Void) {
    guard !parkedCells.isEmpty else { return forEachVisibleRow(body) }
    for (cell, path) in livesOfAll(visibleCells, livePathsInSight) { body(cell, path) }
  }

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

  package func forEachLiveRow(_ body: @MainActor (ReusableView, IndexPath) -> Void) {
    guard !parkedCells.isEmpty else { return forEachVisibleItem(body) }
    for (cell, path) in livesOfAll(visibleCells, indexPathsForVisibleItems) { body(cell, path) }
  }

  package func path(at point: Point) -> IndexPath? { indexPathForItem(at: point) }

  package func rect(ofRowAt path: IndexPath) -> Rect? {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section)
    else { return nil }
    return layoutAttributesForItem(at: path)?.frame
  }
}
