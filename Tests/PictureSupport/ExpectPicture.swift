import FoundationEssentials
package import SDLStage
package import Testing

/// Expects two pictures to have the same pixels.
///
/// A difference is reported in one line: how many pixels, in which rectangle, by how much at most,
/// and the paths of four pictures that show it. `ignoresAlpha` is for pictures of surfaces, which
/// may store any alpha.
package func expectPicture(
  _ actual: Picture, equals expected: Picture, _ comment: @autoclosure () -> String = "",
  ignoresAlpha: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let difference = PictureDifference(expected: expected, actual: actual) else {
    if !ignoresAlpha, actual != expected {
      Issue.record("\(comment()): alpha alone differs", sourceLocation: sourceLocation)
    }
    return
  }
  let place = "\(sourceLocation.fileName)-\(sourceLocation.line)"
  let written = Result { try difference.write(beside: "\(failureFolder())/\(place).png") }
  let see =
    switch written {
    case .success(let paths): paths.joined(separator: ", ")
    case .failure(let error): "\(error)"
    }
  let words = [comment(), "\(difference)"].filter { !$0.isEmpty }.joined(separator: ": ")
  Issue.record("\(words); see \(see)", sourceLocation: sourceLocation)
}

/// The folder for pictures that differ: `.build/picture-failures`.
package func failureFolder(file: String = #filePath) throws -> String {
  let root = file.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
  let folder = "\(root)/.build/picture-failures"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  return folder
}
