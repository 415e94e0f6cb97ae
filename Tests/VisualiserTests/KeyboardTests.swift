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
struct KeyboardTests {
  private static let small = Size(width: 640, height: 480)

  /// Presses Tab until a part has the focus.
  private func focus(_ part: ShellFocus, _ driver: ShellDriver) {
    for _ in driver.shell.focusOrder where driver.shell.focus != part { driver.press(.tab) }
    #expect(driver.shell.focus == part)
  }

  @Test(
    "Tab goes through every part that is there, and Shift Tab back", arguments: [1280.0, 900, 640])
  func order(width: Double) {
    let driver = ShellDriver(.naiveAndContainer, size: Size(width: width, height: 480))
    var seen: [ShellFocus] = []
    for _ in driver.shell.focusOrder {
      driver.press(.tab)
      seen.append(driver.shell.focus ?? .play)
    }
    var expected: [ShellFocus] =
      width < 720
      ? [.listButton]
      : [.listButton, .button(.sidebar(.tour)), .button(.sidebar(.gallery)), .sidebar]
        + Sidebar.helpPages.map { .button(.sidebar(.help($0))) }
    expected += [.variants, .button(.legendButton)]
    if width < 980 { expected.append(.inspectorButton) }
    expected += [.button(.path), .pane(0), .pane(1), .play]
    expected += [.button(.transport(.back)), .button(.transport(.forward)), .rate, .bar]
    if width >= 980 {
      expected += [.inspectorButton, .inspector]
      expected += driver.shell.focusOrder.filter {
        if case .button(.heading) = $0 { true } else { false }
      }
    }
    #expect(seen == expected)
    driver.press(.tab)
    #expect(driver.shell.focus == expected.first)
    driver.press(.tab, .shift)
    #expect(driver.shell.focus == expected.last)
  }

  @Test("The focus is to be seen within the window wherever it is, and a click takes it away")
  func ring() {
    for size in [Self.small, Size(width: 1280, height: 800)] {
      let driver = ShellDriver(.paging, size: size)
      for _ in driver.shell.focusOrder {
        driver.press(.tab)
        let target = driver.shell.ring.target
        let ring = target.map { $0.rect.inset(by: -2).intersection($0.clip) }
        #expect(ring.map { $0.width > 10 && $0.height > 10 } == true)
        #expect(ring.map { driver.shell.window.bounds.contains($0) } == true)
      }
      driver.click(at: Point(x: size.width / 2, y: 4))
      #expect(driver.shell.ring.target == nil)
    }
  }

  @Test("The ring around a viewport lies below the card of what is pinned there")
  func ringBelowCard() throws {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    focus(.pane(0), driver)
    for _ in 0..<4 { driver.type("p") }
    let target = try #require(shell.ring.target)
    let card = try #require(shell.inspection.cardFrame).offsetBy(shell.inspection.frame.origin)
    #expect(card.intersects(target.rect))
    let commands = shell.displayList().commands
    let ring = try #require(commands.firstIndex(of: strokeOfRing(shell)))
    let ground = try #require(
      commands.firstIndex(of: .fill(card, shell.theme.panel, cornerRadius: 6)))
    #expect(ring < ground)
    // Around any other part, the ring lies above everything.
    for _ in shell.focusOrder {
      driver.press(.tab)
      guard shell.focusedPane == nil else { continue }
      #expect(shell.displayList().commands.last == strokeOfRing(shell))
    }
  }

  private func strokeOfRing(_ shell: Shell) -> DrawCommand {
    guard let target = shell.ring.target else { return .popClip }
    return .stroke(
      target.rect.inset(by: -2).intersection(target.clip),
      Stroke(shell.theme.accent, width: 2, cornerRadius: 4))
  }

  @Test("In the sidebar arrows choose and Enter opens; the row is scrolled into sight")
  func sidebar() {
    let driver = ShellDriver(.container, size: Size(width: 1280, height: 300))
    focus(.sidebar, driver)
    driver.press(.down)
    #expect(driver.shell.report.scene == "container")
    driver.press(.enter)
    #expect(driver.shell.report.scene == "naive-and-container")
    driver.press(.end)
    driver.press(.enter)
    #expect(driver.shell.report.scene == SceneCatalog.listed.last?.name)
    let ring = driver.shell.ring.target
    #expect(ring.map { $0.clip.contains($0.rect.origin) } == true)
    #expect(ring.map { $0.rect.maxY < 300 } == true)
  }

  @Test("In a pane arrows scroll that pane, wherever the pointer is")
  func pane() {
    let driver = ShellDriver(.naiveAndContainer)
    driver.hover(at: driver.location(20, 20, in: "naive"))
    focus(.pane(1), driver)
    driver.press(.down)
    #expect(driver.offset("container") == 40)
    let actions = driver.shell.session.log.inputs.map(\.action)
    #expect(actions == [.key(.down, pane: 1, at: Point(x: 160, y: 284))])
  }

  @Test("Enter in a pane is a click in its middle, or on what is pinned")
  func tap() {
    let driver = ShellDriver(.container)
    focus(.pane(0), driver)
    driver.press(.enter)
    for _ in 0..<4 { driver.type("p") }
    driver.press(.enter)
    let downs = driver.shell.session.log.inputs.compactMap { input -> Point? in
      if case .event(.pointerDown(let pointer), _) = input.action { pointer.position } else { nil }
    }
    #expect(downs == [Point(x: 160, y: 284), Point(x: 160, y: 52)])
  }

  @Test("The transport has keys of its own: play, rate and the bar")
  func transport() {
    let driver = ShellDriver(.container)
    for _ in 0..<5 { driver.wheel(-1, at: driver.location(160, 284, in: "container")) }
    let shell = driver.shell
    let end = shell.session.log.end
    focus(.play, driver)
    driver.press(.enter)
    #expect(!shell.session.timeline.isPlaying)
    focus(.rate, driver)
    driver.press(.left)
    #expect(shell.session.timeline.rate == 0.5)
    driver.press(.enter)
    #expect(shell.session.timeline.rate == 1)
    focus(.bar, driver)
    driver.press(.left)
    #expect(shell.transportState.time < end)
    driver.press(.home)
    #expect(shell.transportState.time == 0)
    #expect(driver.offset("container") == 0)
    driver.press(.pageDown)
    #expect(shell.transportState.time > 0)
    driver.press(.end)
    #expect(shell.transportState.time == end)
  }

  @Test("The inspector scrolls by keys when it has the focus")
  func inspector() {
    let driver = ShellDriver(.naiveAndContainer, size: Size(width: 1280, height: 480))
    focus(.inspector, driver)
    let before = driver.shell.displayList()
    driver.press(.pageDown)
    #expect(driver.shell.displayList() != before)
    #expect(driver.offset("container") == 0)
  }

  @Test(
    "In a narrow window the list of scenes is a drawer: a key or a button opens it, a choice closes it"
  )
  func listDrawer() {
    let driver = ShellDriver(.container, size: Self.small)
    let shell = driver.shell
    #expect(shell.sidebar.isHidden)
    #expect(!shell.listButton.isHidden)
    let stage = shell.stage.frame
    driver.click(at: shell.listButton.frame.origin + Point(x: 14, y: 14))
    #expect(!shell.sidebar.isHidden)
    #expect(shell.stage.frame == stage)
    driver.click(at: Point(x: 500, y: 200))
    #expect(shell.sidebar.isHidden)
    #expect(shell.session.log.inputs.isEmpty)

    driver.type("l")
    #expect(shell.focus == .sidebar)
    driver.press(.up)
    driver.press(.enter)
    #expect(shell.report.scene == "cell-reuse")
    #expect(shell.sidebar.isHidden)
    driver.type("l")
    driver.press(.escape)
    #expect(shell.sidebar.isHidden)
    #expect(driver.quits == 0)
  }

  @Test(
    "In a narrow window the inspector is a drawer, too, and wide ones put both beside the stage")
  func inspectorDrawer() {
    let driver = ShellDriver(.container, size: Self.small)
    let shell = driver.shell
    driver.type("i")
    #expect(!shell.inspector.isHidden)
    #expect(shell.inspector.frame.maxX == 640)
    shell.resize(to: Size(width: 1280, height: 800))
    #expect(shell.arrangement.drawer == nil)
    #expect(!shell.inspector.isHidden && !shell.sidebar.isHidden)
    driver.type("l")
    driver.type("i")
    #expect(shell.inspector.isHidden && shell.sidebar.isHidden)
    #expect(shell.stage.frame.width == 1280 - InspectorRail.width - 1)
    driver.click(at: shell.inspectorButton.frame.origin + Point(x: 14, y: 14))
    #expect(!shell.inspector.isHidden)
  }

  @Test("The interface grows with the window by quarters, until a person chooses a size")
  func scale() {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    let sizes: [(Double, Double, Double)] = [
      (640, 480, 1), (1280, 800, 1), (1920, 1080, 1), (2560, 1440, 1.25), (3840, 2160, 2),
      (3840, 900, 1),
    ]
    for (width, height, scale) in sizes {
      shell.resize(to: Size(width: width, height: height))
      #expect(shell.interfaceScale == scale)
    }
    shell.resize(to: Size(width: 3840, height: 2160))
    driver.press(.minus, .control)
    #expect(shell.interfaceScale == 1.75)
    // A scale that does not fit is reduced, and returns when it fits again.
    shell.resize(to: Size(width: 1280, height: 800))
    #expect(shell.interfaceScale == 1.5)
    shell.resize(to: Size(width: 3840, height: 2160))
    #expect(shell.interfaceScale == 1.75)
    driver.press(.zero, .control)
    #expect(shell.interfaceScale == 2)
  }

  @Test("Ctrl with the wheel sets the size of the interface, where the scene has nothing to zoom")
  func wheelScale() {
    let driver = ShellDriver(.container)
    let point = driver.location(160, 284, in: "container")
    driver.wheel(0.5, at: point, .control)
    #expect(driver.shell.interfaceScale == 1)
    driver.wheel(0.5, at: point, .control)
    #expect(driver.shell.interfaceScale == 1.25)
    driver.wheel(-1, at: Point(x: 20, y: 20), .control)
    #expect(driver.shell.interfaceScale == 1)
    #expect(driver.offset("container") == 0)
    #expect(driver.shell.session.log.inputs.isEmpty)
  }

  @Test("A low window leaves the stage more than four fifths of its height")
  func low() {
    let driver = ShellDriver(.container, size: Self.small)
    #expect(driver.shell.transport.bounds.height == TransportBar.lowHeight)
    let layout = driver.shell.stage.stageLayout
    #expect((layout.panes.first?.column.height ?? 0) > 480 * 0.75)
  }
}
