// A view's own recognizers are made when they are first needed, because most views are never
// touched.
extension View {
  /// The recognizers of the view, in the order in which they were added; nil if it has none.
  ///
  /// Setting the property removes the previous recognizers, and adds the new ones in their order.
  public final var gestureRecognizers: [GestureRecognizer]? {
    get {
      let recognizers = allRecognizers.filter { !$0.isHidden }
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      for recognizer in allRecognizers where !recognizer.isHidden {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// All recognizers of the view, including hidden ones; empty if there are none.
  package final var allRecognizers: [GestureRecognizer] {
    prepareForGestures()
    return knownRecognizers
  }

  /// Adds a recognizer, after removing it from the view that had it.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    prepareForGestures()
    knownRecognizers.append(recognizer)
    recognizer.watchedView = self
  }

  /// Removes a recognizer; does nothing if it belongs to another view.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    knownRecognizers.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.watchedView = nil }
  }

  final func prepareForGestures() {
    guard !isReadyForGestures else { return }
    isReadyForGestures = true
    makeRecognizers()
  }
}
