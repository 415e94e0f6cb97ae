/// Counts the work of one window's layout since the last ``begin()``.
///
/// The counting is cheap and always on.
@preconcurrency @MainActor
public final class LayoutTrace {
  /// The number of views that entered the window, changed frame or bounds, or laid out.
  @exclusivity(unchecked) public private(set) var viewsTouched = 0
  /// The number of times that a reusable cell has entered the window.
  @exclusivity(unchecked) public private(set) var cellsEntered = 0
  /// The number of times that a reusable cell has left the window.
  @exclusivity(unchecked) public private(set) var cellsLeft = 0
  /// The number of times that a view has entered the window since the last ``begin()``.
  public var viewsEntered: Int { entries - entriesBefore }
  /// How often a reusable cell has entered or left the window, was moved, laid out or given another
  /// index path since the window was made. While this stays the same, all cells are where they were.
  @exclusivity(unchecked) package private(set) var cellChanges = 0
  /// The number of views in the window, including the window itself.
  public var viewCount: Int { entries - exits }

  @exclusivity(unchecked) private var pass = 1
  /// How often views have entered and left the window since it was made. ``viewsEntered`` and
  /// ``viewCount`` follow from these two counts, which cost one addition per move.
  @exclusivity(unchecked) private var entries = 0
  @exclusivity(unchecked) private var exits = 0
  /// The value of `entries` at the last ``begin()``.
  @exclusivity(unchecked) private var entriesBefore = 0

  init() {}

  /// Restarts the counts.
  public func begin() {
    pass += 1
    viewsTouched = 0
    entriesBefore = entries
    cellsEntered = 0
    cellsLeft = 0
  }

  @inline(__always)
  func touch(_ view: View) {
    if view.isReusable { cellChanges += 1 }
    guard view.lastTouchedPass != pass else { return }
    view.lastTouchedPass = pass
    viewsTouched += 1
  }

  @inline(__always)
  func entered(_ view: View) {
    entries += 1
    // The view may have been counted last in a pass of another window.
    view.lastTouchedPass = pass
    viewsTouched += 1
    if view.isReusable {
      cellsEntered += 1
      cellChanges += 1
    }
  }

  @inline(__always)
  func left(_ view: View) {
    exits += 1
    if view.lastTouchedPass == pass {
      view.lastTouchedPass = 0
      viewsTouched -= 1
    }
    if view.isReusable {
      cellsLeft += 1
      cellChanges += 1
    }
  }

  /// Notes that cells have other index paths, even if none of them moves.
  func noteNewPaths() { cellChanges += 1 }
}
