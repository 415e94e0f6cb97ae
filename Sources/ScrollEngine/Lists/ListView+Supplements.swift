// How headers, footers and other views of sections come and go: like cells, but they belong to a
// section and stay with it.
extension ListView {
  /// Call this when a view has its frame and is inserted: restores scroll offsets in it, and
  /// animates its arrival.
  final func welcome(_ view: View, as supplement: some ListSupplement) {
    view.isArranged = true
    if let view = view as? ReusableView, view.holdsScrollViews {
      offsetMemory.restore(view, at: supplement.path, as: supplement.kindName)
    }
    if let arrival = updates?.arrival {
      animateArrival(of: view, at: supplement.edge, ofSection: supplement.path.section, arrival)
    }
  }

  /// Gives back or parks the views of supplements that are out of sight; their sections stay.
  final func release(_ leaving: [some ListSupplement]) {
    for supplement in leaving where !park(supplement) {
      rememberOffsets(in: supplement, at: supplement.path)
      takeOut(supplement)
    }
  }

  /// Gives back, or animates out, the views of sections that are gone.
  final func letGo(_ leaving: [some ListSupplement], _ snapshot: ListSnapshot?) {
    for supplement in leaving {
      rememberOffsets(in: supplement, at: nil)
      if let snapshot, let view = supplement.shownView,
        dismiss(
          supplement, to: departure(of: view, fromSection: supplement.path.section, snapshot),
          snapshot)
      {
        continue
      }
      takeOut(supplement)
    }
  }

  /// Animates a supplement's view out of the list.
  ///
  /// - Returns: Whether the view is animated; if not, the caller takes it out at once.
  final func dismiss(
    _ supplement: some ListSupplement, to end: Transit, _ snapshot: ListSnapshot
  ) -> Bool {
    dismiss(supplement.shownView, to: end, snapshot) { [unowned self] in takeOut(supplement) }
  }

  /// Parks the view of a supplement that is out of sight, if the view receives keys; returns
  /// whether the view is parked.
  final func park(_ supplement: some ListSupplement) -> Bool {
    guard let view = supplement.shownView, view.hasKeys, holds(view) else {
      return false
    }
    park(view, .supplement(kind: supplement.kindName, supplement.path))
    supplementDidLeave(view, ofKind: supplement.kindName, at: supplement.path)
    return true
  }

  /// Gives back the view of a supplement, and reports the end of its display.
  final func takeOut(_ supplement: some ListSupplement) {
    guard let view = supplement.shownView else { return }
    giveBackSupplement(view)
    supplementDidLeave(view, ofKind: supplement.kindName, at: supplement.path)
  }

  /// Keeps the offsets of scroll views in a supplement that leaves the screen; `path` is nil if its
  /// section is gone.
  final func rememberOffsets(in supplement: some ListSupplement, at path: IndexPath?) {
    guard let view = supplement.shownView as? ReusableView, view.holdsScrollViews else { return }
    offsetMemory.remember(view, at: path, as: supplement.kindName)
  }
}
