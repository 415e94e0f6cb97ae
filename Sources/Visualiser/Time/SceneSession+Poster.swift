import SceneParts

// A poster is a past that nobody has lived: its log is given, and played or shown like any other.
extension SceneSession {
  /// Opens a scene with its poster: the first time, the poster is played up to its moment, where
  /// time stops; after that, it is shown at its moment. A person who acts meanwhile goes on from
  /// what is shown.
  func open(_ description: SceneDescription, _ poster: Poster) {
    open(description, variant: poster.variant, beside: poster.beside)
    log = SceneLog(of: poster, on: scene.panes)
    isPoster = true
    guard playedPosters.insert(description.name).inserted else { return seek(to: poster.moment) }
    timeline.jump(to: 0, lyingAt: 0, at: now)
    stop = poster.moment
  }
}
