extension TableViewCell {
  final func changeEditing(_ change: (CellEditing) -> Void) {
    let editing = editing ?? CellEditing()
    self.editing = editing
    change(editing)
  }

  /// Shows or hides the controls; with animation, the table moves hidden controls out.
  final func showEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != isEditing else { return }
    var next: StateMask = isOn ? .showingEditControl : []
    if isOn, showingDeleteConfirmation { next.insert(.showingDeleteConfirmation) }
    willTransition(to: next)
    changeEditing { $0.isOn = isOn }
    partsDidChange(animated: animated)
    configurationStateDidChange()
    didTransition(to: next)
  }

  /// Shows the button that confirms a deletion, or hides it if `title` is nil.
  final func showConfirmation(_ title: String?, animated: Bool) {
    guard let editing, (title != nil) != showingDeleteConfirmation else { return }
    var next = editing.state
    next.formSymmetricDifference(.showingDeleteConfirmation)
    willTransition(to: next)
    if let title {
      editing.confirm(title, in: self)
      partsDidChange(animated: animated)
    } else {
      dismiss(editing.endConfirmation(), animated: animated)
      partsDidChange(animated: animated)
    }
    didTransition(to: next)
  }

  @inline(never)
  final func hideConfirmation() { showConfirmation(nil, animated: false) }

  /// Updates the controls, and places the content beside them.
  final func partsDidChange(animated: Bool) {
    guard let editing else { return }
    dismiss(editing.update(in: self), animated: animated)
    coverAccessory(editing.isOn)
    placeContent()
    markForDisplay()
  }

  private func dismiss(_ leaving: [(view: View, way: Double)], animated: Bool) {
    for (view, way) in leaving {
      if animated, let table { table.moveOut(view, by: way) } else { view.removeFromSuperview() }
    }
  }

  /// The views that move when the content makes room.
  final var movingParts: [View] {
    [textLabelIfMade, detailLabelIfMade, contentViewIfMade, imageViewIfMade].compactMap { $0 }
      + (editing?.parts.map(\.view) ?? [])
  }
}
