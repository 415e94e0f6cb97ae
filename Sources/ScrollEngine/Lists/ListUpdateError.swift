/// Why a list cannot carry out updates: they contradict themselves, or the data.
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
  public let reason: Reason

  /// What the list calls that of which it is made.
  public let element: Element

  init(_ reason: Reason, of element: Element) {
    self.reason = reason
    self.element = element
  }

  /// What a list is made of.
  public enum Element: String, Hashable, Sendable {
    /// Of tables.
    case row
    /// Of collections.
    case item
  }

  /// What an error is about.
  public enum Place: Hashable, Sendable {
    /// A row, or an item.
    case element(IndexPath)
    case section(Int)
    case header(section: Int)
    case footer(section: Int)
  }

  public enum Reason: Hashable, Sendable {
    /// A section does not have as many rows as it had before, with those that came and went.
    ///
    /// Where no update concerns the section the last four numbers are zero: its number of rows
    /// changed behind the list's back.
    ///
    /// - Parameters:
    ///   - section: Its number in the new state.
    ///   - oldSection: Its number in the old state.
    case invalidCount(
      section: Int, oldSection: Int, before: Int, after: Int, inserted: Int, deleted: Int,
      movedIn: Int, movedOut: Int)

    /// There are not as many sections as there were, with those that came and went.
    case invalidSectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

    /// The section has `count` rows in the state in which the operation's place counts.
    case noSuchElement(ListUpdates.Operation, IndexPath, count: Int)

    /// There are `count` sections in the state in which the operation's place counts.
    case noSuchSection(ListUpdates.Operation, Place, count: Int)

    /// Two operations that exclude each other have the same place.
    case conflict(Place, ListUpdates.Operation, ListUpdates.Operation)

    /// The data source says that a section has this many rows; nil stands for the sections.
    case negativeCount(section: Int?, Int)

    /// The height in points is negative or not finite.
    case invalidHeight(Place, Double)

    /// The list is asked for a change in the middle of another one, or of a callback.
    case underWay

    /// An earlier update failed, and the list waits for `reloadData()`.
    case frozen
  }
}
