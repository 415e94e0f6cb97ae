import Arguments
import Demonstrations
import Documents
import SceneParts

struct ScenesCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    name: "scenes", abstract: "List every scene.",
    discussion: """
      EXAMPLES
        scrollwork scenes
        scrollwork scenes --json
      """)

  @Flag(help: "Print a JSON list.")
  var json = false

  @MainActor
  func run() async throws {
    let entries = SceneCatalog.all.map {
      SceneListDocument.Entry(
        name: $0.name, title: $0.title, group: $0.group.rawValue, article: $0.article,
        sentence: $0.posterSentence, parent: parent(of: $0))
    }
    try await reportingErrors {
      try StandardOutput.write(
        json ? SceneListDocument.json(entries) : SceneListDocument.table(entries))
    }
  }

  /// The name of the scene that lists a scene as a variant; nil for a scene of the sidebar.
  private func parent(of scene: SceneDescription) -> String? {
    let name = SceneCatalog.family(of: scene).parent.name
    return name == scene.name ? nil : name
  }
}
