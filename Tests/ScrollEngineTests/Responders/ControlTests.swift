import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let hand: Hand
  private let log = Log()

  private final class Log {
    var events: [String] = []
  }

  init() { hand = Hand(window) }

  private static let names: [(Control.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  /// Adds a control to the window, and records all events of the control.
  private func watch<Kind: Control>(_ control: Kind) -> Kind {
    if control.superview == nil { window.addSubview(control) }
    for (event, name) in Self.names {
      control.addAction(Action { [log] _ in log.events.append(name) }, for: event)
    }
    return control
  }

  @Test("A tap goes down and up, and highlights meanwhile")
  func tap() {
    let control = watch(Control(frame: Rect(x: 100, y: 100, width: 100, height: 40)))
    hand.down(150, 120)
    #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
    hand.up(150, 120)
    #expect(log.events == ["down", "up"])
    #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
  }

  @Test(
    "A finger may leave it by 70 points, a mouse by none",
    arguments: [
      (InputEvent.Pointer.Device.touch, 60.0, true), (.touch, 80, false), (.mouse, 5, false),
    ])
  func reach(device: InputEvent.Pointer.Device, distance: Double, isInside: Bool) {
    let control = watch(Control(frame: Rect(x: 100, y: 100, width: 100, height: 40)))
    hand.down(190, 120, device: device)
    hand.move(200 + distance, 120, device: device)
    #expect(control.isTouchInside == isInside && control.isHighlighted == isInside)
    hand.up(200 + distance, 120, device: device)
    #expect(
      log.events
        == (isInside ? ["down", "inside", "up"] : ["down", "exit", "outside", "up outside"]))
    log.events = []
    hand.rest(1)
    hand.down(190, 120, device: device)
    hand.move(390, 120, device: device)
    hand.move(190, 120, device: device)
    hand.up(190, 120, device: device)
    #expect(log.events == ["down", "exit", "outside", "enter", "inside", "up"])
  }

  @Test("What is not enabled swallows its touches, and tells nothing")
  func disabled() {
    let outer = TouchLog(frame: window.bounds)
    window.addSubview(outer)
    let control = Control(frame: Rect(x: 100, y: 100, width: 100, height: 40))
    outer.addSubview(control)
    _ = watch(control)
    control.isEnabled = false
    hand.down(150, 120)
    hand.up(150, 120)
    #expect(log.events == [] && outer.names == [] && control.state == .disabled)
    control.isEnabled = true
    hand.rest(1)
    hand.down(150, 120)
    hand.up(150, 120)
    #expect(log.events == ["down", "up"] && outer.names == [])
  }

  /// A control that may refuse to begin or to continue tracking.
  private final class Picky: Control {
    var begins = true
    var goesOn = true
    var calls: [String] = []
    override func beginTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
      calls.append("begin")
      return begins
    }
    override func continueTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
      calls.append("continue")
      return goesOn
    }
    override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
      calls.append("end \(isTouchInside)")
    }
    override func cancelTracking(with event: ScrollEngine.Event?) { calls.append("cancel") }
  }

  @Test("A subclass may refuse a touch at first or later on, and hears how it ends")
  func tracking() {
    let picky = watch(Picky(frame: Rect(x: 100, y: 100, width: 100, height: 40)))
    func drag() -> [String] {
      picky.calls = []
      log.events = []
      hand.rest(1)
      hand.down(120, 120)
      hand.move(130, 120)
      hand.up(130, 120)
      return log.events
    }
    #expect(
      drag() == ["down", "inside", "up"] && picky.calls == ["begin", "continue", "end true"])
    picky.goesOn = false
    #expect(drag() == ["down"] && picky.calls == ["begin", "continue"])
    #expect(!picky.isTracking && !picky.isHighlighted)
    picky.begins = false
    #expect(drag() == [] && picky.calls == ["begin"] && !picky.isTouchInside)
  }

  @Test("A scroll view takes the finger from no control, unless it is told to")
  func inScrollView() {
    final class Eager: ScrollView {
      override func touchesShouldCancel(in view: View) -> Bool { true }
    }
    for scrollView in [ScrollView(), Eager()] {
      log.events = []
      scrollView.frame = window.bounds
      scrollView.contentSize = Size(width: 400, height: 2000)
      scrollView.delaysContentTouches = false
      window.addSubview(scrollView)
      let control = Control(frame: Rect(x: 100, y: 100, width: 100, height: 300))
      scrollView.addSubview(control)
      _ = watch(control)
      hand.drag(from: 150, 350, by: 0, -200)
      let takes = scrollView is Eager
      #expect((scrollView.contentOffset.y > 0) == takes)
      #expect(log.events.first == "down" && log.events.last == (takes ? "cancel" : "up"))
      #expect(!control.isTracking && !control.isHighlighted)
      scrollView.removeFromSuperview()
    }
  }

  @Test("A tap on a button is not one on what it lies in; a plain control leaves it")
  func tapsAround() {
    var taps = 0
    let outer = View(frame: window.bounds)
    window.addSubview(outer)
    outer.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    let button = Button(type: .custom)
    let plain = Control()
    for (index, control) in [button, plain].enumerated() {
      control.frame = Rect(x: 100, y: 100 * Double(index), width: 50, height: 50)
      outer.addSubview(control)
    }
    hand.tap(120, 20)
    #expect(taps == 0)
    hand.tap(120, 120)
    #expect(taps == 1)
    button.isEnabled = false
    hand.tap(120, 20)
    #expect(taps == 2)
  }

  // MARK: Actions

  @Test("Actions are called in their order, once for each identifier, and know their sender")
  func actions() {
    let control = Control()
    var calls: [String] = []
    let first = Action(identifier: .init("a")) { action in
      calls.append("first \(action.sender === control)")
    }
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(Action { _ in calls.append("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["first true", "second"] && first.sender == nil)
    control.addAction(
      Action(identifier: .init("a")) { _ in calls.append("new") }, for: .valueChanged)
    calls = []
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["second", "new", "first true"])
    control.removeAction(first, for: .touchDown)
    #expect(control.allControlEvents == .valueChanged)
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    calls = []
    control.sendActions(for: .allEvents)
    #expect(calls == ["second"])
  }

  @Test("An action that removes itself or adds another does not disturb those that are called")
  func changesInCalls() {
    let control = Control()
    var calls: [String] = []
    let once = Action(identifier: .init("once")) { action in
      calls.append("once")
      control.removeAction(identifiedBy: action.identifier, for: .allEvents)
      control.addAction(Action { _ in calls.append("late") }, for: .valueChanged)
    }
    control.addAction(once, for: .valueChanged)
    control.addAction(Action { _ in calls.append("other") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["once", "other"])
    control.sendActions(for: .valueChanged)
    #expect(calls == ["once", "other", "other", "late"])
  }

  @Test("Targets are called by their methods, are not kept alive, and can be removed")
  func targets() {
    @MainActor final class Screen {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func sent(_ sender: Button) { calls.append("sent \(sender.currentTitle ?? "-")") }
      func anything(_ sender: Any) { calls.append("any \(sender is Button)") }
      func told(_ sender: Control, _ event: ScrollEngine.Event?) {
        calls.append("told \(event != nil)")
      }
    }
    let button = Button(type: .custom)
    button.setTitle("Go", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    window.addSubview(button)
    let other = Screen()
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      button.addTarget(screen, action: Screen.plain, for: .touchUpInside)
      button.addTarget(screen, action: Screen.sent, for: .touchUpInside)
      button.addTarget(screen, action: Screen.anything, for: .touchUpInside)
      button.addTarget(screen, action: Screen.told, for: .touchUpInside)
      button.addTarget(other, action: Screen.plain, for: .primaryActionTriggered)
      hand.tap(20, 20)
      #expect(screen.calls == ["plain", "sent Go", "any true", "told true"])
      #expect(other.calls == ["plain"])
      screen.calls = []
      button.sendActions(for: .touchUpInside)
      #expect(screen.calls == ["plain", "sent Go", "any true", "told false"])
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
    button.removeTarget(other, action: nil, for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(other.calls == ["plain"])
  }

  @Test("A target whose method takes another kind of sender stops the program with both names")
  func wrongSender() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActor final class Screen { func turned(_ sender: Switch) {} }
        let screen = Screen()
        let button = Button(type: .system)
        button.addTarget(screen, action: Screen.turned, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      }
    }
    #expect(lastWords(result).contains("Control: an action of Button takes a Switch"))
  }
}
