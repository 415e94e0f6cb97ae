/// Which rows or items of a list are selected, and which one a pointer is on.
///
/// It holds a few index paths, however long the list is, and follows updates.
struct ListSelection {
  /// What has become of an element.
  enum Event {
    case didHighlight, didUnhighlight, didSelect, didDeselect
  }

  /// The selected places, in no order.
  private(set) var places: Set<IndexPath> = []
  /// The place on which a pointer went down, as long as that may become a tap.
  var pressed: IndexPath?
  /// The place that is shown as pressed.
  var highlighted: IndexPath?

  var isEmpty: Bool { places.isEmpty }

  /// The selected places in the order of the list.
  ///
  /// - Complexity: O(k log k) in their number
  var sorted: [IndexPath] { places.sorted() }

  /// The first of the selected places, or nil.
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

  /// Forgets everything: there are other rows now.
  mutating func forget() {
    self = ListSelection()
  }

  /// Gives all places their new index paths after an update; nil for rows that are gone.
  mutating func map(_ newPath: (IndexPath) -> IndexPath?) {
    if !places.isEmpty { places = Set(places.compactMap(newPath)) }
    pressed = pressed.flatMap(newPath)
    highlighted = highlighted.flatMap(newPath)
  }
}
