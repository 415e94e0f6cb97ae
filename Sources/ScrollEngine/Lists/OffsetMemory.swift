/// Where the scroll views in the cells of a list stood when their rows went out of sight.
///
/// What is kept belongs to the cell's content (``ReusableView/contentIdentity``), or where that has no
/// name, to the row's place. Only rows that are out of sight and whose inner scroll views were moved
/// have an entry.
struct OffsetMemory {
  private enum Key: Hashable {
    case content(AnyHashable)
    case place(IndexPath)
  }

  /// For each inner scroll view, in the cell's order; nil for one at its beginning.
  private var offsets: [Key: [Point?]] = [:]

  /// How many rows have an entry, all of them out of sight.
  var count: Int { offsets.count }

  @MainActor
  private func key(for cell: ReusableView, at path: IndexPath) -> Key {
    cell.contentIdentity.map(Key.content) ?? .place(path)
  }

  /// Keeps where a cell's scroll views stand; to be called while the cell is still in its place.
  ///
  /// One that is past an edge counts as if it were at that edge.
  @MainActor
  mutating func remember(_ cell: ReusableView, at path: IndexPath) {
    let views = cell.nestedScrollViews
    guard !views.isEmpty else { return }
    let places = views.map { view -> Point? in
      let range = view.scrollRange
      let offset = range.clamp(view.contentOffset)
      return offset == range.minimum ? nil : offset
    }
    let key = key(for: cell, at: path)
    guard places.contains(where: { $0 != nil }) else {
      // Another cell may have shown the same, and left it.
      if !offsets.isEmpty { offsets[key] = nil }
      return
    }
    offsets[key] = places
  }

  /// Puts a cell's scroll views where they stood; to be called when the cell is filled and in place.
  ///
  /// The cell is laid out first where there is something to put back, as its scroll views may not
  /// have their size before. What does not fit any more is brought into the range.
  @MainActor
  mutating func restore(_ cell: ReusableView, at path: IndexPath) {
    let views = cell.nestedScrollViews
    guard !views.isEmpty else { return }
    let places = offsets.isEmpty ? nil : offsets.removeValue(forKey: key(for: cell, at: path))
    // A new cell stands where the program has put it.
    guard places != nil || cell.wasUsed else { return }
    if places != nil { cell.layoutIfNeeded() }
    for (index, view) in views.enumerated() {
      let range = view.scrollRange
      let place = places.flatMap { index < $0.count ? $0[index] : nil }
      view.contentOffset = place.map(range.clamp) ?? range.minimum
    }
  }

  /// Gives places in the list their new index paths after an update; nil for rows that are gone.
  ///
  /// What is kept for a content stays with it.
  mutating func map(_ newPath: (IndexPath) -> IndexPath?) {
    guard !offsets.isEmpty else { return }
    var mapped: [Key: [Point?]] = [:]
    for (key, places) in offsets {
      switch key {
      case .content: mapped[key] = places
      case .place(let path): if let path = newPath(path) { mapped[.place(path)] = places }
      }
    }
    offsets = mapped
  }

  /// Forgets what belongs to places in the list: nobody knows which rows they are now.
  mutating func forgetPlaces() {
    map { _ in nil }
  }
}
