/// The views behind the content of a cell, and what else few cells show.
@MainActor
final class CellGrounds {
  var plain: View?
  var selected: View?
  /// What a cell shows that it is selected with, in front of the program's ``plain``.
  var plate: View?
  /// The cell's own colour while another one shows that it is selected; nil while it is shown.
  var coveredColor: Color??
  /// What a program has set as the space at the ends of the cell's separator, in points.
  var separatorInset: EdgeInsets?

  /// Takes another view in place of one of the two.
  ///
  /// - Returns: Whether it was another.
  func set(
    _ which: ReferenceWritableKeyPath<CellGrounds, View?>, to view: View?, in cell: ReusableView
  ) -> Bool {
    let old = self[keyPath: which]
    guard old !== view else { return false }
    if let old, old.superview === cell { old.removeFromSuperview() }
    self[keyPath: which] = view
    return true
  }

  /// Puts the views behind everything else in the cell; that of a selected one, only if it is.
  func show(in cell: ReusableView, isSelected: Bool) {
    put(plain, at: 0, in: cell)
    if isSelected {
      put(selected, at: plain == nil ? 0 : 1, in: cell)
    } else if let selected, selected.superview === cell {
      selected.removeFromSuperview()
    }
  }

  /// How many of the views lie in the cell.
  func count(in cell: ReusableView) -> Int {
    [plain, plate, selected].count { $0 != nil && $0?.superview === cell }
  }

  private func put(_ view: View?, at index: Int, in cell: ReusableView) {
    guard let view else { return }
    view.frame = cell.bounds
    if view.superview !== cell { cell.insertSubview(view, at: index) }
  }
}
