import Documents
import ScrollEngine

/// A layout report in a file, as `layout --json` prints it, which another one is to equal.
struct ExpectedLayout {
  private let path: String
  private let report: LayoutReport

  init(file path: String) throws {
    self.path = path
    report = try reading(path, limit: LayoutReportDocument.sizeLimit, LayoutReportDocument.read)
  }

  /// - Throws: One line for each difference.
  func compare(with actual: LayoutReport) throws(CommandError) {
    let differences = LayoutReportDocument.differences(expected: report, actual: actual)
    guard !differences.isEmpty else { return }
    throw CommandError(
      description: "\(path): \(differences.count) difference\(differences.count == 1 ? "" : "s")\n"
        + differences.map { "  \($0)" }.joined(separator: "\n"))
  }
}
