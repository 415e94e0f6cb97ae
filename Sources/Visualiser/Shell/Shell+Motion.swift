import SceneParts

extension Shell {
  /// Whether no cell flies to its queue, and nothing turns by itself.
  package var reducesMotion: Bool {
    get { stage.options.reducesMotion }
    set { stage.options.reducesMotion = newValue }
  }
}
