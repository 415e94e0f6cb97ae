import SceneParts
import ScrollEngine

/// A bug in published code, as a variant of the scene.
struct PublishedBug: Sendable {
  let name: String
  /// A sentence that tells a person where to look.
  let sentence: String
  let make: @MainActor @Sendable (SceneClock) -> BugDemonstration

  /// Grouped by project, in the order of the articles.
  static let all = container + stack + map + spring
}
