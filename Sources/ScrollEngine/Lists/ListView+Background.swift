// The view behind all content.
extension ListView {
  final func setBackground(_ view: View?) {
    let old = backgroundView
    guard old !== view || view?.superview !== self else { return }
    changeExtras { $0.backgroundView = view }
    // Another list may have taken over the old background by now.
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    guard let view else { return }
    insertSubview(view, at: 0)
    placeBackground()
  }

  /// Makes the background fill the visible part.
  final func placeBackground() {
    guard let view = shownBackground else { return }
    view.frame = storedBounds
  }

  /// The background; nil if there is none, or if a program has removed it from the list.
  private var shownBackground: View? {
    guard let view = extras?.backgroundView, view.superview === self else { return nil }
    return view
  }

  /// Whether a view stays in place while the content moves: the background, or a table's index.
  final func isBackground(_ view: View) -> Bool {
    guard let extras else { return false }
    return extras.backgroundView === view || extras.additions?.holdsInPlace(view) ?? false
  }

  /// The subview index of views that go behind all others: just in front of the background, if it
  /// is shown.
  final var placeAboveBackground: Int {
    guard let view = shownBackground else { return 0 }
    return (subviews.lastPlace(of: view) ?? -1) + 1
  }
}
