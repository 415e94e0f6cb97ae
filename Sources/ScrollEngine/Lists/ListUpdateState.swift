/// The recorded updates of a list, and the animation of updates that it has applied.
///
/// A class, because most lists are never updated, and need no such object.
@MainActor
final class ListUpdateState {
  @exclusivity(unchecked) var batch = ListBatch()
  /// Changes that callbacks requested during a layout or another change.
  @exclusivity(unchecked) var postponed: [PostponedChange] = []

  /// The first element that the due reload may replace, by its old index path; nil if the reload
  /// replaces no element, or all.
  @exclusivity(unchecked) var firstLost: IndexPath?
  /// The callback that requested a reload during a layout or a change, for messages.
  var reloader = ""

  /// How many updates and reloads the list has carried out since the first update.
  @exclusivity(unchecked) var version = 0

  /// The cell of the element being refilled.
  @exclusivity(unchecked) var cellToReconfigure: ReusableView?

  /// Animates the views; nil until the first animated update.
  var motion: UpdateMotion?
  /// Whether `motion` may have views to move; a layout checks this.
  @exclusivity(unchecked) var isMoving = false
  /// Whether views are moving, or completions wait for the end of their motion.
  var isUnderWay: Bool { motion?.isIdle == false }
  /// The time, in seconds, of an update without animation, which may have put views in the paths of
  /// moving views; nil if there was no such update since the last layout.
  var interruption: Double?
  /// Views that have lost their element and are animated out.
  var ghosts: [Ghost] = []
  /// Whether a batch without any update is being carried out: the list then asks for the sizes of
  /// visible elements again.
  @exclusivity(unchecked) var asksHeights = false
  /// The facts that decide how views created by the next layout appear; nil if nothing is animated.
  @exclusivity(unchecked) var arrival: ListArrival?

  /// Whether a batch of updates is open.
  var isRecording: Bool { batch.depth > 0 }

  /// Drops postponed updates, but not their completions, nor blocks that change the data.
  func forgetPostponed() {
    postponed = postponed.compactMap { change in
      guard case .updates(let batch) = change.kind else { return change }
      guard batch.hasCompletions else { return nil }
      return PostponedChange(kind: .completions(batch.complete), asker: change.asker)
    }
  }

  struct Ghost {
    let view: View
    /// Gives the view back, and reports to the delegate that it is no longer displayed.
    let end: () -> Void
  }

  /// Ends all motions without callbacks, because the list was released.
  func abandon() {
    motion?.abandon()
    for case let view as ReusableView in ghosts.map(\.view) where view.superviewReference == nil {
      view.reuseQueue?.enqueue(view)
    }
  }
}

/// Checked updates, with all that is needed to apply them.
class ListUpdate {
  final let changes: ListChanges
  /// Whether any element that stays changes its size.
  @exclusivity(unchecked) final var resizesElements = false

  init(_ changes: ListChanges) {
    self.changes = changes
  }
}

/// The data to animate views that appear after a change.
///
/// A class, because the list reads its arrival for each view that becomes visible, and would copy a
/// struct of this size each time.
final class ListArrival {
  /// The changes to elements; nil if only the layout changes.
  let changes: ListChanges?
  /// The time of the change, in seconds.
  let start: Double
  /// The visible part of the old content, in points.
  let oldBounds: Rect
  /// The greatest distance that a view travels along each axis, in points: the length of the
  /// visible part plus the length of the longest view. The limit is the same for all views, so that
  /// views that move one after another keep their spacing.
  let reach: Size
  /// The displayed frame of an element in the old content; nil if unknown.
  let oldFrame: (IndexPath) -> Rect?
  /// The displayed frame of a header or footer in the old content; nil if unknown.
  let oldEdgeFrame: (SectionEdge, _ section: Int) -> Rect?

  init(
    changes: ListChanges?, start: Double, oldBounds: Rect, reach: Size,
    oldFrame: @escaping (IndexPath) -> Rect?, oldEdgeFrame: @escaping (SectionEdge, Int) -> Rect?
  ) {
    self.changes = changes
    self.start = start
    self.oldBounds = oldBounds
    self.reach = reach
    self.oldFrame = oldFrame
    self.oldEdgeFrame = oldEdgeFrame
  }
}

/// The views that a list showed before a change.
struct ListSnapshot {
  /// A view and its frame, relative to the upper left corner of the visible part, in points.
  let views: [(view: View, place: Rect)]
  /// The views that constraints hold in cells, and their displayed frames in their superviews.
  let inner: [(view: View, cell: View, place: Rect)]
  let arrival: ListArrival
  let motion: UpdateMotion
}
