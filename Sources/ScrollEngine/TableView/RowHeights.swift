/// How tall the rows of a table are, as far as one knows at a reload.
@MainActor
struct RowHeights {
  /// What a row is taken to be high of which nobody knows anything, in points. Source: UIKit.
  nonisolated static let standard = 44.0

  /// The height of every row in points, or nil where each row is asked for.
  let common: Double?
  /// Whether all of them are estimates.
  let areEstimates: Bool

  private let table: TableView
  private let heights: (any VariableRowHeights)?
  private let estimates: (any EstimatedRowHeights)?
  private let estimate: Double

  init(of table: TableView) {
    self.table = table
    heights = table.heights
    let estimatesRows = table.estimatedRowHeight != 0
    estimate =
      !estimatesRows || table.estimatedRowHeight == TableView.automaticDimension
      ? Self.standard : table.estimatedRowHeight
    TableView.requireHeight(estimate, "estimatedRowHeight")
    let isAutomatic = table.rowHeight == TableView.automaticDimension
    if heights == nil, !isAutomatic {
      TableView.requireHeight(table.rowHeight, "rowHeight")
      (common, areEstimates, estimates) = (table.rowHeight, false, nil)
    } else if let estimates = table.estimates {
      (common, areEstimates, self.estimates) = (nil, true, estimates)
    } else if estimatesRows || heights == nil {
      (common, areEstimates, estimates) = (estimate, true, nil)
    } else {
      (common, areEstimates, estimates) = (nil, false, nil)
    }
    if heights == nil { table.sizesItself = isAutomatic }
  }

  /// The height of a row in points, and whether it has to be measured when it comes into sight.
  func height(at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    if let estimates {
      let guess = estimates.tableView(table, estimatedHeightForRowAt: path)
      if guess == TableView.automaticDimension { return (estimate, false) }
      // A row that is taken to have no height would never come into sight.
      require(
        guess.isFinite && guess > 0, "TableView: \(path) has the estimated height \(guess)")
      return (guess, false)
    }
    guard let height = heights?.tableView(table, heightForRowAt: path),
      height != TableView.automaticDimension
    else {
      table.sizesItself = true
      return (estimate, true)
    }
    TableView.requireHeight(height, "\(path)")
    return (height, false)
  }
}
