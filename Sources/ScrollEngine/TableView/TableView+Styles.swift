extension TableView {
  /// How sections lie in a table.
  public enum Style: Hashable, Sendable {
    /// Headers and footers stay in sight as long as rows of their section do.
    case plain
    /// Headers and footers scroll with the rows.
    case grouped
  }

  /// How rows are told apart.
  public enum SeparatorStyle: Hashable, Sendable {
    case none
    /// A line at the lower edge of each cell.
    case singleLine
  }

  /// What becomes of a row whose cell asks for another height.
  public enum SelfSizingInvalidation: Hashable, Sendable {
    /// Nothing.
    case disabled
    /// It is measured in the next layout; the first row in sight stays where it is.
    case enabled
  }
}
