import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("In the stack that is edited,")
struct StackEditingTests {
  private func open(variant: Int = 0) throws -> (ShellDriver, StackEditor) {
    let driver = ShellDriver(.stackEditing, variant: variant)
    return (driver, try #require(driver.shell.scene as? StackEditingScene).editor)
  }

  private func names(_ editor: StackEditor) -> [String] { editor.controllers.map(\.name) }

  private func press(_ tool: ToolbarController.Tool, _ driver: ShellDriver) {
    let width = 320.0 / Double(ToolbarController.Tool.allCases.count)
    driver.click(at: driver.location((Double(tool.rawValue) + 0.5) * width, 24, in: "toolbar"))
  }

  private func calls(_ editor: StackEditor) -> [String] {
    (editor.log.edits.last?.calls ?? []).map { "\($0.controller) \($0.name)" }
  }

  private func texts(_ driver: ShellDriver) -> [String] {
    driver.shell.displayList().commands.compactMap {
      guard case .text(let run) = $0 else { return nil }
      return run.string
    }
  }

  @Test("+ inserts behind the outlined one, - removes the outlined one")
  func keys() throws {
    let (driver, editor) = try open()
    driver.type("+")
    driver.settle()
    #expect(names(editor) == ["Header", "New 1", "Card", "Card 2", "Footer"])
    #expect(editor.selected?.name == "New 1")
    driver.type("-")
    driver.type("-")
    driver.settle()
    #expect(names(editor) == ["Header", "Card 2", "Footer"])
    #expect(editor.selected?.name == "Card 2")
    for _ in 0..<5 { driver.type("-") }
    driver.settle()
    #expect(editor.controllers.isEmpty && editor.selected == nil)
    for _ in 0..<20 { driver.type("+") }
    driver.settle()
    #expect(editor.controllers.count == StackEditor.most)
    editor.stack.containerScrollView.checkInvariants()
  }

  @Test("the buttons do what they say, and a tap chooses whom to")
  func buttons() throws {
    let (driver, editor) = try open()
    press(.down, driver)
    driver.settle()
    #expect(names(editor) == ["Card", "Header", "Card 2", "Footer"])
    press(.up, driver)
    driver.settle()
    #expect(names(editor) == ["Header", "Card", "Card 2", "Footer"])
    driver.click(at: driver.location(100, 200, in: "stack"))
    #expect(editor.selected?.name == "Card")
    press(.hide, driver)
    driver.settle()
    #expect(editor.hidden?.name == "Card" && texts(driver).contains("Show"))
    #expect(editor.controllers[2].frame(in: editor.stack)?.minY == 120)
    press(.hide, driver)
    driver.settle()
    #expect(editor.hidden == nil && texts(driver).contains("Hide"))
    #expect(editor.controllers[2].frame(in: editor.stack)?.minY == 240)
  }

  @Test("the buttons stay in their place at any offset")
  func pinned() throws {
    let (driver, editor) = try open()
    for offset in stride(from: 0.0, through: 300, by: 50) {
      driver.shell.setOffset(Point(x: 0, y: offset))
      driver.wait(0.1)
      let view = editor.toolbar.view
      #expect(view.convert(view.bounds, to: nil).origin == .zero)
    }
    press(.insert, driver)
    #expect(editor.controllers.count == 5)
  }

  @Test(
    "the frames of the controllers lie without a gap in the content, and the outlines say where")
  func frames() throws {
    let (driver, editor) = try open()
    driver.type("+")
    driver.settle()
    var end = 48.0
    for controller in editor.controllers {
      let frame = try #require(controller.frame(in: editor.stack))
      #expect(frame.minY == end)
      end = frame.maxY
    }
    #expect(editor.stack.containerScrollView.contentSize.height == end)
    #expect(texts(driver).contains("y 120  height 88"))
  }

  @Test("animated, the others follow in 0.3 s; at once, in the same frame", arguments: [0, 1])
  func animation(variant: Int) throws {
    let (driver, editor) = try open(variant: variant)
    let card = editor.controllers[2]
    let before = try #require(card.frame(in: editor.stack)?.minY)
    driver.type("+")
    var places: [Double] = []
    for _ in 0..<30 {
      places.append(try #require(card.frame(in: editor.stack)?.minY) - before)
      driver.wait(1.0 / 60)
    }
    if variant == 0 {
      #expect(places[0] < 20 && places[9] > 20 && places[9] < 88)
      #expect(places[17] < 88 && places[19] == 88)
      #expect(places == places.sorted())
    } else {
      #expect(places.allSatisfy { $0 == 88 })
    }
  }

  @Test("both variants hear the same calls, in UIKit's order")
  func calls() throws {
    func hear(_ variant: Int) throws -> [[String]] {
      let (driver, editor) = try open(variant: variant)
      return [ToolbarController.Tool.insert, .up, .hide, .hide, .remove].map { tool in
        press(tool, driver)
        driver.settle()
        return calls(editor)
      }
    }
    let animated = try hear(0)
    #expect(
      animated == [
        [
          "New 1 addChild", "New 1 willMove(toParent: stack)", "New 1 viewDidLoad",
          "New 1 didMove(toParent: stack)", "New 1 viewWillAppear", "New 1 viewDidAppear",
        ], [], ["New 1 viewWillDisappear", "New 1 viewDidDisappear"],
        ["New 1 viewWillAppear", "New 1 viewDidAppear"],
        [
          "New 1 willMove(toParent: nil)", "New 1 viewWillDisappear", "New 1 viewDidDisappear",
          "New 1 removeFromParent", "New 1 didMove(toParent: nil)",
        ],
      ])
    #expect(try hear(1) == animated)
  }

  @Test("what comes from scrolling does not stand with an edit")
  func scrolling() throws {
    let (driver, editor) = try open()
    driver.type("+")
    driver.settle()
    driver.wait(1)
    driver.shell.setOffset(Point(x: 0, y: 400))
    driver.wait(0.1)
    #expect(editor.log.edits.map(\.title) == ["Insert New 1", "Scrolled"])
    #expect(calls(editor).contains("Header viewDidDisappear"))
    #expect(texts(driver).contains("Scrolled"))
  }
}
