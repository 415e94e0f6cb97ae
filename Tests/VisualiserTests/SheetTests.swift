import Demonstrations
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@Suite("A parallel projection")
struct AxonometryTests {
  private static let turns = [
    Axonometry(), Axonometry(yaw: 0.6, pitch: 0.22), Axonometry(yaw: -0.8, pitch: 0.7),
    Axonometry(yaw: 0.3, pitch: 0.1),
  ]

  private func number(_ random: inout SeededRandom) -> Double {
    Double.random(in: -500...500, using: &random)
  }

  private func isClose(_ one: Point, _ other: Point) -> Bool { (one - other).length < 1e-9 }

  @Test("changes nothing without a turn")
  func flat() {
    #expect(Axonometry().project(Point(x: 3, y: 4), height: 100) == Point(x: 3, y: 4))
  }

  @Test("keeps parallel lines parallel, and their lengths in proportion", arguments: turns)
  func parallels(axonometry: Axonometry) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let (start, other) = (
        Point(x: number(&random), y: number(&random)), Point(x: number(&random), y: number(&random))
      )
      let way = Point(x: number(&random), y: number(&random))
      let heights = (number(&random), number(&random))
      let one =
        axonometry.project(start + way, height: heights.0)
        - axonometry.project(start, height: heights.0)
      let two =
        axonometry.project(other + way * 2, height: heights.1)
        - axonometry.project(other, height: heights.1)
      #expect(isClose(one * 2, two))
    }
  }

  @Test("is a turn: no line gets longer, and one that lies across the eye keeps its length")
  func lengths() {
    let axonometry = Axonometry(yaw: 0.6, pitch: 0.22)
    var random = SeededRandom(seed: 8)
    for _ in 0..<200 {
      let (point, height) = (Point(x: number(&random), y: number(&random)), number(&random))
      let seen = axonometry.project(point, height: height)
      let depth = axonometry.nearness(point, height: height)
      let space = point.x * point.x + point.y * point.y + height * height
      #expect(abs(seen.x * seen.x + seen.y * seen.y + depth * depth - space) < 1e-6)
    }
  }

  @Test("finds the point of a sheet that is seen at a place", arguments: turns)
  func inverse(axonometry: Axonometry) throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<200 {
      let (point, height) = (Point(x: number(&random), y: number(&random)), number(&random))
      let seen = axonometry.project(point, height: height)
      let found = try #require(axonometry.point(seenAt: seen, height: height))
      #expect(isClose(found, point))
    }
    #expect(Axonometry(yaw: 1, pitch: 0).point(seenAt: .zero, height: 0) == nil)
  }

  @Test("has a sheet further in front nearer to the eye, from wherever one can look")
  func order() {
    var tilt = Tilt()
    for drag in [
      Point.zero, Point(x: 9_999, y: 0), Point(x: -9_999, y: 9_999), Point(x: 0, y: -9_999),
    ] {
      tilt.turn(by: drag)
      let axonometry = tilt.axonometry
      for point in [Point.zero, Point(x: 300, y: 0), Point(x: 0, y: 600)] {
        let near = (0..<5).map { axonometry.nearness(point, height: Double($0) * 90) }
        #expect(near == near.sorted() && Set(near).count == 5)
      }
    }
  }
}

@Suite("A rectangle and a convex polygon")
struct PolygonTests {
  private let slanted = [
    Point(x: 0, y: 0), Point(x: 100, y: 50), Point(x: 100, y: 150), Point(x: 0, y: 100),
  ]

  private func meets(_ x: Double, _ y: Double, _ polygon: [Point]) -> Bool {
    Rect(x: x, y: y, width: 10, height: 10).intersects(polygon)
  }

  @Test("meet if no edge separates them, in either direction around")
  func intersection() {
    for polygon in [slanted, slanted.reversed()] {
      #expect(meets(40, 60, polygon) && meets(-5, 50, polygon) && meets(95, 100, polygon))
      // These rectangles meet the box around the polygon, but not the polygon.
      #expect(!meets(80, 5, polygon) && !meets(5, 120, polygon))
      #expect(meets(80, 32, polygon) && !meets(110, 80, polygon))
    }
  }
}

@Suite("The layout of sheets")
struct SheetLayoutTests {
  private static let size = Size(width: 320, height: 568)
  private static let viewport = Rect(x: 120, y: 90, width: 160, height: 284)
  private static let room = Rect(x: 10, y: 40, width: 700, height: 400)
  private static let frames = [
    Rect(origin: .zero, size: size), Rect(x: 0, y: -80, width: 320, height: 720),
    Rect(origin: .zero, size: size),
  ]

  private func layout(
    _ axonometry: Axonometry = Tilt.usual, room: Rect = room, share: Double
  ) -> SheetLayout {
    SheetLayout(
      frames: Self.frames, size: Self.size, viewport: Self.viewport, room: room,
      axonometry: axonometry, share: share)
  }

  @Test("is the viewport's own while it is flat")
  func flat() {
    let flat = layout(share: 0)
    for level in 0..<3 {
      for point in [Point.zero, Point(x: 320, y: 568), Point(x: 17, y: 300)] {
        let place = flat.stage(point, level: level)
        #expect((place - (Self.viewport.origin + point * 0.5)).length < 1e-9)
      }
    }
  }

  @Test("keeps all sheets in the room, wherever one looks from")
  func fits() {
    var tilt = Tilt()
    for room in [Self.room, Rect(x: 0, y: 0, width: 200, height: 500)] {
      for drag in [Point.zero, Point(x: -300, y: 0), Point(x: 0, y: 120), Point(x: 40, y: -60)] {
        tilt.turn(by: drag)
        let layout = layout(tilt.axonometry, room: room, share: 1)
        for (level, frame) in Self.frames.enumerated() {
          for corner in layout.corners(of: frame, level: level) {
            #expect(corner.x > room.minX - 1e-6 && corner.x < room.maxX + 1e-6)
            #expect(corner.y > room.minY - 1e-6 && corner.y < room.maxY + 1e-6)
          }
        }
      }
    }
  }

  @Test("puts sheets beside each other where there is room")
  func besideEachOther() {
    let layout = layout(share: 1)
    for level in 0..<2 {
      let right = layout.corners(of: Self.frames[0], level: level).map(\.x).max() ?? 0
      let left = layout.corners(of: Self.frames[0], level: level + 1).map(\.x).min() ?? 0
      #expect(left > right)
    }
  }

  @Test("finds back what is seen at a point of the stage")
  func inverse() throws {
    for share in [0, 0.3, 1] {
      let layout = layout(share: share)
      for level in 0..<3 {
        let point = Point(x: 40, y: 500)
        let found = try #require(
          layout.point(seenAt: layout.stage(point, level: level), level: level))
        #expect((found - point).length < 1e-9)
      }
    }
  }
}

@MainActor
@Suite("Viewports taken apart")
struct SheetTests {
  private func sheets(_ driver: ShellDriver, pane: Int = 0) throws -> [Sheet] {
    let stage = driver.shell.stage
    return try #require(stage.sheets(ofPane: pane, stage.stageLayout)).sheets
  }

  private func point(_ driver: ShellDriver) -> Point {
    let stage = driver.shell.stage
    let column = stage.stageLayout.panes[0].column
    return stage.frame.origin + Point(x: column.midX, y: column.midY)
  }

  @Test("have the sheets of the engine's own numbers, from back to front")
  func content() throws {
    let driver = ShellDriver(.container)
    driver.shell.setOffset(Point(x: 0, y: 360))
    driver.settle()
    #expect(driver.shell.stage.sheets(ofPane: 0, driver.shell.stage.stageLayout) == nil)
    driver.type("x")
    driver.settle()
    let sheets = try sheets(driver)
    #expect(sheets.map(\.kind) == [.queue, .content, .frames, .cells, .bounds])
    let pane = driver.shell.scene.panes[0]
    let container = try #require(pane.scroller)
    #expect(sheets[4].details.last?.string == "0 360")
    #expect(sheets[1].details[0].string == "320 × \(Int(container.contentSize.height))")
    #expect(sheets[3].details.last?.string == "\(pane.liveCells)")
    #expect(sheets[3].pieces.count == pane.liveCells)
    #expect(sheets[2].pieces.map(\.words) == ["Table 1", "Table 2"])
    for (piece, list) in zip(sheets[2].pieces, pane.lists) {
      #expect(piece.rect == list.view.convert(list.view.bounds, to: nil))
    }
    // The stamp of each piece is that of the row's cell.
    let stamps = pane.lists.flatMap { list in
      list.liveCells.map { pane.stamps.stamp(of: $0, in: list.queue) }
    }
    #expect(sheets[3].pieces.map(\.stamp) == stamps)
    let waiting = pane.lists.reduce(0) { count, list in
      count
        + list.queue.identifiers.reduce(0) {
          $0 + list.queue.statistics(forIdentifier: $1).queued
        }
    }
    #expect(waiting > 0 && sheets[0].pieces.count == waiting)
    #expect(sheets[0].details.last?.string == "\(waiting)")
  }

  @Test("tilt in half a second, and are flat again after another X, or Esc")
  func motion() throws {
    let driver = ShellDriver(.container)
    let stage = driver.shell.stage
    driver.type("x")
    var shares: [Double] = []
    for _ in 0..<40 {
      driver.wait(1.0 / 60)
      shares.append(stage.tilt.share(at: stage.time))
    }
    #expect(shares == shares.sorted() && shares[0] > 0 && shares[0] < 0.2)
    #expect(shares.last == 1 && shares.count { $0 < 1 } < 31)
    driver.settle()
    driver.type("X")
    driver.settle()
    #expect(stage.tilt.share(at: stage.time) == 0 && !stage.isApart(0))
    driver.type("x")
    driver.settle()
    driver.press(.escape)
    #expect(!stage.isApart(0))
  }

  @Test("are finished in a still picture, and another scene begins flat")
  func still() {
    let driver = ShellDriver(.container)
    driver.type("x")
    #expect(driver.shell.stage.tilt.isMoving(at: driver.shell.session.now))
    driver.shell.finishFades()
    #expect(driver.shell.stage.tilt.share(at: driver.shell.session.now) == 1)
    driver.shell.open(.naive)
    #expect(!driver.shell.stage.isApart(0))
  }

  @Test("turn with a drag, and scroll on by wheel and keys, which nobody else hears of")
  func hand() {
    let driver = ShellDriver(.container)
    driver.type("x")
    driver.settle()
    let before = driver.shell.stage.tilt.axonometry
    driver.drag(from: point(driver), by: Point(x: -40, y: 20))
    driver.settle()
    let after = driver.shell.stage.tilt.axonometry
    #expect(after.yaw < before.yaw && after.pitch > before.pitch)
    #expect(driver.offset("container") == 0 && driver.shell.pin == nil)
    driver.click(at: point(driver))
    #expect(driver.shell.pin == nil)
    driver.wheel(-3, at: point(driver))
    let scrolled = driver.offset("container") ?? 0
    #expect(scrolled > 50)
    driver.press(.end)
    #expect((driver.offset("container") ?? 0) > scrolled)
  }

  @Test("look the same whatever the offset: nothing moves but the content")
  func steady() throws {
    let driver = ShellDriver(.container)
    driver.type("x")
    driver.settle()
    let stage = driver.shell.stage
    var layouts: Set<SheetLayout> = []
    for offset in stride(from: 0.0, through: 700, by: 37) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.settle()
      layouts.insert(try #require(stage.sheets(ofPane: 0, stage.stageLayout)).layout)
    }
    #expect(layouts.count == 1)
  }

  @Test("say how many frames they show, and how many of them are in sight")
  func counts() throws {
    let driver = ShellDriver(.coordinateSystem)
    driver.shell.setOffset(Point(x: 0, y: 180))
    driver.settle()
    driver.type("x")
    driver.settle()
    let frames = try #require(sheets(driver).first { $0.kind == .frames })
    let viewport = Rect(origin: .zero, size: driver.shell.scene.panes[0].viewport)
    let inSight = frames.pieces.count { $0.rect.intersects(viewport) }
    #expect(inSight < frames.pieces.count)
    #expect(
      frames.details.map(\.string) == [
        "\(frames.pieces.count) · \(inSight) in sight", "\(frames.pieces.count)",
      ])
  }

  @Test("have titles over no cell, whatever the offset")
  func titles() throws {
    let text = FixedAdvanceText()
    let driver = ShellDriver(.container)
    driver.type("x")
    driver.settle()
    let stage = driver.shell.stage
    for offset in stride(from: 0.0, through: 700, by: 23) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.settle()
      let drawing = try #require(stage.sheets(ofPane: 0, stage.stageLayout))
      let level = try #require(drawing.sheets.firstIndex { $0.kind == .cells })
      let title = drawing.title(ofLevel: level, in: stage.bounds, text).line
      for piece in drawing.sheets[level].pieces {
        #expect(!title.intersects(drawing.layout.corners(of: piece.rect, level: level)))
      }
    }
  }

  @Test("are those of every scene with a scroll view; elsewhere X says why not")
  func everywhere() throws {
    for scene in SceneCatalog.all {
      let driver = ShellDriver(scene)
      driver.settle()
      driver.type("x")
      let isUseful = driver.shell.scene.panes.contains { $0.scroller != nil }
      let objection = driver.shell.objection(to: .toggleSheets)
      #expect((objection == nil) == isUseful, "\(scene.name)")
      if isUseful {
        driver.settle()
        for (place, pane) in driver.shell.scene.panes.enumerated() where pane.scroller != nil {
          #expect(!(try sheets(driver, pane: place)).isEmpty)
        }
      } else {
        let texts = driver.shell.displayList().commands.compactMap { command in
          if case .text(let run) = command { run.string } else { nil }
        }
        #expect(texts.contains { $0.contains("Nothing to take apart") }, "\(scene.name)")
      }
      _ = driver.shell.displayList()
    }
  }
}
