/// What a list has recorded of updates, and what is left of those that it has carried out.
struct ListUpdateState {
  var batch = ListBatch()

  /// The cell of the element that is being filled again.
  var cellToReconfigure: ReusableView?

  /// Shows the views on their way; nil until the first animated update.
  var motion: UpdateMotion?
  /// What is shown on its way out.
  var ghosts: [Ghost] = []
  /// How the views come that the next layout makes; nil where nothing is animated.
  var arrival: ListArrival?

  struct Ghost {
    let view: View
    /// Gives it back, and says so.
    let end: () -> Void
  }
}

/// Updates that were checked, with all that has to be known to carry them out.
class ListUpdate {
  final let changes: ListChanges

  init(_ changes: ListChanges) {
    self.changes = changes
  }
}

/// What one has to know of a change to show how the views come that were not there before it.
///
/// A class, as each view that comes into sight asks whether there is one, and a struct of this size is
/// copied to be asked.
final class ListArrival {
  /// Nil where only the layout is another one.
  let changes: ListChanges?
  /// When the change was, in seconds.
  let start: Double
  /// What was visible of the old content, in points.
  let oldBounds: Rect
  /// Where one saw an element in the old content; nil where nobody knows.
  let oldFrame: (IndexPath) -> Rect?
  /// The same of a header or a footer.
  let oldEdgeFrame: (SectionEdge, _ section: Int) -> Rect?

  init(
    changes: ListChanges?, start: Double, oldBounds: Rect, oldFrame: @escaping (IndexPath) -> Rect?,
    oldEdgeFrame: @escaping (SectionEdge, Int) -> Rect?
  ) {
    self.changes = changes
    self.start = start
    self.oldBounds = oldBounds
    self.oldFrame = oldFrame
    self.oldEdgeFrame = oldEdgeFrame
  }
}

/// What a list showed before a change, as one saw it.
struct ListSnapshot {
  /// A view, and where it was, from the upper left corner of what was visible, in points.
  let views: [(view: View, place: Rect)]
  let arrival: ListArrival
  let motion: UpdateMotion
}
