import Documents
import SceneParts
import Visualiser

/// Reads stacks from files, and names them.
enum StackFile {
  /// The name of a stack's scene: the file's name. Scenes of the catalogue have no dot in their
  /// names.
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
