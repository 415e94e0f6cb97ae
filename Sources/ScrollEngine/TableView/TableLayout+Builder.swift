import Extents

extension TableLayout {
  /// Makes a layout of sections that come in order.
  ///
  /// Small sections are gathered, so that a hundred thousand of them are not as many insertions into
  /// a tree; large ones go into it as they are.
  struct Builder {
    private var items = Extents()
    private var sections = Extents()
    private let rowSpacing: Double
    private let inset: EdgeInsets
    private var hasSupplements = false
    /// Rows whose height is an estimate, where not all are.
    private var estimatedItems: [Int] = []
    /// Whether all heights of rows are estimates.
    var isEstimated = false
    /// Extents and counts that are not yet in a tree.
    private var newItems: [Double] = []
    private var newCounts: [Double] = []

    /// So many rows are worth a leaf of their own.
    private static let manyRows = 256
    /// So many numbers are gathered at the most: 32 KiB.
    private static let mostGathered = 4_096

    /// - Parameter header: The height of the table's header in points.
    init(rowSpacing: Double, inset: EdgeInsets, tableHeader header: Double) {
      self.rowSpacing = rowSpacing
      self.inset = inset
      newItems.append(header)
    }

    /// Adds a section of rows that all have the same height.
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

    /// Adds a section of rows that each have their own height.
    ///
    /// - Parameter rowHeight: The height in points and whether it is an estimate.
    mutating func appendSection(
      rows: Int, header: Double, footer: Double,
      rowHeight: (Int) -> (height: Double, isEstimate: Bool)
    ) {
      begin(header: header)
      let first = items.count + newItems.count
      var estimates: [Int] = []
      func height(_ row: Int) -> Double {
        let (height, isEstimate) = rowHeight(row)
        if isEstimate { estimates.append(first + row) }
        return height
      }
      if rows < Self.manyRows {
        for row in 0..<rows { newItems.append(extent(height(row), row: row, of: rows)) }
      } else {
        flushItems()
        let spacing = rowSpacing
        let last = rows - 1
        items.append(
          Extents(count: rows) { $0 == last ? height($0) : height($0) + spacing })
      }
      estimatedItems += estimates
      end(rows: rows, footer: footer)
    }

    /// - Parameter footer: The height of the table's footer in points.
    mutating func finish(tableFooter footer: Double) -> TableLayout {
      newItems.append(footer)
      flushItems()
      flushCounts()
      // Marked in one go: headers and footers, which are none, lose the mark when they are seen.
      if isEstimated { items.markEstimated(0..<items.count) }
      for item in estimatedItems { items.markEstimated(item..<item + 1) }
      return TableLayout(
        items: items, sections: sections, rowSpacing: rowSpacing, inset: inset,
        hasSupplements: hasSupplements)
    }

    private func extent(_ height: Double, row: Int, of rows: Int) -> Double {
      row == rows - 1 ? height : height + rowSpacing
    }

    private mutating func begin(header: Double) {
      newItems.append(header + inset.top)
      if header > 0 { hasSupplements = true }
    }

    private mutating func end(rows: Int, footer: Double) {
      newItems.append(footer + inset.bottom)
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
