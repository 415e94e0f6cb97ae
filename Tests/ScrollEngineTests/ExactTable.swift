import ScrollEngine

/// A table without estimates: its rows are 44 points high, unless its delegate gives other heights. Groups
/// have no space above and below them, unless the delegate gives it.
@MainActor
func exactTable(
  frame: Rect = .zero, style: TableView.Style = .plain
) -> TableView {
  let table = TableView(frame: frame, style: style)
  table.rowHeight = 44
  table.estimatedRowHeight = 0
  if style != .plain { (table.sectionHeaderHeight, table.sectionFooterHeight) = (0, 0) }
  return table
}
