extension ViewController {
  /// The traits of the window in which the view is.
  public final var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection ?? TraitCollection()
  }
}
