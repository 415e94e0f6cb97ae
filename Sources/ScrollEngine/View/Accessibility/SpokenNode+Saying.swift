// What a node says of its thing.
extension SpokenNode {
  private var traits: AccessibilityTraits {
    if let part { return part.accessibilityTraits }
    return drawn?.traits ?? view?.accessibilityTraits ?? []
  }

  /// What kind of thing it is.
  package var role: SpokenRole {
    switch thing {
    case .window: return self === tree.root ? .window : .panel
    case .row: return parent?.role == .table ? .cell : .row
    case .drawn:
      if traits.contains(.header) { return .heading }
      return traits.contains(.selected) ? .checkedMenuItem : .menuItem
    case .view, .part: break
    }
    if isList { return isGreat ? .table : .list }
    if let text { return text.isAccessibilityTextSecure ? .password : .entry }
    let traits = traits
    if traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.header) { return .heading }
    if traits.contains(.searchField) { return .entry }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.image) { return .image }
    if amount != nil { return .progress }
    if view?.accessibilityViewIsModal == true { return .alert }
    if traits.contains(.staticText) { return .text }
    if traits.contains(.updatesFrequently) { return .busy }
    if view?.accessibilityContainerType == .list { return .group }
    if view?.isAccessibilityElement == true || part != nil { return .text }
    return scroller == nil ? .panel : .scrollPane
  }

  /// What it is called; nil for nothing.
  package var name: String? {
    switch thing {
    case .window(let window): return window.object.flatMap { tree.name(of: $0) }
    case .part(let part): return part.accessibilityLabel
    case .drawn: return drawn?.label
    case .view: return view?.accessibilityLabel ?? label
    case .row:
      if let view {
        lastWords = view.accessibilityLabel
      } else if lastWords == nil, let path {
        lastWords = list?.spokenWords(at: path)
      }
      return lastWords
    }
  }

  /// The name of a container that has none: that of the heading above it is not known.
  private var label: String? { isList ? view?.accessibilityIdentifier : nil }

  /// Its value if that is neither a number nor a state, what using it does, and what the views say that
  /// describe it; nil for nothing.
  package var detail: String? {
    let hint = part?.accessibilityHint ?? drawn?.hint ?? view?.accessibilityHint
    var value: String?
    if role != .toggle, amount == nil, text == nil { value = self.value }
    var words = [value, hint].compactMap { $0 }
    if case .view = thing {
      words += view?.accessibilityDescribedBy.compactMap(\.accessibilityLabel) ?? []
    }
    words.removeAll(where: \.isEmpty)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Its value in words; nil for none.
  package var value: String? {
    if let part { return part.accessibilityValue }
    if case .drawn = thing { return drawn?.value }
    return view?.accessibilityValue
  }

  /// Its value as a number; nil for none.
  package var amount: AccessibilityAmount? {
    if let part { return part.accessibilityAmount }
    if case .view = thing { return view?.accessibilityDefaults?.amount }
    return nil
  }

  /// A name for tests, which is not read out; nil for none.
  package var identifier: String? {
    if let part { return part.accessibilityIdentifier }
    return drawn?.identifier ?? view?.accessibilityIdentifier
  }

  /// The text that can be edited; nil if there is none.
  package var text: (any AccessibilityText)? {
    if case .view(let view) = thing { view.object as? any AccessibilityText } else { nil }
  }

  /// Whether the value can be changed by steps.
  package var isAdjustable: Bool { traits.contains(.adjustable) }

  // MARK: States

  /// What is true of it now.
  package var states: SpokenStates {
    guard !isGone else { return .defunct }
    var states: SpokenStates = []
    let traits = traits
    if !traits.contains(.notEnabled) { states.insert(.enabled) }
    if isShowing { states.insert(.showing) }
    if isFocusable { states.insert(.focusable) }
    if tree.focus === self { states.insert(.focused) }
    if role == .busy { states.insert(.busy) }
    if view?.accessibilityViewIsModal == true, !isRow { states.insert(.modal) }
    if text != nil, states.contains(.enabled) { states.insert(.editable) }
    switch role {
    case .toggle:
      states.insert(.checkable)
      if value == "1" { states.insert(.checked) }
    case .checkedMenuItem: states.formUnion([.checkable, .checked])
    default: break
    }
    if isList {
      states.insert(.managesDescendants)
      if list?.spokenAllowsSeveral == true { states.insert(.multiselectable) }
    } else if let path, let list {
      states.insert(.transient)
      if list.spokenAllowsSelection { states.insert(.selectable) }
      if list.isSpokenSelected(path) || traits.contains(.selected) {
        states.formUnion([.selectable, .selected])
      }
    } else if traits.contains(.selected) {
      states.formUnion([.selectable, .selected])
    }
    return states
  }

  private var isFocusable: Bool {
    if let part { return part.isAccessibilityFocusable }
    switch thing {
    case .row: return list?.canBecomeFocused == true
    case .view: return view?.canBecomeFocused == true
    case .drawn: return true
    case .window, .part: return false
    }
  }

  // MARK: Place

  /// The frame in points of the tree's window; empty if it is unknown.
  package var frame: Rect {
    switch thing {
    case .window(let window): return window.object.map { tree.frame($0.bounds, of: $0) } ?? .zero
    case .part(let part):
      guard let view = part.accessibilityContainer else { return .zero }
      return tree.frame(part.accessibilityFrameInContainerSpace, of: view)
    case .drawn(let view, _):
      guard let window = view.object?.window, let drawn else { return .zero }
      return tree.frame(drawn.frame, of: window)
    case .view: return view.map { tree.frame($0.bounds, of: $0) } ?? .zero
    case .row:
      guard let list, let path, let frame = list.spokenFrame(at: path) else { return .zero }
      return tree.frame(frame, of: list)
    }
  }

  /// Whether some of it can be seen.
  var isShowing: Bool {
    let outer: View?
    let rect: Rect
    switch thing {
    case .window(let window):
      return window.object.map { tree.shows($0.bounds, of: $0) } ?? false
    case .part(let part):
      (outer, rect) = (part.accessibilityContainer, part.accessibilityFrameInContainerSpace)
    case .drawn:
      guard let drawn, let window = view?.window else { return false }
      return tree.shows(drawn.frame, of: window)
    case .view: (outer, rect) = (view, view?.bounds ?? .zero)
    case .row:
      guard let path, let frame = list?.spokenFrame(at: path), view != nil else { return false }
      (outer, rect) = (list, frame)
    }
    guard let outer, let part = outer.seenPart(of: rect), let window = outer.window else {
      return false
    }
    return tree.shows(part, of: window)
  }

  /// The deepest node at a point of the tree's window; nil if this one is not there.
  package func node(at point: Point) -> SpokenNode? {
    guard self === tree.root || isShowing && frame.contains(point) else { return nil }
    for child in seenChildren.reversed() {
      if let found = child.node(at: point) { return found }
    }
    return self
  }
}

extension SpokenTree {
  /// The place of another window in points of the tree's; nil if it is not shown.
  func place(of other: Window) -> (origin: Point, scale: Double)? {
    guard let surface = surface(of: other), let outer = surface.window,
      let place = (surface as? any SpokenSurface)?.spokenPlace(of: other)
    else { return nil }
    let origin = surface.convert(place.origin + surface.bounds.origin, to: nil)
    if outer === window { return (origin, place.scale) }
    guard let around = self.place(of: outer) else { return nil }
    return (around.origin + origin * around.scale, place.scale * around.scale)
  }

  /// Whether some of a rectangle of a window can be seen, also through the views that show it.
  func shows(_ rect: Rect, of other: Window) -> Bool {
    if other === window { return true }
    guard let surface = surface(of: other),
      let place = (surface as? any SpokenSurface)?.spokenPlace(of: other)
    else { return false }
    let onSurface = Rect(
      origin: place.origin + surface.bounds.origin + rect.origin * place.scale,
      size: Size(width: rect.width * place.scale, height: rect.height * place.scale))
    guard let part = surface.seenPart(of: onSurface), let outer = surface.window else {
      return false
    }
    return shows(part, of: outer)
  }

  /// A rectangle of a view in points of the tree's window.
  package func frame(_ rect: Rect, of view: View) -> Rect {
    let inWindow = view.convert(rect, to: nil)
    guard let other = view.window, other !== window else { return inWindow }
    guard let place = place(of: other) else { return .zero }
    return Rect(
      origin: place.origin + inWindow.origin * place.scale,
      size: Size(width: inWindow.width * place.scale, height: inWindow.height * place.scale))
  }

  func name(of other: Window) -> String? {
    (surface(of: other) as? any SpokenSurface)?.spokenWindows.first { $0.window === other }?.name
  }
}
