import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that measures the rows out of sight over several frames")
struct RowMeasuringTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  /// Advances frame by frame until the window asks for no more frames.
  ///
  /// - Returns: The number of frames.
  private func settle(from time: inout Double) -> Int {
    for frame in 0..<10_000 {
      time += 1.0 / 60
      guard window.advance(to: time) != nil else { return frame + 1 }
    }
    return .max
  }

  @Test("knows the height of its content after as many frames as the rows need, then rests")
  func completes() {
    let source = EstimateSource.uneven(10_000)
    let table = source.table(in: window)
    table.rowsMeasuredPerFrame = 1_000
    var time = 0.0
    let frames = settle(from: &time)
    #expect((10...13).contains(frames))
    #expect(table.contentSize.height == source.sections[0].reduce(0, +))
    #expect(source.heightRequests == 10_000)
    table.checkInvariants()
    _ = settle(from: &time)
    #expect(source.heightRequests == 10_000)
  }

  @Test("asks for no more in a frame than it is told, and for none unless it is told")
  func isBounded() {
    for bound in [0, 1, 64] {
      let source = EstimateSource.uneven(500)
      let table = source.table(in: window)
      table.rowsMeasuredPerFrame = bound
      var time = 0.0
      for _ in 0..<5 {
        let before = source.heightRequests
        let live = Set(table.visibleCells.map(ObjectIdentifier.init))
        time += 1.0 / 60
        window.advance(to: time)
        let came = table.visibleCells.filter { !live.contains(ObjectIdentifier($0)) }.count
        #expect(source.heightRequests - before <= bound + came)
      }
      table.removeFromSuperview()
    }
  }

  @Test("leaves the estimates of rows whose cells tell their heights")
  func automatic() {
    let source = EstimateSource.uneven(400, teller: .cell)
    let table = source.table(in: window)
    table.rowsMeasuredPerFrame = 100
    var time = 0.0
    #expect(settle(from: &time) < 10)
    #expect(table.contentSize.height != source.sections[0].reduce(0, +))
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").created < 40)
    table.checkInvariants()
  }

  @Test("stops at a height that is none, and says which")
  func wrongHeight() async {
    let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
        let source = EstimateSource([Array(repeating: 20, count: 99) + [-3]])
        let table = source.table(in: window)
        table.rowsMeasuredPerFrame = 1_000
        window.advance(to: 0)
        window.advance(to: 1)
      }
    }
    #expect(lastWords(height).contains("TableView: row 99 of section 0 has the height -3.0; "))
  }

  /// The model is a table that asks for the heights of the same rows at once.
  @Test(
    "moves nothing on screen, and ends where a table ends that asks at once",
    arguments: Soak.seeds(0...59))
  func keepsItsPlace(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func height() -> Double {
      Int.random(in: 0..<9, using: &random) == 0
        ? 0 : Double.random(in: 0.1...90, using: &random)
    }
    let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...300, using: &random)).map { _ in height() }
    }
    let source = EstimateSource(sections)
    let table = source.table(
      estimate: Double.random(in: 1...100, using: &random), in: window)
    table.rowSpacing = Bool.random(using: &random) ? 0 : Double.random(in: 0...9, using: &random)
    table.sectionInset.top = Bool.random(using: &random) ? 0 : 7.3
    table.rowsMeasuredPerFrame = Int.random(in: 1...120, using: &random)
    window.layoutIfNeeded()
    table.contentOffset.y = Double.random(in: 0...1, using: &random) * table.scrollRange.maximum.y
    var time = 0.0
    window.advance(to: time)
    for _ in 0..<2_000 {
      let before = table.placesOnScreen
      let isAtEnd = table.contentOffset.y >= table.scrollRange.maximum.y - 1e-6
      time += 1.0 / 60
      let wake = window.advance(to: time)
      table.checkInvariants()
      // At the end of the content, rows have to move when the content turns out shorter.
      if !isAtEnd, table.contentOffset.y < table.scrollRange.maximum.y - 1e-6 {
        for (path, place) in table.placesOnScreen {
          if let old = before[path] { #expect(abs(place - old) < 1e-6, "\(path)") }
        }
      }
      guard wake != nil else { break }
      if Int.random(in: 0..<6, using: &random) == 0 {
        table.contentOffset.y =
          Double.random(in: 0...1, using: &random) * table.scrollRange.maximum.y
        window.layoutIfNeeded()
      }
      if Int.random(in: 0..<9, using: &random) == 0, !source.sections[0].isEmpty {
        let row = Int.random(in: 0..<source.sections[0].count, using: &random)
        source.sections[0].remove(at: row)
        table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        window.layoutIfNeeded()
      }
    }
    let model = EstimateSource(source.sections)
    let exact = model.table(estimate: 0)
    exact.rowSpacing = table.rowSpacing
    exact.sectionInset = table.sectionInset
    #expect(abs(table.contentSize.height - exact.contentSize.height) < 1e-6)
    for section in source.sections.indices {
      for row in stride(from: 0, to: source.sections[section].count, by: 17) {
        let path = IndexPath(row: row, section: section)
        #expect(abs(table.rectForRow(at: path).minY - exact.rectForRow(at: path).minY) < 1e-6)
      }
    }
  }

  @Test(
    "moves nothing on screen in a container either, and measures only the tables in sight",
    arguments: Soak.seeds(0...29))
  func inContainers(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let sources = (0..<4).map { _ in
      EstimateSource([
        (0..<Int.random(in: 1...200, using: &random)).map { _ in
          Double.random(in: 5...80, using: &random)
        }
      ])
    }
    let tables = sources.map {
      $0.table(height: 0, estimate: Double.random(in: 10...70, using: &random))
    }
    for table in tables {
      table.rowsMeasuredPerFrame = Int.random(in: 1...40, using: &random)
      container.addArrangedSubview(table)
    }
    /// The y coordinates of the cells in the window, by table and row.
    func places() -> [[Int]: Double] {
      var places: [[Int]: Double] = [:]
      for (number, table) in tables.enumerated() {
        for cell in table.visibleCells {
          if let path = table.indexPath(for: cell) {
            places[[number, path.row]] = cell.convert(Point.zero, to: nil).y
          }
        }
      }
      return places
    }
    var time = 0.0
    window.advance(to: time)
    for _ in 0..<12 {
      container.contentOffset.y =
        Double.random(in: 0...0.9, using: &random) * container.scrollRange.maximum.y
      window.layoutIfNeeded()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let before = places()
        let asked = sources.map(\.heightRequests)
        let visible = tables.map { !$0.bounds.isEmpty }
        time += 1.0 / 60
        window.advance(to: time)
        let isAtEnd = container.contentOffset.y >= container.scrollRange.maximum.y - 1e-6
        for (row, place) in places() where !isAtEnd {
          if let old = before[row] { #expect(abs(place - old) < 1e-6, "\(row)") }
        }
        for number in tables.indices where !visible[number] && tables[number].bounds.isEmpty {
          #expect(sources[number].heightRequests == asked[number])
        }
        container.checkInvariants()
      }
    }
  }
}
