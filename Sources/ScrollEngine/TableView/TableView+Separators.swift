extension TableView {
  /// The separator of a row: below the last one of a group it goes from edge to edge.
  func separator(isLast: Bool) -> CellSeparator? {
    guard separatorStyle == .singleLine else { return nil }
    if isLast, style == .grouped { return CellSeparator(color: separatorColor, left: 0, right: 0) }
    return CellSeparator(
      color: separatorColor, left: separatorInset.left, right: separatorInset.right)
  }

  /// Gives every live cell the separator it should have.
  func separatorsDidChange() {
    for item in live.items {
      guard let cell = live[item], let section = layout.section(ofItem: item) else { continue }
      cell.separator = separator(isLast: item == section.rows.upperBound - 1)
    }
  }
}
