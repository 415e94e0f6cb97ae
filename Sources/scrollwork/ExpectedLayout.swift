import Documents
import ScrollEngine

extension LayoutReport {
  /// Compares the report with one in a file, as `layout --json` prints it.
  ///
  /// - Throws: One line for each difference.
  func compare(with path: String) throws {
    let expected = try reading(path, LayoutReportDocument.read)
    let differences = LayoutReportDocument.differences(expected: expected, actual: self)
    guard !differences.isEmpty else { return }
    throw CommandError(
      description: "\(path): \(differences.count) difference\(differences.count == 1 ? "" : "s")\n"
        + differences.map { "  \($0)" }.joined(separator: "\n"))
  }
}
