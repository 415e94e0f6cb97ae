extension TableView {
  /// How the headers and footers of a table scroll.
  public enum Style: Hashable, Sendable {
    /// Headers and footers stay visible as long as rows of their section do.
    case plain
    /// Headers and footers scroll with the rows.
    case grouped
  }

  /// How rows are separated.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No line.
    case none
    /// A line at the lower edge of each cell.
    case singleLine
  }

  /// What happens when a cell asks for another height.
  public enum SelfSizingInvalidation: Hashable, Sendable {
    /// Nothing.
    case disabled
    /// The row is measured in the next layout; the first visible row stays in position.
    case enabled
  }
}

// The spaces around rows.
extension TableView {
  func rowSpacingDidChange(from old: Double) {
    require(rowSpacing.isLength, "TableView: rowSpacing is \(rowSpacing); \(Limits.lengths)")
    if old != rowSpacing { setNeedsReload() }
  }

  func sectionInsetDidChange(from old: EdgeInsets) {
    let inset = sectionInset
    require(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isLength),
      "TableView: sectionInset is \(inset); \(Limits.lengths)")
    if old != inset { setNeedsReload() }
  }
}
