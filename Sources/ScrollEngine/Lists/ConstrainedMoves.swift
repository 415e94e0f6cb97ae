/// Views in cells that constraints hold move along when an update gives the cell another size, on the
/// same curve.
@MainActor
enum ConstrainedMoves {
  /// Where the views held by constraints are shown in a cell before an update.
  static func places(in cell: View) -> [(view: View, cell: View, place: Rect)] {
    guard cell is any ListCell else { return [] }
    // What has changed before the update moves with it, too: here is where it was.
    var places: [(view: View, cell: View, place: Rect)] = []
    collect(cell, cell, &places)
    return places
  }

  private static func collect(
    _ view: View, _ cell: View, _ places: inout [(view: View, cell: View, place: Rect)]
  ) {
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
    var last: View?
    for (view, cell, place) in snapshot.inner where cell.superview === list {
      if cell !== last { cell.layoutIfNeeded() }
      last = cell
      let frame = view.uprightFrame
      guard frame != place else { continue }
      var transit = view.transit ?? Transit()
      transit.offset = Point(x: place.minX - frame.minX, y: place.minY - frame.minY)
      transit.cover = EdgeInsets(
        top: 0, left: 0, bottom: max(0, frame.height - place.height),
        right: max(0, frame.width - place.width))
      snapshot.motion.show(view, from: transit, at: snapshot.arrival.start, isRaised: false)
    }
  }

  /// Ends the motions in a cell that leaves.
  static func end(in cell: View) {
    for view in cell.subviews where view.layoutItem != nil {
      if view.transit != nil { view.transit = nil }
      end(in: view)
    }
  }
}
