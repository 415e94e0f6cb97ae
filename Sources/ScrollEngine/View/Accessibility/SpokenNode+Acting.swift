// What assistive technology does with a node.
extension SpokenNode {
  /// What can be done with a node, by name.
  package enum Action: Hashable, Sendable {
    case press, increment, decrement, dismiss
    case scroll(AccessibilityScrollDirection)
    /// A program's own action, by its index.
    case custom(Int)
    /// A step of a program's rotor, by the rotor's index.
    case rotor(Int, AccessibilityCustomRotor.Direction)
  }

  private var customActions: [AccessibilityCustomAction] {
    part?.accessibilityCustomActions ?? (isList ? nil : view?.accessibilityCustomActions) ?? []
  }

  /// The actions that there are now, each with its name.
  package var actions: [(action: Action, name: String)] {
    var actions: [(Action, String)] = []
    switch role {
    case .window, .panel, .scrollPane, .group, .list, .table, .heading, .text, .image, .progress,
      .busy:
      break
    case .alert: actions.append((.dismiss, "dismiss"))
    case .button, .link: actions.append((.press, "press"))
    case .menuItem, .checkedMenuItem: actions += [(.press, "press"), (.dismiss, "dismiss")]
    case .toggle: actions.append((.press, "toggle"))
    case .row, .cell, .entry, .password: actions.append((.press, "activate"))
    case .slider: break
    }
    if isAdjustable { actions += [(.increment, "increment"), (.decrement, "decrement")] }
    actions += scrollDirections.map { (.scroll($0), $0.name) }
    return actions + customActions.enumerated().map { (.custom($0), $1.name) } + rotorActions
  }

  /// Performs an action, and returns whether there is something to perform.
  package func perform(_ action: Action) -> Bool {
    guard isInTree, states.contains(.enabled) else { return false }
    switch action {
    case .press: return press()
    case .increment, .decrement:
      guard isAdjustable else { return false }
      adjust(isUp: action == .increment)
      return true
    case .dismiss: return dismiss()
    case .scroll(let direction): return scroll(direction)
    case .custom(let place):
      let actions = customActions
      guard actions.indices.contains(place) else { return false }
      return actions[place].actionHandler?(actions[place]) ?? false
    case .rotor(let place, let direction): return turnRotor(place, direction)
    }
  }

  private func adjust(isUp: Bool) {
    if let part {
      isUp ? part.accessibilityIncrement() : part.accessibilityDecrement()
    } else {
      isUp ? view?.accessibilityIncrement() : view?.accessibilityDecrement()
    }
  }

  /// Whether the thing is in the tree's own window: in any other, only a tap may use it, because its
  /// window's events have an order of their own.
  var isDirect: Bool {
    part != nil || view.map { $0.window === tree.window } ?? isRowOfWindow
  }
  private var isRowOfWindow: Bool { list?.window === tree.window }

  private func press() -> Bool {
    if let part, part.accessibilityActivate() { return true }
    if isDirect {
      if isRow, let list, let path {
        if view?.accessibilityActivate() == true { return true }
        guard list.spokenAllowsSelection else { return tapMiddle() }
        list.spokenChoose(path)
        return true
      }
      if text != nil { return takeFocus() }
      if part == nil, drawn == nil, view?.accessibilityActivate() == true { return true }
      if !isShowing { _ = scrollToVisible() }
    }
    return tapMiddle()
  }

  /// Taps in the middle of what can be seen.
  private func tapMiddle() -> Bool {
    guard isShowing else { return false }
    let seen = frame.intersection(tree.window.bounds)
    guard seen.width > 0, seen.height > 0 else { return false }
    tree.perform(.tap(at: Point(x: seen.midX, y: seen.midY)))
    return true
  }

  /// Closes the menu or the modal view that the node is in.
  private func dismiss() -> Bool {
    guard case .drawn = thing else { return view?.accessibilityPerformEscape() ?? false }
    guard let overlay = view?.window?.overlay else { return false }
    overlay.close()
    return true
  }

  /// Moves the keys to it, and returns whether they have moved.
  package func takeFocus() -> Bool {
    if let part { return part.accessibilityTakeFocus() }
    guard isDirect, let window = view?.window ?? list?.window else { return false }
    if isRow, let list, let path {
      guard window.setFocus(to: list) else { return false }
      list.spokenTakeFocus(at: path)
      return true
    }
    guard let view, window !== view else { return false }
    return window.setFocus(to: view)
  }

  /// Sets the value as a number, by steps; returns whether there are any.
  package func setAmount(to value: Double) -> Bool {
    guard isAdjustable, states.contains(.enabled), let start = amount?.value else { return false }
    let isUp = value > start
    // As many steps as any such value has.
    for _ in 0..<1000 {
      guard let now = amount?.value, isUp ? now < value : now > value else { break }
      adjust(isUp: isUp)
      if amount?.value == now { break }
    }
    return true
  }

  // MARK: Selection of a list's rows

  /// The selected rows of a list, by their indices, in order.
  package var selectedPlaces: [Int] {
    guard isList, let list else { return [] }
    return list.spokenSelection.compactMap(list.spokenIndex(of:))
  }

  /// Whether a child of a list is selected.
  package func isChildSelected(at index: Int) -> Bool {
    guard isList, let list, let path = list.spokenPath(at: index) else { return false }
    return list.isSpokenSelected(path)
  }

  /// Selects or deselects a child of a list as if it were tapped; nil deselects all that can be.
  package func selectChild(at index: Int?, _ isSelected: Bool) -> Bool {
    guard isList, let list, list.spokenAllowsSelection, list.window === tree.window else {
      return false
    }
    guard let index else {
      guard list.spokenAllowsSeveral else { return list.spokenSelection.isEmpty }
      for path in list.spokenSelection { list.spokenChoose(path) }
      return true
    }
    guard let path = list.spokenPath(at: index) else { return false }
    guard list.isSpokenSelected(path) != isSelected else { return true }
    guard isSelected || list.spokenAllowsSeveral else { return false }
    list.spokenChoose(path)
    return true
  }
}
