/// Where the scroll views in the cells of a list stood when their rows went out of sight.
///
/// What is kept belongs to the row, or item, by the data source's name for it, else to the cell's
/// content (``ReusableView/contentIdentity``), or where neither has a name, to the row's place. Only rows
/// that are out of sight and whose inner scroll views were moved have an entry. It is the same with the
/// header or footer of a section, which the data source has no name for.
struct OffsetMemory {
  private enum Key: Hashable {
    case element(String)
    case content(AnyHashable, kind: String?)
    case place(IndexPath, kind: String?)
  }

  /// Whether anything is kept; if not, a scroll view stands where its cell was left, as in UIKit.
  var isEnabled = true { didSet { if !isEnabled { offsets = [:] } } }

  /// For each inner scroll view, in the cell's order, as seen from where its content begins; nil for one
  /// at its beginning.
  private var offsets: [Key: [Point?]] = [:]

  /// How many rows have an entry, all of them out of sight.
  var count: Int { offsets.count }

  @MainActor
  private func key(for cell: ReusableView, at path: IndexPath?, _ kind: String?) -> Key? {
    if let name = cell.elementName { return .element(name) }
    return cell.contentIdentity.map { .content($0, kind: kind) }
      ?? path.map { .place($0, kind: kind) }
  }

  /// Keeps where a cell's scroll views stand; to be called while the cell is still in its place.
  ///
  /// One that is past an edge counts as if it were at that edge.
  ///
  /// - Parameters:
  ///   - path: nil where the row has no place any more, but may still have a name.
  ///   - kind: What a view is that belongs to a section and to no row; nil for cells.
  @MainActor
  mutating func remember(_ cell: ReusableView, at path: IndexPath?, as kind: String? = nil) {
    guard isEnabled, cell.holdsScrollViews, let key = key(for: cell, at: path, kind) else { return }
    let places = cell.nestedScrollViews.map { view -> Point? in
      let offset = view.scrollRange.clamp(view.contentOffset)
      return offset == view.beginning ? nil : view.turned(offset)
    }
    guard places.contains(where: { $0 != nil }) else {
      // Another cell may have shown the same, and left it.
      if !offsets.isEmpty { offsets[key] = nil }
      return
    }
    offsets[key] = places
  }

  /// Has a cell's scroll views begin anew; to be called when the cell is handed out again, before the
  /// program fills it and puts them where it likes.
  @MainActor
  func startOver(_ cell: ReusableView) {
    guard isEnabled, cell.holdsScrollViews, cell.wasUsed else { return }
    cell.elementName = nil
    for view in cell.nestedScrollViews { view.contentOffset = view.beginning }
  }

  /// Puts a cell's scroll views where they stood; to be called when the cell is filled and in place.
  ///
  /// The cell is laid out first where there is something to put back, as its scroll views may not
  /// have their size before. What does not fit any more is brought into the range.
  ///
  /// - Parameters:
  ///   - kind: What a view is that belongs to a section and to no row; nil for cells.
  ///   - names: Has names for rows, if the data source does.
  ///   - list: Which shows the cell.
  @MainActor
  mutating func restore(
    _ cell: ReusableView, at path: IndexPath, as kind: String? = nil,
    names: (any DataSourceModelAssociation)? = nil, in list: View? = nil
  ) {
    guard isEnabled, cell.holdsScrollViews else { return }
    cell.elementName = list.flatMap { names?.modelIdentifierForElement(at: path, in: $0) }
    guard !offsets.isEmpty, let key = key(for: cell, at: path, kind),
      let places = offsets.removeValue(forKey: key)
    else { return }
    cell.layoutIfNeeded()
    for (view, place) in zip(cell.nestedScrollViews, places) {
      let range = view.scrollRange
      view.contentOffset = place.map { range.clamp(view.turned($0)) } ?? view.beginning
    }
  }

  /// Gives places in the list their new index paths after an update, and those that belong to a section
  /// their new section; nil for rows and sections that are gone.
  ///
  /// What is kept for a name or a content stays with it.
  mutating func map(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int? = { $0 }
  ) {
    guard !offsets.isEmpty else { return }
    var mapped: [Key: [Point?]] = [:]
    for (key, places) in offsets {
      switch key {
      case .element, .content: mapped[key] = places
      case .place(let path, kind: nil):
        if let path = newPath(path) { mapped[.place(path, kind: nil)] = places }
      case .place(let path, let kind):
        guard let section = newSection(path.section) else { continue }
        mapped[.place(IndexPath(row: path.row, section: section), kind: kind)] = places
      }
    }
    offsets = mapped
  }

  /// Forgets what belongs to places in the list: nobody knows which rows they are now.
  mutating func forgetPlaces() {
    map({ _ in nil }, newSection: { _ in nil })
  }
}
