// The accessibility elements of a window and its views.
extension Window {
  /// The accessibility elements of the window in reading order; only those of the menu while one is
  /// shown.
  ///
  /// - Complexity: O(views that can be seen).
  public final var spokenElements: [AccessibilityElement] {
    if let overlay { return overlay.spokenElements(isInElement: false) }
    return spokenElements(isInElement: false)
  }
}

extension View {
  /// The accessibility elements of the view and its subviews. With `isInElement`, static texts are
  /// left out: they belong to the enclosing element.
  final func spokenElements(isInElement: Bool) -> [AccessibilityElement] {
    guard !hides, storedAlpha > 0.01, !storedBounds.isEmpty else { return [] }
    if let parts = spokenParts { return parts }
    guard isAccessibilityElement else { return spokenChildren(isInElement: isInElement) }
    let traits = accessibilityTraits
    if isInElement, traits == .staticText { return [] }
    guard let frame = visiblePart(of: storedBounds) else { return [] }
    return [
      AccessibilityElement(
        label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
        traits: traits, identifier: identifier, frame: frame,
        children: accessibilityDefaults?.hidesContents == true
          ? [] : spokenChildren(isInElement: true))
    ]
  }

  private func spokenChildren(isInElement: Bool) -> [AccessibilityElement] {
    guard !accessibilityElementsHidden else { return [] }
    if let given = accessibilityElements {
      return given.flatMap { element -> [AccessibilityElement] in
        if let part = element as? AccessibilityPart { return [part.element].compactMap { $0 } }
        return (element as? View)?.spokenElements(isInElement: isInElement) ?? []
      }
    }
    return spokenSubviews.flatMap { $0.spokenElements(isInElement: isInElement) }
  }

  /// The labels of the static texts in the view, in reading order.
  final var spokenTexts: [String] {
    readableSubviews.flatMap { view -> [String] in
      guard !view.accessibilityElementsHidden else { return [] }
      guard view.isAccessibilityElement else { return view.spokenTexts }
      // Controls are elements of their own.
      guard view.accessibilityTraits == .staticText, let label = view.accessibilityLabel else {
        return []
      }
      return [label]
    }
  }

  final func speak(_ change: (inout SpokenWords) -> Void) {
    var words = spokenWords ?? SpokenWords()
    change(&words)
    changeShowing { $0.words = words.isEmpty ? nil : Box(words) }
  }

  final var spokenWords: SpokenWords? { boxedShowing?.value.words?.value }
}

extension AccessibilityPart {
  /// The part as an element; nil if nothing of it can be seen.
  final var element: AccessibilityElement? {
    guard let view = accessibilityContainer,
      let frame = view.visiblePart(of: accessibilityFrameInContainerSpace)
    else { return nil }
    return AccessibilityElement(
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, identifier: accessibilityIdentifier, frame: frame)
  }
}
