/// The changes from one state of a list's data to the next, recorded as a value.
///
/// The order of the calls does not matter, because each index refers to one of two states:
///
/// - deletes, reloads and the sources of moves use indices of the old state, before any change;
/// - inserts and the targets of moves use indices of the new state, after all changes.
///
/// All other rows and sections keep their order.
///
/// ```swift
/// var updates = ListUpdates()
/// updates.delete(at: [IndexPath(row: 0, section: 0)])
/// updates.insert(at: [IndexPath(row: 1, section: 0)])   // a b c is now b x c
/// ```
///
/// A reload gives a row or section new content, but does not move it relative to the rows or
/// sections that stay. A reloaded section may have a different number of rows. Reloading an index
/// twice is the same as reloading it once; any other two operations on one index of one state are a
/// mistake, which the list reports when it applies the updates.
///
/// Rows follow their section. Deleting or reloading a section removes all its rows; deleting or
/// reloading some of them in addition has no effect. In an inserted or reloaded section all rows
/// are new; inserting some of them in addition has no effect. Rows can move out of a deleted
/// section, and into an inserted section; in a section that moves, rows can change as in any other
/// section.
public struct ListUpdates: Hashable, Sendable {
  // `oldRows` and `oldSections` hold deletes, reloads and move sources; `newRows` and `newSections`
  // hold inserts and move targets.
  private(set) var oldRows: [ListRun] = []
  private(set) var newRows: [ListRun] = []
  private(set) var oldSections: [ListRun] = []
  private(set) var newSections: [ListRun] = []

  /// The kinds of changes that updates record for an index.
  public enum Operation: Hashable, Sendable {
    /// A new row or section.
    case insert
    /// A deleted row or section.
    case delete
    /// A row or section with new content.
    case reload
    /// The old index of a move.
    case moveSource
    /// The new index of a move.
    case moveTarget
  }

  /// Starts without updates.
  public init() {}

  /// Whether nothing was recorded.
  public var isEmpty: Bool {
    oldRows.isEmpty && newRows.isEmpty && oldSections.isEmpty && newSections.isEmpty
  }

  /// The first index path at which a row is inserted, deleted or moved, or a section changes; nil
  /// if there is none.
  var firstChange: IndexPath? {
    var first: IndexPath?
    for run in oldRows + newRows where run.operation != .reload {
      let path = IndexPath(row: run.first, section: run.section)
      first = min(first ?? path, path)
    }
    for run in oldSections + newSections {
      let path = IndexPath(row: 0, section: run.first)
      first = min(first ?? path, path)
    }
    return first
  }

  // MARK: Rows

  /// Records new rows, or items, at these index paths of the new state.
  public mutating func insert(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic)
  {
    for path in indexPaths { newRows.note(.insert, path, animation) }
  }

  /// Records that the rows, or items, at these index paths of the old state are gone.
  public mutating func delete(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic)
  {
    for path in indexPaths { oldRows.note(.delete, path, animation) }
  }

  /// Records new content for the rows, or items, at these index paths of the old state.
  public mutating func reload(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic)
  {
    for path in indexPaths { oldRows.note(.reload, path, animation) }
  }

  /// Records that a row, or an item, moved from an old index path to a new index path.
  public mutating func move(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    oldRows.note(.moveSource, indexPath, .automatic, counterpart: newIndexPath)
    newRows.note(.moveTarget, newIndexPath, .automatic, counterpart: indexPath)
  }

  // MARK: Sections

  /// Records new sections, at these indices of the new state.
  public mutating func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    for section in sections { newSections.note(.insert, .section(section), animation) }
  }

  /// Records that the sections at these indices of the old state are gone with all rows.
  public mutating func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    for section in sections { oldSections.note(.delete, .section(section), animation) }
  }

  /// Records new content for the sections at these indices of the old state, including all their
  /// rows.
  public mutating func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    for section in sections { oldSections.note(.reload, .section(section), animation) }
  }

  /// Records that a section moved with its rows from an old index to a new index.
  public mutating func moveSection(_ section: Int, toSection newSection: Int) {
    oldSections.note(.moveSource, .section(section), .automatic, counterpart: .section(newSection))
    newSections.note(.moveTarget, .section(newSection), .automatic, counterpart: .section(section))
  }
}

extension IndexPath {
  /// The index path of a section in a run of sections.
  fileprivate static func section(_ section: Int) -> IndexPath {
    IndexPath(row: section, section: 0)
  }
}

extension [ListRun] {
  /// Extends the last run by an index if the index continues that run; otherwise starts a new run.
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
