import FoundationEssentials
public import Testing

/// Compares a text with a recorded file.
public enum Snapshot {
  /// Expects `text` to be the content of `Goldens/<name>.txt` beside the calling test.
  ///
  /// `GOLDEN_RECORD=missing|failed|all` writes the file instead.
  public static func expect(
    _ text: String, matches name: String, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = file.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/Goldens"
    let path = "\(folder)/\(name).txt"
    let recorded = try? String(contentsOfFile: path, encoding: .utf8)
    if Recording.current == .all
      || (recorded != text && Recording.current.records(isMissing: recorded == nil))
    {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    guard let recorded else {
      Issue.record(
        "there is no \(path); record it with GOLDEN_RECORD=missing", sourceLocation: sourceLocation)
      return
    }
    guard recorded != text else { return }
    Issue.record(
      "\(name) differs: \(firstDifference(recorded, text)); record it with GOLDEN_RECORD=failed",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? "\"\(lines[line])\"" : "nothing"
    }
    return "line \(line + 1): expected \(text(expected)), found \(text(actual))"
  }
}
