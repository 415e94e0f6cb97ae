package import Drawing
import SceneParts
package import ScrollEngine

/// The number of cells of the lists, compared with the number without reuse and with a cell for
/// every row; a column for each pane.
package final class BillSection: InspectorSection {
  private static let lineHeight = 19.0
  private static let columnWidth = 62.0
  /// The least width of the labels, in points.
  private static let labelWidth = 108.0
  private static let gap = 8.0
  private static let ruleGap = 6.0

  package override var heading: String { "The bill, in cells" }

  package override var hasContent: Bool { !readout.bills.isEmpty }

  package override var contentHeight: Double {
    Double(lines.count + (readout.bills.count > 1 ? 1 : 0)) * Self.lineHeight
      + Double(lines.count { $0.isRuled }) * Self.ruleGap + 4
  }

  /// Whether only the lines for newcomers are shown.
  package var isBrief = false { didSet { if oldValue != isBrief { contentDidChange() } } }

  private struct Line {
    let label: String
    let values: [String]
    var isTotal = false
    /// Whether a rule separates the line from those above.
    var isRuled = false
  }

  private var lines: [Line] {
    let bills = readout.bills
    func line(_ label: String, _ value: (Readout.Bill) -> Int) -> Line {
      Line(label: label, values: bills.map { grouped(value($0)) })
    }
    var lines = [line("on the screen", \.onScreen)]
    if bills.contains(where: { $0.offScreen > 0 }) {
      lines.append(line("out of sight", \.offScreen))
    }
    // Several columns leave less room for the label.
    lines.append(line(bills.count > 1 ? "in the queue" : "waiting in the queue", \.waiting))
    var total = line("made so far", \.made)
    total.isTotal = true
    total.isRuled = true
    lines.append(total)
    if !isBrief { lines.append(line("without reuse", \.asked)) }
    lines.append(line(oneForEach, \.rows))
    return isBrief ? lines : lines + prices
  }

  /// The label for a cell per row; all panes have the same kind of rows.
  private var oneForEach: String { "one for every \(readout.bills.first?.element ?? "row")" }

  /// The memory and the time of the cells on this machine; several columns have room for memory
  /// only.
  private var prices: [Line] {
    let bills = readout.bills
    guard bills.contains(where: { $0.price != nil }) else { return [] }
    func line(_ label: String, _ count: (Readout.Bill) -> Int) -> Line {
      Line(
        label: label,
        values: bills.map { bill in
          guard let price = bill.price else { return "–" }
          let count = Double(count(bill))
          let memory = price.bytes.map { words(bytes: $0 * count) } ?? "–"
          return bills.count == 1 ? "\(memory) · \(words(seconds: price.seconds * count))" : memory
        })
    }
    var first = line("one cell, measured here") { _ in 1 }
    first.isRuled = true
    var lines = [first, line("made so far", \.made), line(oneForEach, \.rows)]
    if bills.count > 1 {
      let times = bills.map { $0.price.map { words(seconds: $0.seconds) } ?? "–" }
      lines.insert(Line(label: "… and to make it", values: times), at: 1)
    }
    return lines
  }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    var line = Rect(x: rect.minX, y: rect.minY - 4, width: rect.width, height: Self.lineHeight)
    if readout.bills.count > 1 {
      draw(readout.bills.map(\.title), in: line, Typography.small, { _ in theme.muted }, &canvas)
      line.origin.y += Self.lineHeight
    }
    for entry in lines {
      if entry.isRuled {
        line.origin.y += Self.ruleGap
        canvas.line(
          along: .top, of: line.offsetBy(Point(x: 0, y: -Self.ruleGap / 2)), theme.hairline)
      }
      let column = columnWidth(in: line)
      let numbers =
        readout.bills.count > 1
        ? Double(readout.bills.count) * column
        : canvas.text.width(of: entry.values[0], in: Typography.number)
      canvas.text(
        entry.label,
        in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: numbers + Self.gap)),
        font: entry.isTotal ? Typography.bodyStrong : Typography.body,
        color: entry.isTotal ? theme.ink : theme.muted)
      draw(
        entry.values, in: line,
        entry.isTotal ? Typography.figure : Typography.number,
        { color(of: entry, at: $0) }, &canvas)
      line.origin.y += Self.lineHeight
    }
  }

  /// The colour of the total: frugal if fewer cells were made than without reuse and than there are
  /// rows; otherwise costly if cells are out of sight.
  private func color(of line: Line, at place: Int) -> Color {
    let bill = readout.bills[place]
    guard line.isTotal else { return theme.ink }
    if bill.made < min(bill.asked, bill.rows) { return theme.frugal }
    return bill.offScreen > 0 ? theme.costly : theme.ink
  }

  private func columnWidth(in line: Rect) -> Double {
    let count = Double(readout.bills.count)
    return count > 1 ? min(Self.columnWidth, (line.width - Self.labelWidth) / count) : line.width
  }

  private func draw(
    _ values: [String], in line: Rect, _ font: Font, _ color: (Int) -> Color,
    _ canvas: inout Canvas
  ) {
    let column = columnWidth(in: line)
    for (place, value) in values.enumerated() {
      let right = line.maxX - Double(values.count - 1 - place) * column
      let width = column - (values.count > 1 ? Self.gap : 0)
      canvas.text(
        value, in: Rect(x: right - width, y: line.minY, width: width, height: line.height),
        font: font, color: color(place), alignment: .trailing)
    }
  }
}
