/// Views that constraints hold in a cell, or in a child of a container, move along when a change gives
/// it another size, on the same curve.
@MainActor
enum ConstrainedMoves {
  /// A view held by constraints, what it lies in, and how it is shown in its superview before a change.
  typealias Place = (view: View, cell: View, place: Rect)

  /// Where the views held by constraints are shown in a cell before an update.
  static func places(in cell: View) -> [Place] {
    guard cell is any ListCell else { return [] }
    return shownPlaces(in: cell)
  }

  /// Where the views held by constraints are shown in a view.
  static func shownPlaces(in view: View) -> [Place] {
    // What has changed before the update moves with it, too: here is where it was.
    var places: [Place] = []
    collect(view, view, &places)
    return places
  }

  private static func collect(_ view: View, _ cell: View, _ places: inout [Place]) {
    // What lies in a list, that list moves.
    guard !(view is ListView) else { return }
    for view in view.subviews where view.layoutItem != nil {
      if !view.translatesAutoresizingMaskIntoConstraints {
        let place = view.transit?.shown(view.uprightFrame) ?? view.uprightFrame
        places.append((view, cell, place))
      }
      collect(view, cell, &places)
    }
  }

  /// Moves them from there, once the cells have their new frames.
  static func show(_ snapshot: ListSnapshot, in list: ListView) {
    show(snapshot.inner, in: list, snapshot.motion, from: snapshot.arrival.start)
  }

  /// Moves views from where they were shown, once what they lie in has its new frame in `outer`.
  static func show(_ places: [Place], in outer: View, _ motion: UpdateMotion, from start: Double) {
    var last: View?
    for (view, cell, place) in places {
      guard cell.superview === outer, view.isDescendant(of: cell) else { continue }
      if cell !== last { cell.layoutIfNeeded() }
      last = cell
      let frame = view.uprightFrame
      // One that was on its way elsewhere may be shown where it now belongs.
      guard frame != place || view.transit != nil else { continue }
      var transit = view.transit ?? Transit()
      transit.offset = Point(x: place.minX - frame.minX, y: place.minY - frame.minY)
      transit.cover = EdgeInsets(
        top: 0, left: 0, bottom: max(0, frame.height - place.height),
        right: max(0, frame.width - place.width))
      motion.show(view, from: transit, at: start, isRaised: false)
    }
  }

  /// Whether the length of a child follows from constraints in it, or in the view of its controller.
  static func decideLength(of child: View) -> Bool {
    child.isHeldFromInside || child.subviews.contains { $0.isArranged && $0.isHeldFromInside }
  }

  /// Ends the motions in a cell that leaves.
  static func end(in cell: View) {
    for view in cell.subviews where view.layoutItem != nil {
      if view.transit != nil { view.transit = nil }
      end(in: view)
    }
  }
}
