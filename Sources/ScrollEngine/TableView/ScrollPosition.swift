extension TableView {
  /// Where a row is to be when the table has scrolled to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// Wherever it can be seen after the least movement.
    case none
    case top
    case middle
    case bottom
  }
}
