import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct InspectionTests {
  private func card(_ driver: ShellDriver) -> Inspection? {
    let view = driver.shell.inspection
    return (view.pinned ?? view.hovered)?.inspection
  }

  private func value(_ name: String, of inspection: Inspection?) -> String? {
    inspection?.facts.first { $0.name == name }?.value
  }

  @Test("A cell under the pointer is named with row, instance, list, frame and offset")
  func cell() {
    let driver = ShellDriver(.container)
    driver.shell.setOffset(Point(x: 0, y: 300))
    driver.wait(1)
    driver.hover(at: driver.location(160, 30, in: "container"))

    let card = card(driver)
    #expect(card?.title == "Row 4 · cell E (5)")
    #expect(card?.subtitle == "RowCell \"cell\" in table1")
    #expect(value("frame", of: card) == "16 320  288 72")
    #expect(value("on screen", of: card) == "16 20  288 72")
    #expect(value("offset", of: card) == "0 300 of table1")
    #expect(card?.outline == Rect(x: 16, y: 20, width: 288, height: 72))
  }

  @Test("A cell that is made anew, without an identifier, is where it is")
  func anonymous() throws {
    let driver = ShellDriver(.cellReuse)
    driver.shell.set(.reuse(false), at: driver.shell.session.now)
    driver.shell.setOffset(Point(x: 0, y: 600))
    driver.wait(1)
    let list = driver.shell.scene.panes[0].lists[0].view
    let cell = try #require(list.liveCells.dropFirst(3).first)
    #expect(cell.reuseIdentifier == nil)
    let point = driver.location(160, cell.frame.midY - list.contentOffset.y, in: "table1")
    driver.hover(at: point)
    let title = try #require(card(driver)?.title)
    #expect(title.hasPrefix("Row ") && title.contains(" · cell "), "\(title)")
    driver.click(at: point)
    driver.leave()
    driver.wait(0)
    #expect(card(driver)?.title == title)
  }

  @Test("Rows without a cell are named, and so is what lies outside the viewport")
  func outside() {
    let driver = ShellDriver(.naiveAndContainer)
    driver.hover(at: driver.location(160, 630, in: "container"))
    #expect(card(driver)?.title == "Row 8 · no cell")
    #expect(card(driver)?.subtitle == "outlined, in container/table1")

    driver.hover(at: driver.location(160, 630, in: "naive"))
    #expect(card(driver)?.title == "Row 8 · cell I (9)")

    driver.type("g")
    driver.hover(at: driver.location(160, 631, in: "naive"))
    #expect(card(driver) == nil)
  }

  @Test("A view without cells under the pointer is named with its geometry")
  func views() {
    let driver = ShellDriver(.container)
    driver.hover(at: driver.location(6, 300, in: "container"))
    #expect(card(driver)?.title == "Table 1")
    #expect(card(driver)?.subtitle == "TableView table1")
    #expect(value("contentSize", of: card(driver)) == "320 712")
    #expect(value("layout", of: card(driver)) == "end cut off")
    #expect(value("cells", of: card(driver)) == "8 live")
  }

  @Test("A cell's history says which rows it showed and when it waited in the queue")
  func history() throws {
    let driver = ShellDriver(.cellReuse)
    driver.shell.setOffset(Point(x: 0, y: 100))
    driver.wait(1)
    driver.shell.setOffset(Point(x: 0, y: 300))
    driver.wait(1)
    // Row 0 has given its cell to row 8 or a later row.
    let cells = driver.shell.scene.panes[0].lists[0].view.liveCells
    let first = try #require(cells.first { $0.instanceNumber == 1 })
    let history = try #require(
      driver.shell.session.run.cells.name(of: first, inList: 0, ofPane: 0).map(
        driver.shell.session.run.cells.history))
    #expect(history.first?.place == .row(IndexPath(row: 0, section: 0), list: 0))
    #expect(history.first?.time == 0)
    let rows = history.compactMap { stay -> Int? in
      if case .row(let path, _) = stay.place { path.row } else { nil }
    }
    #expect(rows.count > 1 && Set(rows).count == rows.count)
    #expect(history.map(\.time) == history.map(\.time).sorted())
  }

  @Test("No more is kept of a cell than its last places, and nothing of one that was given up")
  func bound() {
    let driver = ShellDriver(.cellReuse)
    for step in 0..<60 {
      driver.shell.setOffset(Point(x: 0, y: step % 2 == 0 ? 500 : 0))
      driver.wait(0.1)
    }
    let book = driver.shell.session.run.cells
    let count = driver.shell.report.reuse[0].statistics.created
    let lengths = (1...count).map {
      book.history(of: CellBook.Cell(pane: 0, owner: 0, identifier: "cell", number: $0)).count
    }
    #expect(lengths.max() == CellBook.historyLength)
    driver.shell.handle(InputEvent(time: 60, .memoryWarning))
    driver.wait(60)
    let live = Set(driver.shell.scene.panes[0].lists[0].view.liveCells.map(\.instanceNumber))
    for number in 1...count {
      let cell = CellBook.Cell(pane: 0, owner: 0, identifier: "cell", number: number)
      #expect(book.history(of: cell).isEmpty == !live.contains(number))
    }
  }

  @Test("The card goes when the content is scrolled, and comes back with the pointer")
  func scrolling() {
    let driver = ShellDriver(.container)
    let point = driver.location(160, 284, in: "container")
    driver.hover(at: point)
    #expect(card(driver) != nil)
    driver.wheel(-1, at: point)
    #expect(card(driver) == nil)
    driver.hover(at: point + Point(x: 1, y: 0))
    #expect(card(driver) != nil)
    driver.press(.down)
    #expect(card(driver) == nil)
  }

  @Test("A pointer that rests asks for no frames")
  func rest() {
    let driver = ShellDriver(.container)
    driver.hover(at: driver.location(160, 284, in: "container"))
    driver.settle()
    _ = driver.shell.displayList()
    #expect(driver.shell.advance(to: 50) == nil)
    #expect(!driver.shell.needsDisplay)
  }

  @Test("Hovering does nothing to the scene, nor to its log")
  func harmless() {
    let driver = ShellDriver(.naiveAndContainer)
    let before = driver.shell.report
    for y in stride(from: -80.0, to: 640, by: 37) {
      driver.hover(at: driver.location(100, y, in: "naive"))
      driver.hover(at: driver.location(100, y, in: "container"))
    }
    var after = driver.shell.report
    after.time = before.time
    #expect(after == before)
    #expect(driver.shell.session.log.inputs.isEmpty)
  }

  @Test("A click pins a cell, which is followed into the queue; Esc and a second click let it go")
  func pinning() {
    let driver = ShellDriver(.container)
    let point = driver.location(160, 30, in: "container")
    driver.hover(at: point)
    driver.click(at: point)
    #expect(driver.shell.inspection.pinned?.inspection.title == "Row 0 · cell A (1)")

    driver.wheel(-2, at: point)
    #expect(card(driver)?.title == "Cell A (1) · in the queue")
    #expect(card(driver)?.outline == nil)
    #expect(card(driver)?.history.map(\.value) == ["Row 0, new", "to the queue"])

    driver.press(.c, .control)
    #expect(driver.copied.last?.hasPrefix("Cell A (1) · in the queue\n") == true)
    driver.press(.escape)
    #expect(driver.shell.pin == nil)
    #expect(driver.quits == 0)
    driver.press(.c, .control)
    #expect(driver.copied.last == "report of container")

    for expected in [true, false] {
      driver.hover(at: point)
      driver.click(at: point)
      #expect((driver.shell.pin != nil) == expected)
    }
  }

  @Test("A drag pins nothing, nor does a click where nothing was named before")
  func noPin() {
    let driver = ShellDriver(.container)
    let point = driver.location(160, 400, in: "container")
    driver.hover(at: point)
    driver.drag(from: point, by: Point(x: 0, y: -60))
    #expect(driver.shell.pin == nil)
    driver.settle()
    driver.click(at: point)
    #expect(driver.shell.pin == nil)
  }

  @Test("A live click is the scene's, too: it stops what moves")
  func liveClick() {
    let driver = ShellDriver(.container)
    let point = driver.location(160, 400, in: "container")
    driver.flick(from: point, by: Point(x: 0, y: -200))
    driver.hover(at: point)
    driver.click(at: point)
    #expect(driver.shell.pin != nil)
    let offset = driver.offset("container")
    driver.wait(0.5)
    #expect(driver.offset("container") == offset)
  }

  @Test("In the past one can hover and pin, and the future stays; a drag begins a new one")
  func past() {
    let driver = ShellDriver(.container)
    let point = driver.location(160, 400, in: "container")
    driver.wheel(-3, at: point)
    driver.wheel(-3, at: point)
    let end = driver.shell.session.log.end
    driver.shell.seek(to: 0)
    driver.wait(0.1)
    #expect(driver.offset("container") == 0)

    driver.hover(at: point)
    let title = card(driver)?.title
    #expect(title == "Row 5 · cell F (6)")
    driver.click(at: point)
    #expect(driver.shell.inspection.pinned?.inspection.title == title)
    #expect(driver.shell.session.log.end == end)
    #expect(!driver.shell.session.timeline.isLive)

    driver.shell.seek(to: end)
    driver.wait(0.1)
    #expect(card(driver)?.title.hasSuffix("cell F (6)") == true)
    driver.shell.seek(to: 0)
    driver.wait(0.1)
    #expect(card(driver)?.title == title)

    driver.drag(from: point, by: Point(x: 0, y: -100))
    #expect(driver.shell.session.log.end < end)
    #expect(driver.offset("container") ?? 0 > 0)
  }

  @Test("P goes through all that can be named in a pane, and Shift P goes back")
  func keyboard() {
    let driver = ShellDriver(.container)
    var titles: [String] = []
    for _ in 0..<20 {
      driver.type("p")
      guard driver.shell.pin != nil else { break }
      titles.append(card(driver)?.title ?? "")
    }
    #expect(titles.prefix(4) == ["container", "Table 1", "Table 2", "Row 0 · cell A (1)"])
    #expect(titles.count == 3 + 8)
    #expect(driver.shell.pin == nil)
    driver.type("P")
    #expect(card(driver)?.title == titles.last)
  }

  @Test(
    "The card stays within the stage",
    arguments: [Size(width: 640, height: 480), Size(width: 1280, height: 800)])
  func cardFits(size: Size) {
    let driver = ShellDriver(.naiveAndContainer, size: size)
    driver.wheel(-5, at: driver.location(160, 284, in: "container"))
    let stage = driver.shell.stage
    for x in stride(from: 4.0, to: stage.bounds.width, by: 61) {
      for y in stride(from: 90.0, to: stage.bounds.height, by: 47) {
        driver.hover(at: stage.frame.origin + Point(x: x, y: y))
        guard let card = driver.shell.inspection.cardFrame else { continue }
        #expect(stage.bounds.contains(card))
      }
    }
  }

  @Test("Another scene is not shown with what was pinned before")
  func otherScene() {
    let driver = ShellDriver(.container)
    driver.type("p")
    driver.type("1")
    #expect(driver.shell.pin == nil)
    #expect(card(driver) == nil)
  }

  @Test("The card does not hide what it is about where there is room beside it")
  func cardBeside() {
    let driver = ShellDriver(.container)
    for y in stride(from: 30.0, to: 540, by: 90) {
      driver.hover(at: driver.location(160, y, in: "container"))
      let view = driver.shell.inspection
      #expect(view.cardFrame != nil)
      guard let card = view.cardFrame, let outline = view.hovered?.outline else { continue }
      #expect(!card.intersects(outline))
    }
  }
}
