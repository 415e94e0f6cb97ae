import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Walks each path as a person does, in usual and unusual ways, and compares the texts of the card
/// with the views.
@MainActor
struct PathWalkTests: PathWalking {
  /// Expects a question, and answers it with a key.
  private func answer(_ driver: ShellDriver, _ key: InputEvent.Key = .f5) {
    #expect(driver.shell.tour?.question != nil)
    driver.press(key)
    #expect(driver.shell.tour?.said != nil)
  }

  private func frame(_ driver: ShellDriver, _ id: String) -> Rect {
    driver.shell.scene.panes[0].namedViews.first { $0.id == id }?.view.frame ?? .zero
  }

  // MARK: Container

  @Test("Container: frames are cut, and one queue serves both tables")
  func container() throws {
    let driver = walk(.container)
    func middle() -> Point { driver.location(160, 284, in: "container") }
    #expect(driver.shell.card.content.text.contains("712"))
    #expect(driver.shell.card.content.text.contains("568"))
    wheel(driver, -0.2, at: middle())
    let offset = try #require(driver.offset("table1"))
    next(driver, "by \(tidy(offset)). So Row 0")
    wheel(driver, -0.2, at: middle())
    let heights = [frame(driver, "table1").height, frame(driver, "table2").height]
    #expect(heights[0] + heights[1] == 568)
    next(driver, "\(tidy(heights[1])) points tall now", "Together: 568, the height of the viewport")
    wheel(driver, -1, at: middle())
    #expect(frame(driver, "table1").height == 0)
    let made = try #require(driver.shell.inspector.readout.bills.first?.made)
    next(driver, "9 cells of Table 1 wait", "Table 2 has made \(made - 9)")
    answer(driver)
    wheel(driver, -1, at: middle())
    let shared = driver.shell.session.record.lanes.lanes[0].filter { lane in
      Set(
        lane.stays.compactMap { stay -> Int? in
          if case .row(_, let list) = stay.place { list } else { nil }
        }
      ).count == 2
    }
    next(driver, "\(shared.count) cells have drawn rows of both")
    #expect(shared.count > 0)
    #expect(driver.shell.tour == nil)
  }

  @Test("Container: whoever jumps to the end hears what that did")
  func containerJump() {
    let driver = walk(.container)
    driver.press(.end)
    let end = frame(driver, "table2").height
    next(driver, "That was far", "cells wait in its queue")
    #expect(frame(driver, "table2").height == end, "Next moves nothing")
    next(driver, "You went past Table 1", "\(tidy(end)) points tall")
    next(driver, "No height, no cells")
  }

  // MARK: Coordinate system

  @Test("Coordinate system: one number moves, and what lies outside hears nothing")
  func coordinateSystem() throws {
    let driver = walk(.coordinateSystem)
    func at(_ x: Double, _ y: Double, _ id: String) -> Point { driver.location(x, y, in: id) }
    answer(driver)
    wheel(driver, -1, at: at(160, 240, "window"))
    let y = driver.shell.scene.panes[0].root.bounds.minY
    next(driver, "0 \(tidy(y))", "Of the 4 frames, none has changed")

    // The card does not ask for scrolling on the left.
    driver.wheel(-2, at: at(160, 240, "window"))
    #expect(driver.shell.tour?.outcome == nil)
    driver.drag(from: at(160, 100, "film"), by: Point(x: 0, y: 60))
    driver.settle()
    let moved = driver.shell.scene.panes[0].root.bounds.minY
    next(driver, "lies \(tidy(moved)) below", "same \(tidy(moved))")

    wheel(driver, -4, at: at(160, 240, "window"))
    next(driver, "stops at 370, which is 850 − 480")

    driver.click(at: at(60, 60, "window"))
    #expect(driver.shell.tour?.outcome == nil, "red is inside")
    driver.click(at: at(190, 630, "window"))
    next(driver, "Yellow heard nothing", "counted 1 tap.")
    #expect(driver.shell.tour == nil)
  }

  @Test("Coordinate system: pulled past the end, it says by how much")
  func pastTheEnd() {
    let driver = walk(.coordinateSystem, from: 2)
    driver.shell.session.send(.jump(Point(x: 0, y: 400), pane: 0))
    driver.wait(0)
    #expect(driver.shell.card.content.text.contains("30 past the end and will return to 370"))
  }

  // MARK: Delegate order

  @Test("Delegate order: the counts are those of the delegate")
  func delegateOrder() throws {
    let driver = walk(.delegateOrder)
    func finger() -> Point { driver.location(160, 400, in: "scrollView") }
    func recorder() throws -> DelegateFacts {
      try #require(driver.shell.scene.facts as? DelegateFacts)
    }
    driver.wheel(-2, at: finger())
    var facts = try recorder()
    #expect(facts.callCount == 0)
    next(
      driver, "came \(facts.scrollCount) times", "is \(tidy(driver.offset("scrollView") ?? 0)) now")

    driver.drag(from: finger(), by: Point(x: 0, y: -90))
    driver.settle()
    facts = try recorder()
    #expect(facts.callCount == 3 && facts.drags.map(\.willDecelerate) == [false])
    next(driver, "said false", "didScroll \(facts.scrollCount) times", "3 other calls")

    driver.flick(from: finger(), by: Point(x: 0, y: -60))
    #expect(driver.shell.tour?.outcome == nil, "it still moves")
    driver.settle()
    facts = try recorder()
    let target = try #require(facts.drags.last?.target)
    #expect(abs(target - (driver.offset("scrollView") ?? 0)) < 0.5)
    next(
      driver, "stop at \(tidy(target))", "came \(facts.coastingScrolls) times",
      "stands at \(tidy(driver.offset("scrollView") ?? 0))")

    answer(driver)
    driver.flick(from: finger(), by: Point(x: 0, y: -60))
    driver.play(until: 0)
    driver.flick(from: finger(), by: Point(x: 0, y: -60))
    driver.settle()
    facts = try recorder()
    #expect(facts.drags.map(\.isCatch) == [false, true] && facts.decelerationEnds == 1)
    next(driver, "2 drags, but didEndDecelerating came only once")
    #expect(driver.shell.tour == nil)
  }

  @Test("Delegate order: who does something else hears what that did")
  func otherGestures() throws {
    let driver = walk(.delegateOrder)
    func finger() -> Point { driver.location(160, 400, in: "scrollView") }
    driver.drag(from: finger(), by: Point(x: 0, y: -90))
    driver.settle()
    next(driver, "You dragged", "3 other calls")
    driver.flick(from: finger(), by: Point(x: 0, y: -60))
    driver.settle()
    next(driver, "said true")
    driver.drag(from: finger(), by: Point(x: 0, y: -90))
    driver.settle()
    let target = tidy(driver.offset("scrollView") ?? 0)
    next(driver, "the velocity was 0, and the target was \(target)")
    answer(driver)
    for _ in 0..<2 {
      driver.flick(from: finger(), by: Point(x: 0, y: -60))
      driver.settle()
    }
    next(driver, "didEndDecelerating came twice")
  }

  // MARK: Linked

  @Test("Linked: shares are equal, distances are not")
  func linked() throws {
    let driver = walk(.linkedParallax)
    func at(_ x: Double, _ y: Double) -> Point { driver.location(x, y, in: "screen") }
    func swipe(_ y: Double = 250) {
      driver.flick(from: at(240, y), by: Point(x: -90, y: 0))
      driver.settle()
    }
    answer(driver)
    swipe()
    next(driver, "moved 320 points, the titles 144", "page 2 of 6")
    swipe()
    #expect(driver.shell.tour?.outcome == nil, "those were the cards")
    driver.shell.guide.prepareStep()
    driver.wait(0)
    swipe(40)
    next(driver, "titles have moved 144 points, and moved the cards by 320", "320 ÷ 144")
    for _ in 0..<6 where driver.shell.tour?.outcome == nil { swipe() }
    #expect(frame(driver, "nearSkyline").minX == -480)
    #expect(frame(driver, "farSkyline").minX == -160)
    next(driver, "1600 points, the near skyline 480, the far one 160")
    driver.hold(from: at(240, 250), by: Point(x: -150, y: 0))
    #expect(frame(driver, "nearSkyline").minX == -480)
    next(driver, "points past their end", "stopped at 480 and 160")
    #expect(driver.shell.tour == nil)
  }

  // MARK: Page map

  @Test("Page map: a hole is a wall, and there is a way round it")
  func pageMap() throws {
    let driver = walk(.pageMap)
    func swipe(_ x: Double, _ y: Double) {
      driver.flick(from: driver.location(100, 150, in: "map"), by: Point(x: x, y: y))
      driver.settle()
    }
    swipe(0, -60)
    next(driver, "on page 3", "0 300", "200 by 300")
    answer(driver)
    swipe(-70, 0)
    #expect(driver.offset("map") == 0)
    next(driver, "points to the left, the content 0. A hole is a wall")
    swipe(0, -60)
    #expect(driver.shell.tour?.outcome == nil)
    swipe(-60, 0)
    swipe(-60, 0)
    swipe(0, 60)
    next(driver, "You turned 4 pages: 1, 3, 4, 5, 2", "400 points to the right of")
    driver.hold(from: driver.location(100, 150, in: "map"), by: Point(x: 0, y: -50))
    let map = try #require(driver.shell.scene.facts as? PageMapFacts)
    #expect(map.viewCount == 2)
    next(driver, "2 views for 8 pages")
    #expect(driver.shell.tour == nil)
  }

  @Test("Page map: keys go from page to page, too")
  func keys() {
    let driver = walk(.pageMap)
    driver.press(.down)
    driver.press(.right)
    #expect(driver.shell.tour?.outcome != nil)
  }

  // MARK: Lazy loading

  @Test("Lazy loading: what was wasted, and what was there when it came to rest")
  func lazyLoading() async throws {
    let driver = walk(.lazyLoading)
    func flick() {
      let list = driver.shell.viewIDs[0]
      driver.flick(from: driver.location(120, 380, in: list), by: Point(x: 0, y: -120))
    }
    func facts() throws -> [LoadingFacts.List] {
      try #require(driver.shell.scene.facts as? LoadingFacts).lists
    }
    await driver.live(1.5)
    flick()
    await driver.live(8)
    let wasted = try facts().map { "\($0.title) \($0.wasted)" }
    next(driver, wasted.joined(separator: ", "))
    #expect(try facts().count == 3)

    for place in 0..<2 {
      if place == 0 { answer(driver) }
      await driver.live(1.5)
      flick()
      for _ in 0..<600 where driver.shell.tour?.outcome == nil { await driver.live(1.0 / 60) }
      let lists = try facts()
      let said = lists.map { "\($0.title) \($0.emptyAtRest)" }
      #expect(lists[2].emptyAtRest < lists[1].emptyAtRest)
      next(driver, said.joined(separator: ", "))
    }
    #expect(driver.shell.tour == nil)
  }

  // MARK: The wrong picture

  @Test("The wrong picture: rows and cells that are named show what is said of them")
  func wrongPicture() async throws {
    let driver = walk(.wrongPicture)
    func facts() throws -> WrongPictureFacts {
      try #require(driver.shell.scene.facts as? WrongPictureFacts)
    }
    func drag() async {
      await driver.live(2.5)
      for _ in 0..<4 {
        driver.drag(
          from: driver.location(150, 490, in: "asked"),
          by: Point(x: 0, y: -440 * driver.shell.stage.stageLayout.scale))
      }
      for _ in 0..<600 where driver.shell.tour?.outcome == nil { await driver.live(1.0 / 60) }
    }
    answer(driver, "other rows’ too")
    await drag()
    let mistake = try #require(try facts().left.mistakes.last)
    let cells = driver.shell.session.run.cells
    let table = driver.shell.scene.panes[0].lists[0].view
    let place = try #require(table.livePaths.firstIndex { $0.row == mistake.row })
    let name = try #require(cells.name(of: table.liveCells[place], inList: 0, ofPane: 0))
    let rows = cells.history(of: name).compactMap(\.place.path?.row)
    #expect(cells.stamp(of: name)?.letter == mistake.letter)
    #expect(rows.last == mistake.row && rows.contains(mistake.pictureRow))
    next(
      driver, "so it is. \(try facts().left.mistakes.count) of", "0 on the right",
      "Cell \(mistake.letter) asked for Row \(mistake.pictureRow)’s", "drawing Row \(mistake.row)")
    answer(driver, "some")
    await drag()
    let right = try facts().right
    next(driver, "so it is.", "cancelled \(right.cancelled) of \(right.requests)")
    answer(driver, "for a moment")
    await driver.shell.followTask()
    let old = try facts().left.wrongSoFar
    #expect(old > 5)
    next(driver, "so it is. \(old) rows on the left", "0 on the right")
    #expect(driver.shell.tour == nil)
  }
}
