extension TableViewCell {
  /// How a cell shows that its row is selected or pressed.
  public enum SelectionStyle: Hashable, Sendable {
    /// Not at all; a ``TableViewCell/selectedBackgroundView`` is not shown either.
    case none
    /// By ``TableViewCell/selectedBackgroundView``, or else by a grey ground.
    case `default`
    /// The same as `default`, as in UIKit since iOS 7.
    case blue, gray
  }
}

extension CellGrounds {
  /// Shows that a cell is selected where the program has no view for that.
  ///
  /// The grey replaces the cell's own colour, behind everything that the cell draws. It is a view
  /// of its own only in front of the program's background view.
  func showGrey(in cell: TableViewCell, isShown: Bool) {
    let isBehindAll = isShown && plain?.superview !== cell
    if isBehindAll, coveredColor == nil {
      coveredColor = .some(cell.storedBackgroundColor)
      cell.storedBackgroundColor = .systemSelection
    } else if !isBehindAll, let color = coveredColor {
      coveredColor = nil
      cell.storedBackgroundColor = color
    }
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
