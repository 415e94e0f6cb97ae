/// A list, as assistive technology sees it: any of its rows can be had by its index, and only visible
/// rows have a cell.
@MainActor
protocol SpokenList: View {
  /// The nodes of rows that assistive technology has asked for; nil before the first one.
  var spokenRows: SpokenRows? { get set }
  /// The number of all rows.
  var spokenCount: Int { get }
  func spokenPath(at index: Int) -> IndexPath?
  func spokenIndex(of path: IndexPath) -> Int?
  /// The cell of a row; nil if it has none.
  func spokenCell(at path: IndexPath) -> View?
  /// The path of the row whose cell a view is.
  func spokenPath(of cell: View) -> IndexPath?
  /// The rows with a cell, in order.
  var spokenLivePaths: [IndexPath] { get }
  /// The visible views in the list that are no cells, in reading order.
  var spokenExtras: [View] { get }
  /// The view at the head of a section, while it is visible; nil for none.
  func spokenHeader(ofSection section: Int) -> View?
  /// The frame of a row in the content; nil if it is unknown.
  func spokenFrame(at path: IndexPath) -> Rect?
  /// What the cell of a row says that has none now: the data source fills one for it.
  func spokenWords(at path: IndexPath) -> String?
  var spokenAllowsSelection: Bool { get }
  var spokenAllowsSeveral: Bool { get }
  var spokenSelection: [IndexPath] { get }
  func isSpokenSelected(_ path: IndexPath) -> Bool
  /// Selects or deselects a row as if it were tapped.
  func spokenChoose(_ path: IndexPath)
  /// Scrolls a row into sight.
  func spokenReveal(_ path: IndexPath)
  /// The row that keys have reached.
  var spokenFocus: IndexPath? { get }
  func spokenTakeFocus(at path: IndexPath)
}

/// The nodes of a list's rows, by their paths: they follow the rows through updates.
@MainActor
final class SpokenRows {
  var nodes: [IndexPath: any SpokenRow] = [:]
  /// Who has asked; another one has other nodes.
  private(set) weak var owner: AnyObject?

  init(owner: AnyObject) { self.owner = owner }

  /// Gives the nodes the new paths of their rows; `newPath` returns nil for rows that are gone.
  func map(_ newPath: (IndexPath) -> IndexPath?) {
    var mapped: [IndexPath: any SpokenRow] = [:]
    for (path, node) in nodes {
      let new = newPath(path)
      node.rowHasMoved(to: new)
      if let new { mapped[new] = node }
    }
    nodes = mapped
  }
}

/// What stands for a row.
@MainActor
protocol SpokenRow: AnyObject {
  /// Takes the new path of the row; nil if the row is gone.
  func rowHasMoved(to path: IndexPath?)
}

/// A view that shows other windows inside itself, such as a stage with panes.
@MainActor
package protocol SpokenSurface: View {
  /// The windows in reading order, each with its name.
  var spokenWindows: [(window: Window, name: String)] { get }
  /// The place of a window's origin in points of the view, and its scale; nil if it is not shown.
  func spokenPlace(of window: Window) -> (origin: Point, scale: Double)?
}
