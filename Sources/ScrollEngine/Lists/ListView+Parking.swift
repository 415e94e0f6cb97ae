// A cell is not reused while a view in it receives keys. The list parks it instead: the cell stays
// in the hierarchy out of sight, follows its element, and is shown again when its element becomes
// visible. Source: UIKit, which keeps the cell of the first responder.
extension ListView: ParkingPlace {
  final var parked: [ParkedView] { extras?.parked ?? [] }

  /// The cells that are parked, and their elements.
  package final var parkedCells: [(cell: ReusableView, path: IndexPath)] {
    parked.compactMap { parked in
      guard case .element(let path) = parked.place else { return nil }
      return (parked.view as? ReusableView).map { ($0, path) }
    }
  }

  /// Parks a view that has gone out of sight.
  final func park(_ view: View, _ place: ParkedView.Place) {
    changeExtras { $0.parked.append(ParkedView(view: view, place: place)) }
    window?.notePark(of: view)
    placeParkedViews()
  }

  /// Ends the parking of the view of an element or supplement that becomes visible again, and
  /// returns the view; nil if no view is parked for `place`.
  @inline(__always)
  final func unpark(_ place: @autoclosure () -> ParkedView.Place) -> View? {
    guard let extras, !extras.parked.isEmpty else { return nil }
    let place = place()
    return takeParked { $0.place == place }.first?.view
  }

  private func takeParked(where isTaken: (ParkedView) -> Bool) -> [ParkedView] {
    let taken = parked.filter(isTaken)
    guard !taken.isEmpty else { return [] }
    changeExtras { $0.parked.removeAll(where: isTaken) }
    for parked in taken { window?.forgetPark(of: parked.view) }
    return taken
  }

  /// The index path of the element of a parked cell; nil for any other view.
  final func parkedPath(of cell: View) -> IndexPath? {
    guard let extras, let parked = extras.parked.first(where: { $0.view === cell }),
      case .element(let path) = parked.place
    else { return nil }
    return path
  }

  /// The parked cell of an element; nil if there is none.
  final func parkedCell(at path: IndexPath) -> View? {
    guard let extras, !extras.parked.isEmpty else { return nil }
    return extras.parked.first { $0.place == .element(path) }?.view
  }

  /// Gives parked cells the frames of their elements.
  final func placeParkedViews() {
    guard !isOutdated else { return }
    let outer = isPlacing
    isPlacing = true
    defer { isPlacing = outer }
    for parked in parked {
      guard case .element(let path) = parked.place, let frame = frameOfElement(at: path) else {
        continue
      }
      parked.view.arrange(in: placed(frame, for: parked.view))
    }
  }

  // MARK: The end of parking

  /// Gives back a parked view that no longer receives keys; during a change, the next layout gives
  /// it back.
  public func keysHaveLeft(_ view: View) {
    // The change still relies on the parked views.
    guard phase == .resting else {
      window?.notePark(of: view)
      return markForLayout()
    }
    giveBackParked { $0.view === view }
  }

  private func giveBackParked(where isDue: (ParkedView) -> Bool) {
    for parked in takeParked(where: isDue) {
      switch parked.place {
      case .element(let path):
        guard let cell = parked.view as? ReusableView else { continue }
        if cell.holdsScrollViews { offsetMemory.remember(cell, at: path) }
        giveBack(cell, to: reuseQueue)
      case .supplement(let kind, let path):
        if let view = parked.view as? ReusableView, view.holdsScrollViews {
          offsetMemory.remember(view, at: path, as: kind)
        }
        giveBackSupplement(parked.view)
      }
    }
  }

  /// Puts the parked views of a released list into their queues.
  static func abandon(_ parked: [ParkedView]) {
    for case let view as ReusableView in parked.map(\.view)
    where !view.isQueued && view.superviewReference == nil {
      view.reuseQueue?.enqueue(view)
    }
  }

  /// Takes keyboard input from views that are about to lose their element or section: ends editing
  /// while their index path is still known, and moves the focus to the list if the list can have
  /// it.
  ///
  /// A caller that still needs the old content makes sure that callbacks about the end of editing
  /// cannot make the list ask for new content.
  final func takeKeys(where loses: (ParkedView.Place) -> Bool) {
    guard sendsKeys, let window else { return }
    for view in [window.firstResponder?.representedView, window.focused] {
      guard let view = subview(around: view), let place = place(of: view), loses(place) else {
        continue
      }
      let focused = window.focused
      view.endEditing(true)
      guard let focused, focused.isDescendant(of: view) else { continue }
      window.changeFocus(to: canBecomeFocused ? self : nil)
      if case .element(let path) = place, isFocused {
        changeExtras { $0.focusedPath = path }
      }
    }
  }

  private func subview(around view: View?) -> View? {
    var view = view
    while let current = view, !holds(current) { view = current.superview }
    return view
  }

  /// The element or supplement that a view of the list shows; nil for any other view.
  private func place(of view: View) -> ParkedView.Place? {
    if let parked = parked.first(where: { $0.view === view }) { return parked.place }
    if let element = liveElements.first(where: { $0.cell === view }) {
      return .element(element.path)
    }
    return supplementPlace(of: view)
  }

  // MARK: Following

  /// Takes keyboard input from views that an update removes or reloads.
  final func takeKeys(before changes: ListChanges) {
    takeKeys { place in
      switch place {
      case .element(let path):
        changes.isReloaded(old: path) || changes.newIndexPath(forOld: path) == nil
      case .supplement(_, let path):
        changes.sections.reloads.run(holding: path.section) != nil
          || changes.sections.newSection(forOld: path.section) == nil
      }
    }
  }

  /// Takes keyboard input from the elements that the due reload replaces.
  final func takeKeysBeforeReload() {
    let lost = reload == .dueForOthers ? IndexPath(row: 0, section: 0) : updates?.firstLost
    guard let lost else { return }
    let outer = access
    // Blocks the data source: the list must keep its old content until the callbacks have returned.
    if access == .open { access = .batch }
    takeKeys { $0.path >= lost }
    if access == .batch { access = outer }
  }

  /// Gives back parked views that, after a reload, have no element or section, or no longer receive
  /// keys.
  final func letParkedViewsGoAfterReload() {
    guard !parked.isEmpty else { return }
    func isGone(_ place: ParkedView.Place) -> Bool {
      switch place {
      case .element(let path): !hasElement(at: path)
      case .supplement(_, let path): !hasSection(path.section)
      }
    }
    takeKeys(where: isGone)
    giveBackParked { isGone($0.place) || !$0.view.hasKeys }
  }

  /// Updates the index paths of parked views, and gives back views whose element or section is
  /// gone.
  final func mapParkedViews(
    _ newPath: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?
  ) {
    guard !parked.isEmpty else { return }
    var lost: [View] = []
    changeExtras { extras in
      for index in extras.parked.indices {
        switch extras.parked[index].place {
        case .element(let path):
          guard let path = newPath(path) else {
            lost.append(extras.parked[index].view)
            continue
          }
          extras.parked[index].place = .element(path)
        case .supplement(let kind, let path):
          guard let section = newSection(path.section) else {
            lost.append(extras.parked[index].view)
            continue
          }
          extras.parked[index].place = .supplement(
            kind: kind, IndexPath(row: path.row, section: section))
        }
      }
    }
    giveBackParked { parked in lost.contains { $0 === parked.view } }
  }
  /// Stops the program if a parked view is not in the list, or if its element is gone or has
  /// another cell.
  final func checkParkedViews() {
    for parked in parked {
      let place = parked.place
      require(
        holds(parked.view) && (parked.view as? ReusableView)?.isQueued != true,
        "\(name): \(parked.view), parked for \(place.path), is not in \(self)")
      require(
        isFrozen || isOutdated || hasSection(place.path.section),
        "\(name): \(parked.view) is parked for \(place.path), which \(self) does not have")
      guard case .element(let path) = place, !isFrozen, !isOutdated else { continue }
      require(
        hasElement(at: path) && !liveElements.contains { $0.path == path },
        "\(name): \(parked.view) is parked for \(path), which is shown or gone in \(self)")
    }
  }
}
