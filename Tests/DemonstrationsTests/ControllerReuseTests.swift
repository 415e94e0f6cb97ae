import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
struct ControllerReuseTests {
  private func open(variant: Int = 0) throws -> (ShellDriver, PagesController) {
    let driver = ShellDriver(.controllerReuse)
    for _ in 0..<variant { driver.type("n") }
    let scene = try #require(driver.shell.scene as? ControllerReuseScene)
    return (driver, scene.pages)
  }

  private func show(page: Double, _ driver: ShellDriver) {
    driver.shell.setOffset(Point(x: page * 320, y: 0))
    driver.wait(0.1)
  }

  private func calls(_ instance: Int, _ driver: ShellDriver) throws -> [String] {
    let panel = try #require(driver.shell.scene.panel as? ContainmentPanel)
    return (panel.log.calls[instance] ?? []).map(\.name)
  }

  @Test("Wherever one goes, the page in sight and its neighbours have one of the three controllers")
  func walk() throws {
    let (driver, pages) = try open()
    var random = SeededRandom(seed: 11)
    for _ in 0..<300 {
      let offset = Double.random(in: -200...3100, using: &random)
      show(page: offset / 320, driver)
      let page = min(max(Int((offset / 320).rounded()), 0), 9)
      let wanted = Array(max(0, page - 1)...min(9, page + 1))
      #expect(pages.shown.compactMap(\.page) == wanted)
      #expect(Set((pages.shown + pages.queue).map(\.instance)) == [1, 2, 3])
      #expect(pages.children.count == wanted.count)
      for controller in pages.shown {
        let page = controller.page ?? -1
        #expect(controller.view.superview === pages.view)
        #expect(controller.view.frame == Rect(x: Double(page) * 320, y: 0, width: 320, height: 336))
        #expect(
          controller.table.visibleCells.first?.textLabel?.text == "Page \(page + 1), row 0")
      }
      for controller in pages.queue {
        #expect(controller.view.superview == nil && controller.parent == nil)
      }
    }
  }

  @Test("A page is astray if it has the place of the page whose controller it took")
  func astray() throws {
    for variant in [0, 1] {
      let (driver, pages) = try open(variant: variant)
      driver.wheel(-3, at: driver.location(140, 200, in: "table1"))
      for page in 0...3 { show(page: Double(page), driver) }
      #expect(pages.astray == (variant == 0 ? [:] : [3: 0]))
      for page in [2.0, 1] { show(page: page, driver) }
      // Page 0 is back before its controller has shown yet another page.
      #expect(pages.astray.isEmpty)
      #expect((pages.left[0]?.y ?? 0) > 0 && pages.left[3] == (variant == 0 ? .zero : nil))
    }
  }

  @Test("A page that comes back has the place it had in its table, whichever controller shows it")
  func state() throws {
    let (driver, pages) = try open()
    let table = driver.location(140, 200, in: "table1")
    driver.wheel(-3, at: table)
    let place = pages.shown[0].table.contentOffset.y
    #expect(place > 0)
    let instance = pages.shown[0].instance

    show(page: 5, driver)
    let reused = try #require(pages.shown.first { $0.instance == instance })
    #expect(reused.table.contentOffset.y == 0)

    // The next controller in the queue is a different one now.
    show(page: 9, driver)
    show(page: 0, driver)
    #expect(pages.shown[0].page == 0)
    #expect(pages.shown[0].table.contentOffset.y == place)
    #expect(pages.shown[1].table.contentOffset.y == 0)
  }

  @Test("Left as the last page left it, a controller shows the next page at a strange place")
  func stale() throws {
    let (driver, pages) = try open(variant: 1)
    driver.wheel(-3, at: driver.location(140, 200, in: "table1"))
    let place = pages.shown[0].table.contentOffset.y
    let instance = pages.shown[0].instance
    show(page: 5, driver)
    let reused = try #require(pages.shown.first { $0.instance == instance })
    #expect(reused.page != 0)
    #expect(reused.table.contentOffset.y == place)
  }

  @Test("A controller that waits shows nothing of its last page")
  func emptied() throws {
    let (driver, pages) = try open()
    show(page: 5, driver)
    show(page: 0, driver)
    let waiting = try #require(pages.queue.first)
    #expect(pages.queue.count == 1)
    #expect(waiting.page == nil)
    #expect(waiting.table.numberOfRows(inSection: 0) == 0)
    #expect(waiting.table.visibleCells.isEmpty)
  }

  @Test("From one page to another a controller hears all calls in UIKit's order")
  func order() throws {
    let (driver, pages) = try open()
    show(page: 1, driver)
    let instance = try #require(pages.shown.first { $0.page == 0 }?.instance)
    let before = try calls(instance, driver).count
    show(page: 2, driver)
    #expect(
      try Array(calls(instance, driver)[before...]) == [
        "willMove(toParent: nil)", "viewWillDisappear", "viewDidDisappear", "removeFromParent",
        "didMove(toParent: nil)", "prepareForReuse", "addChild", "willMove(toParent: pages)",
        "viewWillAppear", "viewDidAppear", "didMove(toParent: pages)",
      ])
    #expect(pages.shown.first { $0.instance == instance }?.page == 3)
  }

  @Test("As long as the page in the middle is the same, nothing is handed out")
  func calm() throws {
    let (driver, _) = try open()
    show(page: 4, driver)
    let before = try (1...3).map { try calls($0, driver).count }
    for step in -4...4 { show(page: 4 + Double(step) * 0.1, driver) }
    #expect(try (1...3).map { try calls($0, driver).count } == before)
    show(page: 4.6, driver)
    #expect(try (1...3).map { try calls($0, driver).count } != before)
  }

  @Test("The panel says of each controller which page it shows, or that it waits")
  func panel() throws {
    let (driver, _) = try open()
    func words() -> [String] {
      driver.shell.displayList().commands.compactMap {
        guard case .text(let run) = $0 else { return nil }
        return run.string
      }
    }
    #expect(words().contains("in the queue"))
    show(page: 4, driver)
    #expect(!words().contains("in the queue"))
    for place in ["page 4", "page 5", "page 6", "addChild"] { #expect(words().contains(place)) }
  }
}
