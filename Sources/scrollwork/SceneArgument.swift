import ArgumentParser
import Documents
import Scenes

extension CompletionKind {
  /// The names of all scenes, for the shell to complete.
  static var scenes: CompletionKind { .list(SceneCatalog.all.map(\.name)) }
}

extension SceneDescription {
  /// A scene by its name; a wrong name is answered with the near ones.
  ///
  /// - Parameter others: What else may have been meant in the place of a scene.
  init(argument: String, or others: [String]) throws {
    guard let scene = SceneCatalog.scene(named: argument) else {
      let names = SceneCatalog.all.map(\.name)
      throw ArgumentMistake(
        description: NearNames.question(for: argument, in: names + others)
          ?? "the scenes are \(names.joined(separator: ", "))")
    }
    self = scene
  }

  /// A scene by its name, where nothing else can have been meant.
  init(argument: String) throws { try self.init(argument: argument, or: []) }
}
