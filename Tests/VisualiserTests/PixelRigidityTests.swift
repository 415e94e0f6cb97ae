import Demonstrations
import Drawing
import Geometry
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// Edges, lines of text and stamps are rounded to pixels, but must not tremble during scrolling.
@MainActor
struct PixelRigidityTests {
  /// The parts of a row, in pixels from the top left of its cell.
  private struct Row: Equatable {
    let height: Int
    var name: Part
    var discs: [Part]
    /// The distance from the cell of the row before it.
    var step: Int?
  }

  private struct Part: Equatable {
    let place: [Int]
    /// From the top of the capitals to the lowest end of letters like g, or a disc; in points from
    /// the top left of the cell.
    let ink: Rect

    static func == (one: Self, other: Self) -> Bool { one.place == other.place }

    /// The usual part, if this part is moved from it as it should be: only if the usual one is not
    /// free, only up or down, not out of the cell, and to a place that is free, up to `tolerance`
    /// points. Otherwise this part.
    func unmoved(
      from usual: Part, in cell: Rect, tolerance: Double, isFree: (_ ink: Rect, Double) -> Bool
    ) -> Part {
      let frame = ink.offsetBy(cell.origin)
      let isRight =
        !isFree(usual.ink.offsetBy(cell.origin), 0) && place[0] == usual.place[0]
        && frame.minY >= cell.minY && frame.maxY <= cell.maxY && isFree(frame, tolerance)
      return isRight ? usual : self
    }
  }

  /// A row of one picture, with the frame of its cell in points of the shell.
  private struct Shown {
    let name: String
    let frame: Rect
    var row: Row
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
      var (comparisons, crossed) = (0, 0)
      for _ in 0..<Soak.count(60, soak: 600) {
        offset = Bool.random(using: &random) ? offset + 0.3 : .random(in: 0...400, using: &random)
        driver.shell.setOffset(Point(x: 0, y: offset))
        driver.shell.finishFades()
        let list = driver.shell.displayList(at: scale)
        let stage = driver.shell.stage
        let canvas = Canvas(
          size: list.size, text: FixedAdvanceText(), grid: PixelGrid(scale: scale))
        let viewport = canvas.wholePixels(
          of: stage.stageLayout.panes[0].viewport.offsetBy(stage.frame.origin))
        let edgeWidth = driver.shell.scene.panes[0].decorations.map { $0.edgeWidth(stage.options) }
        let inset = StageMetrics.frameClearance + stage.stageLayout.scale * (edgeWidth.max() ?? 0)
        let names = viewport.inset(by: EdgeInsets(top: inset, left: 0, bottom: inset, right: 0))
        let outline = viewport.inset(by: -StageMetrics.frameWidth / 2)
        let distance = StageMetrics.frameWidth / 2 + StageMetrics.frameClearance
        for shown in Self.rows(of: list, in: viewport, PixelGrid(scale: scale)) {
          var row = shown.row
          let name = "\(shown.name) of \(row.height)"
          let isCrossed = shown.frame.minY < names.minY || shown.frame.maxY > names.maxY
          guard var expected = known[name] else {
            if !isCrossed { known[name] = row }
            continue
          }
          // At the viewport's edge, a row may have no row before it.
          if row.step == nil || expected.step == nil { expected.step = row.step }
          // A row that the edge crosses may have no room for its stamp.
          guard !row.discs.isEmpty, !expected.discs.isEmpty else {
            if !isCrossed, expected.discs.isEmpty { known[name] = row }
            continue
          }
          if isCrossed {
            // What the edge would cross has moved up or down, everything else is in its place.
            row.name = row.name.unmoved(from: expected.name, in: shown.frame, tolerance: 1e-6) {
              $0.minY >= names.minY - $1 && $0.maxY <= names.maxY + $1
            }
            // A disc is moved to whole pixels.
            row.discs = zip(row.discs, expected.discs).map {
              $0.unmoved(from: $1, in: shown.frame, tolerance: 0.5 / scale + 1e-6) { ink, more in
                [outline.minY, outline.maxY].allSatisfy {
                  ink.maxY <= $0 - distance + more || ink.minY >= $0 + distance - more
                }
              }
            }
            crossed += 1
          }
          #expect(row == expected, "\(name) at \(offset), \(size)")
          comparisons += 1
          if !isCrossed { known[name] = expected }
        }
      }
      #expect(comparisons > 50 && crossed > 5)
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

  /// The rows that show their names in the viewport.
  private static func rows(of list: DisplayList, in viewport: Rect, _ grid: PixelGrid) -> [Shown] {
    var cells: [Shown] = []
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
        let frame = cells[place].frame
        cells[place].row.discs.append(
          Part(
            place: Self.place(rect.origin, in: frame, grid),
            ink: rect.offsetBy(.zero - frame.origin)))
      case .text(let run):
        guard viewport.contains(run.anchor), run.string.contains(/^[A-Z][a-z]+ \d+$/),
          let frame = fills.last(where: { $0.contains(run.anchor) && $0.height < 200 })
        else { continue }
        let ink = Rect(
          x: run.anchor.x - frame.minX, y: run.anchor.y - run.font.capHeight - frame.minY, width: 1,
          height: run.font.capHeight + run.font.descent)
        let name = Part(place: Self.place(run.anchor, in: frame, grid), ink: ink)
        cells.append(
          Shown(
            name: run.string, frame: frame,
            row: Row(height: grid.pixels(frame).height, name: name, discs: [])))
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
    var names: Set<String> = []
    return cells.filter { names.insert("\($0.name) of \($0.row.height)").inserted }
  }

  private static func place(_ point: Point, in frame: Rect, _ grid: PixelGrid) -> [Int] {
    [
      grid.pixel(point.x) - grid.pixel(frame.minX), grid.pixel(point.y) - grid.pixel(frame.minY),
    ]
  }
}
