// Handles keys in a list that has the focus: arrow keys move the focus from element to element.
extension ListView {
  /// The index path of the focused element while the list has the focus; nil if there is none.
  public final var focusedIndexPath: IndexPath? {
    guard let path = extras?.focusedPath, frameOfElement(at: path) != nil else { return nil }
    return path
  }

  /// Whether an element that gets the focus is selected, as if it were tapped; false by default.
  ///
  /// If false, the return key and the space bar select.
  public final var selectionFollowsFocus: Bool {
    get { extras?.selectionFollowsFocus ?? false }
    set { changeExtras { $0.selectionFollowsFocus = newValue } }
  }

  final func focusElement(at path: IndexPath?) {
    guard path != extras?.focusedPath else { return }
    if let old = focusedIndexPath { liveCell(at: old)?.set(.focused, to: false) }
    changeExtras { $0.focusedPath = path }
    if let path { liveCell(at: path)?.set(.focused, to: true) }
    markForDisplay()
    guard let path else { return }
    reveal(path)
    if selectionFollowsFocus { chooseByKey(path) }
  }

  private func reveal(_ path: IndexPath) {
    let places = PerAxis { nearestPlace(ofElementAt: path, along: $0) }
    guard places.x != nil || places.y != nil else { return }
    during(.key) { scroll(toElementAt: path, at: places, animated: false) }
  }

  final func receiveFocused(_ key: InputEvent.Key) -> Bool {
    reloadIfNeeded()
    guard let current = focusedIndexPath else {
      // The first key only focuses an element, to show where the focus is.
      guard [.up, .down, .left, .right, .home, .end, .enter, .space].contains(key),
        let path = firstToFocus
      else { return false }
      focusElement(at: path)
      return true
    }
    switch key {
    case .enter, .space: chooseByKey(current)
    case .home: focusElement(at: end(isLast: false))
    case .end: focusElement(at: end(isLast: true))
    case .up, .down, .left, .right:
      guard let next = element(from: current, towards: key) else { return false }
      focusElement(at: next)
    default: return false
    }
    return true
  }

  /// The first selected element, else the first with a cell, else the first of the list.
  private var firstToFocus: IndexPath? {
    selection.first ?? liveElements.map(\.path).min() ?? end(isLast: false)
  }

  private func end(isLast: Bool) -> IndexPath? {
    let sections = 0..<knownSections
    let section =
      isLast
      ? sections.last { knownCount(inSection: $0) > 0 }
      : sections.first { knownCount(inSection: $0) > 0 }
    return section.map {
      IndexPath(row: isLast ? knownCount(inSection: $0) - 1 : 0, section: $0)
    }
  }

  private func neighbor(of path: IndexPath, isForward: Bool) -> IndexPath? {
    let row = path.row + (isForward ? 1 : -1)
    if row >= 0, row < knownCount(inSection: path.section) {
      return IndexPath(row: row, section: path.section)
    }
    let sections =
      isForward ? Array(path.section + 1..<knownSections) : Array((0..<path.section).reversed())
    guard let section = sections.first(where: { knownCount(inSection: $0) > 0 }) else { return nil }
    return IndexPath(
      row: isForward ? 0 : knownCount(inSection: section) - 1, section: section)
  }

  /// The greatest number of elements to examine to find an element in another line; each line is
  /// assumed to have fewer elements.
  private static let reach = 1000

  /// The nearest element in the direction of an arrow key; nil if there is none.
  private func element(from path: IndexPath, towards key: InputEvent.Key) -> IndexPath? {
    guard let frame = frameOfElement(at: path) else { return nil }
    let axis = key == .left || key == .right ? Axis.horizontal : .vertical
    let isForward = key == .right || key == .down
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOnward = axis == .horizontal && isMirrored ? !isForward : isForward
    var best: (path: IndexPath, frame: Rect)?
    var next = path
    for _ in 0..<Self.reach {
      guard let other = neighbor(of: next, isForward: isOnward) else { break }
      next = other
      guard let place = frameOfElement(at: other) else { continue }
      // Only an element beyond the current one counts, not one beside it.
      let gap =
        isForward
        ? place.start(along: axis) - frame.end(along: axis)
        : frame.start(along: axis) - place.end(along: axis)
      guard gap > -1 else { continue }
      guard let found = best else {
        best = (other, place)
        continue
      }
      let isInLine = abs(found.frame.start(along: axis) - place.start(along: axis)) < 1
      guard isInLine else { break }
      func distance(_ rect: Rect) -> Double {
        axis == .vertical ? abs(rect.midX - frame.midX) : abs(rect.midY - frame.midY)
      }
      if distance(place) < distance(found.frame) { best = (other, place) }
    }
    return best?.path
  }
}
