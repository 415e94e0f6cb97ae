import ScrollEngine

/// A scene of tables, in one pane or in two that show the same offset.
@MainActor
final class TablesScene: Scene, ScrollViewDelegate {
  let panes: [Pane]

  init(panes: [Pane]) {
    self.panes = panes
    guard panes.count > 1 else { return }
    for pane in panes { pane.root.delegate = self }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    for pane in panes where pane.root !== scrollView {
      pane.root.contentOffset = scrollView.contentOffset
    }
  }

  let canChangeRows = true
  func addRow() { changeRows(by: 1) }
  func removeRow() { changeRows(by: -1) }

  private func changeRows(by change: Int) {
    for pane in panes {
      guard let rows = pane.tables.first?.controller else { continue }
      rows.rowCount = min(max(rows.rowCount + change, 0), 99)
    }
  }
}

extension Pane {
  /// The two tables of the articles, stacked in a container.
  static func articleTables(
    in container: StackingScrollView, id: String, prefix: String = "", title: String,
    shortTitle: String, verdict: Verdict, clock: SceneClock
  ) -> Pane {
    let first = RowsController(rows: 9, height: 72, colors: Palette.first, clock: clock)
    let second = RowsController(rows: 12, height: 48, colors: Palette.second, clock: clock)
    // The children take their width from it, also those that are not to be seen yet.
    container.frame = Rect(origin: .zero, size: viewport)
    container.addArrangedSubview(first.table)
    container.addArrangedSubview(second.table)
    return Pane(
      title: title, shortTitle: shortTitle, verdict: verdict, root: container, rootID: id,
      tables: [
        Table(id: prefix + "table1", title: "Table 1", controller: first),
        Table(id: prefix + "table2", title: "Table 2", controller: second),
      ])
  }
}
