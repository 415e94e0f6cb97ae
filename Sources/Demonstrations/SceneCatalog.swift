package import SceneParts

/// All scenes, in the order of the sidebar, each followed by the scenes that are variants of it.
package enum SceneCatalog {
  package static let all: [SceneDescription] = families.flatMap(\.scenes)

  /// The scenes of the sidebar. The first nine can be opened with a digit key.
  package static let listed: [SceneDescription] = families.map(\.parent)

  private static let families = [
    SceneFamily(.cellReuse), SceneFamily(.container), SceneFamily(.naiveAndContainer, [.naive]),
    SceneFamily(.horizontalContainer),
    SceneFamily(.coordinateSystem), SceneFamily(.buildYourOwn),
    SceneFamily(.delegateOrder), SceneFamily(.lazyLoading, [.prefetching]), SceneFamily(.paging),
    SceneFamily(.controllerReuse), SceneFamily(.wrongPicture), SceneFamily(.linkedParallax),
    SceneFamily(.constraints, [.contentView]), SceneFamily(.zoom), SceneFamily(.refreshControl),
    SceneFamily(.insets), SceneFamily(.dragWinner),
    SceneFamily(.placeKept, [.selfSizing]), SceneFamily(.estimatedHeights),
    SceneFamily(.stackController, [.stackEditing]), SceneFamily(.pageMap),
    SceneFamily(.homeFeed, [.collections]), SceneFamily(.stickyHeaders),
    SceneFamily(.billionRows),
    SceneFamily(.hand), SceneFamily(.upstreamBugs),
  ]

  /// The scene that opens if no scene is named.
  package static let standard = SceneDescription.naiveAndContainer

  package static func scene(named name: String) -> SceneDescription? {
    all.first { $0.name == name }
  }

  /// The scene with the scenes that are its variants, or the scene that it is a variant of with all
  /// of its own.
  package static func family(of scene: SceneDescription) -> SceneFamily {
    families.first { $0.scenes.contains { $0.name == scene.name } } ?? SceneFamily(scene)
  }
}
