/// The last offsets of scroll views in the cells of rows that have left the screen.
///
/// The key of an entry is the data source's name for the row or item, else the identity of the
/// cell's content (``ReusableView/contentIdentity``), else the row's index path. Only rows that are
/// off screen and whose inner scroll views were moved have an entry. The same holds for the header
/// or footer of a section, for which the data source has no name.
struct OffsetMemory {
  private enum Key: Hashable {
    case element(String)
    case content(AnyHashable, kind: String?)
    case place(IndexPath, kind: String?)
  }

  /// Whether offsets are kept; if not, a scroll view stays where the cell's previous row left it,
  /// as in UIKit.
  var isEnabled = true { didSet { if !isEnabled { offsets = [:] } } }

  /// The offset of each scroll view in a cell, in the cell's order, measured from the beginning of
  /// its content; nil for a scroll view at its beginning.
  private var offsets: [Key: [Point?]] = [:]

  /// The number of rows, headers and footers with an entry, all of them off screen.
  var count: Int { offsets.count }

  @MainActor
  private func key(for cell: ReusableView, at path: IndexPath?, _ kind: String?) -> Key? {
    if let name = cell.elementName { return .element(name) }
    return cell.contentIdentity.map { .content($0, kind: kind) }
      ?? path.map { .place($0, kind: kind) }
  }

  /// Keeps the offsets of a cell's scroll views; call this while the cell is still in position.
  ///
  /// An offset outside of the scroll range is clamped to it.
  ///
  /// `path` is nil if the row has lost its index path, but may still have a name; `kind`
  /// identifies a view of a section, and is nil for cells.
  @MainActor
  mutating func remember(_ cell: ReusableView, at path: IndexPath?, as kind: String? = nil) {
    guard isEnabled, cell.holdsScrollViews, let key = key(for: cell, at: path, kind) else { return }
    let places = cell.nestedScrollViews.map { view -> Point? in
      let offset = view.scrollRange.clamp(view.contentOffset)
      return offset == view.beginning ? nil : view.turned(offset)
    }
    guard places.contains(where: { $0 != nil }) else {
      // Another cell may have left an entry for the same content.
      if !offsets.isEmpty { offsets[key] = nil }
      return
    }
    offsets[key] = places
  }

  /// Resets a cell's scroll views; call this when the cell is dequeued, before the program fills
  /// the cell and scrolls in it.
  @MainActor
  func startOver(_ cell: ReusableView) {
    guard isEnabled, cell.holdsScrollViews, cell.wasUsed else { return }
    cell.elementName = nil
    for view in cell.nestedScrollViews {
      view.during(.layout) { view.contentOffset = view.beginning }
    }
  }

  /// Restores the offsets of a cell's scroll views; call this when the cell is filled and in
  /// position.
  ///
  /// If there are offsets to restore, the cell is laid out first, as its scroll views may have no
  /// size yet. Offsets out of range are clamped.
  ///
  /// `kind` identifies a view of a section, and is nil for cells; `names` is the data source if it
  /// has names for rows; `list` is the list that shows the cell.
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
      view.during(.layout) {
        view.contentOffset = place.map { range.clamp(view.turned($0)) } ?? view.beginning
      }
    }
  }

  /// Maps the index paths of rows, and the sections of headers and footers, to new ones after an
  /// update; the closures return nil for rows and sections that are gone.
  ///
  /// Entries under a name or a content identity stay as they are.
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

  /// Forgets the entries under an index path: their rows are unknown now.
  mutating func forgetPlaces() {
    map({ _ in nil }, newSection: { _ in nil })
  }
}
