import SceneParts

// A poster is a past that nobody has lived: its log is given, and played or shown like any other.
extension SceneSession {
  /// How the poster of a scene is opened.
  enum PosterStart: Hashable {
    /// Played up to its moment, where time stops.
    case played
    /// Shown at its moment.
    case shown
  }

  /// Opens a scene with its poster. A person who acts meanwhile goes on from what is shown.
  func open(_ description: SceneDescription, _ poster: Poster, _ start: PosterStart) {
    open(description, variant: poster.variant, beside: poster.beside)
    log = SceneLog(of: poster, on: scene.panes)
    isPoster = true
    switch start {
    case .played:
      timeline.jump(to: 0, lyingAt: 0, at: now)
      stop = poster.moment
    case .shown: seek(to: poster.moment)
    }
  }
}
