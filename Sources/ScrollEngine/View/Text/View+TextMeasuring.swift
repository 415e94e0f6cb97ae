extension View {
  /// What measures text for the view: its window, or outside of windows the one that lays out, handles an
  /// event or advances at the moment; nil if there is none.
  public final var nearestTextMeasuring: (any TextMeasuring)? {
    guard Window.measuresText else { return nil }
    if let windowReference { return windowReference.withObject { $0.textMeasuring } }
    return Window.measuringOutside
  }

  /// Tells the view and everything in it that the window measures text in another way.
  final func tellOfTextMeasuring() {
    textMeasuringDidChange()
    // A view may respond by removing another one.
    for view in subviews where view.superview === self { view.tellOfTextMeasuring() }
  }
}
