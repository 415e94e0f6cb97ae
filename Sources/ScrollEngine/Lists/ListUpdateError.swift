/// The reason why a list rejects a change: its updates contradict each other or the data, or the
/// list cannot change now.
///
/// ```swift
/// do {
///   try table.apply(updates)
/// } catch {
///   // section 0 has 4 rows after the update; 3 before it, 2 inserted, 0 deleted, 0 moved in and
///   // 0 moved out make 5
///   print(error)
///   table.reloadData()
/// }
/// ```
public struct ListUpdateError: Error, Hashable, Sendable {
  /// The mistake in the updates, or the state of the list that prevents a change.
  public let reason: Reason

  /// The word for the list's elements.
  public let element: Element

  init(_ reason: Reason, of element: Element) {
    self.reason = reason
    self.element = element
  }

  /// The words for the elements of lists.
  public enum Element: String, Hashable, Sendable {
    /// A row of a table.
    case row
    /// An item of a collection.
    case item
  }

  /// The element, section, header or footer that an error concerns.
  public enum Place: Hashable, Sendable {
    /// A row or an item.
    case element(IndexPath)
    /// A section.
    case section(Int)
    /// The header of a section.
    case header(section: Int)
    /// The footer of a section.
    case footer(section: Int)
  }

  /// The kinds of mistakes.
  public enum Reason: Hashable, Sendable {
    /// The number of rows of a section after the update does not follow from the number before it
    /// and the recorded updates.
    ///
    /// If no update concerns the section, the last four numbers are zero. `section` is the index of
    /// the section in the new state, `oldSection` its index in the old state.
    case invalidCount(
      section: Int, oldSection: Int, before: Int, after: Int, inserted: Int, deleted: Int,
      movedIn: Int, movedOut: Int)

    /// The number of sections after the update does not follow from the number before it and the
    /// recorded updates.
    case invalidSectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

    /// The section has only `count` rows in the state to which the operation refers.
    case noSuchElement(ListUpdates.Operation, IndexPath, count: Int)

    /// There are only `count` sections in the state to which the operation refers.
    case noSuchSection(ListUpdates.Operation, Place, count: Int)

    /// Two conflicting operations name the same row or section.
    case conflict(Place, ListUpdates.Operation, ListUpdates.Operation)

    /// The data source returned a negative number of rows for a section, or of sections if
    /// `section` is nil.
    case negativeCount(section: Int?, Int)

    /// The height of a row, header or footer, in points, is negative or not finite.
    case invalidHeight(Place, Double)

    /// A change was requested during another change, or from within a callback that must not change
    /// anything.
    case underWay

    /// An earlier update failed; the list waits for `reloadData()`.
    case frozen
  }
}
