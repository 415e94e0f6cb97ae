import Demonstrations
import Drawing
import Geometry
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// Edges, lines of text and stamps are rounded to pixels, but must not tremble during scrolling.
@MainActor
struct PixelRigidityTests {
  /// The positions of the parts of a row, in pixels from the top left of its cell.
  private struct Row: Equatable {
    let height: Int
    let name: [Int]
    let discs: [[Int]]
    /// The distance from the cell of the row before it.
    var step: Int?
  }

  nonisolated static let scenes = ["cell-reuse", "naive", "container", "sticky-headers"]

  @Test(
    "Nothing in a row moves against its cell, nor a cell against its neighbour",
    arguments: scenes, [1, 1.25, 2])
  func rows(scene: String, scale: Double) throws {
    let scene = try #require(SceneCatalog.scene(named: scene))
    var random = SeededRandom(seed: UInt64(scale * 4))
    for size in [Size(width: 1280, height: 800), Size(width: 917, height: 653)] {
      let driver = ShellDriver(scene, size: size)
      var known: [String: Row] = [:]
      var offset = 0.0
      var comparisons = 0
      for _ in 0..<Soak.count(60, soak: 600) {
        offset = Bool.random(using: &random) ? offset + 0.3 : .random(in: 0...400, using: &random)
        driver.shell.setOffset(Point(x: 0, y: offset))
        driver.shell.finishFades()
        let list = driver.shell.displayList(at: scale)
        let stage = driver.shell.stage
        let viewport = stage.stageLayout.panes[0].viewport.offsetBy(stage.frame.origin)
        for (name, row) in Self.rows(of: list, in: viewport, PixelGrid(scale: scale)) {
          var expected = known[name] ?? row
          // At the viewport's edge, a row may have no row before it, or no room for its stamp.
          if row.step == nil || expected.step == nil { expected.step = row.step }
          let isWhole = !row.discs.isEmpty && !expected.discs.isEmpty
          if isWhole, known[name] != nil {
            #expect(row == expected, "\(name) at \(offset), \(size)")
            comparisons += 1
          }
          if known[name] == nil || isWhole { known[name] = expected }
        }
      }
      #expect(comparisons > 50)
    }
  }

  @Test(
    "A header that is stuck does not tremble while what is below it scrolls", arguments: [1, 1.25])
  func headers(scale: Double) throws {
    let scene = try #require(SceneCatalog.scene(named: "sticky-headers"))
    let driver = ShellDriver(scene, size: Size(width: 917, height: 653))
    let grid = PixelGrid(scale: scale)
    var places: Set<[Int]> = []
    for step in 0..<60 {
      driver.shell.setOffset(Point(x: 0, y: 40 + Double(step) * 0.7))
      driver.shell.finishFades()
      let names = driver.shell.displayList(at: scale).commands.compactMap { command in
        if case .text(let run) = command, run.string == "January" { run } else { nil }
      }
      let header = try #require(names.first)
      places.insert([grid.pixel(header.anchor.x), grid.pixel(header.anchor.y)])
    }
    #expect(places.count == 1, "\(places)")
  }

  /// The rows that show their names in the viewport, by name and height.
  private static func rows(of list: DisplayList, in viewport: Rect, _ grid: PixelGrid) -> [String:
    Row]
  {
    var cells: [(name: String, frame: Rect, row: Row)] = []
    var fills: [Rect] = []
    for command in list.commands {
      switch command {
      case .fill(let rect, _, let radius):
        let isDisc = abs(2 * radius - rect.width) < 0.001
        guard isDisc,
          let place = cells.lastIndex(where: {
            $0.frame.contains(Point(x: rect.midX, y: rect.midY))
          })
        else {
          fills.append(rect)
          continue
        }
        let cell = cells[place]
        cells[place].row = Row(
          height: cell.row.height, name: cell.row.name,
          discs: cell.row.discs + [Self.place(rect.origin, in: cell.frame, grid)])
      case .text(let run):
        guard viewport.contains(run.anchor), run.string.contains(/^[A-Z][a-z]+ \d+$/),
          let frame = fills.last(where: { $0.contains(run.anchor) && $0.height < 200 })
        else { continue }
        let row = Row(
          height: grid.pixels(frame).height, name: Self.place(run.anchor, in: frame, grid),
          discs: [])
        cells.append((run.string, frame, row))
      default: break
      }
    }
    let isNext = { (place: Int) in
      let numbers = cells[(place - 1)...place].map { Int($0.name.split(separator: " ")[1]) ?? 0 }
      return numbers[1] == numbers[0] + 1
    }
    for place in cells.indices.dropFirst() where isNext(place) {
      cells[place].row.step =
        grid.pixel(cells[place].frame.minY) - grid.pixel(cells[place - 1].frame.minY)
    }
    // The lists of a container may have rows of the same name.
    return Dictionary(cells.map { ("\($0.name) of \($0.row.height)", $0.row) }) { first, _ in first
    }
  }

  private static func place(_ point: Point, in frame: Rect, _ grid: PixelGrid) -> [Int] {
    [
      grid.pixel(point.x) - grid.pixel(frame.minX), grid.pixel(point.y) - grid.pixel(frame.minY),
    ]
  }
}
