import Documents
import FoundationEssentials
import TestSupport
import Testing

/// Compares a layout report with the recorded one, number by number.
enum GoldenLayout {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/Goldens"
  static let suffix = ".layout.json"

  /// Expects `report` to be `Goldens/<name>.layout.json`.
  static func expect(
    _ report: LayoutReport, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/\(name)\(suffix)"
    let recorded = try? String(contentsOfFile: path, encoding: .utf8)
    let text = LayoutReportDocument.text(for: report)
    if Recording.current == .all
      || recorded != text && Recording.current.records(isMissing: recorded == nil)
    {
      return try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    guard let recorded else {
      Issue.record(
        "there is no \(path); record it with GOLDEN_RECORD=missing make test",
        sourceLocation: sourceLocation)
      return
    }
    let differences = LayoutReportDocument.differences(
      expected: try LayoutReportDocument.read(recorded), actual: report)
    guard !differences.isEmpty else { return }
    Issue.record(
      """
      \(name) differs in \(differences.count) place\(differences.count == 1 ? "" : "s"); if the \
      layout was meant to change, record it with GOLDEN_RECORD=failed make test
      \(differences.map { "  \($0)" }.joined(separator: "\n"))
      """, sourceLocation: sourceLocation)
  }
}
