/// The views behind the content of a cell, and other state that few cells need.
@MainActor
final class CellGrounds {
  var plain: View?
  var selected: View?
  /// The grey view that marks a selected or pressed cell, in front of the program's ``plain``.
  var plate: View?
  /// The cell's own background colour, possibly none, while the selection's grey or the colour of its
  /// group replaces it; nil at other times.
  var coveredColor: Color??
  /// The cell's place in a group of rows; nil in a plain table.
  var group: CellGroup?
  /// The space that a program has set at the ends of the cell's separator, in points.
  var separatorInset: EdgeInsets?

  /// Replaces one of the program's views, ``plain`` or ``selected``.
  ///
  /// - Returns: Whether the view differs from the previous one.
  func set(
    _ which: ReferenceWritableKeyPath<CellGrounds, View?>, to view: View?, in cell: ReusableView
  ) -> Bool {
    let old = self[keyPath: which]
    guard old !== view else { return false }
    if let old, old.superview === cell { old.removeFromSuperview() }
    self[keyPath: which] = view
    return true
  }

  /// Inserts the program's views behind everything else in the cell.
  ///
  /// `isSelected` means that the cell is selected or pressed; if not, ``selected`` is removed.
  func show(in cell: ReusableView, isSelected: Bool) {
    put(plain, at: 0, in: cell)
    if isSelected {
      put(selected, at: plain == nil ? 0 : 1, in: cell)
    } else if let selected, selected.superview === cell {
      selected.removeFromSuperview()
    }
  }

  /// How many of ``plain``, ``plate`` and ``selected`` are subviews of the cell.
  func count(in cell: ReusableView) -> Int {
    [plain, plate, selected].count { $0 != nil && $0?.superview === cell }
  }

  private func put(_ view: View?, at index: Int, in cell: ReusableView) {
    guard let view else { return }
    view.frame = cell.bounds
    if view.superview !== cell { cell.insertSubview(view, at: index) }
  }
}
