extension TableView {
  /// How the headers and footers of a table scroll.
  public enum Style: Hashable, Sendable {
    /// Headers and footers stick to the edges while rows of their section are visible.
    case plain
    /// Headers and footers scroll with the rows.
    case grouped
  }

  /// How rows are separated.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No lines between rows.
    case none
    /// A line at the lower edge of each cell.
    case singleLine
  }

  /// What happens when a cell invalidates its size.
  public enum SelfSizingInvalidation: Hashable, Sendable {
    /// The row keeps its height.
    case disabled
    /// The row is measured in the next layout; the first visible row stays in position.
    case enabled
  }
}

// The spaces around rows.
extension TableView {
  /// The spaces that a program has set.
  var spacing: TableSpacing { boxedSpacing?.value ?? TableSpacing() }

  private func changeSpacing(_ change: (inout TableSpacing) -> Void) {
    let old = spacing
    boxedSpacing = Box.changed(boxedSpacing, by: change)
    if spacing != old { setNeedsReload() }
  }

  func setRowSpacing(_ space: Double) {
    require(space.isLength, "TableView: rowSpacing is \(space); \(Limits.lengths)")
    changeSpacing { $0.rows = space }
  }

  func setHeaderTopPadding(_ padding: Double) {
    require(
      padding.isLength || padding == Self.automaticDimension,
      "TableView: sectionHeaderTopPadding is \(padding); \(Limits.lengths)")
    changeSpacing { $0.aboveHeaders = padding }
  }

  func setSectionInset(_ inset: EdgeInsets) {
    require(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isLength),
      "TableView: sectionInset is \(inset); \(Limits.lengths)")
    changeSpacing { $0.inset = inset }
  }
}
