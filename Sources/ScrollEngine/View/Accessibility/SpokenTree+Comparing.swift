// Events. What a program says of its views may change without anybody's knowledge, so the nodes that
// assistive technology has are compared with what it was told of them.
extension SpokenTree {
  /// How often nodes are compared while something moves, in seconds.
  private static let interval = 0.1

  /// Tells of changes of a node from now on.
  package func watch(_ node: SpokenNode) {
    guard node.told == nil else { return }
    node.told = tale(of: node)
    watched.append(node)
  }

  /// Stops telling of a node's changes.
  package func forgetWatched(_ node: SpokenNode) {
    node.told = nil
    watched.removeAll { $0 === node }
  }

  /// Tells of everything that has changed; called after the window has advanced.
  ///
  /// - Returns: The time in seconds until there is more to tell; nil if there is nothing.
  /// - Complexity: O(watched nodes), at most ten times in a second while something moves.
  @discardableResult
  package func update(isAtRest: Bool) -> Double? {
    mayHaveChanged()
    var due: Double?
    let now = window.now
    if isAtRest || now - lastComparison >= Self.interval || now < lastComparison {
      lastComparison = now
      compare()
      due = tellLiveRegions()
    }
    tellFocus()
    let said = heard
    heard = []
    for event in said { onEvent?(event) }
    return due
  }

  private func tellFocus() {
    let focus = focus
    guard focus !== toldFocus else { return }
    let old = toldFocus
    toldFocus = focus
    for node in [old, focus] { node?.told?.states = node?.states ?? [] }
    onEvent?(.focus(focus, from: old))
  }

  private func compare() {
    var remaining: [SpokenNode] = []
    remaining.reserveCapacity(watched.count)
    for node in watched {
      if node.isGone {
        node.told = nil
        forgetGone(node)
        onEvent?(.gone(node))
      } else {
        remaining.append(node)
      }
    }
    watched = remaining
    for node in remaining { compare(node) }
  }

  private func compare(_ node: SpokenNode) {
    // A row without a cell says nothing new.
    guard let old = node.told, !node.isRow || node.view != nil || old.states.contains(.showing),
      node.isInTree
    else { return }
    let new = tale(of: node)
    node.told = new
    if old.name != new.name { onEvent?(.name(node)) }
    if old.detail != new.detail { onEvent?(.detail(node)) }
    if old.amount != new.amount { onEvent?(.value(node)) }
    tellChildren(of: node, from: old.children, to: new.children)
    // The focus has an event of its own.
    let before = old.states.subtracting(.focused)
    let after = new.states.subtracting(.focused)
    if before != after {
      onEvent?(
        .states(node, begun: after.subtracting(before), ended: before.subtracting(after)))
    }
    if old.frame != new.frame { onEvent?(.frame(node)) }
    if let before = old.text, let after = new.text { tellText(of: node, from: before, to: after) }
    if old.caret != new.caret { onEvent?(.caret(node)) }
    // The end of editing also ends the selection, but says nothing about the text.
    if old.textSelection != new.textSelection, node.states.contains(.focused) {
      onEvent?(.textSelection(node))
    }
    if old.selection != new.selection { onEvent?(.selection(node)) }
  }

  private func tale(of node: SpokenNode) -> SpokenTale {
    var tale = SpokenTale(
      name: node.isRow && node.view == nil ? node.lastWords : node.name, detail: node.detail,
      amount: node.amount, states: node.states, frame: node.frame, children: node.others)
    tale.text = node.readText
    if let text = node.text {
      tale.caret = text.accessibilityCaret
      tale.textSelection = text.accessibilitySelection
    }
    if node.isList { tale.selection = node.selectedPlaces }
    return tale
  }

  private func tellChildren(of node: SpokenNode, from old: [SpokenNode], to new: [SpokenNode]) {
    guard old.count != new.count || zip(old, new).contains(where: { $0 !== $1 }) else { return }
    let (before, after) = (Set(old.map(\.number)), Set(new.map(\.number)))
    // Rows are managed by their list, and come before all others.
    let first = node.childCount - new.count
    let gone = old.enumerated().filter { !after.contains($0.element.number) }.reversed()
    let come = new.enumerated().filter { !before.contains($0.element.number) }
    guard !gone.isEmpty || !come.isEmpty else { return }
    onEvent?(
      .children(
        node, gone: gone.map { (first + $0.offset, $0.element) },
        come: come.map { (first + $0.offset, $0.element) }))
  }

  /// Tells of the shortest part of a text that has changed.
  private func tellText(of node: SpokenNode, from old: String, to new: String) {
    guard old != new else { return }
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let least = min(before.count, after.count)
    var start = 0
    while start < least, before[start] == after[start] { start += 1 }
    var end = 0
    while end < least - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      return String(string)
    }
    onEvent?(
      .text(
        node, position: start, removed: string(before[start..<before.count - end]),
        inserted: string(after[start..<after.count - end])))
  }

  /// Hears what a program tells: a text is announced, a view gets the keys.
  ///
  /// Texts of one moment are one announcement: a reader says only the last of several.
  func hear(of argument: Any?, isUrgent: Bool) {
    if let text = argument as? String {
      if case .announcement(let before, isUrgent)? = heard.last {
        heard.removeLast()
        heard.append(.announcement("\(before)\n\(text)", isUrgent: isUrgent))
      } else {
        heard.append(.announcement(text, isUrgent: isUrgent))
      }
      window.markForDisplay()
    } else if let view = argument as? View, view.window === window {
      _ = window.setFocus(to: view)
    }
  }
}
