import SceneParts

/// What the desktop asks for.
extension Shell {
  /// Whether no cell flies to its queue, and nothing turns by itself.
  package var reducesMotion: Bool {
    get { stage.options.reducesMotion }
    set { stage.options.reducesMotion = newValue }
  }

  /// Whether texts and lines of the shell stand out more; the stage keeps the colours of the articles.
  package var increasesContrast: Bool {
    get { theme.isStrong }
    set {
      guard newValue != theme.isStrong else { return }
      apply(.of(theme.appearance, isStrong: newValue))
    }
  }
}
