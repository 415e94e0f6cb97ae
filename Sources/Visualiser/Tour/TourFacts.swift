import Inspecting
import SceneParts
import ScrollEngine

/// The facts about a scene that the steps of a guided path depend on, as the engine and the log
/// report them.
struct TourFacts {
  /// The current vertical offset of the first pane, and the greatest possible offset, in points.
  var offset = 0.0
  var lastOffset = 0.0
  /// The first and the last visible row of the first list; nil if there is none.
  var firstRow: Int?
  var lastRow: Int?
  /// The numbers of the first pane's bill.
  var onScreen = 0
  var offScreen = 0
  var made = 0
  var asked = 0
  var rows = 0
  var waiting = 0
  /// The cell that the path follows: its letter, its place, and the row that it drew last.
  var letter = "A"
  var cell: CellBook.Place?
  var drew: IndexPath?
  /// Whether the followed cell has waited in the queue.
  var hasWaited = false
  /// The letter of the latest cell.
  var lastLetter = "A"
  /// The hovered or pinned cell; nil if there is none.
  var pointed: Pointed?
  /// Whether the past is shown; the times of the shown moment and of the last moment, in seconds.
  var isPast = false
  var time = 0.0
  var end = 0.0
  /// The placement of each child in the container's layout, in order.
  var placements: [ContainerScrollView.Slice.Placement] = []

  /// The viewports, from left to right or from top to bottom.
  var panes: [PaneFacts] = []
  /// The lists of the first pane.
  var lists: [ListFacts] = []
  /// The height of the first viewport, in points.
  var viewportHeight = 0.0
  /// The number of cells that have drawn rows of more than one list.
  var sharedCells = 0
  /// Whether no pointer holds the content and the content is at rest.
  var isStill = true
  /// Whether the lanes are visible.
  var showsLanes = true
  /// The texts of the first list's live rows, by row; rows without a text are left out.
  var rowTexts: [Int: String] = [:]
  /// The scene's own facts; nil if it has none.
  var scene: (any SceneFacts)?
  /// The state in which the step began.
  var began = Beginning()

  struct Beginning {
    var scene: (any SceneFacts)?
    /// The first pane's size, its content size and its vertical offset, in points.
    var size = Size.zero
    var contentSize = Size.zero
    var offset = 0.0
    /// The numbers of rows, and of cells made, in the first pane.
    var rows = 0
    var made = 0
  }

  /// The scene's facts when the step began; `now` if they are of another type.
  func before<Facts: SceneFacts>(_ now: Facts) -> Facts { began.scene as? Facts ?? now }

  struct PaneFacts: Hashable {
    /// The bounds of the view that scrolls, and its content and insets; without a scroll view, the
    /// bounds of the only view.
    let bounds: Rect
    var contentSize = Size.zero
    var contentInset = EdgeInsets.zero
    var zoomScale = 1.0
    /// The number above the viewport, as it is drawn; nil if there is none.
    var figure: String?
    /// The numbers of the pane's bill; zero without lists.
    var onScreen = 0
    var waiting = 0
    var made = 0
    var asked = 0
    var rows = 0

    /// The greatest vertical offset that the content allows, in points.
    var lastOffset: Double { max(0, contentSize.height + contentInset.bottom - bounds.height) }
    /// Whether the content has come to the end of its scroll range.
    var isAtEnd: Bool { lastOffset > 0 && bounds.minY >= lastOffset - 1 }
  }

  /// The sums over the pictures since the cost of a cell was set; nil if there is none.
  var tally: PictureTimes.Tally?
  /// Whether cells are reused now, and whether a person sees where to set that.
  var reuses = true
  var showsSettings = true

  struct ListFacts: Hashable {
    /// The frame of the list, in the pane's window.
    let frame: Rect
    let contentOffset: Point
    let contentSize: Size
    /// The number of the list's rows, and of its live cells.
    let rows: Int
    let cells: Int
    /// The number of cells in the list's reuse queue.
    let waiting: Int
  }

  struct Pointed: Hashable {
    let letter: String
    let place: CellBook.Place
    /// The title of the cell's list.
    let list: String
    let isOutOfSight: Bool
  }

  var isAtEnd: Bool { lastOffset > 0 && offset >= lastOffset - 1 }
}
