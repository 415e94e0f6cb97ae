/// What a node stands for, except for a row.
@MainActor
enum SpokenThing {
  case view(View)
  case part(AccessibilityPart)
  /// A part that a view draws, by its index in ``View/spokenParts``.
  case drawn(View, Int)
}

// What can be found in a view.
extension View {
  /// Whether assistive technology finds the view itself, and not only what is inside it.
  final var isSpoken: Bool {
    isAccessibilityElement || accessibilityContainerType != .none || self is any SpokenList
      || self is any SpokenSurface || accessibilityViewIsModal || self is any Scrolling
      || accessibilityCustomRotors != nil
  }

  /// The view if it can be found, or else what can be found inside it. With `isInElement`, static
  /// texts are left out: they belong to the enclosing element.
  final func spokenThings(isInElement: Bool) -> [SpokenThing] {
    guard !hides, storedAlpha > 0.01, !storedBounds.isEmpty else { return [] }
    if let parts = spokenParts { return parts.indices.map { .drawn(self, $0) } }
    guard isSpoken else { return spokenContents(isInElement: isInElement) }
    if isInElement, accessibilityTraits == .staticText { return [] }
    return [.view(self)]
  }

  /// What can be found inside the view.
  final func spokenContents(isInElement: Bool) -> [SpokenThing] {
    guard !accessibilityElementsHidden else { return [] }
    if let given = accessibilityElements {
      return given.flatMap { element -> [SpokenThing] in
        if let part = element as? AccessibilityPart { return [.part(part)] }
        return (element as? View)?.spokenThings(isInElement: isInElement) ?? []
      }
    }
    return spokenSubviews.flatMap { $0.spokenThings(isInElement: isInElement) }
  }

  /// The innermost modal view in the view; nil for none.
  final var modalView: View? {
    let views = spokenSubviews
    for view in views.reversed() { if let inner = view.modalView { return inner } }
    return views.last { $0.accessibilityViewIsModal }
  }

  /// The readable subviews; only the modal one if there is one.
  final var spokenSubviews: [View] {
    let views = readableSubviews
    return views.last { $0.accessibilityViewIsModal }.map { [$0] } ?? views
  }
}
