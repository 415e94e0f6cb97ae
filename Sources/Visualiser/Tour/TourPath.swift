import SceneParts

/// A guided path: steps, one after the other, and where they lead.
package struct TourPath: Sendable {
  /// The name of the scene that it is about, or that of the guided start.
  package let name: String
  package let title: String
  /// The words that its steps need.
  let words: [GlossaryWord]
  let steps: [TourStep]
  /// The scenes that its last page leads to, with what each is about, if that is said.
  let onwards: [(scene: SceneDescription, about: String?)]

  init(
    name: String, title: String, words: [GlossaryWord], steps: [TourStep],
    onwards: [(scene: SceneDescription, about: String?)]
  ) {
    (self.name, self.title, self.words, self.steps) = (name, title, words, steps)
    self.onwards = onwards
  }

  /// The path of a scene, which leads to another scene.
  init(
    of scene: SceneDescription, words: [GlossaryWord], steps: [TourStep], next: SceneDescription
  ) {
    self.init(
      name: scene.name, title: scene.title, words: words, steps: steps, onwards: [(next, nil)])
  }

  package var stepCount: Int { steps.count }
  var isStart: Bool { name == TourPath.start.name }

  /// The paths of single scenes, in the order of the list of scenes.
  package static let ofScenes: [TourPath] = [
    .container, .coordinateSystem, .delegateOrder, .lazyLoading, .linkedParallax, .pageMap,
  ]

  /// The path of a scene, by the scene's name; nil if it has none.
  package static func ofScene(_ name: String) -> TourPath? {
    ofScenes.first { $0.name == name }
  }

  /// The number of its steps, for people: `4 steps`.
  var length: String { "\(steps.count) steps" }
}
