import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

@MainActor
@Suite("What does not apply says why")
struct ObjectionTests {
  @Test(
    "A key without effect says so in one line",
    arguments: [
      ("+", SceneDescription.contentView, "No rows to add or remove here."),
      ("-", .contentView, "No rows to add or remove here."),
      ("v", .container, "This viewport does not rotate."),
      ("n", .paging, "This scene has no variants."),
      ("N", .paging, "This scene has no variants."),
      ("=", .contentView, "No variants to put side by side."),
      ("b", .contentView, "No table frames to outline here."),
      ("s", .contentView, "No reuse queue here, no statistics."),
      ("m", .contentView, "No rows here to map, no waiting cells."),
      ("w", .contentView, "No cells to follow over time here."),
      (",", .container, "This is the first frame."),
    ])
  func keys(key: String, scene: SceneDescription, words: String) {
    let driver = ShellDriver(scene)
    let options = driver.shell.stage.options
    driver.type(key)
    #expect(driver.shell.message.text == words)
    #expect(!driver.shell.message.isHidden)
    #expect(driver.shell.stage.options == options)
  }

  @Test("At the ends of the speeds and sizes, too, and where there is no room")
  func ends() {
    let driver = ShellDriver(.container)
    driver.type(">")
    #expect(driver.shell.message.isHidden)
    driver.type(">")
    #expect(driver.shell.message.text == "This is the fastest speed.")
    for _ in 0..<4 { driver.type("<") }
    #expect(driver.shell.message.text == "This is the slowest speed.")
    for _ in 0..<20 { driver.press(.plus, .control) }
    #expect(driver.shell.message.text == "The interface is as large as fits.")
    for _ in 0..<20 { driver.press(.minus, .control) }
    #expect(driver.shell.message.text == "The interface is as small as it gets.")
    driver.press(.zero, .control)
    driver.press(.zero, .control)
    #expect(driver.shell.message.text == "The interface has its usual size.")
    driver.press(.backspace)
    #expect(driver.shell.message.text == "Steps back only in the guided start.")
    driver.press(.enter)
    #expect(driver.shell.message.text == "Nothing has the focus. Tab moves it.")
    driver.press(.f2, .shift)
    driver.press(.f2, .shift)
    #expect(driver.shell.message.text == "The guided start is open.")
    driver.press(.backspace)
    #expect(driver.shell.message.text == "This is the first step.")

    let low = ShellDriver(.container, size: Size(width: 1280, height: 600))
    low.type("w")
    #expect(low.shell.message.text == "The window is too low for the lanes.")
  }

  @Test(
    "Each key of the table does something, or says why not", arguments: SceneCatalog.all.map(\.name)
  )
  func all(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for binding in KeyBinding.all {
      for (trigger, action) in binding.triggers {
        let driver = ShellDriver(scene)
        let objection = driver.shell.objection(to: action)
        // The effects of these actions are not in the picture of the shell.
        if [.quit, .toggleFullScreen, .savePicture].contains(action) { continue }
        let before = driver.shell.displayList()
        let kind: InputEvent.Kind =
          switch trigger {
          case .text(let character): .text(String(character))
          case .key(let key, let modifiers): .key(InputEvent.KeyPress(key, modifiers: modifiers))
          }
        driver.shell.handle(InputEvent(time: driver.shell.session.now, kind))
        driver.wait(1.0 / 60)
        #expect(objection == nil || driver.shell.message.text == objection, "\(binding.keys)")
        // Opening the current scene again changes nothing in the picture.
        if case .openScene(let place) = action, driver.shell.scenes[place].name == name { continue }
        if action == .resetScene { continue }
        let isSeen = driver.shell.displayList() != before
        #expect(isSeen, "\(binding.keys) does nothing and says nothing")
      }
    }
  }

  @Test("Esc closes what is open, one thing at a time, and nothing else")
  func escape() {
    let driver = ShellDriver(.container)
    driver.shell.openTour()
    driver.press(.tab)
    driver.type("p")
    driver.shell.show(Notice(title: "A title"))
    driver.type("?")
    func open() -> [Bool] {
      [
        !driver.shell.help.isHidden, !driver.shell.notice.isHidden, driver.shell.pin != nil,
        driver.shell.focus != nil, driver.shell.tour != nil,
      ]
    }
    for count in 0...5 {
      #expect(open() == (0..<5).map { $0 >= count })
      driver.press(.escape)
    }
    #expect(driver.quits == 0)
    #expect(driver.shell.message.text == "Nothing is open. Ctrl Q quits.")
    driver.press(.q, .control)
    #expect(driver.quits == 1)
  }
}
