/// Which rows or items of a list are selected, and which one is pressed.
///
/// Stores the index paths of selected elements only, and follows updates.
struct ListSelection {
  /// What happened to an element.
  enum Event {
    case didHighlight, didUnhighlight, didSelect, didDeselect
  }

  /// The selected index paths, unordered.
  private(set) var places: Set<IndexPath> = []
  /// The pressed and the highlighted element; nil, as in most lists, if there is neither.
  private var boxedPress: Box<Press>?

  private struct Press {
    var pressed: IndexPath?
    var highlighted: IndexPath?
  }

  private var press: Press {
    get { boxedPress?.value ?? Press() }
    // Always stores a new box, because copies of the selection share the old box.
    set {
      boxedPress = newValue.pressed == nil && newValue.highlighted == nil ? nil : Box(newValue)
    }
  }

  /// The index path under a pressed pointer while the press may become a tap.
  var pressed: IndexPath? {
    get { press.pressed }
    set { press.pressed = newValue }
  }

  /// The index path shown as pressed.
  var highlighted: IndexPath? {
    get { press.highlighted }
    set { press.highlighted = newValue }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The selected index paths in the order of the list.
  ///
  /// - Complexity: O(k log k) for k selected index paths
  var sorted: [IndexPath] { places.sorted() }

  /// The first selected index path; nil if nothing is selected.
  var first: IndexPath? { places.min() }

  func contains(_ path: IndexPath) -> Bool {
    !places.isEmpty && places.contains(path)
  }

  mutating func insert(_ path: IndexPath) {
    places.insert(path)
  }

  mutating func remove(_ path: IndexPath) {
    places.remove(path)
  }

  /// Forgets all index paths; call this when other rows have replaced the old rows.
  mutating func forget() {
    self = ListSelection()
  }

  /// Maps all index paths to new ones after an update; `newPath` returns nil for rows that are
  /// gone.
  mutating func map(_ newPath: (IndexPath) -> IndexPath?) {
    if !places.isEmpty { places = Set(places.compactMap(newPath)) }
    if let pressed { self.pressed = newPath(pressed) }
    if let highlighted { self.highlighted = newPath(highlighted) }
  }
}
