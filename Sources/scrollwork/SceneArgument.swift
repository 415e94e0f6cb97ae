import Arguments
import Demonstrations
import Documents
internal import Files
import PlainText
import SDLStage
import SceneParts

/// What a command should show: a scene of the catalogue, or a stack that a person has written.
enum SceneArgument {
  case scene(SceneDescription)
  /// A stack file, by its path; it is read when needed, so that mistakes in it are a failed run and
  /// not wrong usage.
  case stack(path: String)

  static let help = ArgumentHelp(
    "A scene, by name, or a stack, by file", valueName: "scene | stack.json")

  /// A name with a dot or a slash is a file's; an unknown scene is answered with the near names.
  ///
  /// `others` is what else may have been meant.
  ///
  /// - Throws: ``UsageMistake`` for an unknown scene.
  init(_ argument: String, or others: [String] = []) throws {
    if argument.contains(where: { $0 == "." || $0 == "/" }) {
      self = .stack(path: argument)
    } else {
      self = .scene(try SceneDescription(argument: argument, or: others))
    }
  }

  /// The name of the scene; for a stack, that of its file.
  var name: String {
    switch self {
    case .scene(let scene): scene.name
    case .stack(let path): StackFile.name(of: path)
    }
  }

  /// The scene, read from its file if it is a stack.
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
  /// The names of all scenes, and stacks.
  static var scenes: Completion { .words(SceneCatalog.all.map(\.name)).orFiles("json") }
}

extension SceneDescription {
  /// A scene by its name; an unknown name is answered with the stack file of that name, or the near
  /// names.
  ///
  /// `others` is what else may have been meant.
  ///
  /// - Throws: ``UsageMistake`` for an unknown scene.
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

  /// A scene by its name, if nothing else can have been meant.
  init(argument: String) throws { try self.init(argument: argument, or: []) }
}
