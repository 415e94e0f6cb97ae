import Documents
import SceneParts

/// A recorded script in a file, and what it was recorded on.
struct ScriptFile {
  let path: String
  let script: GestureScript

  /// Whether a path is that of a script, by its name.
  static func isName(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

  /// Reads a script.
  ///
  /// - Throws: All mistakes in the file.
  init(_ path: String) throws {
    self.path = path
    script = try GestureScript(file: path)
  }

  /// The content on which the script was recorded; a stack's path is relative to the script.
  ///
  /// - Throws: ``CommandError`` if the script names no content, or none that there is.
  func subject() throws(CommandError) -> SceneArgument {
    guard let name = script.subject?.scene else {
      throw CommandError(
        description:
          "\(path) does not name its scene; play it with `scrollwork replay FILE SCENE`, or begin "
          + "the file with a line such as {\"scene\":\"container\"}")
    }
    do {
      let subject = try SceneArgument(name)
      guard case .stack(let stack) = subject, !stack.hasPrefix("/") else { return subject }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      return .stack(path: folder + stack)
    } catch {
      throw CommandError(description: "\(path): there is no scene '\(name)': \(error)")
    }
  }

  /// The variant on which the script was recorded; nil if the script names none.
  ///
  /// - Throws: ``CommandError`` if the scene has no such variant.
  func variant(in scene: SceneDescription) throws(CommandError) -> String? {
    guard let variant = script.subject?.variant else { return nil }
    do {
      _ = try scene.place(ofVariant: variant)
      return variant
    } catch {
      throw CommandError(description: "\(path): \(error)")
    }
  }
}
