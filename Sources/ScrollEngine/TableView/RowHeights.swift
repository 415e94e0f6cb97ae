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

  /// Knows the height of each row, where neither ``common`` does nor anybody has to guess.
  var exact: (any VariableRowHeights)? { common == nil && !areEstimates ? heights : nil }

  /// The height of a row in points, and whether it has to be measured when it comes into sight.
  func height(at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    checked(anyHeight(at: path), at: path)
  }

  /// The same for what the delegate has answered.
  @inline(__always)
  func height(_ answer: Double, at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    // Two comparisons; one with infinity is made many operations on bits.
    answer.isLength ? (answer, false) : checked(resolved(answer), at: path)
  }

  private func checked(
    _ answer: (height: Double, isEstimate: Bool), at path: IndexPath
  ) -> (height: Double, isEstimate: Bool) {
    require(
      isValid(answer.height),
      "TableView: \(path) has the \(areEstimates ? "estimated " : "")height \(answer.height); "
        + Limits.lengths)
    return answer
  }

  /// The same for an update, which is called off where a row cannot have its height.
  func checkedHeight(
    at path: IndexPath
  ) throws(ListUpdateError) -> (height: Double, isEstimate: Bool) {
    let answer = anyHeight(at: path)
    guard isValid(answer.height) else {
      throw ListUpdateError(.invalidHeight(.element(path), answer.height), of: .row)
    }
    return answer
  }

  /// Whether a row may have a height: one that is taken to have none would never come into sight.
  func isValid(_ height: Double) -> Bool {
    height.isLength && (height > 0 || !areEstimates)
  }

  /// The same as ``height(at:)``, but as it was given.
  func anyHeight(at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    if let estimates {
      let guess = estimates.tableView(table, estimatedHeightForRowAt: path)
      return (guess == TableView.automaticDimension ? estimate : guess, false)
    }
    return resolved(heights?.tableView(table, heightForRowAt: path))
  }

  /// What an answer of the delegate means; nil where there is none.
  private func resolved(_ height: Double?) -> (height: Double, isEstimate: Bool) {
    guard let height, height != TableView.automaticDimension else {
      table.sizesItself = true
      return (estimate, true)
    }
    return (height, false)
  }
}
