/// The heights of a table's rows at a reload, an update or a reconfiguration.
@MainActor
struct RowHeights {
  /// The height of every row, in points; nil if the heights of rows may differ.
  let common: Double?
  /// Whether all heights are estimates.
  let areEstimates: Bool

  private let table: TableView
  private let heights: (any TableViewDelegate)?
  private let estimates: (any TableViewDelegate)?
  private let estimate: Double
  /// The row for which the initialiser has asked the delegate, and the answer, so that the delegate
  /// is not asked twice; nil if no answer is kept.
  private let known: (row: IndexPath, answer: Double)?

  /// Asks the delegate about one row, to find out which methods it implements.
  ///
  /// If the program provides estimates, this asks for no height: until a row is visible, the table
  /// assumes that the delegate has heights, see ``TableView/height(at:from:_:)``.
  init(of table: TableView, asking row: IndexPath) {
    self.table = table
    let estimatesRows = table.estimatedRowHeight != 0
    estimate =
      !estimatesRows || table.estimatedRowHeight == TableView.automaticDimension
      ? TableViewCell.standardHeight : table.estimatedRowHeight
    TableView.requireHeight(estimate, "estimatedRowHeight")
    let isAutomatic = table.rowHeight == TableView.automaticDimension
    var heights = table.delegate(answering: .heightForRow)
    var estimates: (any TableViewDelegate)?
    var answer: Double?
    if heights != nil || isAutomatic, table.mayAsk {
      estimates = table.delegate(answering: .estimatedHeightForRow) {
        let delegate = $0
        answer = table.calling(.estimatedHeightForRow) {
          delegate.tableView(table, estimatedHeightForRowAt: row)
        }
      }
    }
    // If a program estimates heights itself, it is not asked for a height before a row is visible.
    let asksHeights = !estimatesRows || table.estimatedRowHeight == TableView.automaticDimension
    if estimates == nil, asksHeights, table.mayAsk,
      !table.callbacks.answered.contains(.heightForRow)
    {
      heights = table.delegate(answering: .heightForRow) {
        let delegate = $0
        answer = table.calling(.heightForRow) { delegate.tableView(table, heightForRowAt: row) }
      }
    }
    if estimates != nil {
      (common, areEstimates) = (nil, true)
    } else if heights == nil, !isAutomatic {
      TableView.requireHeight(table.rowHeight, "rowHeight")
      (common, areEstimates) = (table.rowHeight, false)
    } else if estimatesRows || heights == nil {
      (common, areEstimates) = (estimate, true)
    } else {
      (common, areEstimates) = (nil, false)
    }
    if heights == nil { table.sizesItself = isAutomatic }
    self.heights = heights
    self.estimates = estimates
    known = common == nil ? answer.map { (row, $0) } : nil
  }

  /// The delegate's answer for the first row of a section, if the initialiser asked for it;
  /// otherwise nil.
  func knownHeight(ofFirstRowIn section: Int) -> Double? {
    known.flatMap { $0.row == IndexPath(row: 0, section: section) ? $0.answer : nil }
  }

  /// The delegate, if it has the exact height of each row; nil if heights are equal or estimates.
  var exact: (any TableViewDelegate)? { common == nil && !areEstimates ? heights : nil }

  /// The height of a row in points, and whether it is an estimate; the flag has no meaning if
  /// ``areEstimates`` is true.
  func height(at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    checked(anyHeight(at: path), at: path)
  }

  /// The height that an answer of the delegate stands for, and whether it is an estimate.
  @inline(__always)
  func height(_ answer: Double, at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    answer.isPlainLength ? (answer, false) : unusual(answer, at: path)
  }

  // Never inlined: few answers need this function, and the usual case needs the registers.
  @inline(never)
  private func unusual(
    _ answer: Double, at path: IndexPath
  ) -> (height: Double, isEstimate: Bool) {
    checked(resolved(answer), at: path)
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

  /// Like ``height(at:)``, but throws if the height is invalid; the error cancels the update.
  func checkedHeight(
    at path: IndexPath
  ) throws(ListUpdateError) -> (height: Double, isEstimate: Bool) {
    let answer = anyHeight(at: path)
    guard isValid(answer.height) else {
      throw ListUpdateError(.invalidHeight(.element(path), answer.height), of: .row)
    }
    return answer
  }

  /// Whether a height is valid; an estimate must not be zero, or its row would never become
  /// visible.
  func isValid(_ height: Double) -> Bool {
    height.isLength && (height > 0 || !areEstimates)
  }

  /// Like ``height(at:)``, but unchecked.
  @inline(__always)
  func anyHeight(at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    // Usually the delegate has the height.
    guard known == nil, estimates == nil, table.mayAsk else { return heightUnasked(at: path) }
    return resolved(
      table.calling(.heightForRow) { heights?.tableView(table, heightForRowAt: path) })
  }

  /// The unchecked height of a row if the delegate's answer may be known already, if all heights
  /// are estimates, or if the delegate may not be asked.
  @inline(never)
  private func heightUnasked(at path: IndexPath) -> (height: Double, isEstimate: Bool) {
    let known = known.flatMap { $0.row == path ? $0.answer : nil }
    guard table.mayAsk else { return (estimate, false) }
    if let estimates {
      let guess =
        known
        ?? table.calling(.estimatedHeightForRow) {
          estimates.tableView(table, estimatedHeightForRowAt: path)
        }
      return (guess == TableView.automaticDimension ? estimate : guess, false)
    }
    return resolved(
      known
        ?? table.calling(.heightForRow) { heights?.tableView(table, heightForRowAt: path) })
  }

  /// The height that a delegate's answer stands for; `height` is nil without a delegate.
  private func resolved(_ height: Double?) -> (height: Double, isEstimate: Bool) {
    guard let height, height != TableView.automaticDimension else {
      table.sizesItself = true
      return (estimate, true)
    }
    return (height, false)
  }
}
