package import SceneParts

/// A scene of the sidebar, and further scenes that are shown as variants of it.
package struct SceneFamily: Sendable {
  package let parent: SceneDescription
  package let children: [SceneDescription]

  init(_ parent: SceneDescription, _ children: [SceneDescription] = []) {
    (self.parent, self.children) = (parent, children)
  }

  package var scenes: [SceneDescription] { [parent] + children }

  /// A variant of one of the scenes, and the name under which it is offered.
  package struct Choice: Sendable {
    package let scene: SceneDescription
    /// The index of the variant; 0 if the scene has none.
    package let variant: Int
    package let name: String

    package func shows(_ scene: SceneDescription, variant: Int) -> Bool {
      self.scene.name == scene.name && self.variant == variant
    }
  }

  /// The choices while one of the scenes is shown: its variants by name, every other scene by title.
  package func choices(in shown: SceneDescription) -> [Choice] {
    scenes.flatMap { scene in
      scene.name == shown.name && !scene.variants.isEmpty
        ? variants(of: scene)
        : [Choice(scene: scene, variant: 0, name: scene.title)]
    }
  }

  /// All variants of all scenes, in order.
  package var variants: [Choice] {
    scenes.flatMap { scene in
      scene.variants.isEmpty
        ? [Choice(scene: scene, variant: 0, name: scene.title)] : variants(of: scene)
    }
  }

  private func variants(of scene: SceneDescription) -> [Choice] {
    scene.variants.enumerated().map { Choice(scene: scene, variant: $0.offset, name: $0.element) }
  }
}
