import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct TourTests {
  private func tour(at place: Int = 0, size: Size = Size(width: 1280, height: 800)) -> ShellDriver {
    let driver = ShellDriver(SceneCatalog.standard, size: size)
    driver.shell.openTour(at: place)
    driver.wait(0)
    return driver
  }

  @Test(
    "No step is done before its task is, and each is done after it",
    arguments: 0..<TourPath.start.stepCount - 1)
  func conditions(place: Int) async {
    let driver = tour(at: place)
    driver.settle()
    driver.wait(3)
    #expect(driver.shell.tour?.outcome == nil, "done without anyone")
    driver.shell.openTour(at: place)
    await driver.shell.followTask()
    #expect(driver.shell.tour?.outcome != nil)
  }

  @Test("A person who does what the card says gets through, step by step")
  func walk() throws {
    let driver = tour()
    let shell = driver.shell
    func middle() -> Point { driver.location(160, 284, in: shell.viewIDs[0]) }
    func next(_ place: Int) {
      #expect(shell.tour?.outcome != nil, "step \(place) is not done")
      driver.press(.enter)
      #expect(shell.tour?.place == place)
    }
    for _ in 0..<20 where shell.tour?.outcome == nil { driver.wheel(-0.1, at: middle()) }
    #expect(shell.card.content.text.contains("the table made one more cell: I"))
    next(1)

    let tray = try #require(shell.stage.tray(ofPane: 0, shell.stage.stageLayout))
    let cell = try #require(shell.guide.cell)
    let center = try #require(tray.center(of: cell))
    driver.hover(at: center + shell.stage.frame.origin)
    next(2)

    for _ in 0..<20 where shell.tour?.outcome == nil { driver.wheel(-0.1, at: middle()) }
    #expect(shell.card.content.text.contains("A draws Row 9"))
    next(3)

    shell.seek(to: 0)
    driver.wait(0)
    next(4)

    driver.press(.f7)
    for _ in 0..<40 where shell.tour?.outcome == nil { driver.wheel(-8, at: middle()) }
    #expect(
      shell.card.content.text.hasPrefix(
        "You said “about 10”, and so it is. Rows count from 0, so Row 199 is the last."))
    next(5)

    #expect(shell.tour?.outcome == nil && shell.card.content.task == "Scroll up quickly.")
    func wheelUpAndDown(until isDone: () -> Bool) {
      for turn in 0..<80 where !isDone() { driver.wheel(turn % 40 < 20 ? 8 : -8, at: middle()) }
    }
    wheelUpAndDown { shell.card.content.task?.hasPrefix("Now choose Make new") == true }
    #expect(shell.tour?.outcome == nil)
    let makeNew = try #require(shell.frame(of: .stage(.setting(.makeNew))))
    driver.click(at: Point(x: makeNew.midX, y: makeNew.midY))
    #expect(
      shell.settings.contains(.reuse(false)) && shell.card.content.task == "Scroll quickly again.")
    wheelUpAndDown { shell.tour?.outcome != nil }
    let tally = try #require(shell.stage.tally)
    #expect(tally.reusing.late == 0 && tally.makingNew.late > 0)
    #expect(
      shell.card.content.text.hasPrefix(
        "With reuse the table made no cell, and no picture came late."))
    next(6)
    #expect(!shell.settings.contains(.reuse(false)) && shell.guide.facts.reuses)

    for _ in 0..<40 where shell.tour?.outcome == nil { driver.wheel(-8, at: middle()) }
    #expect(shell.card.content.text.hasPrefix("60 rows, 60 cells"))
    next(7)

    let outside = driver.location(160, -48, in: "naive")
    driver.hover(at: outside)
    next(8)

    for _ in 0..<40 where shell.tour?.outcome == nil { driver.wheel(-4, at: middle()) }
    next(9)
    driver.press(.enter)
    #expect(shell.tour == nil)
    #expect(shell.card.isHidden)
  }

  @Test("A card speaks of the sliders of a scene only where there is room for them")
  func settings() async {
    for size in [Size(width: 1024, height: 768), Size(width: 1280, height: 800)] {
      let driver = tour(at: 5, size: size)
      let shell = driver.shell
      #expect(shell.card.content.text.contains("The strip below") == !shell.strip.isHidden)
      #expect(shell.strip.isHidden == (shell.stage.settingsCard == nil))
      await shell.followTask()
      #expect(shell.tour?.outcome != nil)
      let words = shell.card.content.text + (shell.card.content.task ?? "")
      #expect(words.contains("Drag the cost down") == (shell.stage.settingsCard != nil))
    }
  }

  @Test("Back and forth, skipping and closing")
  func navigation() {
    let driver = tour()
    var progress: [TourProgress] = []
    driver.shell.onTourProgress = { progress.append($0) }
    let last = TourPath.start.stepCount - 1
    for place in 1...last {
      driver.press(.enter)
      #expect(driver.shell.tour?.place == place)
    }
    for place in (0..<last).reversed() {
      driver.press(.backspace)
      #expect(driver.shell.tour?.place == place)
      #expect(driver.shell.tour?.outcome == nil)
    }
    driver.press(.escape)
    #expect(driver.shell.tour == nil)
    #expect(progress.last == .skipped)
    #expect(driver.quits == 0)
    driver.press(.escape)
    #expect(driver.quits == 0, "only Ctrl Q quits")
    driver.press(.f2)
    #expect(driver.shell.tour?.place == 0)
    driver.shell.perform(.openScene(1))
    #expect(driver.shell.tour == nil)
    #expect(driver.shell.sceneDescription.name == "container")
  }

  @Test(
    "The card covers neither the viewport nor the queue nor the lanes, and nothing on it is cut",
    arguments: [
      Size(width: 640, height: 480), Size(width: 1024, height: 768), Size(width: 1280, height: 800),
      Size(width: 1920, height: 1080), Size(width: 3840, height: 2160),
    ])
  func places(size: Size) async {
    for place in 0..<TourPath.start.stepCount {
      for isDone in [false, true] {
        let driver = ShellDriver(SceneCatalog.standard, size: size)
        let shell = driver.shell
        shell.openTour(at: place)
        if isDone { await shell.followTask() }
        driver.wait(1)
        let card = shell.card.frame
        let layout = shell.stage.stageLayout
        #expect(shell.window.bounds.inset(by: -0.01).contains(card))
        let viewport = layout.panes[0].viewport.offsetBy(shell.stage.frame.origin)
        #expect(
          shell.guide.step?.task == nil || !card.intersects(viewport),
          "step \(place + 1) at \(size)")
        if !shell.stage.hidesQueue, let tray = shell.stage.tray(ofPane: 0, layout)?.frame {
          #expect(
            !card.intersects(tray.offsetBy(shell.stage.frame.origin)),
            "step \(place + 1) at \(size)")
        }
        if !shell.lanes.isHidden { #expect(!card.intersects(shell.lanes.frame)) }
        for label in shell.card.subviews.compactMap({ $0 as? Label }) where !label.isHidden {
          #expect(shell.card.bounds.contains(label.frame))
          let needed = label.sizeThatFits(Size(width: label.frame.width, height: .infinity))
          #expect(needed.height <= label.frame.height + 0.01)
        }
      }
    }
  }
}
