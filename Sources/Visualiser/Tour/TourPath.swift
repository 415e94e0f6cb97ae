import SceneParts

/// A guided path: a sequence of steps, and links to the scenes that follow.
package struct TourPath: Sendable {
  /// The name of the path's scene, or `start` for the guided start.
  package let name: String
  package let title: String
  /// The words that the steps use, to be explained in the inspector.
  let words: [GlossaryWord]
  let steps: [TourStep]
  /// The scenes to which the last page links, each with its subject, or nil for no subject.
  let onwards: [(scene: SceneDescription, about: String?)]

  init(
    name: String, title: String, words: [GlossaryWord], steps: [TourStep],
    onwards: [(scene: SceneDescription, about: String?)]
  ) {
    (self.name, self.title, self.words, self.steps) = (name, title, words, steps)
    self.onwards = onwards
  }

  /// Makes the path of a scene, which leads to another scene.
  init(
    of scene: SceneDescription, words: [GlossaryWord], steps: [TourStep], next: SceneDescription
  ) {
    self.init(
      name: scene.name, title: scene.title, words: words, steps: steps, onwards: [(next, nil)])
  }

  package var stepCount: Int { steps.count }
  var isStart: Bool { name == TourPath.start.name }

  /// The paths of single scenes, in the order of ``SceneCatalog/all``.
  package static let ofScenes: [TourPath] = [
    .cellReuse, .container, .naiveAndContainer, .naive, .horizontalContainer, .coordinateSystem,
    .buildYourOwn, .delegateOrder, .lazyLoading, .prefetching, .paging, .controllerReuse,
    .wrongPicture, .linkedParallax, .constraints, .contentView, .zoom, .refreshControl, .placeKept,
    .selfSizing, .estimatedHeights, .stackController, .stackEditing, .pageMap, .homeFeed,
    .collections, .stickyHeaders,
    .billionRows, .hand, .upstreamBugs,
  ]

  /// The path of the scene with a name; nil if that scene has none.
  package static func ofScene(_ name: String) -> TourPath? {
    ofScenes.first { $0.name == name }
  }

  /// The number of steps in words, such as `4 steps`.
  var length: String { "\(steps.count) steps" }
}
