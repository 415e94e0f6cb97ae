import Documents
import ScrollEngine

@testable import Inspecting
@testable import Visualiser

/// A model of a vertical stack: the places of all cells, and the visible cells at an offset.
struct StackReference {
  private struct Cells {
    var start: Double
    var end: Double
    var count: Int
  }

  private var cells: [Cells] = []
  private(set) var length = 0.0
  private(set) var naiveCells = 0
  private let viewport: Size

  init(_ stack: StackDescription) {
    viewport = stack.viewport
    for (place, section) in stack.sections.enumerated() {
      if place > 0 { length += stack.spacing }
      if let header = section.header { length += header.length }
      length += section.insets.top
      switch section.kind {
      case .table: addRows((0..<section.count).map { (section.height[$0], 1) }, section.spacing)
      case .collection: addRows(lines(of: section), section.spacing)
      case .horizontalList: addList(section)
      case .view:
        for view in 0..<section.count {
          length += section.height[view] + (view > 0 ? section.spacing : 0)
        }
      }
      length += section.insets.bottom
      if section.kind == .table || section.kind == .collection { naiveCells += section.count }
    }
  }

  private mutating func addRows(_ rows: [(height: Double, cells: Int)], _ spacing: Double) {
    for (place, row) in rows.enumerated() {
      if place > 0 { length += spacing }
      cells.append(Cells(start: length, end: length + row.height, count: row.cells))
      length += row.height
    }
  }

  /// Each line has as many items as fit; all items have the same size.
  private func lines(of section: StackDescription.Section) -> [(height: Double, cells: Int)] {
    let width = section.width[0]
    let room = viewport.width - section.insets.left - section.insets.right
    let perLine = max(1, Int((room + section.spacing) / (width + section.spacing)))
    return stride(from: 0, to: section.count, by: perLine).map {
      (section.height[0], min(perLine, section.count - $0))
    }
  }

  /// The whole list is visible or not, and shows the items at its beginning.
  private mutating func addList(_ section: StackDescription.Section) {
    var x = section.insets.left
    var count = 0
    for item in 0..<section.count where x < viewport.width {
      x += section.width[item] + section.spacing
      count = item + 1
    }
    cells.append(
      Cells(
        start: length - section.insets.top,
        end: length + section.height.greatest + section.insets.bottom, count: count))
    length += section.height.greatest
    naiveCells += count
  }

  var greatestOffset: Double { max(0, length - viewport.height) }

  /// The largest rounding error of the sums, in points.
  private var precision: Double { 1e-12 * max(1, length) }

  /// The number of visible cells: without cells that rounding errors alone may show, and with
  /// these cells.
  func cells(at offset: Double) -> ClosedRange<Int> {
    func count(_ slack: Double) -> Int {
      cells.reduce(0) {
        $1.start < offset + viewport.height + slack && $1.end > offset - slack
          ? $0 + $1.count : $0
      }
    }
    return count(-precision)...count(precision)
  }

  /// The largest number of visible cells at any offset. Cells are counted between the offsets at
  /// which cells enter or leave.
  var peak: ClosedRange<Int> {
    let bounds = [0, greatestOffset]
    let events = cells.flatMap { [$0.start - viewport.height, $0.end] }
      .filter { $0 > 0 && $0 < greatestOffset }
    let offsets = (events + bounds).sorted()
    let between = zip(offsets, offsets.dropFirst())
      .filter { $1 - $0 > 2 * precision }
      .map { cells(at: ($0 + $1) / 2).lowerBound }
    let least = max(between.max() ?? 0, bounds.map { cells(at: $0).lowerBound }.max() ?? 0)
    return least...max(least, bounds.map { cells(at: $0).upperBound }.max() ?? 0)
  }
}
