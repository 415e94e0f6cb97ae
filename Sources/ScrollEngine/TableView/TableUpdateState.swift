/// What a table has recorded of updates, and what is left of those that it has carried out.
struct TableUpdateState {
  var batch = ListBatch()

  /// Whether an update has failed, so that the data source cannot be asked until a reload.
  var isFrozen = false

  /// The cell of the row that is being filled again.
  var cellToReconfigure: TableViewCell?

  /// Shows the views on their way; nil until the first animated update.
  var motion: UpdateMotion?
  /// What is shown on its way out, and what the table was told that it shows.
  var ghosts: [Ghost] = []
  /// How the rows come that the next layout gives a cell; nil where nothing is animated.
  var arrival: TableArrival?

  enum Ghost {
    case cell(TableViewCell, IndexPath)
    case supplement(Supplement)

    var view: View? {
      switch self {
      case .cell(let cell, _): cell
      case .supplement(let supplement): supplement.view
      }
    }
  }
}

/// What one has to know of an update to show how the rows come that had no cell before it.
///
/// A class, as each row that comes into sight asks whether there is one, and a struct of this size is
/// copied to be asked.
final class TableArrival {
  let changes: ListChanges
  let oldLayout: TableLayout
  /// The upper edge of what was visible, in points of the old content.
  let oldOffset: Double
  /// When the update was, in seconds.
  let start: Double

  init(changes: ListChanges, oldLayout: TableLayout, oldOffset: Double, start: Double) {
    self.changes = changes
    self.oldLayout = oldLayout
    self.oldOffset = oldOffset
    self.start = start
  }
}
