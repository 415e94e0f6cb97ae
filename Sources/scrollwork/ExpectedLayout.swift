import Documents

/// An expected layout report from a file, as printed by `layout --json`.
struct ExpectedLayout {
  private let path: String
  private let report: LayoutReport

  init(file path: String) throws {
    self.path = path
    let text = try TextFile.read(path, limit: LayoutReportDocument.sizeLimit)
    // A report begins with a brace; without --json, `layout` prints a table.
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    guard text.first(where: { !$0.isWhitespace }) == "{" else {
      throw CommandError(
        description: "\(path) begins with \"\(line.prefix(40))\" and is no layout report; "
          + "record it with --json")
    }
    do {
      report = try LayoutReportDocument.read(text)
    } catch {
      throw CommandError(error, in: path)
    }
  }

  /// The greatest number of differences reported; further differences are only counted.
  private static let limit = 20

  /// Compares a report with the expected report.
  ///
  /// - Throws: One line for each of the first differences.
  func compare(with actual: LayoutReport) throws(CommandError) {
    try check(LayoutReportDocument.differences(expected: report, actual: actual))
  }

  /// Compares only the calls.
  ///
  /// - Throws: One line for each of the first differences, or one line if the expected report has
  ///   no calls.
  func compareCalls(with actual: LayoutReport) throws(CommandError) {
    guard report.calls != nil else {
      throw CommandError(
        description: "\(path): has no calls; scrollwork calls --json writes a file that has")
    }
    try check(LayoutReportDocument.callDifferences(expected: report, actual: actual))
  }

  private func check(_ differences: [LayoutDifference]) throws(CommandError) {
    guard !differences.isEmpty else { return }
    let more = differences.count - Self.limit
    throw CommandError(
      description: "\(path): \(differences.count) difference\(differences.count == 1 ? "" : "s")",
      details: differences.prefix(Self.limit).map { "  \($0)" }
        + (more > 0 ? ["  and \(more) more"] : []))
  }
}
