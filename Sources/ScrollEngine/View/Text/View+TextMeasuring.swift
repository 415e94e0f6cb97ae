extension View {
  /// Tells the view and everything in it that the window measures text in another way.
  final func tellOfTextMeasuring() {
    textMeasuringDidChange()
    // A view may respond by removing another one.
    for view in subviews where view.superview === self { view.tellOfTextMeasuring() }
  }
}
