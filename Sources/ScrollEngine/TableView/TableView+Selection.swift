extension TableView {
  /// Selects a row, or none for nil, without telling the delegate.
  public func selectRow(at indexPath: IndexPath?) {
    guard indexPath != indexPathForSelectedRow else { return }
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  func takeTaps() {
    addGestureRecognizer(TapGestureRecognizer { [unowned self] in tapped($0) })
  }

  private func tapped(_ recognizer: GestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let point = recognizer.location(in: self)
    // A header that sticks covers the rows below it.
    guard !liveSupplements.contains(where: { $0.view?.frame.contains(point) == true }),
      let path = indexPathForRow(at: point)
    else { return }
    selectRow(at: path)
    (delegate as? any TableViewDelegate)?.tableView(self, didSelectRowAt: path)
  }
}
