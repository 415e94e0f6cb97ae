import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table beside a list that is added up row by row")
struct TableViewModelTests {
  /// Random sections: some are empty, and some rows have no height.
  static func source(_ numbers: inout RandomNumbers) -> ListSource {
    ListSource(
      (0..<Int.random(in: 1...12, using: &numbers.random)).map { _ in
        let header = Bool.random(using: &numbers.random) ? 0 : numbers.number(in: 0.001...40)
        let rows = (0..<Int.random(in: 0...60, using: &numbers.random)).map { _ in
          Int.random(in: 0..<8, using: &numbers.random) == 0 ? 0 : numbers.number(in: 0.001...80)
        }
        return .init(header: header, rows: rows)
      })
  }

  /// A table of random size, and the frames that the list computes for it.
  private func table(
    of source: ListSource, _ numbers: inout RandomNumbers
  ) -> (TableView, ListSource.Frames, Closeness) {
    let table = source.table(height: numbers.number(in: 1...300))
    table.frame.size.width = numbers.number(in: 1...300)
    table.rowSpacing = numbers.number(in: 0...8)
    table.sectionInset = EdgeInsets(
      top: numbers.number(in: 0...9), left: numbers.number(in: 0...9),
      bottom: numbers.number(in: 0...9), right: numbers.number(in: 0...9))
    table.layoutIfNeeded()
    let frames = source.frames(
      width: table.frame.width, spacing: table.rowSpacing, inset: table.sectionInset)
    let closeness = Closeness(
      upTo: max(frames.height + 400 + table.frame.height, table.frame.width))
    return (table, frames, closeness)
  }

  @Test(
    "shows exactly the rows that intersect its bounds at 10,000 random offsets",
    arguments: Soak.seeds(1...8))
  func visibleRows(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = TableViewModelTests.source(&numbers)
    let (table, model, closeness) = table(of: source, &numbers)
    #expect(
      table.contentSize.width == table.frame.width
        && closeness.isEqual(table.contentSize.height, model.height), "seed \(seed)")
    let frames = Dictionary(uniqueKeysWithValues: model.rows.map { ($0.path, $0.frame) })

    for step in 0..<1_250 {
      table.contentOffset.y = offset(in: model, of: table, step: step, &numbers)
      table.layoutIfNeeded()
      let bounds = table.bounds
      let seen = model.rows.map { path, frame in
        (path, closeness.overlap(frame.minY, frame.maxY, from: bounds.minY, to: bounds.maxY))
      }
      let shown = table.visibleRows
      let cells = table.subviews.filter { $0 is ProbeCell }
      guard Closeness.isShown(shown, of: seen), cells.count == shown.count,
        shown.allSatisfy({ path in
          guard let cell = table.cellForRow(at: path) as? ProbeCell, let frame = frames[path]
          else { return false }
          return cell.rows.last == path && closeness.isEqual(cell.frame, frame)
        })
      else {
        Issue.record(
          """
          seed \(seed), step \(step), \(bounds): \(shown) at \(cells.map(\.frame)), expected \
          \(seen.filter { $0.1 != .none })
          """)
        return
      }
      let headers = table.subviews.filter { !($0 is TableViewCell) }.map(\.frame)
      for header in model.headers
      where closeness.overlap(header.minY, header.maxY, from: bounds.minY, to: bounds.maxY) == .some
      {
        #expect(
          headers.contains { closeness.isEqual($0, header) }, "seed \(seed), step \(step)")
      }
      #expect(headers.allSatisfy { $0.height > 0 }, "seed \(seed), step \(step)")
      table.checkInvariants()
    }
  }

  /// A random offset: at the edge of a row, near one, or anywhere.
  private func offset(
    in model: ListSource.Frames, of table: TableView, step: Int, _ numbers: inout RandomNumbers
  ) -> Double {
    guard step % 3 > 0, let frame = model.rows.randomElement(using: &numbers.random)?.frame else {
      return .random(in: -400...model.height + 100, using: &numbers.random)
    }
    let edge = step % 2 == 0 ? frame.minY : frame.maxY - table.bounds.height
    return step % 3 == 1 ? edge : edge + numbers.number(in: -table.bounds.height...80)
  }

  @Test("finds the row at a point and the frame of a row", arguments: Soak.seeds(8...15))
  func inverse(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let source = TableViewModelTests.source(&numbers)
    let (table, model, closeness) = table(of: source, &numbers)
    for (path, frame) in model.rows {
      let there = table.rectForRow(at: path)
      #expect(closeness.isEqual(there, frame), "seed \(seed), \(path)")
      guard frame.height > closeness.tolerance, frame.width > 0 else { continue }
      #expect(table.indexPathForRow(at: there.origin) == path, "seed \(seed), \(path)")
      let end = Point(x: there.maxX, y: there.maxY)
      #expect(table.indexPathForRow(at: end) != path, "seed \(seed), \(path)")
    }
    for step in 0..<500 {
      let point = Point(
        x: .random(in: -5...table.frame.width + 5, using: &numbers.random),
        y: .random(in: -20...model.height + 20, using: &numbers.random))
      let found = table.indexPathForRow(at: point)
      for (path, frame) in model.rows {
        let reach = closeness.reach(of: point, in: frame)
        #expect(
          found == path ? reach != .none : reach != .some, "seed \(seed), step \(step), \(path)")
      }
      let end = point.y + numbers.number(in: 0...90)
      #expect(
        Closeness.isShown(
          table.indexPathsForRows(from: point.y, to: end).filter {
            table.rectForRow(at: $0).height > 0
          },
          of: model.rows.map { path, frame in
            (path, closeness.overlap(frame.minY, frame.maxY, from: point.y, to: end))
          }), "seed \(seed), step \(step)")
    }
  }
}

extension Closeness {
  /// Whether a point lies in a frame.
  fileprivate func reach(of point: Point, in frame: Rect) -> Overlap {
    guard frame.width > 0, frame.height > 0 else { return .none }
    let inside = min(
      min(point.x - frame.minX, frame.maxX - point.x),
      min(point.y - frame.minY, frame.maxY - point.y))
    return inside > tolerance ? .some : inside < -tolerance ? .none : .doubtful
  }
}
