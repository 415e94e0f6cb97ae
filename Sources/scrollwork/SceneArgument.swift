import Arguments
import Demonstrations
import Documents
internal import Files
import PlainText
import SDLStage
import SceneParts
import TraceFiles

/// The content for a command to show: a scene of the catalogue, a person's stack, or a trace.
enum SceneArgument {
  case scene(SceneDescription)
  /// A stack file, by its path. The file is read when needed, so that a mistake in it makes the
  /// command fail, and is not reported as a mistake in the arguments.
  case stack(path: String)
  /// A trace, by its path; read when needed, too.
  case trace(path: String)

  static let help = ArgumentHelp(
    "A scene, by name, or a stack or a trace, by file", valueName: "scene | file")

  /// Parses a scene's name, or a file's path, which contains a dot or a slash.
  ///
  /// `others` are further names to suggest for an unknown scene.
  ///
  /// - Throws: ``UsageMistake`` for an unknown scene, with near names.
  init(_ argument: String, or others: [String] = []) throws {
    if TraceFile.isName(argument) {
      self = .trace(path: argument)
    } else if argument.contains(where: { $0 == "." || $0 == "/" }) {
      self = .stack(path: argument)
    } else {
      self = .scene(try SceneDescription(argument: argument, or: others))
    }
  }

  /// The name of the scene, or of the file.
  var name: String {
    switch self {
    case .scene(let scene): scene.name
    case .stack(let path), .trace(let path): StackFile.name(of: path)
    }
  }

  /// The path of the file; nil for a scene of the catalogue.
  var path: String? {
    switch self {
    case .scene: nil
    case .stack(let path), .trace(let path): path
    }
  }

  /// The description of the scene; a stack or a trace is read from its file.
  ///
  /// - Throws: All mistakes in the stack file, or why a trace cannot be shown.
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
    case .trace(let path): return try TraceFile.scene(path)
    }
  }
}

extension Completion {
  /// The names of all scenes, and the files of stacks and traces.
  static var scenes: Completion {
    .words(SceneCatalog.all.map(\.name)).orFiles("json", "scrolltrace")
  }

  /// The same, and the files of scripts.
  static var scenesAndScripts: Completion {
    .words(SceneCatalog.all.map(\.name)).orFiles("json", "jsonl", "scrolltrace")
  }
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
