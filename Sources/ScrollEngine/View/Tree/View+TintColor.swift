extension View {
  /// Whether any view ever had a colour of its own; otherwise none is looked for above a new one.
  static var tintIsUsed = false

  /// Tells the view of the colour that it has from a new superview.
  ///
  /// - Complexity: O(depth), and where there is such a colour O(views that take it).
  final func takeTintColor() {
    guard storedTintColor == nil else { return }
    var view = superviewReference
    while let current = view {
      if current.withObject({ $0.storedTintColor != nil }) { return tellOfTintColor() }
      view = current.withObject { $0.superviewReference }
    }
  }

  final func setTintColor(_ color: Color?) {
    guard color != storedTintColor else { return }
    View.tintIsUsed = true
    storedTintColor = color
    tellOfTintColor()
  }

  /// Tells the view, and all views in it that take its colour, that the colour has changed.
  private final func tellOfTintColor() {
    markForDisplay()
    tintColorDidChange()
    // A view may respond by removing another one.
    for view in subviews where view.superview === self && view.storedTintColor == nil {
      view.tellOfTintColor()
    }
  }
}
