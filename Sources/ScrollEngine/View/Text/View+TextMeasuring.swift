extension View {
  /// Measures text for the view: its window's ``Window/textMeasuring``; nil if there is none.
  ///
  /// A view outside of windows uses the property of the window that is laying out, handling an
  /// event or advancing at the moment, or else of the window whose property was set most recently.
  public final var nearestTextMeasuring: (any TextMeasuring)? {
    guard Window.measuresText else { return nil }
    if let windowReference { return windowReference.withObject { $0.textMeasuring } }
    return Window.measuringOutside
  }

  /// Calls ``textMeasuringDidChange()`` of the view and everything in it.
  final func tellOfTextMeasuring() {
    textMeasuringDidChange()
    // A view may respond by removing another one.
    for view in subviews where view.superview === self { view.tellOfTextMeasuring() }
  }
}
