import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("What a press leads to, and back")
struct WaysBackTests {
  @Test("Esc in a guided start that was opened from a scene leads back to that scene")
  func start() {
    let driver = ShellDriver(.container, variant: 1)
    driver.press(.f2, .shift)
    #expect(driver.shell.tour?.path.isStart == true)
    driver.press(.escape)
    #expect(driver.shell.tour == nil)
    #expect(driver.shell.openScene?.name == "container")
    #expect(driver.shell.session.variants.shown == 1)
  }

  @Test("F2 without a path leaves the scene alone")
  func noPath() {
    let stack = StackDescription(sections: [.init(.table, count: 30, height: .same(50))])
    let own = ShellDriver(.stack(stack, named: "a.json"))
    // All scenes have a path, but none is about any two variants beside each other.
    let compared = ShellDriver(.cellReuse)
    compared.type("=")
    for driver in [own, compared] {
      let shell = driver.shell
      let (scene, other) = (shell.sceneDescription.name, shell.session.variants.other)
      #expect(shell.objection(to: .openPath)?.hasPrefix("No guided path here.") == true)
      driver.press(.f2)
      #expect(shell.tour == nil)
      #expect(shell.sceneDescription.name == scene && shell.session.variants.other == other)
    }
    #expect(compared.shell.session.variants.other == 1)
    // A window opens with the two variants of a poster.
    let poster = ShellDriver(.container)
    poster.shell.open(.container, variant: 0, beside: 1)
    #expect(poster.shell.objection(to: .openPath) == nil)
    poster.press(.f2)
    #expect(poster.shell.tour?.path.name == "container")
  }

  @Test("A second click on Next skips nothing")
  func next() throws {
    let driver = ShellDriver(.cellReuse)
    let shell = driver.shell
    shell.openTour()
    driver.settle()
    let skip = try #require(shell.frame(of: .card(.skip)))
    #expect(shell.frame(of: .card(.next)) == nil)
    driver.wheel(-2, at: driver.location(160, 284, in: "table1"))
    let next = try #require(shell.frame(of: .card(.next)))
    #expect(shell.frame(of: .card(.skip)) == nil)
    #expect(!next.intersects(skip))
    let point = Point(x: next.midX, y: next.midY)
    driver.click(at: point)
    #expect(shell.tour?.place == 1)
    driver.click(at: point)
    #expect(shell.tour?.place == 1)
  }

  @Test("= puts the lower variant left, and comes back to the one that was shown")
  func compare() {
    for variant in 0..<3 {
      let driver = ShellDriver(.cellReuse, variant: variant)
      driver.type("=")
      driver.settle()
      let (left, right) = driver.shell.session.variants
      #expect(right == left + 1 && [left, right].contains(variant))
      for key in ["n", "N", "N", "n", "n"] {
        driver.type(key)
        let (left, right) = driver.shell.session.variants
        #expect(right.map { $0 > left } == true)
      }
      driver.type("=")
      driver.settle()
      #expect(driver.shell.session.variants.other == nil)
    }
  }

  @Test("The handle of the time bar is where the pointer is, also while the scene stood still")
  func handle() throws {
    let driver = ShellDriver(.container)
    driver.wheel(-2, at: driver.location(160, 284, in: "container"))
    driver.wait(3)
    driver.wheel(-2, at: driver.location(160, 284, in: "container"))
    let shell = driver.shell
    let bar = shell.transport.bar.offsetBy(shell.transport.frame.origin)
    for share in [0.1, 0.35, 0.5, 0.62, 0.9] {
      driver.click(at: Point(x: bar.minX + bar.width * share, y: bar.midY))
      let state = shell.transportState
      #expect(abs(state.time - share * state.length) < 0.002)
    }
  }

  @Test("The help has pages: a click and an arrow turn them, a click beside closes them")
  func help() throws {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    func click(_ control: ShellControl) throws {
      let frame = try #require(shell.frame(of: control))
      driver.click(at: Point(x: frame.midX, y: frame.midY))
    }
    try click(.sidebar(.help(.about)))
    #expect(!shell.help.isHidden && shell.help.page == .about)
    try click(.help(.page(.screens)))
    #expect(!shell.help.isHidden && shell.help.page == .screens)
    driver.press(.right)
    #expect(shell.help.page == .keys)
    driver.click(at: Point(x: shell.help.panel.minX + 20, y: shell.help.panel.maxY - 5))
    #expect(!shell.help.isHidden)
    driver.click(at: Point(x: 4, y: 4))
    #expect(shell.help.isHidden)
  }
}
