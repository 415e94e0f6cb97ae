// The recognizers of a view are made when they are first needed: most views are never touched.
extension View {
  /// The recognizers of the view, in the order they were added.
  public final var gestureRecognizers: [GestureRecognizer] {
    prepareForGestures()
    return knownRecognizers
  }

  /// Adds a recognizer, taking it from the view it had before.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    prepareForGestures()
    knownRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recognizer; does nothing if it belongs to another view.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    knownRecognizers.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  final func prepareForGestures() {
    guard !isReadyForGestures else { return }
    isReadyForGestures = true
    makeRecognizers()
  }
}
