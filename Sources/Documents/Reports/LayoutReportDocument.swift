/// Layout reports as JSON: a picture in numbers that a program can compare and a diff can show.
///
/// There is one view or queue per line, with the same fields in the same order, and numbers are
/// rounded to 0.001. So equal layouts have equal texts, byte for byte.
///
/// ```
/// {"version": 1, "scene": "container", "time": 0,
///  "views": [{"id": "table1", "kind": "TableView", "frame": [0,300,320,412]}],
///  "reuse": []}
/// ```
package enum LayoutReportDocument {
  /// The greatest length of a text that is read, in bytes: tens of thousands of views.
  ///
  /// In memory, a text with as many values as possible takes about thirty times its length.
  package static let sizeLimit = 4 << 20

  /// The report as a text that ends with a line feed.
  ///
  /// A number that is not finite becomes `null`, which the reader rejects.
  package static func text(for report: LayoutReport) -> String {
    let version = ReportValue.Field(name: "version", value: .count(LayoutReport.version))
    let head = ReportText.object([version] + report.headFields)
    let views = ReportText.list("views", report.views.map { ReportText.object($0.fields) })
    let reuse = ReportText.list("reuse", report.reuse.map { ReportText.object($0.fields) })
    let calls = report.calls.map {
      ",\n " + ReportText.list("calls", $0.map { ReportText.object($0.fields) })
    }
    return "\(head.dropLast()),\n \(views),\n \(reuse)\(calls ?? "")}\n"
  }

  /// Only the calls of a report, as a text that ends with a line feed.
  ///
  /// The text is a report without views and queues, so it can be read as a report.
  package static func callText(for report: LayoutReport) -> String {
    text(
      for: LayoutReport(
        scene: report.scene, time: report.time, views: [], reuse: [], calls: report.calls ?? []))
  }

  /// The report that a text describes, such as a stored expectation.
  ///
  /// - Throws: All mistakes together, each with its line, its field and the values allowed there.
  package static func read(_ text: String) throws(DocumentError) -> LayoutReport {
    var reader = LayoutReportReader()
    let report = reader.read(text)
    guard let report, reader.mistakes.isEmpty else { throw DocumentError(reader.mistakes) }
    return report
  }
}
