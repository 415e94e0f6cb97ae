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
  func rowSpacingDidChange(from old: Double) {
    require(rowSpacing.isLength, "TableView: rowSpacing is \(rowSpacing); \(Limits.lengths)")
    if old != rowSpacing { setNeedsReload() }
  }

  func setHeaderTopPadding(_ padding: Double) {
    require(
      padding.isLength || padding == Self.automaticDimension,
      "TableView: sectionHeaderTopPadding is \(padding); \(Limits.lengths)")
    guard padding != sectionHeaderTopPadding else { return }
    changeExtras { $0.headerTopPadding = padding == Self.automaticDimension ? nil : padding }
    setNeedsReload()
  }

  /// The space above each header, in points.
  var headerPadding: Double { extras?.headerTopPadding ?? 0 }

  func sectionInsetDidChange(from old: EdgeInsets) {
    let inset = sectionInset
    require(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isLength),
      "TableView: sectionInset is \(inset); \(Limits.lengths)")
    if old != inset { setNeedsReload() }
  }
}
