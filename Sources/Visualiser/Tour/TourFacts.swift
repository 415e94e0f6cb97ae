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
  /// The scene's own facts; nil if it has none.
  var scene: (any SceneFacts)?

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

  /// These facts, with the numbers of the bill from `other`.
  func with(billOf other: TourFacts) -> TourFacts {
    var facts = self
    (facts.onScreen, facts.offScreen, facts.waiting) =
      (other.onScreen, other.offScreen, other.waiting)
    (facts.made, facts.asked, facts.rows) = (other.made, other.asked, other.rows)
    return facts
  }

  var isAtEnd: Bool { lastOffset > 0 && offset >= lastOffset - 1 }
}
