import Arguments
import Demonstrations
import Documents
internal import Files
import PlainText
import SDLStage
import SceneParts

/// The content for a command to show: a scene of the catalogue, or a person's stack.
enum SceneArgument {
  case scene(SceneDescription)
  /// A stack file, by its path. The file is read when needed, so that a mistake in it makes the
  /// command fail, and is not reported as a mistake in the arguments.
  case stack(path: String)

  static let help = ArgumentHelp(
    "A scene, by name, or a stack, by file", valueName: "scene | stack.json")

  /// Parses a scene's name, or a file's path, which contains a dot or a slash.
  ///
  /// `others` are further names to suggest for an unknown scene.
  ///
  /// - Throws: ``UsageMistake`` for an unknown scene, with near names.
  init(_ argument: String, or others: [String] = []) throws {
    if argument.contains(where: { $0 == "." || $0 == "/" }) {
      self = .stack(path: argument)
    } else {
      self = .scene(try SceneDescription(argument: argument, or: others))
    }
  }

  /// The name of the scene, or of the stack's file.
  var name: String {
    switch self {
    case .scene(let scene): scene.name
    case .stack(let path): StackFile.name(of: path)
    }
  }

  /// The description of the scene; a stack is read from its file.
  ///
  /// - Throws: All mistakes in the stack file.
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

extension Completion {
  /// The names of all scenes, and the files of stacks.
  static var scenes: Completion { .words(SceneCatalog.all.map(\.name)).orFiles("json") }
}

extension SceneDescription {
  /// Finds a scene by its name.
  ///
  /// `others` are further names to suggest for an unknown scene.
  ///
  /// - Throws: ``UsageMistake`` for an unknown scene, with near names.
  init(argument: String, or others: [String]) throws {
    guard let scene = SceneCatalog.scene(named: argument) else {
      let names = SceneCatalog.all.map(\.name)
      let file = "\(argument).json"
      if DiskFile.isFile(file) { throw UsageMistake("did you mean the stack \"\(file)\"?") }
      throw UsageMistake(
        NearNames.question(for: argument, in: names + others)
          ?? "the scenes are \(names.joined(separator: ", "))")
    }
    self = scene
  }

  /// Finds a scene by its name, where only scenes are allowed.
  init(argument: String) throws { try self.init(argument: argument, or: []) }
}
