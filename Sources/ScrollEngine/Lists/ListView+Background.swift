// The view behind all content.
extension ListView {
  final func setBackground(_ view: View?) {
    let old = backgroundView
    guard old !== view || view?.superview !== self else { return }
    changeExtras { $0.backgroundView = view }
    // Another list may have it by now.
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    guard let view else { return }
    insertSubview(view, at: 0)
    placeBackground()
  }

  /// Lets the background fill the visible part, wherever that is now.
  final func placeBackground() {
    guard let view = shownBackground else { return }
    view.frame = storedBounds
  }

  /// The background, unless a program has taken it out.
  private var shownBackground: View? {
    guard let view = extras?.backgroundView, view.superview === self else { return nil }
    return view
  }

  /// The background stays where it is, and so does an index while the content moves.
  final func isBackground(_ view: View) -> Bool {
    guard let extras else { return false }
    return extras.backgroundView === view || extras.additions?.holdsInPlace(view) ?? false
  }

  /// Where views go that lie behind all others: in front of the background.
  final var placeAboveBackground: Int {
    guard let view = shownBackground else { return 0 }
    return (subviews.lastPlace(of: view) ?? -1) + 1
  }
}
