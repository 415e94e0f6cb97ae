import Documents
import SceneParts
import Visualiser

/// Stacks in files.
enum StackFile {
  /// The name of a stack's scene: a scene of the catalogue never has a dot in its name.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func text(_ path: String) throws(CommandError) -> String {
    try TextFile.read(path, limit: StackDocument.sizeLimit)
  }

  @MainActor
  static func scene(_ text: String, _ path: String) throws(DocumentError) -> SceneDescription {
    .stack(try StackDocument.read(text), named: name(of: path), path: path)
  }
}
