import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("One billion rows")
struct ScaleSceneTests {
  private static func open() throws -> (ShellDriver, ScaleScene, IndexedTables) {
    let driver = ShellDriver(.billionRows)
    let scene = try #require(driver.shell.scene as? ScaleScene)
    return (driver, scene, try #require(scene.source as? IndexedTables))
  }

  /// The vertical positions of the rows on screen, by table and row, in points.
  private static func places(in scene: ScaleScene) -> [[Int]: Double] {
    var places: [[Int]: Double] = [:]
    for rows in scene.inSight {
      for cell in rows.table.visibleCells {
        guard let path = rows.table.indexPath(for: cell) else { continue }
        places[[rows.number, path.row]] = cell.convert(Point.zero, to: nil).y
      }
    }
    return places
  }

  @Test("Only the table in sight knows its heights, and the rest is said to be an estimate")
  func opening() throws {
    let (driver, scene, tables) = try Self.open()
    #expect(tables.estimatedRows > 999_900_000)
    driver.settle()
    #expect(tables.tables.map(\.number) == [0])
    #expect(tables.rowCount == 1_000_000_000 && tables.estimatedRows == 999_000_000)
    // An index takes about two bytes for each row, an estimated table almost nothing.
    #expect((2_000_000..<4_000_000).contains(tables.indexBytes))
    #expect(tables.heightRequests < 1_000_100)
    let first = try #require(tables.table(0))
    #expect(first.isExact && tables.table(1) == nil)
    #expect(scene.container.arrangedSubviews.count == 1)
    #expect(first.table.visibleCells.count < 15)
    scene.container.checkInvariants()
  }

  @Test("What a table knows is what its rows say, in the middle, too")
  func exact() throws {
    let (driver, scene, tables) = try Self.open()
    scene.jump(toRow: 700_000, ofTable: 611)
    driver.wait(0.1)
    // The row lies exactly below the sticky heading, although most heights above it are still
    // estimates.
    let rows = try #require(tables.table(611))
    #expect(!rows.isExact)
    #expect(Self.places(in: scene)[[611, 700_000]] == MillionRows.headerHeight)
    driver.settle()
    #expect(rows.isExact)
    #expect(tables.tables.map(\.number) == [0, 611])
    #expect(Self.places(in: scene)[[611, 700_000]] == MillionRows.headerHeight)
    let start = (0..<700_000).reduce(MillionRows.headerHeight) { $0 + rows.height(ofRow: $1) }
    #expect(rows.table.rectForRow(at: IndexPath(row: 700_000, section: 0)).minY == start)
    scene.container.checkInvariants()
  }

  @Test("No two tables have the same heights, and no table repeats its own")
  func heights() {
    let queue = ReuseQueue()
    func table(_ number: Int, seed: UInt64) -> MillionRows {
      let rows = MillionRows(seed: seed, queue: queue, making: CellMaking())
      rows.show(number: number)
      return rows
    }
    let all = (0..<4).map { table($0, seed: 1) }
    func sample(_ rows: MillionRows, from start: Int) -> [Double] {
      (start..<start + 50).map(rows.height(ofRow:))
    }
    var samples: Set<[Double]> = []
    for rows in all {
      for start in stride(from: 0, to: 1_000_000, by: 997) {
        let sample = sample(rows, from: start)
        #expect(sample.allSatisfy { (32...80).contains($0) && $0.rounded() == $0 })
        #expect(samples.insert(sample).inserted)
      }
    }
    let other = table(0, seed: 2)
    #expect(sample(other, from: 0) != sample(all[0], from: 0))
    #expect(
      sample(table(0, seed: 1), from: 0) == sample(all[0], from: 0))
  }

  @Test("The table that was reached the longest time ago forgets its heights, and nothing jumps")
  func eviction() throws {
    let (driver, scene, tables) = try Self.open()
    let limit = IndexedTables.limit
    driver.settle()
    for number in 1..<limit {
      scene.jump(toRow: 5, ofTable: number)
      driver.settle()
    }
    #expect(tables.tables.count == limit && tables.evicted == 0)
    // Table 0 is shown again, so table 1 is the oldest.
    scene.jump(toRow: 0, ofTable: 0)
    scene.jump(toRow: 123_456, ofTable: 500)
    driver.settle()
    #expect(tables.tables.count == limit && tables.evicted == 1)
    #expect(tables.table(1) == nil && tables.table(0)?.isExact == true)
    #expect(tables.table(500)?.isExact == true)
    #expect(Self.places(in: scene)[[500, 123_456]] == MillionRows.headerHeight)
    #expect(tables.estimatedRows == (1_000 - limit) * 1_000_000)
    #expect(tables.indexBytes < limit * 3_000_000)
  }

  @Test("From below, a table that builds its index stays where it is on screen")
  func fromBelow() throws {
    let (driver, scene, tables) = try Self.open()
    scene.jump(toRow: 0, ofTable: 42)
    driver.wait(0.1)
    let before = Self.places(in: scene)
    scene.container.contentOffset.y -= 60
    driver.settle()
    let after = Self.places(in: scene)
    #expect(scene.inSight.map(\.number) == [41, 42])
    #expect(tables.table(41)?.isExact == true)
    for (row, place) in before where after[row] != nil {
      #expect(after[row] == place + 60)
    }
    #expect(after.keys.contains([41, 999_999]))
    scene.container.checkInvariants()
  }

  @Test("One drags the indicator, and points at tables and rows")
  func pointing() throws {
    let (driver, scene, _) = try Self.open()
    scene.container.flashScrollIndicators()
    driver.drag(
      from: driver.location(314, 20, in: "container"), by: Point(x: 0, y: 100), steps: 1)
    #expect((200...600).contains(scene.inSight[0].number))
    driver.click(at: driver.location(16 + 288 * 0.25, 24, in: "tables"))
    #expect(scene.inSight.first?.number == 250)
    driver.click(at: driver.location(16 + 288 * 0.5, 24, in: "rows"))
    #expect(scene.inSight.first?.number == 250)
    #expect(Self.places(in: scene)[[250, 500_000]] == MillionRows.headerHeight)
    #expect(driver.entry("table")?.liveRows?.contains(500_000) == true)
  }

  @Test("At the end stands the last row, above the tracks")
  func end() throws {
    let (driver, _, tables) = try Self.open()
    driver.hover(at: driver.location(160, 200, in: "container"))
    driver.press(.end)
    let table = try #require(tables.table(999)).table
    let last = try #require(table.visibleCells.last)
    #expect(table.indexPath(for: last)?.row == 999_999)
    #expect(last.convert(last.bounds, to: nil).maxY == 480 - 68)
  }
}
