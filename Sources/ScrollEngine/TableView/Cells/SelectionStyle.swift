extension TableViewCell {
  /// How a cell shows that its row is selected or pressed.
  public enum SelectionStyle: Hashable, Sendable {
    /// The cell looks the same, and its ``TableViewCell/selectedBackgroundView`` is not shown.
    case none
    /// The cell shows its ``TableViewCell/selectedBackgroundView``, or else a grey background.
    case `default`
    /// The same as `default`, as in UIKit since iOS 7.
    case blue, gray
  }
}

extension CellGrounds {
  /// Shows or hides the grey of a selected or pressed cell for which the program has set no
  /// ``selected`` view.
  ///
  /// The grey replaces the cell's own background colour, behind everything that the cell draws. In
  /// a cell with a background view, the grey is instead a view in front of the background view.
  /// Without grey, a cell that has no colour of its own has that of its group.
  func showGrey(in cell: TableViewCell, isShown: Bool, group: Color?) {
    let isBehindAll = isShown && plain?.superview !== cell
    let own = coveredColor ?? cell.storedBackgroundColor
    let cover = isBehindAll ? Color.systemSelection : own == nil ? group : nil
    // In a group even a colour that is shown counts as covered, so that the cell hears of changes.
    coveredColor = cover != nil || group != nil ? .some(own) : nil
    cell.storedBackgroundColor = cover ?? own
    cell.markForDisplay()
    guard isShown, !isBehindAll else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let plate = plate ?? View()
    self.plate = plate
    plate.backgroundColor = .systemSelection
    plate.isUserInteractionEnabled = false
    plate.frame = cell.bounds
    if plate.superview !== cell { cell.insertSubview(plate, at: 1) }
  }
}
