import Controls
import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Drawings of guided paths besides the card: arrows along a cell's way, frames on the map, rings.
@MainActor
struct TourDrawingTests {
  private func tour(
    at place: Int = 0, size: Size = Size(width: 1280, height: 800)
  ) -> ShellDriver {
    let driver = ShellDriver(SceneCatalog.standard, size: size)
    driver.shell.openTour(at: place)
    driver.wait(0)
    return driver
  }

  private func tray(_ driver: ShellDriver) throws -> QueueTray {
    try #require(driver.shell.stage.tray(ofPane: 0, driver.shell.stage.stageLayout))
  }

  private func ways(_ driver: ShellDriver) throws -> (into: QueueTray.Arrow, out: QueueTray.Arrow) {
    let cell = try #require(driver.shell.guide.cell)
    return try #require(tray(driver).ways(of: cell))
  }

  private func scroll(_ driver: ShellDriver, to y: Double) {
    driver.shell.setOffset(Point(x: 0, y: y))
    driver.wait(1)
  }

  // MARK: Ways

  @Test("From the first picture on, two arrows show that cells go into the queue and come back")
  func loop() throws {
    let driver = tour()
    let (into, out) = try ways(driver)
    let frame = try #require(tray(driver).frame)
    let viewport = driver.shell.stage.stageLayout.panes[0].viewport
    #expect(into.stamp == nil && out.stamp == nil)
    #expect(viewport.maxX < into.start.x && into.start.x < into.end.x && into.end.x < frame.minX)
    #expect(viewport.maxX < out.end.x && out.end.x < out.start.x && out.start.x < frame.minX)
    #expect(into.start.y < viewport.midY, "rows leave at the top")
    #expect(out.end.y > viewport.midY, "and come at the bottom")
  }

  @Test("A cell's way into the queue, and then out of it, has its colour, and fades")
  func coloured() throws {
    let driver = tour()
    for y in stride(from: 10.0, through: 110, by: 20) { scroll(driver, to: y) }
    let waiting = try ways(driver)
    #expect(waiting.into.stamp?.letter == "A" && waiting.into.freshness > 0.8)
    #expect(waiting.out.stamp == nil)
    let cell = try #require(driver.shell.guide.cell)
    let slot = try #require(tray(driver).center(of: cell))
    #expect(waiting.into.end.y == slot.y)

    for y in stride(from: 120.0, through: 190, by: 10) { scroll(driver, to: y) }
    let back = try ways(driver)
    #expect(back.into.stamp == nil)
    #expect(back.out.stamp?.letter == "A" && back.out.freshness == 1)
    let layout = driver.shell.stage.stageLayout
    let outline = try #require(driver.shell.session.run.inspection(of: .cell(cell))?.outline)
    let middle = layout.stagePoint(Point(x: 0, y: min(outline.midY, 568)), inPane: 0).y
    #expect(abs(back.out.end.y - middle) < 0.01)

    var freshness = [1.0]
    for y in stride(from: 220.0, through: 460, by: 30) {
      scroll(driver, to: y)
      freshness.append(try ways(driver).out.freshness)
    }
    #expect(freshness == freshness.sorted(by: >))
    #expect(freshness.last == 0)
  }

  @Test("Scrolled back, the cell goes out at the top")
  func backwards() throws {
    let driver = tour()
    for y in stride(from: 10.0, through: 110, by: 20) { scroll(driver, to: y) }
    for y in stride(from: 100.0, through: 20, by: -20) { scroll(driver, to: y) }
    let (into, out) = try ways(driver)
    let viewport = driver.shell.stage.stageLayout.panes[0].viewport
    #expect(out.stamp?.letter == "A" && out.end.y < viewport.midY)
    #expect(into.start.y > viewport.midY)
  }

  @Test("A cell that is still on its way has none yet")
  func flying() throws {
    let driver = tour()
    for y in stride(from: 10.0, through: 90, by: 20) { scroll(driver, to: y) }
    driver.shell.setOffset(Point(x: 0, y: 110))
    driver.wait(0.02)
    #expect(driver.shell.guide.facts.cell == .queue)
    #expect(try ways(driver).into.stamp == nil)
    driver.wait(1)
    #expect(try ways(driver).into.stamp != nil)
  }

  // MARK: The queue

  @Test("The empty queue says what it is for, from the first picture on")
  func purpose() {
    let words = tour().texts
    for line in ["Reuse queue", "Cells wait here", "for their next row."] {
      #expect(words.contains(line))
    }
  }

  @Test("A cell that waits says which row takes it, also for whoever scrolls back; that is so")
  func bothDirections() throws {
    for isBack in [false, true] {
      let driver = tour()
      for y in stride(from: 10.0, through: 110, by: 20) { scroll(driver, to: y) }
      #expect(driver.texts.contains { $0.hasPrefix("waits for Row 9") })
      #expect(try tray(driver).placed[0].next.map(\.row) == [9, 0])
      for step in 1...12 {
        guard driver.shell.guide.facts.cell == .queue else { break }
        scroll(driver, to: 110 + Double(step) * (isBack ? -10 : 10))
      }
      guard case .row(let path, _) = driver.shell.guide.facts.cell else {
        Issue.record("Cell A still waits")
        continue
      }
      #expect(path.row == (isBack ? 0 : 9))
    }
  }

  @Test("At the end of the list, only the row before waits for a cell")
  func atTheEnd() {
    let driver = tour(at: 4)
    driver.press(.end)
    driver.settle()
    driver.wait(1)
    let words = driver.texts
    #expect(!words.contains { $0.hasPrefix("waits for Row 200") })
  }

  // MARK: Frames on the map

  @Test("On the map, naive frames hold all content; a container's are what the viewport shows")
  func frames() throws {
    for (place, isNaive) in [(6, true), (8, false)] {
      let driver = tour(at: place)
      let stage = driver.shell.stage
      let pane = driver.shell.scene.panes[0]
      let scroller = try #require(pane.scroller)
      let map = try #require(stage.map(of: pane, stage.stageLayout.panes[0]))
      #expect(map.showsFrames)
      let heights = pane.lists.compactMap { map.listFrame($0, of: scroller)?.height }
      let all = isNaive ? scroller.contentSize.height : pane.viewport.height
      let expected = all / scroller.contentSize.height * map.frame.height
      #expect(heights.count == 2)
      #expect(abs(heights.reduce(0, +) - expected) < 0.01)
    }
  }

  @Test("Outside the guided start the map has frames only with the tables’ frames")
  func framesElsewhere() throws {
    let driver = ShellDriver(.container)
    let stage = driver.shell.stage
    func map() throws -> ContentMap {
      try #require(stage.map(of: driver.shell.scene.panes[0], stage.stageLayout.panes[0]))
    }
    #expect(try !map().showsFrames)
    driver.shell.perform(.toggleBounds)
    #expect(try map().showsFrames)
  }

  // MARK: Rings and cards

  @Test("The ring of a lane touches no lane beside it")
  func laneRing() async throws {
    let driver = tour(at: 1)
    await driver.shell.followTask()
    driver.wait(0)
    let shell = driver.shell
    let ring = try #require(shell.tourViews.ring.target?.rect)
    #expect(shell.tourViews.ring.style == .focus)
    let lanes = try #require(shell.session.record.lanes.lanes.first)
    let second = try #require(shell.lanes.frame(of: lanes[1].cell))
    #expect(ring.maxY <= second.offsetBy(shell.lanes.frame.origin).minY)
  }

  @Test("While Cell A waits, the ring is around what the queue says of it")
  func queueRing() throws {
    let driver = tour(at: 1)
    let tray = try tray(driver)
    let cell = try #require(driver.shell.guide.cell)
    let center = try #require(tray.center(of: cell)) + driver.shell.stage.frame.origin
    let ring = try #require(driver.shell.tourViews.ring.target?.rect)
    #expect(ring.contains(center))
    let all = try #require(tray.frame)
    #expect(ring.width < all.width)
  }

  nonisolated static let sizes = PathTests.sizes

  @Test("The card of a path stays on one side of the stage", arguments: sizes)
  func steadyPlace(size: Size) async {
    for path in TourPath.ofScenes {
      var places: Set<TourCardPlace> = []
      for place in path.steps.indices {
        let driver = ShellDriver(SceneCatalog.standard, size: size)
        driver.shell.openTour(path, at: place)
        await driver.live(0.1)
        places.insert(driver.shell.tourViews.cardPlace)
      }
      #expect(places.count == 1, "\(path.name) at \(size)")
    }
  }

  @Test("The buttons of a card lie in it, beside the task, and apart", arguments: sizes)
  func buttons(size: Size) async {
    for path in [.start] + TourPath.ofScenes {
      for place in path.steps.indices {
        for isDone in [false, true] {
          let driver = ShellDriver(SceneCatalog.standard, size: size)
          let card = driver.shell.card
          driver.shell.openTour(path, at: place)
          if isDone { await driver.shell.followTask() }
          await driver.live(0.1)
          let labels = card.subviews.filter { !$0.isHidden }.map(\.frame)
          var frames: [Rect] = []
          for button in [
            TourCard.Button.back, .skip, .next, .end, .choice(0), .choice(1), .choice(2), .link(0),
            .link(1),
          ] {
            guard let frame = card.frame(of: button) else { continue }
            let comment: Comment = "\(path.name) \(place + 1) at \(size), \(button)"
            #expect(card.bounds.contains(frame), comment)
            #expect(!(frames + labels).contains { $0.intersects(frame) }, comment)
            frames.append(frame)
          }
        }
      }
    }
  }

  @Test("Who must drag is shown a hand that goes the way of the task; the time bar has its handle")
  func gestures() {
    for step in ([.start] + TourPath.ofScenes).flatMap(\.steps) {
      switch (step.gesture, step.act) {
      case (.drag, .strokes): #expect(step.way != .zero, "\(step.title)")
      case (.slide, .seek), (.pointer, .pointAtCell), (.pointer, .strokes): break
      case (.wheel, .glide), (.wheel, .wheel), (.wheel, nil), (.wheel, .inputs): break
      // A flick shows what a wheel does, too: it goes up or down.
      case (.wheel, .strokes): #expect(step.way.x == 0 && step.way.y != 0, "\(step.title)")
      case (.wheel, .sequence), (.key, .inputs), (.key, .sequence): break
      case (.drag, .sequence), (.drag, .inputs): #expect(step.way != .zero, "\(step.title)")
      case (.pointer, .wait), (.pointer, .sequence): break
      case (let gesture, let act):
        Issue.record("\(step.title): \(gesture) for \(String(describing: act))")
      }
    }
  }

  // MARK: Pictures of movements

  @Test("A picture of a step about two pages, or about content past its end, shows just that")
  func held() async throws {
    for (path, place) in [(TourPath.pageMap, 3), (.linkedParallax, 3)] {
      let driver = ShellDriver(SceneCatalog.standard)
      driver.shell.openTour(path, at: place)
      await driver.shell.followTask()
      switch driver.shell.scene.facts {
      case let map as PageMapFacts: #expect(map.viewCount == 2 && !map.isOnPage)
      case let linked as LinkedFacts:
        let excess = linked.pages.moved - linked.pages.length
        #expect(excess >= 10)
        #expect(driver.shell.card.content.text.contains("were \(tidy(excess)) points past"))
      case let facts: Issue.record("\(String(describing: facts))")
      }
    }
  }

  @Test("All calls that the last step about the delegate counts are on its tape")
  func tape() async throws {
    let driver = ShellDriver(SceneCatalog.standard)
    driver.shell.openTour(.delegateOrder, at: 3)
    await driver.shell.followTask()
    driver.wait(0)
    let words = driver.texts
    #expect(
      driver.shell.card.content.text.contains("2 drags, but didEndDecelerating came only once"))
    #expect(words.count { $0 == "willBeginDragging" } == 2)
    #expect(words.count { $0 == "didEndDecelerating" } == 1)
  }
}
