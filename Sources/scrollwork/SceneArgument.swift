import ArgumentParser
import Demonstrations
import Documents
import Scenes

/// What a command is to show: a scene that there is, or a stack that somebody has written.
enum SceneArgument {
  case scene(SceneDescription)
  /// A stack file, by its path; it is read when it is needed, so that what is wrong in it is a failed
  /// run and not wrong usage.
  case stack(path: String)

  static let help = ArgumentHelp(
    "A scene, by its name, or a stack, by its file", valueName: "scene | stack.json")

  /// A name with a dot or a slash in it is that of a file; a wrong one of a scene is answered with
  /// the near ones.
  ///
  /// - Parameter others: What else may have been meant in the place of a scene.
  init(_ argument: String, or others: [String] = []) throws {
    if argument.contains(".") || argument.contains("/") {
      self = .stack(path: argument)
    } else {
      self = .scene(try SceneDescription(argument: argument, or: others))
    }
  }

  /// The name of the scene; of a stack, that of its file.
  var name: String {
    switch self {
    case .scene(let scene): scene.name
    case .stack(let path): StackFile.name(of: path)
    }
  }

  /// - Throws: What is wrong with the stack file, all of it.
  @MainActor
  func scene() throws(CommandError) -> SceneDescription {
    switch self {
    case .scene(let scene): return scene
    case .stack(let path):
      let text = try StackFile.text(path)
      do {
        return try StackFile.scene(text, path)
      } catch {
        throw CommandError(error, in: path)
      }
    }
  }
}

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
