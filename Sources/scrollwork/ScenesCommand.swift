import ArgumentParser
import Documents
import Scenes

struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "List every scene.")

  @Flag(help: "As a JSON list.")
  var json = false

  func run() {
    let entries = SceneCatalog.all.map {
      SceneListDocument.Entry(
        name: $0.name, title: $0.title, group: $0.group.rawValue, article: $0.article,
        sentence: $0.sentence)
    }
    StandardOutput.write(json ? SceneListDocument.json(entries) : SceneListDocument.table(entries))
  }
}
