import FoundationEssentials
import PictureSupport
import SDLStage
import TestSupport
import Testing

/// Compares a picture with the recorded one, channel by channel.
@MainActor
enum GoldenPicture {
  /// The FreeType of the recorded pictures; another version paints text in another way.
  nonisolated static let recordedFreeType = "2.12.1"

  /// Whether this machine can paint the recorded pictures. Continuous integration has to.
  static let isComparable: Bool = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    guard let fonts = try? FontLibrary() else { return false }
    return fonts.usesRecordedFonts && StageVersion().freeType == recordedFreeType
  }()

  nonisolated static let requirement: Comment =
    """
    goldens need the fonts Inter and JetBrains Mono, and FreeType \(recordedFreeType); \
    `scrollwork --version` says what is here
    """

  /// Expects `picture` to be `Goldens/<name>.png`.
  ///
  /// A difference leaves four pictures in the folder `.build/picture-failures`.
  static func expect(
    _ picture: Picture, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/Goldens/\(name).png"
    let exists = FileManager.default.fileExists(atPath: path)
    let expected = exists ? try PNGFile.read(path) : nil
    let difference = expected.flatMap { PictureDifference(expected: $0, actual: picture) }
    if Recording.current == .all
      || (!exists || difference != nil) && Recording.current.records(isMissing: !exists)
    {
      return try PNGFile.write(picture, to: path)
    }
    guard exists else {
      Issue.record(
        "there is no \(path); record it with GOLDEN_RECORD=missing make test",
        sourceLocation: sourceLocation)
      return
    }
    guard let difference else { return }
    let written = try difference.write(beside: "\(failureFolder())/\(name).png")
    let versions = "\(StageVersion())".split(separator: "\n").joined(separator: ", ")
    Issue.record(
      """
      \(name): \(difference); see \(written.joined(separator: ", ")) \
      (\(versions)); if the picture was meant to change, look at it and record it with \
      GOLDEN_RECORD=failed make test
      """, sourceLocation: sourceLocation)
  }

  private static let folder = #filePath.split(separator: "/").dropLast()
    .reduce("") { $0 + "/" + $1 }
}
