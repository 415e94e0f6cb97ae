/// The views behind the content of a table's cell.
@MainActor
final class CellGrounds {
  var plain: View?
  var selected: View?

  /// Puts the views behind everything else in the cell; that of a selected one, only if it is.
  func show(in cell: TableViewCell, isSelected: Bool) {
    if isSelected {
      put(selected, at: 0, in: cell)
    } else if let selected, selected.superview === cell {
      selected.removeFromSuperview()
    }
    put(plain, at: 0, in: cell)
  }

  private func put(_ view: View?, at index: Int, in cell: TableViewCell) {
    guard let view else { return }
    view.frame = cell.bounds
    if view.superview !== cell { cell.insertSubview(view, at: index) }
  }
}
