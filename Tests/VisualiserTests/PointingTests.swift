import Demonstrations
import Drawing
import Hosting
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("Every control answers the pointer")
struct PointingTests {
  /// Whether a control has a card, and therefore no look and no tooltip of its own.
  private func hasCard(_ control: ShellControl) -> Bool {
    switch control {
    // The card describes the control, and the card's outline is its look.
    case .pane, .cell: true
    default: false
    }
  }

  /// Whether no key does what a press on a control does, so that its tooltip names none.
  private func isMouseOnly(_ control: ShellControl, in shell: Shell) -> Bool {
    switch control {
    case .calls, .call, .heading, .rail, .lanes, .strip, .transport(.bar), .stage(.map),
      .card(.link), .sidebar(.help(.about)):
      true
    case .sidebar(.scene(let place)): place >= 9
    // A key shows the next or the previous variant, and none while two are side by side.
    case .stage(.variant(let button)):
      shell.session.variants.other != nil
        || abs(
          shell.stage.variantButtons(shell.configuration.text)[button].button.variant
            - (shell.stage.choicePlace ?? 0)) % (shell.stage.choices.count - 1) > 1
    default: false
    }
  }

  private func picture(_ driver: ShellDriver) -> DisplayList { driver.shell.displayList() }

  @Test(
    "Pointing at a control and pressing it are to be seen, unless it does nothing now",
    arguments: ShellState.all, Theme.all)
  func looks(state: ShellState, theme: Theme) throws {
    let driver = state.make()
    driver.shell.apply(theme)
    driver.wait(0)
    let controls = state.controls(of: driver)
    #expect(!controls.isEmpty)
    for (control, point) in controls {
      if case .pane = control { continue }
      driver.leave()
      let before = picture(driver)
      driver.hover(at: point)
      let isUseful = driver.shell.isUseful(control)
      #expect((picture(driver) != before) == isUseful, "\(control) hovered")
      guard isUseful, !hasCard(control) else { continue }
      let hovered = picture(driver)
      driver.shell.notePointing(
        InputEvent(time: driver.shell.session.now, .pointerDown(.init(at: point, isPressed: true))))
      driver.shell.showPointing()
      #expect(picture(driver) != hovered, "\(control) pressed")
      driver.leave()
      driver.wait(0)
      #expect(picture(driver) == before, "\(control) left")
    }
  }

  @Test(
    "Each control has a tooltip, with a key of the table where a key does the same",
    arguments: ShellState.all)
  func tooltips(state: ShellState) {
    let driver = state.make()
    let keys = Set(KeyBinding.all.map(\.keys)).union(
      KeyBinding.all.flatMap { $0.triggers.map(\.0.words) })
    for (control, point) in state.controls(of: driver) where !hasCard(control) {
      driver.hover(at: point)
      #expect(driver.shell.tooltip.isHidden)
      driver.wait(Shell.restBeforeTooltip + 0.001)
      let view = driver.shell.tooltip
      let tooltip = view.tooltip
      #expect(tooltip?.words.isEmpty == false, "\(control)")
      let named = tooltip?.keys ?? ""
      if driver.shell.isUseful(control), !isMouseOnly(control, in: driver.shell) {
        // Sliders name the key that leads to them and those that move them.
        let known =
          keys.contains(named)
          || named.split(separator: ", ").allSatisfy { keys.contains(String($0)) }
        #expect(!named.isEmpty && known, "\(control): \(named)")
      } else {
        #expect(named.isEmpty, "\(control): \(named)")
      }
      #expect(driver.shell.window.bounds.contains(view.frame), "\(control)")
      let frame = driver.shell.frame(of: control) ?? .zero
      #expect(!view.frame.intersects(frame), "\(control) is covered")
    }
  }

  @Test("Every view that takes clicks is a control, or says why not", arguments: ShellState.all)
  func views(state: ShellState) {
    let driver = state.make()
    let shell = driver.shell
    let points = state.controls(of: driver).values
    var stack: [View] = [shell.window]
    while let view = stack.popLast() {
      guard !view.isHidden else { continue }
      stack += view.subviews
      let taps = (view.gestureRecognizers ?? []).contains { $0 is TapGestureRecognizer }
      // A click beside a drawer or a notice closes it and needs no target. Lists and scroll views
      // have recognizers for their own content.
      guard taps, view !== shell.curtain, !(view is ScrollView), !shell.isCovered(view) else {
        continue
      }
      let frame = view.convert(view.bounds, to: nil)
      // A view that is scrolled out of the inspector cannot be pointed at.
      guard shell.window.bounds.contains(frame) else { continue }
      #expect(points.contains { frame.contains($0) }, "\(type(of: view)) in \(frame)")
    }
  }

  @Test("A tooltip comes after a rest, and goes with a move, a press, a key or the wheel")
  func rest() {
    let driver = ShellDriver(.container)
    let play = driver.shell.frame(of: .transport(.play)) ?? .zero
    let point = Point(x: play.midX, y: play.midY)
    func isShown() -> Bool { !driver.shell.tooltip.isHidden }
    func show() {
      driver.hover(at: point)
      #expect(!isShown())
      driver.wait(Shell.restBeforeTooltip - 0.01)
      #expect(!isShown())
      driver.wait(0.011)
      #expect(isShown())
    }
    show()
    #expect(driver.shell.tooltip.tooltip == Tooltip(words: "Waiting for input", keys: "Space"))
    driver.hover(at: point + Point(x: 1, y: 0))
    #expect(!isShown())
    show()
    driver.hold(at: point)
    #expect(!isShown())
    driver.wait(2)
    #expect(!isShown())
    driver.release(at: point)
    driver.wait(2)
    #expect(!isShown())
    show()
    driver.press(.f1)
    #expect(!isShown())
    driver.press(.f1)
    show()
    driver.wheel(1, at: point)
    #expect(!isShown())
    show()
    driver.leave()
    driver.wait(2)
    #expect(!isShown())
  }

  @Test("A pointer that rests costs a frame for its tooltip, and no more")
  func idle() {
    let driver = ShellDriver(.container)
    driver.settle()
    let frame = driver.shell.frame(of: .transport(.rate)) ?? .zero
    driver.hover(at: Point(x: frame.midX, y: frame.midY))
    let now = driver.shell.session.now
    #expect(driver.shell.advance(to: now) == driver.shell.pointer.tooltipDue)
    #expect(driver.shell.advance(to: now + 1) == nil)
    _ = driver.shell.displayList()
    #expect(driver.shell.advance(to: now + 2) == nil)
    #expect(!driver.shell.needsDisplay)
  }

  @Test("Tooltips name the keys of the table")
  func keys() {
    let driver = ShellDriver(.container)
    func tooltip(_ control: ShellControl, at point: Point = .zero) -> Tooltip? {
      driver.shell.tooltip(for: control, at: point)
    }
    #expect(tooltip(.sidebar(.scene(2)))?.keys == "3")
    #expect(tooltip(.sidebar(.scene(12)))?.keys == "")
    let buttons = driver.shell.stage.variantButtons(driver.shell.configuration.text).map(\.button)
    for (variant, keys) in [(1, "N"), (buttons.map(\.variant).max() ?? 0, "Shift N")] {
      let button = buttons.lastIndex { $0.variant == variant } ?? -1
      #expect(tooltip(.stage(.variant(button: button)))?.keys == keys)
    }
    #expect(tooltip(.sidebar(.tour)) == Tooltip(words: "Guided start", keys: "Shift F2"))
    #expect(tooltip(.transport(.forward)) == Tooltip(words: "One frame forward", keys: "."))
    #expect(tooltip(.transport(.back)) == Tooltip(words: "This is the first frame.", keys: ""))
    #expect(tooltip(.transport(.rate)) == Tooltip(words: "Speed", keys: "< >"))
    #expect(tooltip(.stage(.map(pane: 0)))?.keys == "")
    #expect(tooltip(.inspectorButton) == Tooltip(words: "Hide the inspector", keys: "I"))
    #expect(tooltip(.transport(.play)) == Tooltip(words: "Waiting for input", keys: "Space"))
    #expect(tooltip(.legendButton) == Tooltip(words: "What the lines mean", keys: "K"))
    #expect(tooltip(.help(.close)) == Tooltip(words: "Close", keys: "Esc"))
    let bar = driver.shell.frame(of: .transport(.bar)) ?? .zero
    #expect(tooltip(.transport(.bar), at: bar.origin)?.words == "Go to 0.000 s")
    #expect(tooltip(.pane(0)) == nil)
  }

  @Test("A tooltip lies beside its control and within the window, wherever that is")
  func tooltipPlace() {
    let bounds = Rect(x: 0, y: 0, width: 640, height: 480)
    let size = Size(width: 180, height: 26)
    var random = SeededRandom(seed: 7)
    for _ in 0..<2_000 {
      let control = Rect(
        x: Double.random(in: 0...600, using: &random),
        y: Double.random(in: 0...440, using: &random),
        width: Double.random(in: 4...300, using: &random),
        height: Double.random(in: 4...80, using: &random)
      ).intersection(bounds)
      let pointer = Point(x: control.midX, y: control.midY)
      let frame = Tooltip.frame(size, beside: control, pointer: pointer, within: bounds)
      #expect(bounds.contains(frame))
      #expect(!frame.intersects(control))
    }
  }

  @Test("The pointer has the shape of what it can do, and changes only when that does")
  func shapes() throws {
    let driver = ShellDriver(.container)
    driver.settle()
    func at(_ control: ShellControl) throws -> Point {
      let frame = try #require(driver.shell.frame(of: control))
      return Point(x: frame.midX, y: frame.midY)
    }
    let list = driver.location(160, 284, in: "container")
    driver.hover(at: list)
    #expect(driver.shapes.isEmpty)
    for control in [
      ShellControl.transport(.play), .transport(.rate), .transport(.forward), .sidebar(.tour),
      .sidebar(.scene(3)), .stage(.variant(button: 2)), .legendButton,
    ] { driver.hover(at: try at(control)) }
    #expect(driver.shapes == [.hand])
    driver.hover(at: try at(.transport(.bar)))
    driver.hover(at: try at(.lanes))
    driver.hover(at: try at(.stage(.map(pane: 0))))
    #expect(driver.shapes == [.hand, .crosshair])
    driver.hover(at: try at(.transport(.back)))
    #expect(driver.shapes == [.hand, .crosshair, .arrow])

    // A drag changes the pointer.
    driver.hold(at: list)
    #expect(driver.shapes.last == .arrow)
    for step in 1...6 { driver.pull(to: list + Point(x: 0, y: -10.0 * Double(step))) }
    #expect(driver.shapes.last == .grabbing)
    // The pointer stays the same wherever the drag goes.
    driver.pull(to: try at(.transport(.play)))
    #expect(driver.shapes.last == .grabbing)
    driver.release(at: list)
    #expect(driver.shapes.last == .arrow)

    let map = try at(.stage(.map(pane: 0)))
    driver.hover(at: map)
    driver.hold(at: map)
    #expect(driver.shapes.suffix(2) == [.crosshair, .vertical])
    driver.release(at: map)
    let bar = try at(.transport(.bar))
    driver.hold(at: bar)
    #expect(driver.shapes.suffix(2) == [.crosshair, .horizontal])
    driver.pull(to: bar + Point(x: 40, y: -300))
    #expect(driver.shapes.last == .horizontal)
    driver.release(at: bar)
    driver.leave()
    #expect(driver.shapes.last == .arrow)
  }

  @Test("A button acts where it is pressed and let go; the bar begins where it is drawn")
  func transport() throws {
    let driver = ShellDriver(.container)
    driver.wheel(-4, at: driver.location(160, 284, in: "container"))
    let end = driver.shell.transportState.time
    func press(_ part: TransportBar.Part) throws {
      let frame = try #require(driver.shell.frame(of: .transport(part)))
      driver.click(at: Point(x: frame.midX, y: frame.midY))
    }
    try press(.back)
    let back = driver.shell.transportState.time
    #expect(back < end)
    #expect(!driver.shell.session.timeline.isPlaying)
    try press(.forward)
    #expect(driver.shell.transportState.time == end)
    try press(.rate)
    #expect(driver.shell.session.timeline.rate == 2)
    // A click between the buttons does nothing.
    let state = driver.shell.transportState
    driver.click(at: driver.shell.transport.frame.origin + Point(x: 140, y: 30))
    #expect(driver.shell.transportState == state)
    for (place, part) in TransportBar.Part.allCases.enumerated() {
      for other in TransportBar.Part.allCases.dropFirst(place + 1) {
        let frames = [part, other].map(driver.shell.transport.frame(of:))
        #expect(!frames[0].intersects(frames[1]), "\(part) \(other)")
      }
    }
  }

  @Test("A click on a chip in the inspector pins its cell")
  func chip() throws {
    let driver = ShellDriver(.container)
    let (control, point) = try #require(
      driver.controls.first {
        if case .cell = $0.key { return $0.value.x > driver.shell.inspector.frame.minX }
        return false
      })
    driver.click(at: point)
    #expect(driver.shell.pin.map(ShellControl.init(pinned:)) == control)
  }

  @Test("A finger leaves no control marked")
  func finger() {
    let driver = ShellDriver(.container)
    let before = driver.shell.transport.touched
    let frame = driver.shell.frame(of: .transport(.rate)) ?? .zero
    let finger = InputEvent.Pointer(
      at: Point(x: frame.midX, y: frame.midY), device: .touch, id: 1, isPressed: true)
    driver.shell.handle(InputEvent(time: 1, .pointerDown(finger)))
    #expect(driver.shell.transport.touched == Touched(.rate, isPressed: true))
    driver.shell.handle(InputEvent(time: 1.1, .pointerUp(finger)))
    #expect(driver.shell.transport.touched == before)
    #expect(driver.shell.session.timeline.rate == 2)
  }
}

extension ShellControl {
  fileprivate init?(pinned: InspectionTarget) {
    guard case .cell(let cell) = pinned else { return nil }
    self = .cell(cell)
  }
}

extension Shell {
  /// Whether other views cover a view completely.
  fileprivate func isCovered(_ view: View) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    for y in stride(from: frame.minY + 1, to: frame.maxY, by: 4) {
      for x in stride(from: frame.minX + 1, to: frame.maxX, by: 4) {
        if window.hitTest(Point(x: x, y: y), with: nil)?.isDescendant(of: view) == true {
          return false
        }
      }
    }
    return true
  }
}
