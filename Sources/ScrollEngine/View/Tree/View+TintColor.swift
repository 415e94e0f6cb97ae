extension View {
  /// Whether any view ever had its own tint colour; if none had, new superviews are not searched
  /// for one.
  static var tintIsUsed = false

  /// The view's own ``tintColor``; nil for that of the superview.
  final var storedTintColor: Color? { boxedShowing?.value.tintColor }

  /// Calls the view if it inherits a tint colour from its new superview.
  ///
  /// - Complexity: O(depth), plus O(views that inherit it) if there is such a colour.
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
    changeShowing { $0.tintColor = color }
    tellOfTintColor()
  }

  /// Calls the view, and all views in it that inherit its tint colour, after the colour has
  /// changed.
  private final func tellOfTintColor() {
    markForDisplay()
    tintColorDidChange()
    // A view may respond by removing another one.
    for view in subviews where view.superview === self && view.storedTintColor == nil {
      view.tellOfTintColor()
    }
  }
}
