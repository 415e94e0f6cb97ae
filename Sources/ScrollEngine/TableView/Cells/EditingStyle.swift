extension TableViewCell {
  /// What a tap on the control at the leading edge of a cell does to its row.
  public enum EditingStyle: Hashable, Sendable {
    /// The cell has no control.
    case none
    /// Deletes the row, after a second tap on a button that appears at the trailing edge of the
    /// cell.
    case delete
    /// Inserts a row.
    case insert
  }

  /// The controls that a cell shows beside its content while its table is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// A bit for each control.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge of the cell, or only the room for the control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button at the trailing edge of the cell that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
