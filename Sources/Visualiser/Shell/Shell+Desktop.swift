import SceneParts

/// What the desktop asks for.
extension Shell {
  /// Whether no cell flies to its queue, and nothing turns by itself.
  package var reducesMotion: Bool {
    get { stage.options.reducesMotion }
    set { stage.options.reducesMotion = newValue }
  }

  /// Whether texts, lines and cells stand out more.
  package var increasesContrast: Bool {
    get { theme.isStrong }
    set {
      guard newValue != theme.isStrong else { return }
      apply(.of(theme.appearance, isStrong: newValue))
    }
  }
}
