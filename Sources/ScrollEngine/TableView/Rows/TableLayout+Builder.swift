import Extents

extension TableLayout {
  /// Builds a layout from sections in order.
  ///
  /// Small sections are collected, so that a hundred thousand small sections do not cost as many
  /// tree insertions; large sections are inserted at once.
  struct Builder {
    private var items = Extents()
    private var sections = Extents()
    private let spacing: TableSpacing
    private var hasSupplements = false
    /// The items of rows whose heights are estimates; not needed if all heights are estimates.
    private var estimatedItems: [Int] = []
    /// Whether all row heights are estimates.
    var isEstimated = false
    /// Extents and counts not yet in a tree.
    private var newItems: [Double] = []
    private var newCounts: [Double] = []

    /// The number of rows from which equal rows are inserted at once, and not collected first.
    private static let manyRows = 256
    /// The number of rows that fill a block of `Extents`.
    private static let blockOfRows = 512
    /// The number of collected extents or counts at which they go into a tree: 32 KiB.
    private static let mostGathered = 4_096

    /// Starts with the table's header, whose height is in points.
    init(spacing: TableSpacing, tableHeader header: Double) {
      self.spacing = spacing
      newItems.append(header)
    }

    /// Adds a section of rows of the same height.
    mutating func appendSection(rows: Int, rowHeight: Double, header: Double, footer: Double) {
      begin(header: header)
      if rows < Self.manyRows {
        for row in 0..<rows { newItems.append(extent(rowHeight, row: row, of: rows)) }
      } else {
        flushItems()
        items.append(repeating: extent(rowHeight, row: 0, of: rows), count: rows - 1)
        newItems.append(rowHeight)
      }
      end(rows: rows, footer: footer)
    }

    /// Adds a section of rows of different heights; `rowHeight` returns the height in points, and
    /// whether it is an estimate. A `known` answer for the first row saves that call.
    mutating func appendSection(
      rows: Int, header: Double, footer: Double,
      first known: (height: Double, isEstimate: Bool)? = nil,
      rowHeight: (Int) -> (height: Double, isEstimate: Bool)
    ) {
      begin(header: header)
      let first = items.count + newItems.count
      var estimates: [Int] = []
      func height(_ row: Int, _ answer: (height: Double, isEstimate: Bool)) -> Double {
        if answer.isEstimate { estimates.append(first + row) }
        return answer.height
      }
      for row in 0..<min(rows, Self.blockOfRows) {
        let answer = row == 0 ? known ?? rowHeight(0) : rowHeight(row)
        newItems.append(extent(height(row, answer), row: row, of: rows))
      }
      if rows > Self.blockOfRows {
        flushItems()
        let spacing = spacing.rows
        // None of these rows is the first or the last one, so the checks for these two are skipped.
        items.append(
          Extents(count: rows - Self.blockOfRows - 1) {
            let row = $0 &+ Self.blockOfRows
            return height(row, rowHeight(row)) + spacing
          })
        newItems.append(height(rows - 1, rowHeight(rows - 1)))
      }
      estimatedItems += estimates
      end(rows: rows, footer: footer)
    }

    /// Ends with the table's footer, whose height is in points.
    mutating func finish(tableFooter footer: Double) -> TableLayout {
      newItems.append(footer)
      flushItems()
      flushCounts()
      // Marked in one go: headers and footers, which are not estimates, lose the mark when they
      // become visible.
      if isEstimated { items.markEstimated(0..<items.count) }
      for item in estimatedItems { items.markEstimated(item..<item + 1) }
      return TableLayout(
        items: items, sections: sections, spacing: spacing, hasSupplements: hasSupplements)
    }

    private func extent(_ height: Double, row: Int, of rows: Int) -> Double {
      row == rows - 1 ? height : height + spacing.rows
    }

    private mutating func begin(header: Double) {
      let space = spacing.inset.top
      newItems.append(space + (header > 0 ? header + spacing.headerPadding : 0))
      if header > 0 { hasSupplements = true }
    }

    private mutating func end(rows: Int, footer: Double) {
      newItems.append(footer + spacing.inset.bottom)
      if footer > 0 { hasSupplements = true }
      newCounts.append(Double(rows + 2))
      if newItems.count >= Self.mostGathered { flushItems() }
      if newCounts.count >= Self.mostGathered { flushCounts() }
    }

    private mutating func flushItems() { Self.move(&newItems, to: &items) }
    private mutating func flushCounts() { Self.move(&newCounts, to: &sections) }

    private static func move(_ numbers: inout [Double], to extents: inout Extents) {
      guard !numbers.isEmpty else { return }
      extents.append(Extents(count: numbers.count) { numbers[$0] })
      numbers.removeAll(keepingCapacity: true)
    }
  }
}
