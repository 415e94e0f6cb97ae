import SceneParts

/// Measurements of this program and of other programs, as one table for people.
package struct MeasurementTable {
  /// One printed line of a program.
  package struct Entry: Hashable, Sendable {
    /// The program and its version.
    package var peer: String
    /// The workload and its variant.
    package var variant: String
    /// The name of the measured quantity.
    package var metric: String
    /// The number of rows in all, or 0 if there are none.
    package var rows = 0
    /// The number of sections or tables, or 0 if there are none.
    package var sections = 0
    /// Whether frames were painted during the measurement.
    package var painted = true
    /// The unit, as in ``Measurement/unit``.
    package var unit: String
    /// The value, or the median of samples.
    package var value: Double
    /// The expectation, in a few words; nil for none.
    package var note: String?
    /// The greatest acceptable value for our own program; nil for none.
    package var budget: Double?

    package init(peer: String, variant: String, metric: String, unit: String, value: Double) {
      self.peer = peer
      self.variant = variant
      self.metric = metric
      self.unit = unit
      self.value = value
    }
  }

  /// The program with which the other programs are compared.
  static let own = "scrollwork"

  /// The measurements with the same conditions.
  private struct Block: Hashable {
    let variant: String
    let rows: Int
    let sections: Int
    let painted: Bool

    init(_ entry: Entry) {
      (variant, painted) = (entry.variant, entry.painted)
      (rows, sections) = (entry.rows, entry.sections)
    }

    var title: String {
      var title = variant
      if rows > 0 { title += ", \(grouped(rows)) rows" }
      if sections > 1 { title += " in \(grouped(sections)) lists" }
      return title + (painted ? "" : ", nothing painted in between")
    }
  }

  private let entries: [Entry]

  /// Makes a table of the lines of one or more runs.
  package init(_ entries: [Entry]) {
    // Leaves out checksums, which only show whether programs did the same work.
    self.entries = entries.filter { !$0.metric.hasPrefix("checksum") }
  }

  /// The lines of the table. Each figure is the median of all runs; another program's figure is
  /// followed by its ratio to ours.
  package var lines: [String] {
    unique(entries.map(Block.init)).flatMap { block in
      let inside = entries.filter { Block($0) == block }
      let peers = columns(of: inside)
      let rows = unique(inside.map(\.metric)).map { metric in
        row(inside.filter { $0.metric == metric }, peers)
      }
      // No heading is needed if this is the only program.
      let head = peers == [Self.own] ? [] : [["", ""] + peers]
      return [block.title] + aligned(head + rows) + [""]
    }
  }

  /// All programs: this program, then the others in the order of their first lines.
  private func columns(of entries: [Entry]) -> [String] {
    let peers = unique(entries.map(\.peer))
    return peers.filter { $0 == Self.own } + peers.filter { $0 != Self.own }
  }

  /// The row for one metric, with a figure for each program.
  private func row(_ entries: [Entry], _ peers: [String]) -> [String] {
    let unit = entries[0].unit
    let own = median(entries, of: Self.own)
    let figures = peers.map { peer in
      guard let value = median(entries, of: peer) else { return "" }
      guard peer != Self.own, let own, own > 0 else { return Self.text(value, unit) }
      return "\(Self.text(value, unit)) (\(Self.text(value / own, "times"))x)"
    }
    return [entries[0].metric, unit] + figures + [remark(entries[0], own)]
  }

  private func remark(_ entry: Entry, _ own: Double?) -> String {
    var remarks: [String] = []
    if let budget = entry.budget {
      let isOver = own.map { $0 > budget } ?? false
      remarks.append("budget \(Self.text(budget, "count"))" + (isOver ? ", OVER" : ""))
    }
    if let note = entry.note { remarks.append("expected " + note) }
    return remarks.joined(separator: "; ")
  }

  private func median(_ entries: [Entry], of peer: String) -> Double? {
    Summary(entries.filter { $0.peer == peer }.map(\.value))?.median
  }

  /// Pads cells to aligned columns: words to the left, figures to the right.
  private func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    // Least widths, so that columns are equal in most blocks.
    var widths = [Self.metricWidth, Self.unitWidth]
    widths += Array(repeating: Self.figureWidth, count: max(0, count - 2))
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    return rows.map { row in
      var line = " "
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isFigure = column > 1 && column < count - 1
        line += " " + (isFigure ? " " + space + cell : (column > 1 ? "  " : "") + cell + space)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private static let metricWidth = 40
  private static let unitWidth = 12
  private static let figureWidth = 10
  /// The units of whole numbers.
  private static let wholeUnits: Set = [
    "count", "pixels", "lines", "bytes", "blocks", "instructions",
  ]

  /// A figure with three digits but at most two decimals, or with all integer digits if there are
  /// more.
  static func text(_ value: Double, _ unit: String) -> String {
    guard value.isFinite else { return "\(value)" }
    let size = abs(value)
    // A median of counts may end in a half.
    let isWhole = wholeUnits.contains(unit) && value == value.rounded()
    if isWhole || size >= 99.95 { return grouped(Int(value.rounded())) }
    let digits = size >= 9.995 ? 1 : 2
    let factor = digits == 1 ? 10.0 : 100
    let scaled = Int((size * factor).rounded())
    let fraction = String(scaled % Int(factor))
    return (value < 0 && scaled > 0 ? "-" : "") + "\(scaled / Int(factor))."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

/// The distinct elements, in order of their first occurrence.
private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
