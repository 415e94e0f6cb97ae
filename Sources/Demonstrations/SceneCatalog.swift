package import SceneParts

/// All scenes, in the order of the sidebar. The first nine can be opened with a digit key.
package enum SceneCatalog {
  package static let all: [SceneDescription] = [
    .cellReuse, .naive, .container, .naiveAndContainer,
    .coordinateSystem, .buildYourOwn,
    .delegateOrder, .lazyLoading, .paging, .controllerReuse, .linkedParallax, .contentView,
    .constraints,
    .zoom, .refreshControl, .prefetching, .placeKept, .hand,
    .stackController, .stackEditing, .pageMap, .homeFeed, .horizontalContainer,
    .collections, .selfSizing, .stickyHeaders,
    .billionRows,
    .upstreamBugs,
  ]

  /// The scene that opens if no scene is named.
  package static let standard = SceneDescription.naiveAndContainer

  package static func scene(named name: String) -> SceneDescription? {
    all.first { $0.name == name }
  }
}
