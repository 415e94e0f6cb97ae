import Demonstrations
import ScrollEngine
import ShellSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Whether a person without a mouse can reach every control that a mouse can press.
@MainActor
@Suite("Every control can be had by Tab, or is left out for a reason")
struct FocusOrderTests {
  /// The part in the Tab order that stands for a control, or the reason why there is none.
  private enum Way {
    case tab(ShellFocus)
    case leftOut(String)
  }

  private func way(to control: ShellControl) -> Way {
    switch control {
    case .listButton: .tab(.listButton)
    case .inspectorButton: .tab(.inspectorButton)
    case .sidebar(.scene): .tab(.sidebar)
    case .stage(.variant): .tab(.variants)
    case .stage(.setting(let part)): .tab(.setting(part == .makeNew ? .reuse : part))
    case .pane(let pane): .tab(.pane(pane))
    case .transport(.play): .tab(.play)
    case .transport(.rate): .tab(.rate)
    case .transport(.bar): .tab(.bar)
    case .legendButton, .path, .sidebar(.tour), .sidebar(.gallery), .transport(.back),
      .transport(.forward), .card, .calls, .help, .closeGallery, .closeNotice, .sidebar(.help),
      .lanesHeading, .heading, .rail:
      .tab(.button(control))
    case .stage(.map): .leftOut("the keys of its pane scroll the same content")
    case .cell: .leftOut("P pins one after the other")
    case .poster: .leftOut("arrows and Enter choose one")
    case .call, .lanes, .strip, .stage(.chart): .leftOut("the bar goes to the same moments")
    }
  }

  @Test("Each control on the screen is in the order", arguments: ShellState.all)
  func all(state: ShellState) {
    let driver = state.make()
    let shell = driver.shell
    // This paints the window first: some buttons are placed only by painting.
    let controls = state.controls(of: driver).keys
    let order = shell.focusOrder
    #expect(Set(order).count == order.count)
    for control in controls {
      guard case .tab(let focus) = way(to: control) else { continue }
      #expect(order.contains(focus), "\(control)")
    }
    // A key that opens a drawer moves the focus into it.
    shell.setFocus(nil)
    for (place, focus) in order.enumerated() {
      driver.press(.tab)
      #expect(shell.focus == focus, "at \(place)")
      let target = shell.ring.target
      let ring = target.map { $0.rect.inset(by: -2).intersection($0.clip) }
      #expect(ring.map { $0.width > 10 && $0.height > 10 } == true, "\(focus)")
      #expect(ring.map { shell.window.bounds.contains($0) } == true, "\(focus)")
    }
  }

  @Test("The order goes down the window, column by column")
  func columns() throws {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    func place(_ focus: ShellFocus) throws -> Int {
      try #require(shell.focusOrder.firstIndex(of: focus))
    }
    let way: [ShellFocus] = [
      .listButton, .button(.sidebar(.tour)), .button(.sidebar(.gallery)), .sidebar,
      .button(.sidebar(.help(.about))), .button(.sidebar(.help(.keys))), .variants,
      .button(.legendButton), .button(.path), .pane(0), .button(.lanesHeading), .play,
      .button(.transport(.back)), .button(.transport(.forward)), .rate, .bar, .inspectorButton,
      .inspector,
    ]
    #expect(try way.map(place) == Array(0..<way.count))
  }

  @Test("Enter on a button does what a click does")
  func enter() {
    let driver = ShellDriver(.container)
    let shell = driver.shell
    driver.wheel(-4, at: driver.location(160, 284, in: "container"))
    let end = shell.transportState.time
    func press(_ focus: ShellFocus) {
      shell.setFocus(focus)
      driver.press(.enter)
    }
    press(.button(.transport(.back)))
    #expect(shell.transportState.time < end)
    press(.button(.transport(.forward)))
    #expect(shell.transportState.time == end)
    press(.button(.legendButton))
    #expect(shell.arrangement.showsLegend)
    let variant = shell.openScene?.variant
    shell.setFocus(.variants)
    driver.press(.right)
    #expect(shell.openScene?.variant != variant)
    driver.press(.left)
    #expect(shell.openScene?.variant == variant)
    press(.button(.path))
    #expect(shell.tour != nil)
    press(.button(.card(.skip)))
    #expect(shell.tour?.place == 1)
    press(.button(.card(.back)))
    #expect(shell.tour?.place == 0)
    press(.button(.card(.end)))
    #expect(shell.tour == nil && shell.focus == nil)
    driver.type("?")
    press(.button(.help(.close)))
    #expect(shell.help.isHidden)
    shell.show(Notice(title: "A title", lines: [.init(place: "line 1", text: "text")]))
    press(.button(.closeNotice))
    #expect(shell.notice.isHidden)
  }
}
