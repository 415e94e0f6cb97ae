import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table beside a list that is added up row by row")
struct TableViewModelTests {
  /// Sections of any size, empty ones and rows without a height among them.
  static func source(_ random: inout SeededRandom) -> ListSource {
    ListSource(
      (0..<Int.random(in: 1...12, using: &random)).map { _ in
        let header =
          Bool.random(using: &random) ? 0 : Double(Int.random(in: 1...40, using: &random))
        let rows = (0..<Int.random(in: 0...60, using: &random)).map { _ in
          Int.random(in: 0..<8, using: &random) == 0
            ? 0 : Double(Int.random(in: 1...320, using: &random)) / 4
        }
        return .init(header: header, rows: rows)
      })
  }

  @Test(
    "shows exactly the rows that intersect its bounds at 10,000 random offsets",
    arguments: 1...4 as ClosedRange<UInt64>)
  func visibleRows(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let source = TableViewModelTests.source(&random)
    let table = source.table(height: 300)
    table.rowSpacing = Double(Int.random(in: 0...8, using: &random))
    table.sectionInset = EdgeInsets(
      top: Double(Int.random(in: 0...9, using: &random)), left: 5,
      bottom: Double(Int.random(in: 0...9, using: &random)), right: 7)
    table.layoutIfNeeded()
    let model = source.frames(width: 100, spacing: table.rowSpacing, inset: table.sectionInset)
    #expect(table.contentSize == Size(width: 100, height: model.height), "seed \(seed)")

    for step in 0..<2_500 {
      // Quarters hit edges exactly; the others hit nothing.
      let offset = Double.random(in: -400...model.height + 100, using: &random)
      table.contentOffset.y = step.isMultiple(of: 2) ? (offset * 4).rounded() / 4 : offset
      table.layoutIfNeeded()
      let expected = model.rows.filter { $0.frame.intersects(table.bounds) }
      let cells = table.subviews.compactMap { $0 as? ProbeCell }.sorted {
        $0.frame.minY < $1.frame.minY
      }
      guard table.visibleRows == expected.map(\.path),
        cells.map(\.frame) == expected.map(\.frame),
        cells.map({ $0.rows.last }) == expected.map(\.path)
      else {
        Issue.record(
          "seed \(seed), step \(step), \(table.bounds): \(cells.map(\.frame)), expected \(expected)"
        )
        return
      }
      let headers = table.subviews.filter { !($0 is TableViewCell) }.map(\.frame)
      let shown = model.headers.filter { $0.intersects(table.bounds) }
      #expect(Set(headers).isSuperset(of: shown), "seed \(seed), step \(step)")
      #expect(headers.allSatisfy { $0.height > 0 }, "seed \(seed), step \(step)")
      table.checkInvariants()
    }
  }

  @Test("finds the row at a point and the frame of a row", arguments: 5...8 as ClosedRange<UInt64>)
  func inverse(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let source = TableViewModelTests.source(&random)
    let table = source.table()
    table.rowSpacing = 3
    table.sectionInset = EdgeInsets(top: 2, left: 5, bottom: 4, right: 7)
    let model = source.frames(width: 100, spacing: 3, inset: table.sectionInset)
    for (path, frame) in model.rows {
      #expect(table.rectForRow(at: path) == frame, "seed \(seed), \(path)")
      guard frame.height > 0 else { continue }
      #expect(table.indexPathForRow(at: frame.origin) == path, "seed \(seed), \(path)")
      let end = Point(x: frame.maxX, y: frame.maxY)
      #expect(table.indexPathForRow(at: end) != path, "seed \(seed), \(path)")
    }
    for step in 0..<500 {
      let point = Point(
        x: .random(in: -5...105, using: &random),
        y: .random(in: -20...model.height + 20, using: &random))
      #expect(
        table.indexPathForRow(at: point) == model.rows.first { $0.frame.contains(point) }?.path,
        "seed \(seed), step \(step)")
      let end = point.y + 90
      let slot = Rect(x: 0, y: point.y, width: 100, height: 90)
      #expect(
        table.indexPathsForRows(from: point.y, to: end).filter {
          table.rectForRow(at: $0).height > 0
        } == model.rows.filter { $0.frame.intersects(slot) }.map(\.path),
        "seed \(seed), step \(step)")
    }
  }
}
