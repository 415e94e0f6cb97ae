internal import Geometry
internal import PlainText
internal import ScrollEngine

extension LayoutReportDocument {
  /// The report as tables for people: all views with their geometry, and all queues with their
  /// counts.
  ///
  /// Numbers are rounded as in the JSON. Bounds are left out: their origin is the content offset,
  /// and without a transform their size is the frame's.
  package static func table(for report: LayoutReport) -> String {
    var text = "scene \(line(report.scene)) at \(ReportValue.words(report.time)) s\n"
    if !report.views.isEmpty { text += "\n" + views(report.views) }
    if !report.reuse.isEmpty { text += "\n" + reuse(report.reuse) }
    if let calls = report.calls { text += "\n" + table(of: calls) }
    return text
  }

  /// Calls as a table for people, the earliest first; `notes` are lines below calls, by the index of
  /// the call.
  package static func table(of calls: [CallEntry], notes: [Int: [String]] = [:]) -> String {
    var table = TextTable([
      ("time", .right), ("view", .left), ("call", .left), ("row", .right), ("cell", .left),
      ("details", .left), ("cause", .left),
    ])
    for (place, entry) in calls.enumerated() {
      table.append(
        [
          JSONText.number(ReportValue.rounded(entry.time)), line(entry.view), line(entry.call),
          entry.rowWords, line(entry.cellWords), line(entry.details),
          line(entry.cause ?? ""),
        ], below: notes[place, default: []].map(line))
    }
    return table.text
  }

  private static func views(_ entries: [LayoutReport.ViewEntry]) -> String {
    // Leaves out the column for transforms if there are none, because few scenes have any.
    let hasTransforms = entries.contains { $0.transform != nil }
    var table = TextTable(
      [
        ("view", .left), ("kind", .left), ("x", .right), ("y", .right), ("width", .right),
        ("height", .right), ("offset x", .right), ("offset y", .right), ("content w", .right),
        ("content h", .right), ("live rows", .left),
      ] + (hasTransforms ? [("transform", .left)] : []))
    let number = ReportValue.words
    for entry in entries {
      let origin = entry.contentOffset ?? entry.bounds?.origin
      let offset = origin.map { [number($0.x), number($0.y)] } ?? ["", ""]
      let size = entry.contentSize.map { [number($0.width), number($0.height)] } ?? ["", ""]
      let frame = [entry.frame.minX, entry.frame.minY, entry.frame.width, entry.frame.height]
      table.append(
        [line(entry.id), line(entry.kind)] + frame.map(number) + offset + size
          + [entry.liveRows.map(ranges) ?? ""] + (hasTransforms ? [words(entry.transform)] : []))
    }
    return table.text
  }

  private static func words(_ transform: AffineTransform?) -> String {
    guard let transform else { return "" }
    return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map(ReportValue.words).joined(separator: " ")
  }

  private static func reuse(_ entries: [LayoutReport.ReuseEntry]) -> String {
    var table = TextTable([
      ("reuse queue", .left), ("identifier", .left), ("live", .right), ("queued", .right),
      ("created", .right), ("discarded", .right), ("dequeued", .right), ("reused", .right),
    ])
    for entry in entries {
      let counts = entry.statistics
      table.append(
        [line(entry.owner), line(entry.identifier)]
          + [
            counts.live, counts.queued, counts.created, counts.discarded, counts.dequeued,
            counts.reused,
          ].map { "\($0)" })
    }
    return table.text
  }

  /// Consecutive rows as `first-last`; a dash if there are none.
  private static func ranges(_ rows: [Int]) -> String {
    var runs: [(first: Int, last: Int)] = []
    for row in rows {
      if let last = runs.last?.last, last < Int.max, row == last + 1 {
        runs[runs.count - 1].last = row
      } else {
        runs.append((row, row))
      }
    }
    if runs.isEmpty { return "-" }
    return runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
      .joined(separator: " ")
  }

  /// The name, quoted if it has characters that would break its line.
  private static func line(_ name: String) -> String {
    name.unicodeScalars.contains(where: \.isCommand) ? JSONText.string(name) : name
  }
}

extension CallEntry {
  /// The row, such as `9`, or `2.9` in a section other than the first.
  fileprivate var rowWords: String {
    guard let row else { return "" }
    return section.map { $0 > 0 ? "\($0).\(row)" : "\(row)" } ?? "\(row)"
  }

  /// The cell, such as `A (1)`: the letter on the stage, and the instance number in reports.
  fileprivate var cellWords: String {
    guard let cell else { return "" }
    return letter.map { "\($0) (\(cell))" } ?? "\(cell)"
  }

  fileprivate var details: String {
    let number = ReportValue.words
    func pair(_ name: String, _ point: Point?) -> String? {
      point.map { "\(name) \(number($0.x)), \(number($0.y))" }
    }
    return [
      row == nil ? section.map { "section \($0)" } : nil, outcome, kind, count.map { "\($0) rows" },
      pair("offset", offset),
      pair("velocity", velocity), willDecelerate.map { "willDecelerate \($0)" },
      scale.map { "scale \(number($0))" }, steps,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// The values of a changed property.
  private var steps: String? {
    guard let from, let to else { return nil }
    func words(_ values: [Double]) -> String {
      values.map(ReportValue.words).joined(separator: " ")
    }
    return "\(words(from)) to \(words(to))"
  }
}
