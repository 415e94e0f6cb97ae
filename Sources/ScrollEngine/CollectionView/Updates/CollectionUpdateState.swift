/// What a collection has recorded of updates, and what is left of those that it has carried out.
struct CollectionUpdateState {
  var batch = ListBatch()

  /// Whether an update has failed, so that the data source cannot be asked until a reload.
  var isFrozen = false

  /// The cell of the item that is being filled again.
  var cellToReconfigure: CollectionViewCell?

  /// Shows the views on their way; nil until the first change that is animated.
  var motion: UpdateMotion?
  /// What is shown on its way out.
  var ghosts: [Ghost] = []
  /// How the elements come that the next layout gives a view; nil where nothing is animated.
  var arrival: CollectionArrival?

  enum Ghost {
    case cell(CollectionViewCell, IndexPath)
    case supplementary(LiveSupplementary)

    var view: CollectionReusableView {
      switch self {
      case .cell(let cell, _): cell
      case .supplementary(let live): live.view
      }
    }
  }
}

/// What one has to know of a change to show how the elements come that had no view before it.
struct CollectionArrival {
  /// Nil where only the layout is another one.
  let changes: ListChanges?
  /// Where the lines were; nil where nobody knows.
  let oldGeometry: LineGeometry?
  /// What was visible of the old content, in points.
  let oldBounds: Rect
  /// What turned the old content around, if anything did.
  let oldMirror: ContentMirror?
  /// When the change was, in seconds.
  let start: Double
}

/// What a collection showed before a change, as one saw it.
struct CollectionSnapshot {
  /// A view, and where it was, from the upper left corner of what was visible, in points.
  let views: [(view: View, place: Rect)]
  let arrival: CollectionArrival
  let motion: UpdateMotion
}
