/// Why a list cannot apply updates: they contradict each other, or the data.
///
/// ```swift
/// do {
///   try table.apply(updates)
/// } catch {
///   print(error)   // section 0 has 4 rows after the update; 3 before it and 2 inserted make 5
///   table.reloadData()
/// }
/// ```
public struct ListUpdateError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The word for the list's elements.
  public let element: Element

  init(_ reason: Reason, of element: Element) {
    self.reason = reason
    self.element = element
  }

  /// The words for the elements of lists.
  public enum Element: String, Hashable, Sendable {
    /// In tables.
    case row
    /// In collections.
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
    /// The rows of a section before the update, those inserted and those deleted do not add up.
    ///
    /// Where no update concerns the section, the last four numbers are zero: its number of rows
    /// changed without an update. `section` is its index in the new state, `oldSection` in the old
    /// one.
    case invalidCount(
      section: Int, oldSection: Int, before: Int, after: Int, inserted: Int, deleted: Int,
      movedIn: Int, movedOut: Int)

    /// The sections before the update, those inserted and those deleted do not add up.
    case invalidSectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

    /// The section has only `count` rows in the state to which the operation refers.
    case noSuchElement(ListUpdates.Operation, IndexPath, count: Int)

    /// There are only `count` sections in the state to which the operation refers.
    case noSuchSection(ListUpdates.Operation, Place, count: Int)

    /// Two conflicting operations name the same row or section.
    case conflict(Place, ListUpdates.Operation, ListUpdates.Operation)

    /// The data source returns this number of rows for a section; nil stands for the sections.
    case negativeCount(section: Int?, Int)

    /// The height in points is negative or not finite.
    case invalidHeight(Place, Double)

    /// A change was requested during another one, or from within a callback.
    case underWay

    /// An earlier update failed; the list waits for `reloadData()`.
    case frozen
  }
}
