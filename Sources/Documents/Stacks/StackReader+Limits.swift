internal import Geometry
internal import ScrollEngine

extension StackReader {
  /// Checks the number of cells that may be visible at once: a viewport could show a hundred
  /// thousand items of one point.
  mutating func checkSight(
    of section: StackDescription.Section, _ viewport: Size, at path: String, line: Int
  ) {
    let cells = section.mostCells(in: viewport)
    let limit = Document.sightLimit.ofSection
    guard cells > limit else { return }
    fields.report(
      "up to \(cells) cells in sight at once", at: path, line: line,
      allowed: "at most \(limit), of fewer or larger items")
  }

  /// Checks the limits for all sections together.
  mutating func checkSums(of stack: StackDescription, line: Int) {
    func check(
      _ limit: Int, _ what: String, _ number: (StackDescription.Section) -> Int
    ) {
      let sum = stack.sections.reduce(0) { $0 + number($1) }
      guard sum > limit else { return }
      fields.report(
        "\(sum) \(what)", at: "sections", line: line, allowed: "at most \(limit) together")
    }
    check(Document.viewLimit, "views") { $0.kind == .view ? $0.count : 0 }
    check(Document.countLimit, "rows and items") { $0.kind == .view ? 0 : $0.count }
    let limit = Document.sightLimit
    check(limit.ofAll, "cells that may be in sight at once") {
      min($0.mostCells(in: stack.viewport), limit.ofSection)
    }
  }
}

extension StackDescription.Section {
  /// The greatest number of a section's cells that can be visible at once, at any offset.
  fileprivate func mostCells(in viewport: Size) -> Int {
    func most(_ lengths: StackDescription.Lengths, _ room: Double) -> Int {
      Int(room / (lengths.least + spacing)) + 2
    }
    let cells =
      switch kind {
      case .view: 0
      case .table: most(height, viewport.height)
      case .horizontalList: most(width, viewport.width)
      case .collection: most(width, viewport.width) * most(height, viewport.height)
      }
    return min(count, cells)
  }
}
