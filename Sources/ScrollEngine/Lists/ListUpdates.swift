/// What changes in a list from one state of its data to the next, recorded as a value.
///
/// The order of the calls does not matter, because each place counts in one of two states:
///
/// - what is deleted, reloaded, or moved away has its place in the old state, before anything
///   changed;
/// - what is inserted, and what a move ends at, has its place in the new state, after everything.
///
/// What no call names stays, and keeps its order.
///
/// ```swift
/// var updates = ListUpdates()
/// updates.delete(at: [IndexPath(row: 0, section: 0)])
/// updates.insert(at: [IndexPath(row: 1, section: 0)])   // a b c is now b x c
/// ```
///
/// A reload means the same row, or section, with other content: it stays where it is, and does not
/// hinder anything else from moving. A reloaded section may have another number of rows. To reload a
/// place twice is to reload it once; any other two calls for one place are a mistake, which the list
/// reports when it is given the updates.
///
/// Rows follow their section. In one that is deleted or reloaded all rows go: to delete or reload
/// some of them, too, changes nothing. In one that is inserted or reloaded all rows are new: to
/// insert some of them, too, changes nothing. Rows can move out of a section that goes, and into one
/// that comes; in a section that moves, rows can be changed as in any other.
public struct ListUpdates: Hashable, Sendable {
  // Deletes, reloads, and where moves begin; then inserts, and where moves end.
  private(set) var oldRows: [ListRun] = []
  private(set) var newRows: [ListRun] = []
  private(set) var oldSections: [ListRun] = []
  private(set) var newSections: [ListRun] = []

  /// What is done to a place.
  public enum Operation: Hashable, Sendable {
    case insert
    case delete
    case reload
    /// Something leaves the place.
    case moveSource
    /// Something arrives at the place.
    case moveTarget
  }

  /// No updates.
  public init() {}

  /// Whether nothing was recorded.
  public var isEmpty: Bool {
    oldRows.isEmpty && newRows.isEmpty && oldSections.isEmpty && newSections.isEmpty
  }

  // MARK: Rows

  /// Says that there are new rows, or items, at these places of the new state.
  public mutating func insert(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic)
  {
    for path in indexPaths { newRows.note(.insert, path, animation) }
  }

  /// Says that the rows, or items, at these places of the old state are gone.
  public mutating func delete(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic)
  {
    for path in indexPaths { oldRows.note(.delete, path, animation) }
  }

  /// Says that the rows, or items, at these places of the old state have other content.
  public mutating func reload(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic)
  {
    for path in indexPaths { oldRows.note(.reload, path, animation) }
  }

  /// Says that a row, or an item, went from a place of the old state to one of the new.
  public mutating func move(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    oldRows.note(.moveSource, indexPath, .automatic, counterpart: newIndexPath)
    newRows.note(.moveTarget, newIndexPath, .automatic, counterpart: indexPath)
  }

  // MARK: Sections

  /// Says that there are new sections, which have these numbers in the new state.
  public mutating func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    for section in sections { newSections.note(.insert, .section(section), animation) }
  }

  /// Says that the sections that had these numbers in the old state are gone with all their rows.
  public mutating func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    for section in sections { oldSections.note(.delete, .section(section), animation) }
  }

  /// Says that all is new in the sections that had these numbers in the old state.
  public mutating func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    for section in sections { oldSections.note(.reload, .section(section), animation) }
  }

  /// Says that a section went, with its rows, from a number of the old state to one of the new.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    oldSections.note(.moveSource, .section(section), .automatic, counterpart: .section(newSection))
    newSections.note(.moveTarget, .section(newSection), .automatic, counterpart: .section(section))
  }
}

extension IndexPath {
  /// The place of a section, as runs of sections are kept.
  fileprivate static func section(_ section: Int) -> IndexPath {
    IndexPath(row: section, section: 0)
  }
}

extension [ListRun] {
  /// Adds a place to the last run where it goes on from there, or else as a run of its own.
  fileprivate mutating func note(
    _ operation: ListUpdates.Operation, _ path: IndexPath, _ animation: RowAnimation,
    counterpart: IndexPath? = nil
  ) {
    let run = ListRun(
      section: path.section, first: path.row, last: path.row, operation: operation,
      animation: animation, counterpart: counterpart)
    if let last, last.goesOn(in: run) {
      self[count - 1].last = run.last
    } else {
      append(run)
    }
  }
}
