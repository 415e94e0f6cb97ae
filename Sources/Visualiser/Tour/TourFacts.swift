import Inspecting
import SceneParts
import ScrollEngine

/// What the steps of a guided path know about the scene: only what the engine and the log report.
struct TourFacts {
  /// The offset of the list, and the greatest one, in points.
  var offset = 0.0
  var lastOffset = 0.0
  /// The first and the last row in sight of the first list.
  var firstRow: Int?
  var lastRow: Int?
  /// The bill of the first pane.
  var onScreen = 0
  var offScreen = 0
  var made = 0
  var asked = 0
  var rows = 0
  var waiting = 0
  /// The cell that the path follows: its letter, where it is, and the row that it drew last.
  var letter = "A"
  var cell: CellBook.Place?
  var drew: IndexPath?
  /// The letter of the cell made last.
  var lastLetter = "A"
  /// The cell that is pointed at: its letter, and its row's number and list.
  var pointed: Pointed?
  /// Whether the past is shown, the moment shown and the last one, both in seconds.
  var isPast = false
  var time = 0.0
  var end = 0.0
  /// The part of the container's layout that each child of it takes, from the first on.
  var placements: [ContainerScrollView.Slice.Placement] = []

  /// The lists of the first pane.
  var lists: [ListFacts] = []
  /// The height of the first viewport, in points.
  var viewportHeight = 0.0
  /// How many cells have drawn rows of more than one list.
  var sharedCells = 0
  /// Whether nobody holds the content and it stands.
  var isStill = true
  /// Whether the lanes are seen.
  var showsLanes = true
  /// What the scene says of itself.
  var scene: (any SceneFacts)?

  struct ListFacts: Hashable {
    /// In the pane's window.
    let frame: Rect
    let contentOffset: Point
    let contentSize: Size
    /// The numbers of its rows, and of its cells.
    let rows: Int
    let cells: Int
    /// How many cells wait in its queue.
    let waiting: Int
  }

  struct Pointed: Hashable {
    let letter: String
    let place: CellBook.Place
    /// The title of its list.
    let list: String
    let isOutOfSight: Bool
  }

  /// The same moment with the bill of another one.
  func with(billOf other: TourFacts) -> TourFacts {
    var facts = self
    (facts.onScreen, facts.offScreen, facts.waiting) =
      (other.onScreen, other.offScreen, other.waiting)
    (facts.made, facts.asked, facts.rows) = (other.made, other.asked, other.rows)
    return facts
  }

  var isAtEnd: Bool { lastOffset > 0 && offset >= lastOffset - 1 }
}
