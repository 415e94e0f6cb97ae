/// Moves views that constraints place in a cell, or in a child of a container, when a change
/// resizes that cell or child; the views move on the same curve as the cell or child.
@MainActor
enum ConstrainedMoves {
  /// A view placed by constraints, the cell or child that contains it, and the displayed frame of
  /// the view in its superview.
  typealias Place = (view: View, cell: View, place: Rect)

  /// The displayed frames of the views that constraints place in a cell, before an update.
  static func places(in cell: View) -> [Place] {
    guard cell is any ListCell else { return [] }
    return shownPlaces(in: cell)
  }

  /// The displayed frames of the views that constraints place in a view.
  static func shownPlaces(in view: View) -> [Place] {
    // If constraints changed just before the update, their views still have the old frames here,
    // and move with the update.
    var places: [Place] = []
    collect(view, view, &places)
    return places
  }

  private static func collect(_ view: View, _ cell: View, _ places: inout [Place]) {
    // A list moves its own contents.
    guard !(view is ListView) else { return }
    for view in view.subviews where view.layoutItem != nil {
      if !view.translatesAutoresizingMaskIntoConstraints {
        let place = view.transit?.shown(view.uprightFrame) ?? view.uprightFrame
        places.append((view, cell, place))
      }
      collect(view, cell, &places)
    }
  }

  /// Moves the views of a snapshot, once the cells have their new frames.
  static func animate(_ snapshot: ListSnapshot, in list: ListView) {
    animate(snapshot.inner, in: list, snapshot.motion, from: snapshot.arrival.start)
  }

  /// Moves views from their displayed frames, once their cells have new frames in `outer`.
  static func animate(_ places: [Place], in outer: View, _ motion: UpdateMotion, from start: Double)
  {
    var last: View?
    for (view, cell, place) in places {
      guard cell.outerView === outer, view.isDescendant(of: cell) else { continue }
      if cell !== last { cell.layoutIfNeeded() }
      last = cell
      let frame = view.uprightFrame
      // Skips a view that is displayed at its new frame only if the view is at rest: otherwise its
      // old motion would go on.
      guard frame != place || view.transit != nil else { continue }
      var transit = view.transit ?? Transit()
      transit.offset = Point(x: place.minX - frame.minX, y: place.minY - frame.minY)
      transit.cover = EdgeInsets(
        top: 0, left: 0, bottom: max(0, frame.height - place.height),
        right: max(0, frame.width - place.width))
      motion.animate(view, from: transit, at: start, isRaised: false)
    }
  }

  /// Whether the length of a child follows from constraints in it, or in its controller's view.
  static func decideLength(of child: View) -> Bool {
    child.isHeldFromInside || child.subviews.contains { $0.isArranged && $0.isHeldFromInside }
  }

  /// Ends the motions of the views in a cell that leaves the list.
  static func end(in cell: View) {
    for view in cell.subviews where view.layoutItem != nil {
      if view.transit != nil { view.transit = nil }
      end(in: view)
    }
  }
}
