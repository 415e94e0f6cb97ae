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
  /// The number of views in the window, including the window itself.
  public var viewCount: Int { entries - exits }

  @exclusivity(unchecked) private var pass = 1
  /// How often views have entered and left the window since it was made. ``viewsEntered`` and
  /// ``viewCount`` follow from these two counts, which cost one addition per move.
  @exclusivity(unchecked) private var entries = 0
  @exclusivity(unchecked) private var exits = 0
  /// The value of `entries` at the last ``begin()``.
  @exclusivity(unchecked) private var entriesBefore = 0
  @exclusivity(unchecked) private var journals: [Journal] = []

  private struct Journal {
    weak var journal: CellJournal?
  }

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
    if view.isReusable { noteChange(of: view) }
    count(view)
  }

  /// Counts a view as touched, without noting it in a journal.
  @inline(__always)
  func count(_ view: View) {
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
      noteChange(of: view)
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
      noteChange(of: view)
    }
  }

  // MARK: Journals

  /// Notes the changes of cells in a journal, until it is released.
  func add(_ journal: CellJournal) {
    journals.removeAll { $0.journal == nil }
    journals.append(Journal(journal: journal))
  }

  @inline(__always)
  func noteChange(of cell: View) {
    if !journals.isEmpty { write(cell) }
  }

  @inline(never)
  private func write(_ cell: View) {
    for entry in journals { entry.journal?.note(cell) }
  }

  /// Notes that cells have other index paths, even if none of them moves.
  func noteNewPaths() {
    for entry in journals { entry.journal?.noteAll() }
  }
}
