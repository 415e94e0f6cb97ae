package import Drawing
package import SceneParts
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

  package override var heading: Words { "The bill, in cells" }

  package override var hasContent: Bool { !readout.bills.isEmpty }

  package override var contentHeight: Double {
    let entries = entries
    return Double(entries.count + (readout.bills.count > 1 ? 1 : 0)) * Self.lineHeight
      + Double(entries.count { $0.isRuled }) * Self.ruleGap + 4
  }

  /// Whether only the lines for newcomers are shown.
  package var isBrief = false { didSet { if oldValue != isBrief { contentDidChange() } } }

  /// The figure that a line shows.
  private enum Entry {
    case onScreen, offScreen, waiting, givenUp, made, asked, oneForEach
    // The memory and the time of cells on this machine; several columns have room for memory only.
    case priceOfOne, timeOfOne, priceOfMade, priceOfOneForEach

    /// Whether a rule separates the line from the lines above.
    var isRuled: Bool { self == .made || self == .priceOfOne }
    var isTotal: Bool { self == .made }
  }

  private var entries: [Entry] {
    let bills = readout.bills
    var entries: [Entry] = []
    entries.reserveCapacity(10)
    entries.append(.onScreen)
    // Also when it is 0: the lines below keep their places.
    entries.append(.offScreen)
    entries.append(.waiting)
    if bills.contains(where: { $0.givenUp > 0 }) { entries.append(.givenUp) }
    entries.append(.made)
    if !isBrief { entries.append(.asked) }
    if bills.contains(where: { $0.rows != nil }) { entries.append(.oneForEach) }
    guard !isBrief, bills.contains(where: { $0.price != nil }) else { return entries }
    entries.append(.priceOfOne)
    if bills.count > 1 { entries.append(.timeOfOne) }
    entries.append(.priceOfMade)
    entries.append(.priceOfOneForEach)
    return entries
  }

  private func label(of entry: Entry) -> String {
    switch entry {
    case .onScreen: "on the screen"
    case .offScreen: "out of sight"
    // Several columns leave less room for the label.
    case .waiting: readout.bills.count > 1 ? "in the queue" : "waiting in the queue"
    case .made, .priceOfMade: "made so far"
    case .asked: "without reuse"
    case .givenUp: "given up"
    // All panes have the same kind of rows.
    case .oneForEach, .priceOfOneForEach: "one for every \(readout.bills.first?.element ?? "row")"
    case .priceOfOne: "one cell, measured here"
    case .timeOfOne: "… and to make it"
    }
  }

  private func value(of entry: Entry, in bill: Readout.Bill) -> Words {
    func fact(_ quantity: Fact.Quantity, _ count: Int) -> Words {
      Fact(quantity, of: bill.subject, count).words
    }
    return switch entry {
    case .onScreen: fact(.onScreen, bill.onScreen)
    case .offScreen: fact(.outOfSight, bill.offScreen)
    case .waiting: fact(.waiting, bill.waiting)
    case .givenUp: fact(.givenUp, bill.givenUp)
    case .made: fact(.made, bill.made)
    case .asked: fact(.asked, bill.asked)
    case .oneForEach: bill.rows.map { fact(.rows, $0) } ?? "–"
    case .priceOfOne: price(of: 1, "one cell", in: bill)
    case .timeOfOne: bill.price.map { time($0.seconds, "one cell", in: bill) } ?? "–"
    case .priceOfMade: price(of: bill.made, "the cells made", in: bill)
    case .priceOfOneForEach: bill.rows.map { price(of: $0, "a cell for each row", in: bill) } ?? "–"
    }
  }

  /// The memory of cells, and their time if there is room.
  private func price(of count: Int, _ cells: String, in bill: Readout.Bill) -> Words {
    guard let price = bill.price else { return "–" }
    let count = Double(count)
    let memory: Words =
      price.bytes.map {
        Fact(.init("memory of \(cells)", .bytes), of: bill.subject, $0 * count).words
      } ?? "–"
    return readout.bills.count == 1
      ? "\(memory) · \(time(price.seconds * count, cells, in: bill))" : memory
  }

  private func time(_ seconds: Double, _ cells: String, in bill: Readout.Bill) -> Words {
    Fact(.init("time of \(cells)", .shortTime), of: bill.subject, seconds).words
  }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    var line = Rect(x: rect.minX, y: rect.minY - 4, width: rect.width, height: Self.lineHeight)
    if readout.bills.count > 1 {
      draw(in: line, Typography.small, { Words($0.title) }, { _ in theme.muted }, &canvas)
      line.origin.y += Self.lineHeight
    }
    for entry in entries {
      if entry.isRuled {
        line.origin.y += Self.ruleGap
        canvas.line(
          along: .top, of: line.offsetBy(Point(x: 0, y: -Self.ruleGap / 2)), theme.hairline)
      }
      let column = columnWidth(in: line)
      let numbers =
        readout.bills.count > 1
        ? Double(readout.bills.count) * column
        : canvas.text.width(
          of: value(of: entry, in: readout.bills[0]).string, in: Typography.number)
      canvas.text(
        label(of: entry),
        in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: numbers + Self.gap)),
        font: entry.isTotal ? Typography.bodyStrong : Typography.body,
        color: entry.isTotal ? theme.ink : theme.muted)
      draw(
        in: line, entry.isTotal ? Typography.figure : Typography.number,
        { value(of: entry, in: $0) }, { color(of: entry, in: $0) }, &canvas)
      line.origin.y += Self.lineHeight
    }
  }

  /// The colour of the total: frugal if cells are reused, and fewer were made than without reuse and
  /// than there are rows; otherwise costly if cells are out of sight. Beside others, the one with the
  /// fewest cells is the frugal one; none is if all made as many.
  private func color(of entry: Entry, in bill: Readout.Bill) -> Color {
    guard entry.isTotal else { return theme.ink }
    let made = readout.bills.map(\.made)
    if let least = made.min(), let most = made.max(), made.count > 1 {
      if least == most { return theme.ink }
      if bill.made == least { return theme.frugal }
      return bill.made == most && bill.offScreen > 0 ? theme.costly : theme.ink
    }
    if bill.isReusing, bill.made < min(bill.asked, bill.rows ?? .max) { return theme.frugal }
    return bill.offScreen > 0 ? theme.costly : theme.ink
  }

  private func columnWidth(in line: Rect) -> Double {
    let count = Double(readout.bills.count)
    return count > 1 ? min(Self.columnWidth, (line.width - Self.labelWidth) / count) : line.width
  }

  /// Draws a value for each bill.
  private func draw(
    in line: Rect, _ font: Font, _ value: (Readout.Bill) -> Words,
    _ color: (Readout.Bill) -> Color, _ canvas: inout Canvas
  ) {
    let column = columnWidth(in: line)
    for (place, bill) in readout.bills.enumerated() {
      let right = line.maxX - Double(readout.bills.count - 1 - place) * column
      let width = column - (readout.bills.count > 1 ? Self.gap : 0)
      canvas.say(
        value(bill), in: Rect(x: right - width, y: line.minY, width: width, height: line.height),
        font: font, color: color(bill), alignment: .trailing)
    }
  }
}
